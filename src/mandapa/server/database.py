"""The engine for a database URL: SQLite with durable commits, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import alembic.command
import alembic.config
import alembic.script
import alembic.util
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mandapa.core.errors import MandapaError, SetupError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
WAIT: Final = 5.0  # seconds to get a connection; reads and writes have their own limits
# Required of every SQLite connection. `synchronous` 2 is FULL: a commit that returns is on disk.
# `Store.checkpoint` moves pages from the WAL to the database, so that no move waits for it. A
# commit does so itself only if that falls far behind.
PRAGMAS: Final[dict[str, Any]] = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 4_000,
    "wal_autocheckpoint": 10_000,
}


def open_database(url: str) -> AsyncEngine:
    """Create an engine whose connections are checked; read nothing yet."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise SetupError("no-database-address", url=url) from None
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        parsed = parsed.set(drivername="postgresql+asyncpg")
        try:
            return create_async_engine(
                parsed,
                pool_pre_ping=True,
                hide_parameters=True,
                pool_timeout=WAIT,
                connect_args={"timeout": WAIT},
            )
        except ModuleNotFoundError:
            raise SetupError("postgresql-not-installed") from None
    if kind != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise SetupError("wrong-kind-of-database")
    Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    # Parameters (ids of private tables, draws) must not appear in the program's log.
    engine = create_async_engine(
        parsed.set(drivername="sqlite+aiosqlite"), hide_parameters=True, pool_timeout=WAIT
    )
    sa.event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    """Set the pragmas and verify each by reading it back."""
    cursor = connection.cursor()
    for name, wanted in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name} = {wanted}")
        cursor.execute(f"PRAGMA {name}")
        found = cursor.fetchone()[0]
        if found != wanted:
            raise RuntimeError(f"SQLite answers {name} = {found}, not {wanted}: nothing is safe")
    cursor.close()


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Migrate the database to the current schema, or to a revision, in one transaction."""
    config = _alembic()

    def upgrade(connection: sa.Connection) -> None:
        config.attributes["connection"] = connection
        try:
            alembic.command.upgrade(config, revision)
        except alembic.util.CommandError as error:
            raise SetupError("newer-database", detail=str(error)) from None

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def newest_revision() -> str | None:
    """Return the schema revision of this version."""
    return alembic.script.ScriptDirectory.from_config(_alembic()).get_current_head()


def _alembic() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def reason_of(error: Exception) -> MandapaError | str:
    """Return the message of a database error, in one line."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    if lines:
        return lines[0]
    silent = isinstance(error, TimeoutError)
    return MandapaError("no-answer") if silent else type(error).__name__
