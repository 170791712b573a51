"""The action table of Rajas of the Ganges: what players decide and what chance brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandapa.core.actions import Action, ActionTable
from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BONUS_NAMES,
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FACES,
    GOOD_NAMES,
    MAX_RIVER_TILES,
    ROOMS,
    SPACE_NAMES,
    TILE_LETTERS,
    TURNS,
    YIELD_LETTERS,
)


@dataclass(frozen=True)
class Worker(Action):
    """Put a worker on a free space; equal spaces are one."""

    space: str


@dataclass(frozen=True)
class Aside(Action):
    """Lay a worker aside for the round, because no space is possible."""


@dataclass(frozen=True)
class Pay(Action):
    """Spend a die."""

    colour: str
    face: int


@dataclass(frozen=True)
class Take(Action):
    """Choose the province tile on top of a stack."""

    colour: str
    back: str


@dataclass(frozen=True)
class Lay(Action):
    """Lay the chosen tile on a cell, rotated to the right by quarter turns."""

    cell: str
    turn: int


@dataclass(frozen=True)
class Sail(Action):
    """Move the boat by a number of unoccupied spaces."""

    steps: int


@dataclass(frozen=True)
class Name(Action):
    """Name the colour of a die that is about to be won."""

    colour: str


@dataclass(frozen=True)
class Reroll(Action):
    """Pick up a die to roll it again."""

    colour: str
    face: int


@dataclass(frozen=True)
class Stop(Action):
    """Pick up no more dice and roll."""


@dataclass(frozen=True)
class Upgrade(Action):
    """Raise a kind of building by a level."""

    building: str


@dataclass(frozen=True)
class Good(Action):
    """Choose the good whose stalls pay."""

    good: str


@dataclass(frozen=True)
class Room(Action):
    """Choose the palace room to use."""

    room: int


@dataclass(frozen=True)
class Bonus(Action):
    """Choose the next of several bonuses earned."""

    bonus: str


@dataclass(frozen=True)
class Yield(Action):
    """Choose a yield tile; its letter is its place in the edition."""

    temple: str
    letter: str


@dataclass(frozen=True)
class Edge(Action):
    """Choose the edge space for a yield tile."""

    edge: int


@dataclass(frozen=True)
class Decline(Action):
    """Take no yield tile after building."""


@dataclass(frozen=True)
class Flip(Action):
    """Spend a karma to turn a die over."""

    colour: str
    face: int


@dataclass(frozen=True)
class Start(Action):
    """Chance: who begins."""

    seat: int


@dataclass(frozen=True)
class Roll(Action):
    """Chance: how a die falls."""

    colour: str
    face: int


@dataclass(frozen=True)
class Reveal(Action):
    """Chance: the next tile of a stack; its letter is its place in the edition."""

    colour: str
    back: str
    letter: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: a yield tile."""

    temple: str
    letter: str


@dataclass(frozen=True)
class Count(Action):
    """Chance: how many spaces further on the next river tile lies."""

    face: int


@dataclass(frozen=True)
class River(Action):
    """Chance: the river tile that is laid there."""

    letter: str


def _rows() -> Iterator[Action]:
    """Yield every action, in the order that `rows` counts them."""
    faces = range(1, FACES + 1)
    yield from (Worker(space) for space in SPACE_NAMES)
    yield Aside()
    yield from (Pay(colour, face) for colour in COLOUR_NAMES for face in faces)
    yield from (Take(colour, back) for colour in COLOUR_NAMES for back in BACK_NAMES)
    yield from (Lay(cell, turn) for cell in CELL_NAMES for turn in range(TURNS))
    yield from (Sail(steps) for steps in faces)
    yield from (Name(colour) for colour in COLOUR_NAMES)
    yield from (Reroll(colour, face) for colour in COLOUR_NAMES for face in faces)
    yield Stop()
    yield from (Upgrade(building) for building in BUILDING_NAMES)
    yield from (Good(good) for good in GOOD_NAMES)
    yield from (Room(room) for room in range(1, ROOMS + 1))
    yield from (Bonus(bonus) for bonus in BONUS_NAMES)
    yield from (Yield(temple, letter) for temple in BUILDING_NAMES for letter in YIELD_LETTERS)
    yield from (Edge(edge) for edge in range(1, 9))
    yield Decline()
    yield from (Flip(colour, face) for colour in COLOUR_NAMES for face in faces)
    yield from (Start(seat) for seat in range(MAX_PLAYERS))
    yield from (Roll(colour, face) for colour in COLOUR_NAMES for face in faces)
    for colour in COLOUR_NAMES:
        for back in BACK_NAMES:
            yield from (Reveal(colour, back, letter) for letter in TILE_LETTERS)
    yield from (Draw(temple, letter) for temple in BUILDING_NAMES for letter in YIELD_LETTERS)
    yield from (Count(face) for face in faces)
    yield from (River(letter) for letter in TILE_LETTERS[:MAX_RIVER_TILES])


ACTIONS = ActionTable(_rows())
