"""What the hall reads and writes, as rows of the schema."""

from __future__ import annotations

import asyncio
import re
import shutil
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mandapa.server import schema
from mandapa.server.database_errors import (
    CommitUnknown,
    Damaged,
    OutageCause,
    Unavailable,
    is_damage,
    outage_cause,
)
from mandapa.server.database_writer import DatabaseWriter, Write
from mandapa.server.events import AnyEvent, decode
from mandapa.server.outage import Outage
from mandapa.server.running_time import RunningTime
from mandapa.server.stored_table import (
    StoredTable,
    addition,
    closing,
    creation,
    rebuild,
    relisting,
)
from mandapa.server.table import Table
from mandapa.server.table_parts import Listing
from mandapa.server.table_rows import Row, as_row, listing_of
from mandapa.server.timeouts import within

# All that an id of ours can be; PostgreSQL does not even take every text as a question.
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_BEAT: Final = sa.update(schema.pulse).values(ran=sa.bindparam("the_time"))
LABELS: Final = sa.LABEL_STYLE_TABLENAME_PLUS_COL
READING: Final = 5.0  # seconds for what is read
ROOM: Final = 1 << 20  # bytes; with less, the disk counts as full
P = ParamSpec("P")
T = TypeVar("T")


def now() -> int:
    """Return the time of day, for people; clocks go by the running time."""
    return time.time_ns() // 1_000_000


