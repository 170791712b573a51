"""`mandapa bench`: measure the speed of this installation in a few seconds."""

from __future__ import annotations

import argparse
import dataclasses
import json
import platform

from rich import box
from rich.console import Console
from rich.table import Table

from mandapa import __version__
from mandapa.cli.bar import Bar
from mandapa.core.build import COMPILED
from mandapa.core.errors import SetupError
from mandapa.games import find_game
from mandapa.lab.speed import Speed, measure

MAX_SECONDS = 600


def run(args: argparse.Namespace, console: Console) -> int:
    if not 0 < args.seconds <= MAX_SECONDS:
        raise SetupError(f"--seconds is a number up to {MAX_SECONDS}, not {args.seconds:g}")
    setup = find_game(args.game).setup(args.players, dict(args.option), args.edition)
    with Bar(args.seconds) as bar:
        speed = measure(setup, args.seconds, bar.step)
    if args.json:
        found = {
            "game": setup.game.name,
            "players": setup.players,
            "version": __version__,
            "compiled": COMPILED,
            "python": platform.python_version(),
            **dataclasses.asdict(speed),
        }
        console.print(json.dumps(found, indent=2), soft_wrap=True)
    else:
        console.print(_table(speed, f"{setup.game.title}, {setup.players} players, one core"))
    return 0


def _table(speed: Speed, title: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_header=False, title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_row("playout actions a second", f"{speed.playouts:,.0f}")
    table.add_row("steps a second from Python", f"{speed.steps:,.0f}")
    table.add_row("microseconds for a copy", f"{speed.copy_microseconds:.2f}")
    table.add_row("search iterations a second", f"{speed.search_iterations:,.0f}")
    return table
