"""Measure what it takes to tell what all choices of a decision would do, for `make load`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import time

from benchmarks.figures import Figures
from benchmarks.running_site import Site
from rich.console import Console
from rich.progress import Progress

from mandapa.core.checks import random_game
from mandapa.core.effects import effects
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games import GAMES
from mandapa.server.happenings import gained
from mandapa.server.memory import YOUNG
from mandapa.server.sentences import sentence, words_of

POSITIONS = 10_000  # of each game
EFFECTS_MS = 5.0
LANG = "en"


async def foreseeing(_site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Processor time of all effects of a decision, in words, over random games."""
    positions = int(POSITIONS * min(1.0, args.tables / 500))
    found: Figures = {"positions of each game": (positions, None)}
    with Progress(console=out) as progress:
        for name in progress.track(GAMES, description="foreseeing"):
            spent = await asyncio.to_thread(_measure, name, positions)
            for part, share in (("median", 0.5), ("99 %", 0.99), ("99.9 %", 0.999)):
                most = EFFECTS_MS if part == "99 %" else None
                found[f"{name}, {part}, ms"] = (spent[int(share * (len(spent) - 1))] * 1000, most)
    return found


def _measure(name: str, positions: int) -> list[float]:
    """Processor seconds of each decision, in rising order."""
    game = GAMES[name]
    for _ in words_of(name, LANG).prepare():
        pass
    setups = [
        game.setup(players, {option.name: option.choices[which] for option in game.options})
        for players in game.players
        for which in (0, -1)
    ]
    spent: list[float] = []
    seed = 0
    gc.freeze()
    gc.set_threshold(*YOUNG)  # garbage is collected as on a site
    while len(spent) < positions:
        seed += 1
        _play(setups[seed % len(setups)], seed, spent, positions)
    return sorted(spent)


def _play(setup: Setup, seed: int, spent: list[float], most: int) -> None:
    narrator, names, rng = setup.game.narrator(setup), ["You", "B", "C", "D"], Rng(seed)
    for state, _ in random_game(setup, seed):
        rows = state.legal_actions()
        # Neighbouring positions are much alike: some of many games say more.
        if len(rows) < 2 or rng.below(4) or len(spent) >= most:
            continue
        view = state.view(state.actor())
        begun = time.thread_time()
        for one in effects(setup, narrator, view, rows, lambda _seat: False).values():
            gained(setup, one.changes, LANG)
            for line in one.lines:
                sentence(setup, LANG, line, names[: setup.players])
        spent.append(time.thread_time() - begun)