def _limited(
    read: Callable[Concatenate[Store, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Make a method that reads give an answer or a refusal, and never hang."""

    @wraps(read)
    async def limited(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        since = self.time.now()
        try:
            return await within(self.limit, read(self, *args, **kwargs))
        except Exception as error:
            if why := self.outage.noticed(error, since):
                raise Unavailable(why) from error
            raise

    return limited


class Store:
    """Reading from the pool, writing through the journal."""

    def __init__(
        self,
        engine: AsyncEngine,
        running: RunningTime,
        works_again: Callable[[], None],
        may_write: Callable[[], bool],
    ) -> None:
        self.engine = engine
        self.time = running
        self.limit = READING
        self.outage = Outage(running, works_again, self._room)
        self.checkpoint_failure: OutageCause | None = None  # why SQLite may soon fail
        self.writer = DatabaseWriter(engine, may_write)

    async def _write(self, write: Write) -> None:
        """Return when it is on disk. `Unavailable`: it is not. `CommitUnknown`: it may be."""
        since = self.time.now()
        try:
            await self.writer.write(write)
        except Exception as error:
            why = self.outage.noticed(error, since)
            if why is None or isinstance(error, CommitUnknown):
                raise
            raise Unavailable(why) from error
        self.outage.written()

    # --- writing -----------------------------------------------------------

    async def create(self, table: Table, new_deal: bool, first: Sequence[AnyEvent]) -> None:
        """Write a new table with its first events. Nobody knows it before they are on disk."""
        ran = self.time.now()
        for event in first:
            table.apply(event, table.created, ran)
        write, check = creation(table, new_deal, first, ran)
        await self._write(write)
        table.chain, table.listing = check, listing_of(table)

    async def append(self, table: Table, event: AnyEvent, after: Table) -> None:
        """Write the next event of a table. `after` is the table as the event makes it."""
        await self._write(addition(table, event, after))

    async def relist(self, table: Table) -> None:
        """Write what lists show and what is due, if that is not what the events say. It is so
        for tables of an older database."""
        if write := relisting(table, listing_of(table)):
            await self._write(write)
            table.listing = listing_of(table)

    async def checkpoint(self) -> None:
        """Move what SQLite has logged into the database proper, beside the journal's writing.
        While that fails, what is written is safe in the log."""
        if self.engine.dialect.name == "sqlite":
            try:
                await within(self.limit, self._checkpoint())
            except Exception as error:
                self.checkpoint_failure = outage_cause(error) or "database-fails"
                raise
            self.checkpoint_failure = None if await asyncio.to_thread(self._room) else "disk-full"

    def _room(self) -> bool:
        """Whether the disk has room for more than a few moves; of a server nobody knows."""
        file = self.engine.url.database
        if self.engine.dialect.name != "sqlite" or file is None:
            return True
        return shutil.disk_usage(Path(file).parent).free >= ROOM

    async def _checkpoint(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def beat(self) -> None:
        """Note for how long the site has run."""
        await self._write([(_BEAT, {"the_time": self.time.now()})])

    async def close_deal(self, deal: str) -> None:
        await self._write(closing(deal))

    # --- reading -----------------------------------------------------------

    async def load(self, table: str) -> Table | None:
        """Return a table rebuilt from its events; a fork still lacks its origin."""
        if not _ID.fullmatch(table):
            return None
        if not self.writer.settled:  # its last event may or may not come to be on disk
            raise Unavailable("database-hangs")
        try:
            found = await self._read(table)
        except sa.exc.DBAPIError as error:
            if is_damage(error):
                raise Damaged("told-by-program", detail=str(error.orig)) from error
            raise
        if found is None:
            return None
        try:
            return rebuild(found)
        except Damaged:
            raise
        except Exception as error:  # whatever cannot be rebuilt is not what was written
            detail = f"{type(error).__name__}: {error}"
            raise Damaged("told-by-program", detail=detail) from error

    @_limited
    async def _read(self, table: str) -> StoredTable | None:
        """All that is stored of a table."""
        t, d, e, x = schema.tables, schema.deals, schema.events, schema.texts
        u = schema.unfinished
        async with self.engine.connect() as connection:
            query = sa.select(t, d).join(d).where(t.c.id == table).set_label_style(LABELS)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            columns = (e.c.seq, e.c.at, e.c.ran, e.c.body, e.c.chain)
            events = await connection.execute(
                sa.select(*columns).where(e.c.table == table).order_by(e.c.seq)
            )
            texts = await connection.execute(
                sa.select(x.c.seq, x.c.place, x.c.salt, x.c.text).where(x.c.table == table)
            )
            listing = (
                await connection.execute(sa.select(u.c.due, u.c.seats).where(u.c.table == table))
            ).first()
            return StoredTable(
                row, events.all(), texts.all(), Listing(*listing) if listing else None
            )

    async def history(self, table: str) -> list[tuple[int, AnyEvent]]:
        """Return the events of a table, each with the time that the site had run by then."""
        found = await self._read(table)
        return [(ran, decode(body)) for _, _, ran, body, _ in found.events] if found else []

    @_limited
    async def fetch(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    @_limited
    async def last_beat(self) -> int:
        """Return for how long the site has run, as far as is known."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(sa.select(schema.pulse.c.ran))).scalar_one())

    async def due(self, until: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Tables at which something happens unasked before so much running time, and when; the
        first ones that come after those given."""
        u = schema.unfinished
        later = sa.tuple_(u.c.due, u.c.table) > sa.tuple_(*map(sa.literal, after))
        query = sa.select(u.c.due, u.c.table).where(u.c.due <= until, later)
        rows = await self.fetch(query.order_by(u.c.due, u.c.table).limit(most))
        return [(due, table) for due, table in rows]

    async def of_person(self, person: str, most: int) -> list[Row]:
        s = schema.seatings
        mine = sa.select(s.c.table).where(s.c.person == person)
        return await self._rows(listed().where(schema.tables.c.id.in_(mine)), most)

    async def of_deal(self, deal: str) -> list[Row]:
        if not _ID.fullmatch(deal):
            return []
        return await self._rows(listed().where(schema.tables.c.deal == deal), 1000)

    @_limited
    async def persons_of_deal(self, deal: str) -> dict[str, str]:
        """Return who sits at a table of this deal, and at which."""
        t, s = schema.tables, schema.seatings
        query = sa.select(s.c.person, s.c.table).join(t, s.c.table == t.c.id)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(t.c.deal == deal))
            return {person: table for person, table in found}

    @_limited
    async def count_unfinished(self, host: str, *, public: bool = False) -> int:
        """Return how many tables of a person are not finished; `public`: only those in the list."""
        t = schema.tables
        query = sa.select(sa.func.count()).where(t.c.host == host, t.c.status != "finished")
        if public:
            query = query.where(t.c.public)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _rows(self, query: sa.Select[Any], most: int) -> list[Row]:
        """Return the newest rows, tables that still go on before those that are over."""
        t = schema.tables
        return await self.rows(query.order_by(t.c.status == "finished", t.c.created.desc()), most)

    @_limited
    async def rows(self, query: sa.Select[Any], most: int) -> list[Row]:
        """Tables as lists show them (`listed`), in the order of the query."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.limit(most))).mappings().all()
        return [as_row(row) for row in found]


def listed() -> sa.Select[Any]:
    """Return the columns of a `Row`."""
    t, u = schema.tables, schema.unfinished
    return sa.select(t, u.c.seats).outerjoin(u, u.c.table == t.c.id)
