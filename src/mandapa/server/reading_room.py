"""Reading records gives way to play: one reader at a time, in a fair order, and after each a rest
in which everything else goes on. So someone who reads without end delays a move by no more than
one answer, and other readers by no more than their share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from mandapa.server.fair_queue import Claim, FairQueue
from mandapa.server.refusals import Refusal

REST: Final = 2.0  # times what an answer took
LONGEST_REST: Final = 0.2  # seconds
MOST_WAITING: Final = 200  # further ones are refused


class ReadingRoom:
    """Whose turn it is to read a record. Those who wait are told apart by where they ask from."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._count = 0
        self._busy = False

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        await self._wait(owner)
        begun = time.perf_counter()
        try:
            yield
        finally:
            took = time.perf_counter() - begun
            rest = min(LONGEST_REST, took * REST)
            asyncio.get_running_loop().call_later(rest, self._next)

    async def _wait(self, owner: str) -> None:
        if not self._busy:
            self._busy = True
            return
        if self._count >= MOST_WAITING:
            raise Refusal("try-again", 503)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(Claim(owner, waited_for=True), turn)
        self._count += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came when nobody wanted it any more
                self._next()
            raise
        finally:
            self._count -= 1

    def _next(self) -> None:
        while turn := self._waiting.take(lambda claim: True):  # noqa: ARG005
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
