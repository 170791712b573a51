"""The base of every command, and what commands during a match have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from mandapa.core.match import Match
from mandapa.server.refusals import Refusal
from mandapa.server.table import Table


@dataclass(frozen=True)
class Asker:
    """The person who sends a command, and what the hall knows about the others."""

    person: str
    name: str
    program: bool
    away: Callable[[str], float]  # seconds that a person has been away
    at: int  # the time, in milliseconds


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """Base of commands; `id` comes back with the reply."""

    id: int = 0


def at_play(table: Table, asker: Asker, position_seq: int | None = None) -> tuple[Match, int]:
    """Return the match and the asker's seat; refuse if they saw an older position."""
    if table.match is None:
        raise Refusal("not-started", 409)
    seat = table.seat_of(asker.person)
    if seat is None:
        raise Refusal("not-seated", 403)
    if table.status == "finished":
        raise Refusal("game-over", 409)
    if position_seq is not None and position_seq != table.position_seq:
        raise Refusal("stale", 409)
    return table.match, seat
