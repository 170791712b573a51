"""A table told to those who look at it. Spectators who read the same language and were told the
same before are sent the same bytes, made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from mandapa.server.frames import Frame
from mandapa.server.messages import Presence
from mandapa.server.metrics import TELLINGS_MADE, TOLD
from mandapa.server.snapshot import table_snapshot
from mandapa.server.table import Table

MOST_KEPT: Final = 32  # different messages about the present state of a table
FRESH: Final = 100  # milliseconds for which the clocks that were told are still true


class Reader(NamedTuple):
    """All that a message depends on besides the table."""

    seat: int | None
    lang: str
    last_seq: int
    live: int  # how many of the decisions that are told they saw happen
    host: bool
    here: tuple[bool, ...]
    watching: int
    drawn: frozenset[str] | None
    retell: bool = False


class _Made(NamedTuple):
    frame: Frame
    ran: int


@dataclass
class _Kept:
    """What was made of the present state of a table."""

    version: tuple[int, bool]
    tables: dict[Reader, _Made]
    here: tuple[Presence, Frame] | None = None


_KEPT: Final[WeakKeyDictionary[Table, _Kept]] = WeakKeyDictionary()


def reader_of(
    table: Table,
    seat: int | None,
    lang: str,
    *,
    last_seq: int,
    present_since: int | None = None,
    host: bool = False,
    here: tuple[bool, ...] = (),
    watching: int = 0,
    drawn: frozenset[str] | None = None,
    retell: bool = False,
) -> Reader:
    """Return a reader who holds events up to `last_seq` and has been there since event
    `present_since`; of the games they draw only this table's matters."""
    live = _seen_live(table, 0 if retell else table.first_new_ply(last_seq), present_since)
    own = None if drawn is None else drawn & {table.plan.game}
    return Reader(seat, lang, last_seq, live, host, here, watching, own, retell)


def _seen_live(table: Table, first: int, present_since: int | None) -> int:
    """Count the decisions from a ply on that someone saw who has been there since an event."""
    count = 0
    for event, start in reversed(table.groups):
        if present_since is None or event <= present_since or start < first:
            break
        count += 1
    return count


def at_hand(table: Table, reader: Reader, ran: int) -> Frame | None:
    """Return the message for a reader, if it was made for another one like them."""
    made = _kept(table).tables.get(reader)
    if made is None:
        return None
    running = table.clock is not None and table.clock.running is not None
    if running and ran - made.ran > FRESH:
        return None
    TOLD.inc()
    return made.frame


def tell(
    table: Table,
    reader: Reader,
    ran: int,
    *,
    present_since: int | None = None,
) -> Frame:
    """Return the message for a reader; that of a spectator is kept for the others."""
    if frame := at_hand(table, reader, ran):
        return frame
    TOLD.inc()
    TELLINGS_MADE.inc()
    frame = Frame(
        table_snapshot(
            table,
            reader.seat,
            reader.lang,
            last_seq=reader.last_seq,
            present_since=present_since,
            host=reader.host,
            here=reader.here,
            watching=reader.watching,
            drawn=reader.drawn,
            ran=ran,
            retell=reader.retell,
        )
    )
    if reader.seat is None:
        kept = _kept(table).tables
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[reader] = _Made(frame, ran)
    return frame


def tell_here(table: Table, now: Presence) -> Frame:
    """Return who has come or gone, for everyone."""
    kept = _kept(table)
    if kept.here is None or kept.here[0] != now:
        kept.here = now, Frame(now)
    return kept.here[1]


def _kept(table: Table) -> _Kept:
    version = (table.seq, table.deal.closed)
    kept = _KEPT.get(table)
    if kept is None or kept.version != version:
        kept = _KEPT[table] = _Kept(version, {})
    return kept
