"""What the hall reads and writes, as rows of the schema."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mandapa.server import schema
from mandapa.server.events import AnyEvent, Sit, Stand, decode, encode
from mandapa.server.journal import Journal
from mandapa.server.plan import Plan
from mandapa.server.table import Deal, Table
from mandapa.server.trouble import Damaged, is_damage

# All that an id of ours can be; PostgreSQL does not even take every text as a question.
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_PLAN: Final = msgspec.json.Decoder(Plan)
_INSERT_EVENT: Final = sa.insert(schema.events)
_INSERT_TABLE: Final = sa.insert(schema.tables)
_INSERT_DEAL: Final = sa.insert(schema.deals)
_INSERT_SEATING: Final = sa.insert(schema.seatings)
_DELETE_SEATING: Final = sa.delete(schema.seatings).where(
    schema.seatings.c.table == sa.bindparam("the_table"),
    schema.seatings.c.seat == sa.bindparam("the_seat"),
)
_SET_STATUS: Final = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("the_table"))
    .values(status=sa.bindparam("the_status"), result=sa.bindparam("the_result"))
)
_CLOSE_DEAL: Final = (
    sa.update(schema.deals).where(schema.deals.c.id == sa.bindparam("the_deal")).values(closed=True)
)
_BEAT: Final = sa.update(schema.pulse).values(at=sa.bindparam("the_time"))


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    finished: int  # milliseconds since 1970
    reason: str
    names: list[str]
    places: list[int]
    points: list[int]
    bots: list[str] = []  # the bot of each seat that no person had
    stood_in: list[int] = []  # how many decisions a bot made for the person on each seat


class Row(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    created: int
    plan: Plan
    public: bool
    host: str
    deal: str
    status: str
    result: Result | None


def now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """Reading from the pool, writing through the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.journal = Journal(engine)

    # --- writing -----------------------------------------------------------

    async def create(self, table: Table, new_deal: bool, first: Sequence[AnyEvent]) -> None:
        """A new table with its first events; they are applied to it once they are on disk."""
        deal, at = table.deal, table.created
        write: list[tuple[sa.Executable, dict[str, Any]]] = []
        if new_deal:
            write.append((_INSERT_DEAL, {c: getattr(deal, c) for c in schema.deals.c.keys()}))  # noqa: SIM118
        row = {
            "id": table.id,
            "created": at,
            "plan": msgspec.json.encode(table.plan),
            "public": table.public,
            "host": table.host,
            "deal": deal.id,
            "status": "finished" if table.plan.uploaded else "open",
        }
        write.append((_INSERT_TABLE, row))
        for number, event in enumerate(first, start=1):
            write.extend(_rows(table.id, number, at, event))
        await self.journal.write(write)
        for event in first:
            table.apply(event, at)

    async def append(
        self, table: Table, event: AnyEvent, at: int, status: str | None, result: Result | None
    ) -> None:
        """The next event of a table, and what it means for the lists."""
        write = _rows(table.id, table.seq + 1, at, event)
        if status:
            body = msgspec.json.encode(result) if result else None
            values = {"the_table": table.id, "the_status": status, "the_result": body}
            write.append((_SET_STATUS, values))
        if status == "finished" and not table.deal.shared:
            write.append((_CLOSE_DEAL, {"the_deal": table.deal.id}))
        await self.journal.write(write)

    async def tidy(self) -> None:
        """Move what SQLite has logged into the database proper, beside the journal's writing."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.execute(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def beat(self) -> None:
        """Note that the site is up."""
        await self.journal.write([(_BEAT, {"the_time": now()})])

    async def close_deal(self, deal: str) -> None:
        await self.journal.write([(_CLOSE_DEAL, {"the_deal": deal})])

    # --- reading -----------------------------------------------------------

    async def load(self, table: str) -> Table | None:
        """A table rebuilt from its events; a fork still lacks its origin."""
        if not _ID.fullmatch(table):
            return None
        try:
            found = await self._read(table)
        except sa.exc.DBAPIError as error:
            if is_damage(error):
                raise Damaged(str(error.orig)) from error
            raise
        if found is None:
            return None
        try:
            return _rebuilt(*found)
        except Exception as error:  # whatever cannot be rebuilt is not what was written
            raise Damaged(f"{type(error).__name__}: {error}") from error

    async def _read(self, table: str) -> tuple[sa.RowMapping, Sequence[Any]] | None:
        """The row of a table with its deal, and its events."""
        t, d, e = schema.tables, schema.deals, schema.events
        async with self.engine.connect() as connection:
            query = sa.select(t, d).join(d).where(t.c.id == table).set_label_style(_LABELS)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            found = await connection.execute(
                sa.select(e.c.at, e.c.body).where(e.c.table == table).order_by(e.c.seq)
            )
            return row, found.all()

    async def answers(self) -> None:
        """Returns if the database does."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    async def last_beat(self) -> int:
        """When the site was last known to be up."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(sa.select(schema.pulse.c.at))).scalar_one())

    async def unfinished(self) -> list[str]:
        """The tables at which a game is on."""
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.status == "playing")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def of_person(self, person: str, most: int) -> list[Row]:
        t, s = schema.tables, schema.seatings
        query = sa.select(t).join(s, s.c.table == t.c.id).where(s.c.person == person)
        return await self._rows(query, most)

    async def of_public(self, most: int) -> list[Row]:
        """What can be joined or watched."""
        t = schema.tables
        return await self._rows(sa.select(t).where(t.c.public, t.c.status != "finished"), most)

    async def of_deal(self, deal: str) -> list[Row]:
        if not _ID.fullmatch(deal):
            return []
        return await self._rows(sa.select(schema.tables).where(schema.tables.c.deal == deal), 1000)

    async def persons_of_deal(self, deal: str) -> dict[str, str]:
        """Who sits at a table of this deal, and at which."""
        t, s = schema.tables, schema.seatings
        query = sa.select(s.c.person, s.c.table).join(t, s.c.table == t.c.id)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(t.c.deal == deal))
            return {person: table for person, table in found}

    async def count_unfinished(self, host: str) -> int:
        t = schema.tables
        query = sa.select(sa.func.count()).where(t.c.host == host, t.c.status != "finished")
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _rows(self, query: sa.Select[Any], most: int) -> list[Row]:
        """The newest, but what still goes on before what is over."""
        t = schema.tables
        query = query.order_by(t.c.status == "finished", t.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [
            Row(
                **{
                    **row,
                    "plan": _PLAN.decode(row["plan"]),
                    "result": msgspec.json.decode(row["result"], type=Result)
                    if row["result"]
                    else None,
                }
            )
            for row in found
        ]


_LABELS: Final = sa.LABEL_STYLE_TABLENAME_PLUS_COL


def _rebuilt(row: sa.RowMapping, history: Sequence[Any]) -> Table:
    columns = schema.deals.c.keys()
    table = Table(
        row["tables_id"],
        row["tables_created"],
        _PLAN.decode(row["tables_plan"]),
        row["tables_public"],
        row["tables_host"],
        Deal(**{column: row[f"deals_{column}"] for column in columns}),
    )
    for at, body in history:
        table.apply(decode(body), at)
    return table


def _rows(
    table: str, seq: int, at: int, event: AnyEvent
) -> list[tuple[sa.Executable, dict[str, Any]]]:
    """An event, and who sits where after it."""
    row = {"table": table, "seq": seq, "at": at, "body": encode(event)}
    write: list[tuple[sa.Executable, dict[str, Any]]] = [(_INSERT_EVENT, row)]
    if isinstance(event, Sit) and event.person:
        values = {"table": table, "seat": event.seat, "person": event.person}
        write.append((_INSERT_SEATING, values))
    if isinstance(event, Stand):
        write.append((_DELETE_SEATING, {"the_table": table, "the_seat": event.seat}))
    return write
