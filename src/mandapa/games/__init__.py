"""The games: one folder each, and one line here. docs/adding-a-game.md says what is in a folder."""

from __future__ import annotations

import copyreg
from importlib import import_module
from typing import Final

from mandapa.core.errors import SetupError
from mandapa.core.game import Game

FOLDERS: Final = (
    "flowers",
    "ganesha",
    "mandala_stones",
    "rajas",
)
GAMES: Final[dict[str, Game]] = {
    name: import_module(f"mandapa.games.{name}").GAME for name in FOLDERS
}
DEFAULT_GAME: Final = FOLDERS[0]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError("no-game", name=name, known=[*GAMES])
    return GAMES[name]


# A game is pickled by its name: it consists of functions.
copyreg.pickle(Game, lambda game: (find_game, (game.name,)))
