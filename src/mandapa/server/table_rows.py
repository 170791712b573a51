"""What is stored of a table besides its events, so that lists need not read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from mandapa.server.due import due
from mandapa.server.plan import Plan
from mandapa.server.table import Table
from mandapa.server.table_parts import Listing


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    finished: int  # milliseconds since 1970
    reason: str
    names: list[str]
    places: list[int]
    points: list[int]
    bots: list[str] = []  # the bot of each seat that no person had
    stood_in: list[int] = []  # how many decisions a bot made for the person on each seat


class Seats(msgspec.Struct, frozen=True):
    """Who sits at an unfinished table, and whose turn it is."""

    names: list[str]  # empty for a free seat
    persons: list[str]
    bots: list[bool]  # a bot decides there now
    actor: int | None


class Row(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    created: int
    game: str
    plan: Plan
    public: bool
    host: str
    deal: str
    status: str
    result: Result | None
    seats: Seats | None  # of an unfinished table; none if only its events tell


_PLAN: Final = msgspec.json.Decoder(Plan)
_RESULT: Final = msgspec.json.Decoder(Result)
_SEATS: Final = msgspec.json.Decoder(Seats)


def as_row(stored: Mapping[Any, Any]) -> Row:
    """Read a row of the database."""
    plan, result, seats = stored["plan"], stored["result"], stored["seats"]
    return Row(
        **{
            **stored,
            "plan": _PLAN.decode(plan),
            "result": _RESULT.decode(result) if result else None,
            "seats": _SEATS.decode(seats) if seats else None,
        }
    )


def listing_of(table: Table) -> Listing | None:
    """Return what is to be stored of a table besides its events; nothing once it is finished."""
    if table.status == "finished":
        return None
    return Listing(due(table), msgspec.json.encode(seats_now(table)))


def seats_now(table: Table) -> Seats:
    return Seats(
        [seat.name for seat in table.seats],
        [seat.person for seat in table.seats],
        [bool(seat.bot) for seat in table.seats],
        table.actor,
    )


def result_of(table: Table) -> Result | None:
    """Return how a game has ended; none while it goes on, or if it was broken off."""
    if table.match is None or not table.match.over:
        return None
    state, stood_in = table.match.state, list(table.stand_ins.values())
    return Result(
        table.at,
        state.end_reason(),
        [seat.name for seat in table.seats],
        table.places(),
        [sum(sheet.values()) for sheet in state.scores()],
        [seat.bot if not seat.person else "" for seat in table.seats],
        [stood_in.count(seat) for seat in range(len(table.seats))],
    )
