"""The action table of Flowers: what players decide and what chance brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandapa.core.actions import Action, ActionTable
from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.flowers.rows import (
    BACK_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    MANDALA_NAMES,
    MAX_COPIES,
)


@dataclass(frozen=True)
class Play(Action):
    """Lay some cards of one colour into a mandala."""

    colour: str
    count: int
    mandala: str


@dataclass(frozen=True)
class Pass(Action):
    """Keep the last card, because nothing could be drawn after it."""


@dataclass(frozen=True)
class Take(Action):
    """The claim holder takes one of the two tiles; the second player gets the other."""

    back: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: a player draws a card."""

    seat: int
    colour: str


@dataclass(frozen=True)
class Tile(Action):
    """Chance: a tile is turned up to begin a mandala; its letter is its place in the edition."""

    colour: str
    letter: str


@dataclass(frozen=True)
class Destroy(Action):
    """Chance: the next mandala to be destroyed after the end."""

    mandala: str


@dataclass(frozen=True)
class Start(Action):
    """Chance: the start player."""

    seat: int


def _rows() -> Iterator[Action]:
    """Every action, in the order that `rows` counts them."""
    for colour in COLOUR_NAMES:
        for count in range(1, MAX_COPIES + 1):
            for mandala in MANDALA_NAMES:
                yield Play(colour, count, mandala)
    yield Pass()
    for back in BACK_NAMES:
        yield Take(back)
    for seat in range(MAX_PLAYERS):
        for colour in COLOUR_NAMES:
            yield Draw(seat, colour)
    for colour in COLOUR_NAMES:
        for letter in KIND_NAMES:
            yield Tile(colour, letter)
    for mandala in MANDALA_NAMES:
        yield Destroy(mandala)
    for seat in range(MAX_PLAYERS):
        yield Start(seat)


ACTIONS = ActionTable(_rows())
