"""Who sits where: people and bots, and their names in the log.

The log names a bot with its kind, `Asha (easy)`, so that a saved game can be resumed with the same
players.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import Final

from mandapa.bots.bot import make_bot
from mandapa.bots.levels import STAND_IN
from mandapa.core.errors import BotError, SetupError
from mandapa.core.game import Game, Setup
from mandapa.core.lexicon import Lexicon, languages
from mandapa.core.words import Words

HUMAN: Final = "human"
_BOT = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


@dataclasses.dataclass(frozen=True)
class Seat:
    """A name and a player: `human`, or the name of a bot."""

    name: str
    player: str

    @property
    def logged(self) -> str:
        return self.name if self.player == HUMAN else f"{self.name} ({self.player})"


def seat_players(text: str | None, players: int | None) -> list[tuple[str, str]]:
    """Return (name, player) of each seat in `--seats`; the name may be empty."""
    if text is None:
        wanted = 2 if players is None else players
        return [("", HUMAN), *[("", STAND_IN)] * (wanted - 1)]
    found = []
    for part in text.split(","):
        name, equals, player = part.rpartition("=")
        if equals and (not name.strip() or any(mark in name for mark in "()")):
            raise SetupError("wrong-seat", text=part)
        found.append((name.strip(), player.strip()))
    if players not in (None, len(found)):
        raise SetupError("wrong-number-of-seats", count=len(found), players=str(players))
    return found


def name_seats(
    given: list[tuple[str, str]], setup: Setup, words: Words, frame: Lexicon
) -> list[Seat]:
    """Return the seats, with a name for each."""
    people = [player for _, player in given].count(HUMAN)
    bots = iter(frame.text("bot-names").split())
    seats = []
    for number, (name, player) in enumerate(given, start=1):
        if player != HUMAN:
            _check_bot(player, setup)
            seats.append(Seat(name or next(bots), player))
        elif name or people == 1:
            seats.append(Seat(name or words.text("you"), HUMAN))
        else:
            seats.append(Seat(frame.text("player", number=number), HUMAN))
    for seat in seats:
        if [other.name for other in seats].count(seat.name) > 1:
            raise SetupError("name-twice", name=seat.name)
    return seats


def _check_bot(player: str, setup: Setup) -> None:
    try:
        make_bot(player, setup, 0)
    except BotError as error:
        raise SetupError("or-human", error=error) from None


def logged_seats(names: Sequence[str], setup: Setup) -> list[Seat]:
    """Return the seats of a saved game."""
    seats = []
    for name in names:
        found = _BOT.fullmatch(name)
        try:
            if found:
                make_bot(found["bot"], setup, 0)
            seats.append(Seat(found["name"], found["bot"]) if found else Seat(name, HUMAN))
        except BotError:
            seats.append(Seat(name, HUMAN))
    return seats


def shown_names(seats: Sequence[Seat], game: Game, lang: str) -> list[str]:
    """Return the names for sentences: `You` in the chosen language, bots without brackets."""
    pronouns = [Words(game, one).text("you") for one in languages(game.folder / "words")]
    names = [seat.name for seat in seats]
    if len(set(names)) < len(names):
        names = [seat.logged for seat in seats]
    return [Words(game, lang).text("you") if name in pronouns else name for name in names]
