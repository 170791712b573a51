"""Mandapa: a table for board games.

Everything most programs need is here; docs/python.md is a short guide.
"""

__version__ = "0.2.0.dev0"

from mandapa.bots.bot import Bot, GreedyBot, RandomBot, SearchBot, make_bot
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.errors import (
    BotError,
    EditionError,
    GameOver,
    IllegalAction,
    LogError,
    MandapaError,
    SeriesError,
    SetupError,
    UndoError,
    UnknownAction,
    WrongSeat,
)
from mandapa.core.game import Game, Setup
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.games import GAMES, find_game

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Bot",
    "BotError",
    "EditionError",
    "Game",
    "GameOver",
    "GreedyBot",
    "IllegalAction",
    "LogError",
    "MandapaError",
    "Match",
    "RandomBot",
    "Rng",
    "SearchBot",
    "SeriesError",
    "Setup",
    "SetupError",
    "State",
    "UndoError",
    "UnknownAction",
    "WrongSeat",
    "find_game",
    "make_bot",
]
