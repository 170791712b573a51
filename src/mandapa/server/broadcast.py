"""A table told to those who look at it. Spectators who read the same language and were told the
same before are sent the same bytes, made once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from mandapa.server.frames import Frame
from mandapa.server.messages import Presence
from mandapa.server.metrics import TELLINGS_MADE, TOLD
from mandapa.server.narration import nearly_told
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


class Scene:
    """A table as spectators are told it at one moment, for many of them at once: what is the same
    for several is found once."""

    def __init__(self, table: Table, here: tuple[bool, ...], watching: int, ran: int) -> None:
        self.table, self.here, self.watching = table, here, watching
        self.presence = Presence(list(here), watching)
        self.seated = {seat.person for seat in table.seats if seat.person}
        self.ready = nearly_told(table, None)  # whether it takes no time to tell
        self.repeated = 0  # how many were given what another one had been given
        self._ran = ran
        self._frames: dict[tuple[object, ...], Frame] = {}
        self._oldest: dict[int, int] = {}

    def tell(
        self,
        lang: str,
        *,
        last_seq: int,
        present_since: int,
        host: bool,
        drawn: frozenset[str] | None,
    ) -> Frame:
        """Return the message for a spectator, as `tell` does for a reader."""
        if present_since < self._oldest_news(last_seq):
            present_since = 0  # like everyone who saw all of it happen
        key = (lang, last_seq, present_since, host, drawn)
        if found := self._frames.get(key):
            self.repeated += 1
            return found
        reader = reader_of(
            self.table,
            None,
            lang,
            last_seq=last_seq,
            present_since=present_since,
            host=host,
            here=self.here,
            watching=self.watching,
            drawn=drawn,
        )
        frame = tell(self.table, reader, self._ran, present_since=present_since)
        self._frames[key] = frame
        return frame

    def _oldest_news(self, last_seq: int) -> int:
        """Return the first event whose decision someone is told who holds those up to one."""
        if last_seq not in self._oldest:
            table = self.table
            first = table.first_new_ply(last_seq)
            told = takewhile(lambda group: group[1] >= first, reversed(table.groups))
            self._oldest[last_seq] = min((event for event, _ in told), default=table.seq + 1)
        return self._oldest[last_seq]


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
