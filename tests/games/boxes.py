"""All games with what the contract checks need to know of each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from mandapa.core.build import COMPILED
from mandapa.core.game import Game, Setup
from mandapa.games import GAMES

BOXES: dict[str, Any] = {name: import_module(f"tests.games.{name}.worlds") for name in GAMES}

FEW = 8


def all_setups() -> Iterator[Setup]:
    """Every game with every number of players and every combination of options, by the newest
    and by older rules.

    Uncompiled that would take long for games with many options: then each number of players
    comes with other combinations, so that every one is met; older rules come with one.
    """
    for game in GAMES.values():
        combinations = list(all_options(game))
        step = 3 if len(combinations) > FEW and not COMPILED else 1
        for rules in range(1, game.rules + 1):
            some = step if rules == game.rules or COMPILED else len(combinations)
            for players in game.players:
                for options in combinations[players % some :: some]:
                    yield game.setup(players, options, rules=rules)


def all_options(game: Game) -> Iterator[dict[str, str]]:
    names = [option.name for option in game.options]
    for chosen in itertools.product(*(option.choices for option in game.options)):
        yield dict(zip(names, chosen, strict=True))


def name(setup: Setup) -> str:
    options = [f"{name}={value}" for name, value in setup.options.items()]
    rules = [] if setup.rules == setup.game.rules else [f"rules {setup.rules}"]
    return " ".join([setup.game.name, str(setup.players), *options, *rules])
