"""Measure playouts beside the same games in C++; write that part of docs/benchmarks.md.

`make bench LIMIT=FOLDER` runs it after the other measurements. The folder holds a `GAME.cpp` for
each game it knows, compiled here with `g++ -O2` into a temporary folder, whose `bench SECONDS` says
how many actions a second it played. It is no part of Mandapa.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.run import BESIDE_CPP, BY_HAND, PAGE, PLAYERS

from mandapa.core.build import COMPILED
from mandapa.core.contract import playout
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games import GAMES
from mandapa.lab.speed import PLAYOUT_LIMIT

COMPILER = ["g++", "-std=c++17", "-O2"]
Rates = list[tuple[float, float]]  # of the engine and of C++, round by round


def build(folder: Path, target: Path) -> list[str]:
    """Compile what there is of the games; return their names."""
    found = [game for game in GAMES if (folder / f"{game}.cpp").exists()]
    for game in found:
        command = [*COMPILER, f"{game}.cpp", "-o", str(target / game)]
        subprocess.run(command, cwd=folder, check=True)
    return found


def rate_of_cpp(folder: Path, program: Path, seconds: float) -> float:
    said = subprocess.run(
        [str(program), "bench", str(seconds)],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    found = re.search(r"(\d+) wall", said.stdout)
    if found is None:
        raise SystemExit(f"{program.name} does not say its rate: {said.stdout!r}")
    return float(found[1])


def rate_of_engine(setup: Setup, rng: Rng, seconds: float) -> float:
    """Actions a second of whole random games, dealing counted."""
    played = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        played += playout(setup.new(), rng, PLAYOUT_LIMIT)
    return played / passed


def measure(folder: Path, rounds: int, seconds: float) -> dict[str, Rates]:
    """Let both play in turns, so that both meet the same moods of the machine."""
    with tempfile.TemporaryDirectory() as name:
        target = Path(name)
        games = build(folder, target)
        found: dict[str, Rates] = {game: [] for game in games}
        setups = {game: (GAMES[game].setup(PLAYERS), Rng(1)) for game in games}
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task("Beside C++", total=rounds * len(games))
            for _ in range(rounds):
                for game, (setup, rng) in setups.items():
                    here = rate_of_engine(setup, rng, seconds)
                    found[game].append((here, rate_of_cpp(folder, target / game, seconds)))
                    progress.advance(task)
    return found


def section(found: dict[str, Rates], seconds: float) -> Iterator[str]:
    """The lines of the page."""
    rounds = len(next(iter(found.values())))
    yield BESIDE_CPP
    yield ""
    yield (
        "Written by `make bench LIMIT=FOLDER`, where the folder holds the same games in C++"
        f" (`{' '.join(COMPILER)}`), and kept by `make bench` without it. Playouts in"
        f" {rounds} rounds of {seconds:g} seconds in turns: the best round of each, because"
        " other work can only slow things down, and the ratio of the two."
    )
    yield ""
    yield "| game | the engine, million actions/s | C++ | ratio |"
    yield "|---|---:|---:|---:|"
    for game, rates in found.items():
        here, there = (max(one) / 1e6 for one in zip(*rates, strict=True))
        yield f"| {game} | {here:.1f} | {there:.1f} | {here / there:.2f} |"
    yield ""


def placed(old: str, lines: list[str]) -> str:
    """Put the section before the remarks, in the place of an older one."""
    head, heading, remarks = old.partition(BY_HAND)
    return head.partition(BESIDE_CPP)[0] + "\n".join([*lines, ""]) + heading + remarks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each game and round")
    parser.add_argument("--print", action="store_true", help="leave the page as it is")
    arguments = parser.parse_args()
    if not COMPILED:
        raise SystemExit("the installed engine is not compiled: make .venv/installed")
    found = measure(arguments.folder, arguments.rounds, arguments.seconds)
    lines = list(section(found, arguments.seconds))
    print("\n".join(lines))
    if not arguments.print:
        old = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(placed(old, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
