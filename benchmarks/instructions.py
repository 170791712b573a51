"""Count the instructions of an action (in playouts) and of a search iteration, game by game.

Unlike times, instruction counts hardly depend on the machine or on what else runs there, so a
change of one percent can be told. They are counted with valgrind's cachegrind, for fixed seeds, as
the difference between a short and a long run: what start-up costs cancels out.

    python benchmarks/instructions.py --save before.json    # with the build before a change
    python benchmarks/instructions.py --beside before.json  # with the build after it
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mandapa.games import GAMES

WORK = Path(__file__).parent / "instruction_work.py"
Counts = dict[str, dict[str, Any]]  # by game
PARTS = ("action", "iteration")
WIDTH = 100  # of the table, whatever it is written to
# The short run is long enough that everything has been used and loaded once.
SHORT = (5, 50)
LONG = (105, 1050)


@dataclasses.dataclass(frozen=True)
class Run:
    """What one process did, and the instructions it took."""

    compiled: bool
    actions: int
    iterations: int
    instructions: int


class NoValgrind(SystemExit):
    def __init__(self) -> None:
        super().__init__("valgrind is missing: apt-get install valgrind (or make .venv/system)")


def run(python: str, game: str, playouts: int, iterations: int) -> Run:
    """Work in a process of its own, counted by cachegrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise NoValgrind
    counted = [valgrind, "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    said = _call([*counted, python, str(WORK), game, str(playouts), str(iterations)])
    found = re.search(r"I\s+refs:\s+([\d,]+)", said.stderr)
    if said.returncode or not found:
        raise SystemExit(said.stderr)
    return Run(**json.loads(said.stdout), instructions=int(found[1].replace(",", "")))


def _call(command: list[str]) -> subprocess.CompletedProcess[str]:
    # Sets and dictionaries of text are walked in the same order every time.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def measure(
    python: str, game: str, short: tuple[int, int], long: tuple[int, int]
) -> dict[str, Any]:
    """Instructions of an action and of an iteration, and how many actions they were found on."""
    _call([python, str(WORK), game, "1", "1"])  # so that modules are in Python's cache
    base = run(python, game, *short)
    playing = run(python, game, long[0], short[1])
    searching = run(python, game, short[0], long[1])
    actions = playing.actions - base.actions
    iterations = searching.iterations - base.iterations
    return {
        "compiled": base.compiled,
        "actions": actions,
        "action": (playing.instructions - base.instructions) / actions,
        "iteration": (searching.instructions - base.instructions) / iterations,
    }


def table(found: Counts, before: Counts) -> Table:
    """What was found, beside what was saved before."""
    shown = Table(box=box.SIMPLE_HEAD, header_style="dim", title="Instructions")
    shown.add_column("game")
    for part in PARTS:
        for name in (f"an {part}", *(("before", "change") if before else ())):
            shown.add_column(name, justify="right", no_wrap=True)
    for game, now in found.items():
        cells = []
        for part in PARTS:
            cells.append(f"{now[part]:,.1f}")
            if game in before:
                then = before[game][part]
                cells += [f"{then:,.1f}", f"{100 * (now[part] / then - 1):+.2f} %"]
            elif before:
                cells += ["", ""]
        shown.add_row(game, *cells)
    return shown


def doubts(found: Counts, before: Counts) -> Iterator[str]:
    """Why figures cannot be compared."""
    for game in found.keys() & before.keys():
        if found[game]["compiled"] != before[game]["compiled"]:
            yield f"{game}: one of the builds is compiled, the other is not."
        if found[game]["actions"] != before[game]["actions"]:
            yield f"{game}: the builds played different games, so not only speed differs."


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--python", default=sys.executable, help="of the environment to measure")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write what was found as JSON")
    parser.add_argument("--beside", type=Path, metavar="FILE", help="compare with a saved file")
    parser.add_argument("--playouts", type=int, default=LONG[0], help="of the long run")
    parser.add_argument("--iterations", type=int, default=LONG[1], help="of the long run")
    arguments = parser.parse_args()
    before: Counts = json.loads(arguments.beside.read_text("utf-8")) if arguments.beside else {}
    long = (arguments.playouts, arguments.iterations)
    if long[0] <= SHORT[0] or long[1] <= SHORT[1]:
        parser.error(f"the long run is longer than {SHORT[0]} playouts and {SHORT[1]} iterations")
    found: Counts = {}
    games = arguments.games or list(GAMES)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Counting", total=len(games))
        for game in games:
            found[game] = measure(arguments.python, game, SHORT, long)
            progress.advance(task)
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(table(found, before), *doubts(found, before), sep="\n")
    if arguments.save:
        arguments.save.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
