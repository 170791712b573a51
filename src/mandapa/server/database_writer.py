"""The only writer. It commits everything that arrived while the disk was busy in one transaction.

A write is acknowledged when its transaction is on disk, never before. One slow disk sync thus
serves every table that moved in the meantime.

A commit that takes too long, or whose connection is lost, may still reach the disk later. Until
that is settled, nothing more is written and the tables concerned are not read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandapa.server.database_errors import CommitUnknown, Unavailable, outage_cause
from mandapa.server.timeouts import abandon, within

# Statements with their parameters, all or none.
Write = Sequence[tuple[sa.Executable, dict[str, Any]]]

MOST_TOGETHER = 200
LIMIT = 10.0  # seconds for a transaction
GOODBYE = 1.0  # seconds for closing a connection
# A commit that SQLite refuses like this has not happened; others that fail may have.
_NOT_COMMITTED = ("SQLITE_FULL", "SQLITE_BUSY")
_OWN_SESSION = sa.text(
    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
_END_SESSION = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :start"
)


class DatabaseWriter:
    """The only writer of a site's database."""

    def __init__(self, engine: AsyncEngine, may_write: Callable[[], bool] = lambda: True) -> None:
        self._engine = engine
        self._limit = LIMIT
        self._may_write = may_write
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._session: dict[str, Any] = {}  # the PostgreSQL process behind our connection
        self._committing = False
        self._begun = 0.0  # when the current transaction began, if there is one
        self._unsettled: asyncio.Task[None] | None = None  # its commit may reach the disk

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="database writer")

    async def stop(self) -> None:
        """Write what is still waiting, then stop."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._disconnect()

    async def write(self, write: Write) -> None:
        """Return when it is on disk; raise if none of it is."""
        if self._task is not None and self._task.done():
            raise Unavailable("database-unreachable")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        cancelled: asyncio.CancelledError | None = None
        while not done.done():
            try:
                await asyncio.shield(done)
            except asyncio.CancelledError as error:
                # It cannot be undone: a cancelled caller first learns how it ended.
                cancelled = error
        if cancelled:
            raise cancelled

    async def _run(self) -> None:
        batch: list[tuple[Write, asyncio.Future[None]]] = []
        try:
            while True:
                batch = [await self._waiting.get()]
                while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                await self._commit_all(batch)
                for _ in batch:
                    self._waiting.task_done()
                batch = []
        finally:
            self._give_up(batch)

    def _give_up(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Let nobody wait for what this writer, which ends, does not finish."""
        for _, done in batch:
            if not done.done():
                _resolve(done, CommitUnknown("database-unreachable"))
            self._waiting.task_done()
        while not self._waiting.empty():
            _, done = self._waiting.get_nowait()
            _resolve(done, Unavailable("database-unreachable"))
            self._waiting.task_done()

    async def _commit_all(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit all together; if that fails, one by one, so that a bad write fails alone."""
        try:
            await self._commit([write for write, _ in batch])
        except Exception as error:
            if len(batch) == 1 or outage_cause(error):
                for _, done in batch:
                    _resolve(done, error)
                return
            for number, (write, done) in enumerate(batch):
                await self._commit_all([(write, done)])
                if done.done() and (found := _failure(done)) and outage_cause(found):
                    for _, other in batch[number + 1 :]:
                        _resolve(other, found)
                    return
        else:
            for _, done in batch:
                _resolve(done, None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        if not self._may_write():
            raise Unavailable("database-unreachable")
        self._begun = time.monotonic()
        try:
            await self._commit_within_limit(writes)
        finally:
            self._begun = 0.0

    async def _commit_within_limit(self, writes: Sequence[Write]) -> None:
        await self.settle()
        self._committing = False
        task = asyncio.create_task(self._write_down(writes))
        ended, _ = await asyncio.wait({task}, timeout=self._limit)
        if not ended and self._committing:
            self._unsettled = task
            raise CommitUnknown("database-hangs")
        if not ended:  # no commit was requested: none of it will be on disk
            abandon(task)
            await self._disconnect()
            raise TimeoutError(f"nothing written within {self._limit} seconds")
        try:
            task.result()
        except Exception as error:
            # Whatever state it is in, the next write gets a new one.
            await self._disconnect()
            why = outage_cause(error) if self._committing else None
            name = str(getattr(getattr(error, "orig", None), "sqlite_errorname", ""))
            if why is None or name.startswith(_NOT_COMMITTED):
                raise
            self._unsettled = task
            raise CommitUnknown(why) from error

    async def _write_down(self, writes: Sequence[Write]) -> None:
        if self._connection is None:
            self._connection = connection = await self._engine.connect()
            if self._engine.dialect.name == "postgresql":
                pid, start = (await connection.execute(_OWN_SESSION)).one()
                self._session = {"pid": pid, "start": start}
        for statement, rows in _together(writes):
            await self._connection.execute(statement, rows)
        self._committing = True
        await self._connection.commit()

    def busy(self) -> float:
        """Return how many seconds the current transaction has taken."""
        return time.monotonic() - self._begun if self._begun else 0.0

    @property
    def settled(self) -> bool:
        return self._unsettled is None

    async def settle(self) -> None:
        """Return once no earlier commit can reach the disk any more."""
        task = self._unsettled
        if task is None:
            return
        if self._session:
            # The server may not have read the commit yet: ask it to end that session.
            abandon(task)
            await self._disconnect()
            await within(self._limit, self._end_session())
        elif not task.done():
            raise TimeoutError("an earlier commit still hangs")
        else:
            await self._disconnect()
        self._unsettled = None

    async def _end_session(self) -> None:
        async with self._engine.connect() as connection:
            while (await connection.execute(_END_SESSION, self._session)).first() is not None:
                await connection.rollback()  # within a transaction the list does not change
                await asyncio.sleep(0.02)

    async def _disconnect(self) -> None:
        """Close the connection; abandon one that hangs."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await within(GOODBYE, _closed(connection))


async def _closed(connection: AsyncConnection) -> None:
    await connection.invalidate()
    await connection.close()


def _together(writes: Sequence[Write]) -> list[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Group neighbouring rows of the same statement, to send them as one."""
    found: list[tuple[sa.Executable, list[dict[str, Any]]]] = []
    for statement, values in (step for write in writes for step in write):
        if not found or found[-1][0] is not statement:
            found.append((statement, []))
        found[-1][1].append(values)
    return found


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
        done.exception()  # retrieved, so that a caller that left causes no warning
    else:
        done.set_result(None)


def _failure(done: asyncio.Future[None]) -> Exception | None:
    found = None if done.cancelled() else done.exception()
    return found if isinstance(found, Exception) else None
