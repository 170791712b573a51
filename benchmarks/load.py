"""What one process of the site carries. `make load` measures all of it and writes docs/load.md.

python benchmarks/load.py                       everything, about six minutes
python benchmarks/load.py --only steady         500 tables, 200 moves a second
python benchmarks/load.py --only kill --kills 3 --tables 50
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.load_cases import Figures, killing, records, steady, thinking
from benchmarks.running_site import Site, raise_file_limit

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "load.md"
Case = Callable[[Site, argparse.Namespace, Console], Awaitable[Figures]]
CASES: dict[str, tuple[Case, str]] = {
    "steady": (
        steady,
        "Scripted players, two to a table, all four games in turn, over WebSockets. The server's"
        " time runs from receiving a move to having it on disk; the players' from sending it to"
        " its acknowledgement.",
    ),
    "kill": (
        killing,
        "The same load, and `kill -9` at random moments. After each, every acknowledged move is"
        " looked for on disk; at the end every unfinished table must have gone on.",
    ),
    "records": (
        records,
        "Finished games of four players, opened some seconds after a restart, when nothing of them"
        " is in memory: the position at the last ply, then the whole story in words. The slowest"
        " of three perspectives, measured by the client.",
    ),
    "bots": (
        thinking,
        "Four bots (`search:20000`) think all the time at tables of their own, while moves are"
        " made at other tables.",
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", choices=CASES, action="append", help="(default: all)")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/load.md")
    args = parser.parse_args()
    raise_file_limit()
    out = Console(stderr=True)
    found: dict[str, Figures] = {}
    for name in args.only or CASES:
        with tempfile.TemporaryDirectory() as folder:
            site = Site(Path(folder), *(["--bot-workers", "4"] if name == "bots" else []))
            site.start()
            try:
                found[name] = asyncio.run(_run(CASES[name][0], site, args, out))
            finally:
                if site.process:
                    site.stop()
        print(f"[{name}]")
        for figure, (value, most) in found[name].items():
            print(f"{figure:34} {value:10.2f}  {_judged(value, most)}".rstrip())
    if args.write:
        PAGE.write_text(_page(found), encoding="utf-8")
    values = [one for figures in found.values() for one in figures.values()]
    missed = any(most is not None and value > most for value, most in values)
    return 1 if missed else 0


async def _run(case: Case, site: Site, args: argparse.Namespace, out: Console) -> Figures:
    return await case(site, args, out)


def _judged(value: float, most: float | None) -> str:
    if most is None:
        return ""
    return f"at most {most:g}: {'reached' if value <= most else 'NOT reached'}"


def _page(found: dict[str, Figures]) -> str:
    machine = f"{platform.machine()}, {_cores()} cores, Python {platform.python_version()}"
    lines = [
        "# What one process of the site carries",
        "",
        "Written by `make load`; do not edit. Site and players share one machine:"
        f" {machine}, SQLite on its disk. How fast the engine is stands in"
        " [benchmarks.md](benchmarks.md).",
    ]
    for name, figures in found.items():
        lines += ["", f"## {name.capitalize()}", "", CASES[name][1], ""]
        lines += ["| what | measured | target |", "|---|---:|---|"]
        lines += [
            f"| {figure} | {value:,.2f} | {_judged(value, most)} |".replace(".00 |", " |", 1)
            for figure, (value, most) in figures.items()
        ]
    return "\n".join([*lines, ""])


def _cores() -> int:
    import os

    return os.cpu_count() or 1


if __name__ == "__main__":
    sys.exit(main())
