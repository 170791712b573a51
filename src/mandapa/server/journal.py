"""Writing. What was asked for while the disk was busy goes down in one transaction.

A write is acknowledged when its transaction is on disk, never before. One slow disk sync
then serves every table that moved in the meantime.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandapa.server.refusals import Refusal

# Statements with their parameters, all or none.
Write = Sequence[tuple[sa.Executable, dict[str, Any]]]

MOST_TOGETHER = 200


class Journal:
    """The only writer of a site's database."""

    def __init__(self, engine: AsyncEngine, may_write: Callable[[], bool] = lambda: True) -> None:
        self._engine = engine
        self._may_write = may_write
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is still waiting, then end."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk; raises if it is not, and then none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        cancelled: asyncio.CancelledError | None = None
        while not done.done():
            try:
                await asyncio.shield(done)
            except asyncio.CancelledError as error:
                # It cannot be taken back: a caller that gives up first hears how it ended.
                cancelled = error
        if cancelled:
            raise cancelled

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit([write for write, _ in batch])
            except Exception:
                # One bad write must not take the others with it.
                for write, done in batch:
                    await self._commit_alone(write, done)
            else:
                for _, done in batch:
                    _resolve(done, None)
            for _ in batch:
                self._waiting.task_done()

    async def _commit_alone(self, write: Write, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([write])
        except Exception as error:
            _resolve(done, error)
        else:
            _resolve(done, None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        if not self._may_write():
            raise Refusal("try-again", 503)
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            for statement, rows in _together(writes):
                await self._connection.execute(statement, rows)
            await self._connection.commit()
        except BaseException:
            # Whatever state it is in: the next write gets a new one.
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()


def _together(writes: Sequence[Write]) -> list[tuple[sa.Executable, list[dict[str, Any]]]]:
    """Neighbouring rows of the same statement, to be sent as one."""
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
        done.exception()  # looked at: a caller that went away is no reason for a warning
    else:
        done.set_result(None)
