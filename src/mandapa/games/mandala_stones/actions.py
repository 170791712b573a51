"""The action table of Mandala Stones: what players decide and what chance brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandapa.core.actions import Action, ActionTable
from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    COLOUR_NAMES,
    MAX_STACKS,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    SPACES,
    SUBSETS,
)


@dataclass(frozen=True)
class Collect(Action):
    """Move an artist, named by the circle it stands on, to another circle."""

    artist: str
    circle: str


@dataclass(frozen=True)
class First(Action):
    """The stack whose stone is taken first and lies at the bottom of the new stack."""

    stack: int


@dataclass(frozen=True)
class Space(Action):
    """The space of the own board on which the new stack is laid."""

    space: int


@dataclass(frozen=True)
class Score(Action):
    """Score every stack whose top stone has a colour."""

    colour: str


@dataclass(frozen=True)
class Tops(Action):
    """Score the top stones of some spaces, one point each."""

    spaces: str


@dataclass(frozen=True)
class Lay(Action):
    """Chance: the next stone out of the bag goes on a stack."""

    stack: int
    colour: str


@dataclass(frozen=True)
class Show(Action):
    """Chance: the pattern of the stone that is now on top of a stack."""

    stack: int
    pattern: str


@dataclass(frozen=True)
class Artist(Action):
    """Chance: an artist of a pattern begins on a circle."""

    circle: str
    pattern: str


@dataclass(frozen=True)
class Objective(Action):
    """Chance: a player gets an objective card; its letter is its place in the edition."""

    seat: int
    card: str


@dataclass(frozen=True)
class Start(Action):
    """Chance: the start player."""

    seat: int


def _rows() -> Iterator[Action]:
    """Every action, in the order that `rows` counts them."""
    stacks = range(1, MAX_STACKS + 1)
    for artist in CIRCLE_NAMES:
        for circle in CIRCLE_NAMES:
            yield Collect(artist, circle)
    for stack in stacks:
        yield First(stack)
    for space in range(1, SPACES + 1):
        yield Space(space)
    for colour in COLOUR_NAMES:
        yield Score(colour)
    for subset in range(1, SUBSETS + 1):
        yield Tops("-".join(str(space + 1) for space in range(SPACES) if subset >> space & 1))
    for stack in stacks:
        for colour in COLOUR_NAMES:
            yield Lay(stack, colour)
    for stack in stacks:
        for pattern in PATTERN_NAMES:
            yield Show(stack, pattern)
    for circle in CIRCLE_NAMES:
        for pattern in PATTERN_NAMES:
            yield Artist(circle, pattern)
    for seat in range(MAX_PLAYERS):
        for card in OBJECTIVE_NAMES:
            yield Objective(seat, card)
    for seat in range(MAX_PLAYERS):
        yield Start(seat)


ACTIONS = ActionTable(_rows())
