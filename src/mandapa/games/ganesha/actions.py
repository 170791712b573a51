"""The action table of Ganesha: what players decide and what chance brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandapa.core.actions import Action, ActionTable
from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.ganesha.rows import (
    COLOUR_NAMES,
    HEX_NAMES,
    LIFT_NAMES,
    OFFER_NAMES,
    SLOTS,
    SPICE_NAMES,
)


@dataclass(frozen=True)
class Take(Action):
    """Take the gem of a hex of the altar."""

    hex: str


@dataclass(frozen=True)
class Stop(Action):
    """Take no second gem."""


@dataclass(frozen=True)
class Use(Action):
    """Use the spice that lay under the gem just taken."""

    spice: str


@dataclass(frozen=True)
class Leave(Action):
    """Leave a spice unused."""


@dataclass(frozen=True)
class Remove(Action):
    """Cardamom: the last gem of a colour leaves the mandala."""

    colour: str


@dataclass(frozen=True)
class Swap(Action):
    """Caraway: exchange the taken gem for the one on a hex."""

    hex: str


@dataclass(frozen=True)
class Give(Action):
    """Ginger: give the taken gem to another player."""

    seat: int


@dataclass(frozen=True)
class Answer(Action):
    """Ginger: what the other player gives in return."""

    colour: str


@dataclass(frozen=True)
class Return(Action):
    """Black pepper: a gem of the own treasury goes into the bag."""

    colour: str


@dataclass(frozen=True)
class Keep(Action):
    """The taken gem goes to the treasury."""


@dataclass(frozen=True)
class Slot(Action):
    """The taken gem goes to a tactics slot."""

    slot: int


@dataclass(frozen=True)
class Lift(Action):
    """Coriander: the gems of one or both tactics slots go to the treasury."""

    lifted: str


@dataclass(frozen=True)
class Set(Action):
    """Coriander: a gem of the treasury goes to an empty tactics slot."""

    slot: int
    colour: str


@dataclass(frozen=True)
class Offer(Action):
    """Offer a gem, or none, and move all gems of a colour to the mandala."""

    offered: str
    colour: str


@dataclass(frozen=True)
class Pass(Action):
    """Move nothing to the mandala this turn."""


@dataclass(frozen=True)
class Place(Action):
    """Final stage: one gem goes to the mandala."""

    colour: str


@dataclass(frozen=True)
class Lay(Action):
    """A spice token is laid face down on a hex, by chance or by the first player."""

    hex: str


@dataclass(frozen=True)
class First(Action):
    """Chance: who begins."""

    seat: int


@dataclass(frozen=True)
class Flip(Action):
    """Chance: what the token on a hex turns out to be."""

    hex: str
    spice: str


@dataclass(frozen=True)
class Fill(Action):
    """Chance: the gem drawn for a hex of the altar."""

    hex: str
    colour: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the gem drawn for a pepper."""

    colour: str


def _rows() -> Iterator[Action]:
    """Yield every action, in the order that `rows` counts them."""
    yield from (Take(name) for name in HEX_NAMES)
    yield Stop()
    yield from (Use(spice) for spice in SPICE_NAMES)
    yield Leave()
    yield from (Remove(colour) for colour in COLOUR_NAMES)
    yield from (Swap(name) for name in HEX_NAMES)
    yield from (Give(seat) for seat in range(MAX_PLAYERS))
    yield from (Answer(colour) for colour in COLOUR_NAMES)
    yield from (Return(colour) for colour in COLOUR_NAMES)
    yield Keep()
    yield from (Slot(slot) for slot in range(1, SLOTS + 1))
    yield from (Lift(lifted) for lifted in LIFT_NAMES)
    yield from (Set(slot, colour) for slot in range(1, SLOTS + 1) for colour in COLOUR_NAMES)
    yield from (Offer(offered, colour) for offered in OFFER_NAMES for colour in COLOUR_NAMES)
    yield Pass()
    yield from (Place(colour) for colour in COLOUR_NAMES)
    yield from (Lay(name) for name in HEX_NAMES)
    yield from (First(seat) for seat in range(MAX_PLAYERS))
    yield from (Flip(name, spice) for name in HEX_NAMES for spice in SPICE_NAMES)
    yield from (Fill(name, colour) for name in HEX_NAMES for colour in COLOUR_NAMES)
    yield from (Draw(colour) for colour in COLOUR_NAMES)


ACTIONS = ActionTable(_rows())
