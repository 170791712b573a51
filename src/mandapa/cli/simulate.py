"""`mandapa simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import dataclasses
import json
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from mandapa.cli.bar import Bar
from mandapa.core.errors import MandapaError, SetupError
from mandapa.core.words import FALLBACK, Words
from mandapa.games import find_game
from mandapa.lab.simulate import Report, Simulation, cores, simulate
from mandapa.lab.statistics import Estimate

DEFAULT_PLAYERS: Final = 2
MAX_JOBS: Final = 256


def run(args: argparse.Namespace, console: Console) -> int:
    jobs = cores() if args.jobs is None else args.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise SetupError(f"--jobs is a number from 1 to {MAX_JOBS}, not {jobs}")
    plan = _plan(args)
    try:
        with Bar(plan.games) as bar:
            report = simulate(plan, jobs, bar.step)
    except BrokenProcessPool:
        raise MandapaError("the simulation broke off: a worker process was ended") from None
    if args.json:
        console.print(json.dumps(dataclasses.asdict(report), indent=2), soft_wrap=True)
    else:
        _show(report, console)
    return 0


def _plan(args: argparse.Namespace) -> Simulation:
    """One bot sits in all seats; several say how many players there are."""
    bots = [bot.strip() for bot in args.bots.split(",")]
    players = args.players
    if players is None:
        players = len(bots) if len(bots) > 1 else DEFAULT_PLAYERS
    if len(bots) == 1:
        bots = bots * players
    options = tuple(args.option)
    return Simulation(args.game, players, args.games, args.seed, tuple(bots), options, args.edition)


def _show(report: Report, console: Console) -> None:
    plan = report.plan
    words = Words(find_game(plan.game), FALLBACK)
    console.print(f"{report.games} games of {words.text('title')}, seed {plan.seed}")
    bots = _table("bot", "wins", "95 %", "points", "95 %")
    for bot in report.bots:
        bots.add_row(bot.bot, *_percent(bot.wins), *_number(bot.points))
    console.print(bots)
    rest = _table("", "mean", "95 %")
    for number, wins in enumerate(report.order_wins, start=1):
        rest.add_row(f"wins of player {number} in turn order", *_percent(wins))
    rest.add_row("points", *_number(report.points))
    rest.add_row("plies", *_number(report.plies))
    rest.add_row("free decisions", *_number(report.decisions))
    for reason, count in report.ends.items():
        rest.add_row(f"ended by {reason}", f"{100 * count / report.games:.1f} %", "")
    console.print(rest)


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left")
    return table


def _percent(found: Estimate) -> tuple[str, str]:
    return f"{100 * found.value:.1f} %", f"{100 * found.low:.1f} – {100 * found.high:.1f}"


def _number(found: Estimate) -> tuple[str, str]:
    return f"{found.value:.2f}", f"{found.low:.2f} – {found.high:.2f}"
