"""Measure the engine beside itself uncompiled and OpenSpiel; write docs/benchmarks.md.

Everything runs on one core, in turns, several rounds; the best round of each counts, because
other work on a machine can only slow things down. With `--beside FILE` the engine of Mandala Stones
is also measured beside a prototype (see prototype.py).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.prototype import build

from mandapa.games import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parent
PAGE = ROOT / "docs" / "benchmarks.md"
PLAYERS = 2
# What follows this line on the page is written by hand and kept.
BY_HAND = "## Remarks"
# What precedes it from this line on is written by limit.py, and kept.
BESIDE_CPP = "## Beside C++"

# game -> (playouts / backgammon, playouts / uncompiled, copy in microseconds)
TARGETS = {
    "flowers": (10.0, 40.0, 1.0),
    "mandala_stones": (10.0, 40.0, 1.0),
    "ganesha": (10.0, 40.0, 1.0),
    "rajas": (5.0, 30.0, 2.0),
}
ORDINARY = (5.0, 30.0, 2.0)  # what is asked of a game without targets of its own
SEARCH_TARGET = {"flowers": 20.0}
BESIDE = "mandala_stones"  # the game that is measured beside a prototype
BESIDE_TARGET = 0.5

Row = tuple[str, str, str, str]


def run(script: str, *arguments: str, source: bool = False) -> dict[str, Any]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    said = subprocess.run(
        [sys.executable, str(HERE / script), *arguments],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def best(rounds: list[dict[str, Any]]) -> dict[str, float]:
    """The fastest of each measurement; for times the shortest."""
    names = [name for name in rounds[0] if name != "compiled"]
    pick = {name: (min if name.endswith("microseconds") else max) for name in names}
    return {name: pick[name](found[name] for found in rounds) for name in names}


def measure(seconds: float, rounds: int, prototype: str) -> dict[str, dict[str, float]]:
    found: dict[str, list[dict[str, Any]]] = {}
    jobs: list[tuple[str, str, tuple[str, ...], bool]] = [
        ("OpenSpiel", "open_spiel_games.py", (str(seconds / 2),), False)
    ]
    if prototype:
        jobs.append(("prototype", "prototype.py", (prototype, str(seconds / 4)), False))
    for game in GAMES:
        for source in (False, True):
            words = (game, str(PLAYERS), str(seconds))
            jobs.append((f"{game} {source}", "engine.py", words, source))
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=rounds * len(jobs))
        for _ in range(rounds):
            for name, script, arguments, source in jobs:
                result = run(script, *arguments, source=source)
                if result.get("compiled") == source:
                    raise SystemExit("the installed engine is not compiled: make .venv/installed")
                found.setdefault(name, []).append(result)
                progress.advance(task)
    return {name: best(results) for name, results in found.items()}


def verdict(value: float, target: float, *, most: bool = False) -> str:
    reached = value <= target if most else value >= target
    sign = "at most" if most else "at least"
    return f"{sign} {target:g}: {'reached' if reached else 'NOT reached'}"


def rows(found: dict[str, dict[str, float]]) -> list[Row]:
    """(what, measured, ratio, target) for the page and the terminal."""
    reference = found["OpenSpiel"]
    table: list[Row] = [
        (f"OpenSpiel {name}, stepping from Python", f"{rate:,.0f} actions/s", "", "")
        for name, rate in reference.items()
    ]
    backgammon = reference["backgammon"]
    for game in GAMES:
        here, slow = found[f"{game} False"], found[f"{game} True"]
        over_spiel, over_source, copy_time = TARGETS.get(game, ORDINARY)
        playouts, steps = here["playouts"], here["steps"]
        ratio = playouts / backgammon
        table.append(
            (
                f"{game}: playouts in the engine",
                f"{playouts:,.0f} actions/s",
                f"{ratio:.1f} x backgammon",
                verdict(ratio, over_spiel),
            )
        )
        for name, unit, target in (
            ("playouts", "actions/s", over_source),
            ("search_iterations", "iterations/s", SEARCH_TARGET.get(game)),
        ):
            ratio = here[name] / slow[name]
            table.append(
                (
                    f"{game}: {name.replace('_', ' ')}, against uncompiled",
                    f"{here[name]:,.0f} against {slow[name]:,.0f} {unit}",
                    f"{ratio:.1f} x uncompiled",
                    verdict(ratio, target) if target else "",
                )
            )
        ratio = steps / backgammon
        table.append(
            (
                f"{game}: stepping from Python",
                f"{steps:,.0f} actions/s",
                f"{ratio:.1f} x backgammon",
                verdict(ratio, 1.0),
            )
        )
        if game == BESIDE and "prototype" in found:
            beside = found["prototype"]["playouts"]
            table.append(
                (
                    f"{game}: playouts, against a prototype",
                    f"{playouts:,.0f} against {beside:,.0f} actions/s",
                    f"{playouts / beside:.1f} x prototype",
                    verdict(playouts / beside, BESIDE_TARGET),
                )
            )
        copy = here["copy_microseconds"]
        table.append((f"{game}: copy", f"{copy:.2f} µs", "", verdict(copy, copy_time, most=True)))
    return table


def page(table: list[Row], seconds: float, rounds: int, old: str) -> str:
    lines = [
        "# Benchmarks",
        "",
        f"Written by `make bench`; what follows *{BY_HAND[3:]}* is by hand and kept."
        " Ratios are within one run on one core. Each figure"
        f" is the best of {rounds} rounds of {seconds:g} seconds for four measurements. An action"
        " is a decision or a chance outcome, for Mandapa and for OpenSpiel alike. OpenSpiel is"
        " measured through its Python API (`legal_actions`, `chance_outcomes`, `apply_action`),"
        " Mandapa's stepping through its own (`legal_actions`, `sample`, `apply`)."
        f" Games with {PLAYERS} players.",
        "",
        f"Machine: {platform.machine()}, {os.cpu_count()} cores, Python"
        f" {platform.python_version()}.",
        "",
        "| what | measured | ratio | target |",
        "|---|---:|---:|---|",
        *(f"| {' | '.join(row)} |" for row in table),
        "",
        "How strong the bots are against each other is in [strength.md](strength.md); what one"
        " process of the site carries in [load.md](load.md).",
        "",
    ]
    kept = BESIDE_CPP if BESIDE_CPP in old else BY_HAND
    return "\n".join(lines) + "".join(["\n", *old.partition(kept)[1:]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each engine and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", type=Path, metavar="FILE", help="a prototype to compile")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.beside:
            build(arguments.beside, Path(folder))
        prototype = folder if arguments.beside else ""
        table = rows(measure(arguments.seconds, arguments.rounds, prototype))
    for row in table:
        print(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(row, (54, 50, 20, 1), strict=True))
        )
    old = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page(table, arguments.seconds, arguments.rounds, old), encoding="utf-8")
    if any("NOT" in row[3] for row in table):
        raise SystemExit("not every target was reached")


if __name__ == "__main__":
    main()
