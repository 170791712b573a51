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
from mandapa.cli.language import chosen_lang, frame_words, number
from mandapa.core.build import COMPILED
from mandapa.core.errors import SetupError
from mandapa.core.game import Setup
from mandapa.games import find_game
from mandapa.lab.speed import Speed, measure

MAX_SECONDS = 600


def run(args: argparse.Namespace, console: Console) -> int:
    if not 0 < args.seconds <= MAX_SECONDS:
        raise SetupError("wrong-seconds", most=MAX_SECONDS, seconds=f"{args.seconds:g}")
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
        lang = chosen_lang(args.lang, console)
        console.print(_table(speed, setup, lang))
    return 0


def _table(speed: Speed, setup: Setup, lang: str) -> Table:
    frame = frame_words(lang)
    title = frame.text("bench-title", game=setup.game.called().told(lang), players=setup.players)
    table = Table(title=title, box=box.SIMPLE_HEAD, show_header=False, title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_row(frame.text("bench-playouts"), number(speed.playouts, lang))
    table.add_row(frame.text("bench-steps"), number(speed.steps, lang))
    table.add_row(frame.text("bench-copy"), number(speed.copy_microseconds, lang, 2))
    table.add_row(frame.text("bench-search"), number(speed.search_iterations, lang))
    return table
