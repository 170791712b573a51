"""What a table holds besides its match: seats, proposals, pauses, its deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mandapa.core.contract import State
from mandapa.server.events import ProposalKind

Status = Literal["open", "playing", "finished"]
# Why a bot decides for a person: they asked for this turn or for longer, are away, gave up, or
# ran out of time.
StandInReason = Literal["", "once", "asked", "away", "resigned", "time"]


@dataclass
class Seat:
    """A place at the table and who plays there."""

    name: str = ""
    person: str = ""
    program: bool = False
    bot: str = ""  # the bot that decides for this seat now
    why: StandInReason = ""  # why it does, if a person holds the seat
    gave_up: int = 0  # the event with which it resigned or ran out of time

    @property
    def taken(self) -> bool:
        return bool(self.name)


@dataclass
class Proposal:
    """What a seat wants of the others, and who has not agreed yet."""

    seat: int
    what: ProposalKind
    ply: int
    waiting: set[int]


@dataclass
class Pause:
    """Nobody decides and no clock runs."""

    seat: int  # who asked for it
    since: int


@dataclass(frozen=True)
class Passed:
    """The states through which the last decision took the match, for those who tell it."""

    start: int  # the ply before which the first of them stood
    states: Sequence[State]


@dataclass
class Deal:
    """The seed of one or more tables."""

    id: str
    seed: bytes | None
    commitment: str
    shared: bool
    closed: bool
    host: str


class Listing(NamedTuple):
    """What is stored of an unfinished table so that its events need not be read."""

    due: int | None
    seats: bytes | None
