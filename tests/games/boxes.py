"""All games with what the contract checks need to know of each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from mandapa.core.game import Game, Setup
from mandapa.games import GAMES
from tests.games.flowers import worlds as flowers
from tests.games.ganesha import worlds as ganesha
from tests.games.mandala_stones import worlds as mandala_stones
from tests.games.rajas import worlds as rajas

BOXES: dict[str, Any] = {
    "flowers": flowers,
    "ganesha": ganesha,
    "mandala_stones": mandala_stones,
    "rajas": rajas,
}


def all_setups() -> Iterator[Setup]:
    """Every game with every number of players and every combination of options."""
    for game in GAMES.values():
        for players in game.players:
            for options in all_options(game):
                yield game.setup(players, options)


def all_options(game: Game) -> Iterator[dict[str, str]]:
    names = [option.name for option in game.options]
    for chosen in itertools.product(*(option.choices for option in game.options)):
        yield dict(zip(names, chosen, strict=True))


def name(setup: Setup) -> str:
    options = [f"{name}={value}" for name, value in setup.options.items()]
    return " ".join([setup.game.name, str(setup.players), *options])
