"""The games, one folder each. Adding a game adds a line here and nothing elsewhere."""

from __future__ import annotations

import copyreg

from mandapa.core.errors import SetupError
from mandapa.core.game import Game
from mandapa.games.flowers import GAME as FLOWERS
from mandapa.games.ganesha import GAME as GANESHA
from mandapa.games.mandala_stones import GAME as MANDALA_STONES
from mandapa.games.rajas import GAME as RAJAS

GAMES: dict[str, Game] = {game.name: game for game in (FLOWERS, GANESHA, MANDALA_STONES, RAJAS)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(f"there is no game '{name}'; there is {', '.join(GAMES)}")
    return GAMES[name]


# A game is pickled by its name: it consists of functions.
copyreg.pickle(Game, lambda game: (find_game, (game.name,)))
