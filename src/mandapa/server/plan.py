"""What a table is opened with, checked before anything is stored."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from mandapa.bots.bot import make_bot
from mandapa.bots.levels import LEVELS
from mandapa.core.edition import EditionFile
from mandapa.core.errors import BotError, MandapaError
from mandapa.core.game import Game, Setup
from mandapa.core.narration import Narrator
from mandapa.games import GAMES
from mandapa.server.clock import ClockPlan
from mandapa.server.pace import Pace
from mandapa.server.refusals import Refusal, refusal_of

Options = tuple[tuple[str, str], ...]
_Key = tuple[str, int, Options, str, str, int]
MOST_ITERATIONS: Final = 20_000


# What may happen to someone who is away: others let a bot play for them, or wait.
Absent = Literal["bot", "wait"]
OVER_DAYS: Final = 6 * 3600  # seconds on a clock from which players are not expected to stay
LEAST_PATIENCE: Final = 60.0


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Game, players and terms of a table; they never change."""

    game: str
    players: int
    options: dict[str, str]
    edition: str  # the name of a released edition, if `edition_text` is empty
    edition_text: str = ""  # an edition file of the host's own
    clock: ClockPlan | None = None
    hints: bool = True
    parent: str = ""  # the table that this one plays on from
    parent_ply: int = 0
    parent_private: bool = False
    uploaded: bool = False  # a log from elsewhere, to look at and play on from
    rules: int = 1  # the version of the game's rules; plans older than the second lack it
    absent: Absent = "bot"
    pace: Pace = "at-once"  # of the bots, while someone plays there
    absence: float = 900.0  # how long, without a clock, before that may happen, in seconds

    @property
    def patience(self) -> float | None:
        """Seconds that someone must be away before others may let a bot play for them.
        None: never; in games over days only their clock decides."""
        if self.absent == "wait":
            return None
        if self.clock is None:
            return self.absence
        if self.clock.each_turn or self.clock.seconds >= OVER_DAYS:
            return None
        return min(self.absence, max(LEAST_PATIENCE, self.clock.seconds / 5))

    def setup(self) -> Setup:
        return _setup(*self._key())

    def narrator(self) -> Narrator[Any]:
        return _narrator(*self._key())

    def _key(self) -> _Key:
        options = tuple(sorted(self.options.items()))
        return self.game, self.players, options, self.edition, self.edition_text, self.rules


# Tables with the same plan share one set-up and one narrator: they never change.


@lru_cache(maxsize=512)
def _narrator(*key: *_Key) -> Narrator[Any]:
    setup = _setup(*key)
    return setup.game.narrator(setup)


@lru_cache(maxsize=512)
def _setup(game: str, players: int, options: Options, edition: str, text: str, rules: int) -> Setup:
    found = find_game(game)
    if players not in found.players:
        raise Refusal(
            "wrong-players", game=found.title, least=found.players[0], most=found.players[-1]
        )
    known = {option.name: option for option in found.options}
    for name, value in options:
        if name not in known:
            raise Refusal("no-such-option", game=found.title, option=name)
        if value not in (*known[name].choices, *known[name].more):
            choices = [*known[name].choices, *known[name].more[-1:]]
            raise Refusal("wrong-option", option=name, value=value, choices=choices)
    try:
        if text:
            return found.setup(players, dict(options), EditionFile(text, "edition"), rules)
        released = found.editions()
        if edition not in released:
            raise Refusal("no-such-edition", game=found.title, edition=edition)
        return found.setup(players, dict(options), released[edition], rules)
    except MandapaError as error:
        raise refusal_of(error) from None


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("no-such-game", 404, game=name)
    return GAMES[name]


def default_edition(game: str) -> str:
    return next(iter(find_game(game).editions()))


def check_bot(bot: str, setup: Setup) -> None:
    """Refuse a bot that may not sit at a table here."""
    try:
        make_bot(bot, setup, 0)
    except BotError:
        raise Refusal("no-such-bot", bot=bot, known=list(LEVELS)) from None
    kind, _, iterations = bot.partition(":")
    if kind == "search" and iterations and int(iterations) > MOST_ITERATIONS:
        raise Refusal("bot-too-slow", most=MOST_ITERATIONS)


def bot_seed(seed: bytes) -> int:
    """Derive the seed of the bots; it reveals nothing about the seed of the match."""
    return int.from_bytes(hashlib.sha256(b"bots of " + seed).digest()[:4], "big")
