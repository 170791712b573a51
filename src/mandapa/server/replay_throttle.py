"""Replays give way to play: one is read at a time, in a fair order, and after each there is a rest
in which everything else goes on. So someone who reads without end delays a decision by no more
than one answer, and other readers by no more than their share."""

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


class ReplayThrottle:
    """Who may read a replay now. Those who wait are told apart by where they ask from."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._count = 0
        self._busy = False

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
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
        slot: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(Claim(owner, waited_for=True), slot)
        self._count += 1
        try:
            await slot
        except asyncio.CancelledError:
            if slot.done() and not slot.cancelled():  # it came when nobody wanted it any more
                self._next()
            raise
        finally:
            self._count -= 1

    def _next(self) -> None:
        while slot := self._waiting.take(lambda claim: True):  # noqa: ARG005
            if not slot.done():
                slot.set_result(None)
                return
        self._busy = False
