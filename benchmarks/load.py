"""What one process of the site carries. `make load` measures all of it and writes docs/load.md.

python benchmarks/load.py                       everything, about twelve minutes
python benchmarks/load.py --only steady         500 tables, 200 moves a second
python benchmarks/load.py --only kill --kills 3 --tables 50
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.effects import foreseeing
from benchmarks.figures import Case, run
from benchmarks.load_cases import killing, records, steady, thinking
from benchmarks.load_full_house import full_house

PAGE = Path(__file__).parents[1] / "docs" / "load.md"
HEAD = (
    "# What one process of the site carries",
    "",
    "Written by `make load`; do not edit. How fast the engine is stands in"
    " [benchmarks.md](benchmarks.md).",
)
CASES = {
    "steady": Case(
        steady,
        "Scripted players, two to a table, all four games in turn, over WebSockets. The server's"
        " time runs from receiving a move to having it on disk; the players' from sending it to"
        " its acknowledgement.",
    ),
    "kill": Case(
        killing,
        "The same load, and `kill -9` at random moments. After each, every acknowledged move is"
        " looked for on disk; at the end every unfinished table must have gone on.",
    ),
    "records": Case(
        records,
        "Finished games of four players, opened some seconds after a restart, when nothing of them"
        " is in memory: the position at the last ply, then the whole story in words. The slowest"
        " of three perspectives, measured by the client.",
    ),
    "bots": Case(
        thinking,
        "Four bots (`search:20000`) think all the time at tables of their own, while moves are"
        " made at other tables.",
        ("--no-limits", "--bot-workers", "4"),
    ),
    "effects": Case(
        foreseeing,
        "What all choices of a decision would do, in words, at random decisions of random games"
        " with all numbers of players: processor time of a decision.",
    ),
    "full-house": Case(
        full_house,
        "A database with as many tables as a site gathers in years. Processor time is that of the"
        " whole process; then 2,000 tables are looked at one after another.",
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", choices=CASES, action="append", help="(default: all)")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--unfinished", type=int, default=20_000, help="of the full house")
    parser.add_argument("--finished", type=int, default=200_000, help="of the full house")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/load.md")
    return run(CASES, parser.parse_args(), PAGE, HEAD)


if __name__ == "__main__":
    sys.exit(main())
