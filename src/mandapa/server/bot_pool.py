"""The pool of bot workers. One that takes too long is ended, and the game continues."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from mandapa.bots.levels import STAND_IN
from mandapa.server.bot_worker import BotDecision, BotTask, decide
from mandapa.server.database_errors import Backoff
from mandapa.server.fair_queue import Claim, Duty, FairQueue, duties
from mandapa.server.metrics import BOT_SECONDS, BOTS_CUT
from mandapa.server.settings import Settings
from mandapa.server.worker_process import FAILED, WorkerProcess

LOG: Final = logging.getLogger("mandapa.bots")
MINUTE: Final = 60.0  # seconds
THINKING: Final = 0.7  # the part of a bot's cap that it is told to keep to


class BotPool:
    """A fixed number of workers, each with one task at a time, in a fair order."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._all: list[_Worker] = []
        self._free: list[_Worker] = []
        self._waiting: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self._deaths: deque[float] = deque(maxlen=100)
        self._backoff = Backoff()

    def start(self) -> None:
        for duty in duties(self._settings.bot_workers):
            self._all.append(_Worker(self._settings.bot_worker_command, duty))
        self._free = list(self._all)

    async def _ask(self, worker: WorkerProcess, question: bytes) -> bytes:
        """Ask a worker; if it dies, retry once with a new process."""
        again = True
        while True:
            try:
                found = await worker.ask(question, self._settings.bot_cap)
            except TimeoutError:
                raise
            except (EOFError, OSError):
                self._deaths.append(time.monotonic())
                await worker.end()
                if not again:
                    self._backoff.failed()
                    raise
                again = False
            else:
                self._backoff = Backoff()
                return found

    async def quick(self, question: BotTask) -> str | None:
        """Return what the quick bot does, computed here: for when no worker could answer."""
        found = await asyncio.to_thread(decide, msgspec.structs.replace(question, bot=STAND_IN))
        if found.error:
            LOG.error("quick bot failed", extra={"why": found.error})
        return found.action or None

    async def stop(self) -> None:
        for worker in self._all:
            await worker.end()

    def died(self) -> int:
        """Return how many workers died in the last minute without being ended."""
        return sum(at > time.monotonic() - MINUTE for at in self._deaths)

    async def ask(self, question: BotTask, claim: Claim) -> str | None:
        """Return the notation of a decision; None if there is none within the cap, or if workers
        keep dying. They then get a growing pause."""
        if not self._backoff.due:
            return None
        worker = await self._one_for(claim)
        try:
            with BOT_SECONDS.time():
                # Less than the cap: a slow bot should answer with the best it has found.
                seconds = self._settings.bot_cap * THINKING
                asked = msgspec.structs.replace(question, seconds=seconds)
                line = await self._ask(worker, msgspec.json.encode(asked))
                found = msgspec.json.decode(line, type=BotDecision)
        except (*FAILED, msgspec.DecodeError) as error:
            BOTS_CUT.inc()
            LOG.warning("bot cut", extra={"bot": question.bot, "why": type(error).__name__})
            await worker.end()
            return None
        except asyncio.CancelledError:
            # Its reply would be taken for that to the next task.
            await asyncio.shield(worker.end())
            raise
        finally:
            self._release(worker)
        if found.error:
            LOG.error("bot failed", extra={"bot": question.bot, "why": found.error})
            return None
        return found.action

    async def _one_for(self, claim: Claim) -> _Worker:
        """Return a worker for this claim, now or when one becomes free."""
        # Those that accept anything come first: the reserved ones stay free as long as possible.
        for worker in self._all:
            if worker in self._free and worker.duty(claim):
                self._free.remove(worker)
                return worker
        waiter: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(claim, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # too late for this caller
                self._release(waiter.result())
            raise

    def _release(self, worker: _Worker) -> None:
        """Give a worker to the next claim."""
        while waiter := self._waiting.take(worker.duty):
            if not waiter.done():
                waiter.set_result(worker)
                return
        self._free.append(worker)


class _Worker(WorkerProcess):
    """One worker and the claims that it accepts."""

    def __init__(self, command: Sequence[str], duty: Duty) -> None:
        super().__init__(command)
        self.duty = duty
