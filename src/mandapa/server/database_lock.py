"""One site per database: a second one stops and names the first.

SQLite: a lock on a file beside the database, which the system releases however the program ends.
PostgreSQL: an advisory lock, which lives as long as its connection. If that is lost, nothing is
written until the lock is ours again; if another site has it by then, this one stops.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandapa.core.errors import SetupError
from mandapa.server.database import open_database
from mandapa.server.settings import Settings

LOG: Final = logging.getLogger("mandapa.database")
LOCKS: Final = find_spec("fcntl") is not None  # not on Windows, where the file is not locked
if LOCKS:
    import fcntl
ROUND: Final = 1.0  # seconds between two checks of the connection that holds the lock
PATIENCE: Final = 5.0  # seconds for its reply
_KEY: Final = {"family": 0x4D616E64, "number": 1}  # "Mand"
_TAKE: Final = sa.text("SELECT pg_try_advisory_lock(:family, :number)")
_CALL_MYSELF: Final = sa.text("SELECT set_config('application_name', :name, false)")
_WHO: Final = sa.text(
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = :family AND objid = :number"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def _myself() -> str:
    return f"process {os.getpid()} on {socket.gethostname()}"


class DatabaseInUse(SetupError):
    """Another site uses the database."""

    def __init__(self, by: str) -> None:
        key = "database-in-use" if by else "database-in-use-by-unknown"
        super().__init__(key, by=by)
        self.by = by


class LockStatus:
    """Whether this site still owns the database."""

    def __init__(self) -> None:
        self.owned = True

    def __call__(self) -> bool:
        return self.owned


@contextmanager
def lock_database(settings: Settings) -> Iterator[LockStatus]:
    """Lock the database while the context lasts."""
    lock = LockStatus()
    if settings.sqlite_file:
        with _locked(settings.sqlite_file.resolve()):
            yield lock
    else:
        keeper = _LockKeeper(settings.database, lock)
        keeper.start()
        try:
            yield lock
        finally:
            keeper.stop()


@contextmanager
def _locked(database: Path) -> Iterator[None]:
    database.parent.mkdir(parents=True, exist_ok=True)
    with database.with_name(f"{database.name}.lock").open("a+", encoding="utf-8") as file:
        if LOCKS:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.seek(0)
                raise DatabaseInUse(file.read(200)) from None
        file.truncate(0)
        file.write(_myself())
        file.flush()
        yield


class _LockKeeper(threading.Thread):
    """A thread that keeps the lock of a PostgreSQL database."""

    def __init__(self, url: str, lock: LockStatus) -> None:
        super().__init__(name="guard of the database", daemon=True)
        self._url, self._lock = url, lock
        self._first: BaseException | None = None
        self._ready, self._ending = threading.Event(), threading.Event()

    def start(self) -> None:
        """Return with the lock, or raise the reason why there is none."""
        super().start()
        self._ready.wait()
        if self._first:
            raise self._first

    def stop(self) -> None:
        self._ending.set()
        self.join()

    def run(self) -> None:
        asyncio.run(self._keep())

    async def _keep(self) -> None:
        engine = open_database(self._url)
        connection = None
        try:
            try:
                connection = await self._take(engine)
            except BaseException as error:  # raised in `start`
                self._first = error
                return
            finally:
                self._ready.set()
            while not self._ending.is_set():
                await asyncio.sleep(ROUND)
                if not await _alive(connection):
                    connection = await self._again(engine)
        finally:
            if connection is not None:
                with suppress(Exception):
                    await connection.close()
            await engine.dispose()

    async def _take(self, engine: AsyncEngine) -> AsyncConnection:
        connection = await engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(_CALL_MYSELF, {"name": _myself()})
            if (await connection.execute(_TAKE, _KEY)).scalar_one():
                return connection
            by = (await connection.execute(_WHO, _KEY)).scalars().first()
        except BaseException:
            await connection.invalidate()
            raise
        await connection.close()
        raise DatabaseInUse(by or "")

    async def _again(self, engine: AsyncEngine) -> AsyncConnection | None:
        """Try until the lock is ours again; stop the site if another one has it."""
        self._lock.owned = False
        LOG.error("the hold on the database is lost: nothing is written until it is back")
        while not self._ending.is_set():
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await self._take(engine)
            except DatabaseInUse as error:
                if error.by == _myself():  # the server still has our old connection
                    await asyncio.sleep(ROUND)
                    continue
                LOG.error("%s; this site stops", error)
                os.kill(os.getpid(), signal.SIGTERM)
                return None
            except Exception:
                await asyncio.sleep(ROUND)
            else:
                self._lock.owned = True
                LOG.warning("the hold on the database is back")
                return connection
        return None


async def _alive(connection: AsyncConnection | None) -> bool:
    if connection is None:
        return True  # the site is stopping
    try:
        async with asyncio.timeout(PATIENCE):
            await connection.execute(sa.select(1))
    except Exception:
        with suppress(Exception):
            await connection.invalidate()
        return False
    return True
