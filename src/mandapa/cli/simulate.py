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
from mandapa.cli.language import chosen_lang, frame_words, number
from mandapa.core.errors import MandapaError, SetupError
from mandapa.core.words import Words
from mandapa.games import find_game
from mandapa.lab.simulate import Report, Simulation, cores, simulate
from mandapa.lab.statistics import Estimate

DEFAULT_PLAYERS: Final = 2
MAX_JOBS: Final = 256


def run(args: argparse.Namespace, console: Console) -> int:
    jobs = cores() if args.jobs is None else args.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise SetupError("wrong-jobs", most=MAX_JOBS, jobs=str(jobs))
    plan = _plan(args)
    try:
        with Bar(plan.games) as bar:
            report = simulate(plan, jobs, bar.step)
    except BrokenProcessPool:
        raise MandapaError("simulation-broke-off") from None
    if args.json:
        console.print(json.dumps(dataclasses.asdict(report), indent=2), soft_wrap=True)
    else:
        _show(report, console, chosen_lang(args.lang, console))
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


def _show(report: Report, console: Console, lang: str) -> None:
    plan, frame = report.plan, frame_words(lang)
    words = Words(find_game(plan.game), lang)
    title = words.text("title")
    console.print(frame.text("simulate-games", count=report.games, game=title, seed=plan.seed))
    sure, points = frame.text("simulate-sure"), frame.text("simulate-points")
    bots = _table(frame.text("simulate-bot"), frame.text("simulate-wins"), sure, points, sure)
    for bot in report.bots:
        bots.add_row(bot.bot, *_percent(bot.wins, lang), *_number(bot.points, lang))
    console.print(bots)
    rest = _table("", frame.text("simulate-mean"), sure)
    for place, wins in enumerate(report.order_wins, start=1):
        rest.add_row(frame.text("simulate-order", number=place), *_percent(wins, lang))
    rest.add_row(points, *_number(report.points, lang))
    rest.add_row(frame.text("simulate-plies"), *_number(report.plies, lang))
    rest.add_row(frame.text("simulate-decisions"), *_number(report.decisions, lang))
    for reason, count in report.ends.items():
        ended = frame.text("simulate-ended", reason=words.text(f"ended-{reason}"))
        rest.add_row(ended, f"{number(100 * count / report.games, lang, 1)} %", "")
    console.print(rest)


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="dim")
    for place, name in enumerate(columns):
        table.add_column(name, justify="right" if place else "left")
    return table


def _percent(found: Estimate, lang: str) -> tuple[str, str]:
    value, low, high = (number(100 * one, lang, 1) for one in (found.value, found.low, found.high))
    return f"{value} %", f"{low} – {high}"


def _number(found: Estimate, lang: str) -> tuple[str, str]:
    value, low, high = (number(one, lang, 2) for one in (found.value, found.low, found.high))
    return value, f"{low} – {high}"
