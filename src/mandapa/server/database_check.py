"""Check a whole database: its pages, the chain of every table, and that every table can be rebuilt.

It changes nothing, and a site may use the database meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mandapa.core.errors import MandapaError, SetupError
from mandapa.server import schema
from mandapa.server.database import newest_revision, open_database, reason_of
from mandapa.server.database_errors import Damaged, Unavailable
from mandapa.server.running_time import RunningTime
from mandapa.server.store import Store

READING: Final = 60.0  # seconds for one table
_REVISION: Final = sa.text("SELECT version_num FROM alembic_version")


class Problem(NamedTuple):
    """A problem with a table, or with the database itself (no table)."""

    table: str
    why: MandapaError


@dataclass
class Report:
    """The result of a check."""

    tables: int = 0
    events: int = 0
    altered: int = 0  # names and texts that were erased or changed later
    problems: list[Problem] = field(default_factory=list)


async def check(
    url: str, sqlite_file: Path | None, begun: Callable[[int], None], step: Callable[[], None]
) -> Report:
    """Check a database; `begun` gets the number of tables, `step` is called after each."""
    engine = _open(url, sqlite_file)
    report = Report()
    try:
        await _same_version(engine)
        # Independently: if one fails, the others may still find more.
        for look in (_look_at_pages, _look_at_links, _count_altered, _look_at_tables):
            try:
                await look(engine, report, begun, step)
            except sa.exc.DBAPIError as error:
                report.problems.append(Problem("", _told(error.orig)))
    except OSError as error:
        raise SetupError("database-unreachable", reason=reason_of(error)) from None
    finally:
        await engine.dispose()
    return report


def _open(url: str, sqlite_file: Path | None) -> AsyncEngine:
    if sqlite_file is None:
        return open_database(url)
    if not sqlite_file.is_file():
        raise SetupError("no-database", path=str(sqlite_file))
    # Read-only: a check must not change what it checks.
    address = sqlite_file.absolute().as_uri()
    query = {"mode": "ro", "uri": "true"}
    return create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=address, query=query), hide_parameters=True
    )


async def _same_version(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        try:
            found = (await connection.execute(_REVISION)).scalar()
        except (sa.exc.OperationalError, sa.exc.ProgrammingError):
            raise SetupError("no-site-database") from None
    if found != newest_revision():
        raise SetupError("other-database-version")


async def _look_at_pages(engine: AsyncEngine, report: Report, *_: object) -> None:
    if engine.dialect.name == "sqlite":  # PostgreSQL checks its own pages
        for row in await _all(engine, sa.text("PRAGMA integrity_check")):
            if row[0] != "ok":
                report.problems.append(Problem("", _told(row[0])))


async def _look_at_links(engine: AsyncEngine, report: Report, *_: object) -> None:
    if engine.dialect.name == "sqlite":  # PostgreSQL enforces them
        for row in await _all(engine, sa.text("PRAGMA foreign_key_check")):
            report.problems.append(Problem("", MandapaError("row-of-nothing", name=str(row[0]))))


def _told(what: object) -> MandapaError:
    """Return what a database says by itself."""
    return MandapaError("told-by-program", detail=str(what))


async def _count_altered(engine: AsyncEngine, report: Report, *_: object) -> None:
    x = schema.texts
    altered = sa.select(sa.func.count()).select_from(x).where(x.c.salt.is_(None))
    report.altered = int((await _all(engine, altered))[0][0])


async def _all(engine: AsyncEngine, query: sa.Executable) -> Sequence[Any]:
    async with engine.connect() as connection:
        return (await connection.execute(query)).all()


async def _look_at_tables(
    engine: AsyncEngine, report: Report, begun: Callable[[int], None], step: Callable[[], None]
) -> None:
    t = schema.tables
    rows = await _all(engine, sa.select(t.c.id).order_by(t.c.created))
    store = Store(engine, RunningTime(), lambda: None, lambda: False)
    store.limit = READING
    begun(len(rows))
    for (table_id,) in rows:
        try:
            report.events += await _look_at(store, table_id)
        except (Damaged, Unavailable) as error:
            report.problems.append(Problem(table_id, error))
        report.tables += 1
        step()


async def _look_at(store: Store, table_id: str) -> int:
    """Return the number of events of a table; raise `Damaged` if something is wrong."""
    table, t = await store.load(table_id), schema.tables
    listed = await _all(store.engine, sa.select(t.c.status).where(t.c.id == table_id))
    if table is None or not listed:
        return 0  # deleted in the meantime
    status = listed[0][0]
    if status != table.status:
        again = await store.load(table_id)
        if again and again.seq == table.seq:  # no event arrived in between
            raise Damaged("other-status", listed=status, found=table.status)
    return table.seq
