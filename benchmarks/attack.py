"""Attack a site of one's own on loopback. `make attack` does all of it and writes docs/attacks.md.

python benchmarks/attack.py                       everything
python benchmarks/attack.py --only uploads        one attack
python benchmarks/attack.py --scale 0.1           a tenth of it, as the tests do
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.attacks.bots import bots
from benchmarks.attacks.connections import half_sent, heads, pings
from benchmarks.attacks.memory import garbage, long_load
from benchmarks.attacks.outages import full_disk, killed_bots, stopped
from benchmarks.attacks.readers import records, spectators
from benchmarks.attacks.uploads import uploads
from benchmarks.figures import Case, run

PAGE = Path(__file__).parents[1] / "docs" / "attacks.md"
HEAD = (
    "# Attacks",
    "",
    "Written by `make attack`; do not edit. What the site promises, and to whom, is in"
    " [security.md](security.md).",
)
# One line for each attack; they live in benchmarks/attacks/.
CASES: dict[str, Case] = {
    "heads": Case(
        heads,
        "One connection sends headers without end, another an address without end.",
        (),
    ),
    "half-sent": Case(
        half_sent,
        "Connections on which no head, half a head or half a handshake of a WebSocket is sent.",
        (),
    ),
    "garbage": Case(
        garbage,
        "WebSockets are opened and closed, half of them without a goodbye, and requests are refused"
        " for their bodies. What is left in memory afterwards.",
    ),
    "load": Case(
        long_load,
        "Ten minutes of 200 moves a second at 500 tables. Twenty times a second it is noted how"
        " late the event loop is, and the processor time of every step longer than 2 ms.",
    ),
    "pings": Case(
        pings,
        "Empty pings as fast as the site takes them, on one WebSocket after another.",
        (),
    ),
    "bots": Case(
        bots,
        "One person opens tables at which only bots play, half of them with the slowest bot there"
        " is, on a site without limits and with one process for bots. Someone else plays against a"
        " quick bot meanwhile, and asks for hints.",
        ("--no-limits", "--bot-workers", "1"),
    ),
    "spectators": Case(
        spectators,
        "Two people play Rajas while 200 others look on, half in English and half in Russian, on"
        " compressed lines as browsers have them.",
    ),
    "records": Case(
        records,
        "Someone asks for positions of a finished game of four, eight at a time and without a"
        " pause, while two people play at another table.",
    ),
    "stopped": Case(
        stopped,
        "The process is stopped, as by a suspended machine, for longer than the player on turn has"
        " left.",
    ),
    "killed-bots": Case(
        killed_bots,
        "Every process of the bots is killed while one of them thinks, after every move.",
    ),
    "full-disk": Case(
        full_disk,
        "The disk is filled to the last byte while two people play. The site has a small disk in"
        " memory, which takes root to mount.",
    ),
    "uploads": Case(
        uploads,
        "Three people send logs and editions that are made to be read slowly, one after another,"
        " as large as they may be. They are read in a process with limits of time and memory.",
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", choices=CASES, action="append", help="(default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="how much of each attack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/attacks.md")
    return run(CASES, parser.parse_args(), PAGE, HEAD)


if __name__ == "__main__":
    sys.exit(main())
