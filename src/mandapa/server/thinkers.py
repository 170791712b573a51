"""The processes in which bots think. One that takes too long is ended, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from mandapa.bots.levels import STAND_IN
from mandapa.server.fair_queue import Claim, Duty, FairQueue, duties
from mandapa.server.line_process import FAILED, LineProcess
from mandapa.server.metrics import BOT_SECONDS, BOTS_CUT
from mandapa.server.settings import Settings
from mandapa.server.thinker import Answer, Question, answer
from mandapa.server.trouble import Pauses

LOG: Final = logging.getLogger("mandapa.bots")
MINUTE: Final = 60.0  # seconds
THINKING: Final = 0.7  # the part of a bot's cap that it is told to keep to


class Thinkers:
    """A fixed number of processes, each asked one thing at a time, in a fair order."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._all: list[_Thinker] = []
        self._free: list[_Thinker] = []
        self._waiting: FairQueue[asyncio.Future[_Thinker]] = FairQueue()
        self._deaths: deque[float] = deque(maxlen=100)
        self._pauses = Pauses()

    def start(self) -> None:
        for duty in duties(self._settings.bot_workers):
            self._all.append(_Thinker(self._settings.bot_command, duty))
        self._free = list(self._all)

    async def _ask(self, thinker: LineProcess, question: bytes) -> bytes:
        """Ask a process; if it dies, a new one, once."""
        again = True
        while True:
            try:
                found = await thinker.ask(question, self._settings.bot_cap)
            except TimeoutError:
                raise
            except (EOFError, OSError):
                self._deaths.append(time.monotonic())
                await thinker.end()
                if not again:
                    self._pauses.failed()
                    raise
                again = False
            else:
                self._pauses = Pauses()
                return found

    async def quick(self, question: Question) -> str | None:
        """What the quick bot does, thought here: for when nobody else could say."""
        found = await asyncio.to_thread(answer, msgspec.structs.replace(question, bot=STAND_IN))
        if found.error:
            LOG.error("quick bot failed", extra={"why": found.error})
        return found.action or None

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()

    def died(self) -> int:
        """How many of their processes died of themselves in the last minute."""
        return sum(at > time.monotonic() - MINUTE for at in self._deaths)

    async def ask(self, question: Question, claim: Claim) -> str | None:
        """The notation of a decision; None if there is none within the cap, or if processes
        die and die. They are then left alone for a while, longer every time."""
        if not self._pauses.due:
            return None
        thinker = await self._one_for(claim)
        try:
            with BOT_SECONDS.time():
                # Less than the cap: a slow bot should answer with the best it has found.
                seconds = self._settings.bot_cap * THINKING
                asked = msgspec.structs.replace(question, seconds=seconds)
                line = await self._ask(thinker, msgspec.json.encode(asked))
                found = msgspec.json.decode(line, type=Answer)
        except (*FAILED, msgspec.DecodeError) as error:
            BOTS_CUT.inc()
            LOG.warning("bot cut", extra={"bot": question.bot, "why": type(error).__name__})
            await thinker.end()
            return None
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await asyncio.shield(thinker.end())
            raise
        finally:
            self._release(thinker)
        if found.error:
            LOG.error("bot failed", extra={"bot": question.bot, "why": found.error})
            return None
        return found.action

    async def _one_for(self, claim: Claim) -> _Thinker:
        """A process that may take this on, at once or when it is this claim's turn."""
        # Those that take anything stand first: the others are kept free as long as possible.
        for thinker in self._all:
            if thinker in self._free and thinker.duty(claim):
                self._free.remove(thinker)
                return thinker
        turn: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.put(claim, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came just when nobody wanted it any more
                self._release(turn.result())
            raise

    def _release(self, thinker: _Thinker) -> None:
        """Give a process to whoever is next."""
        while turn := self._waiting.take(thinker.duty):
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)


class _Thinker(LineProcess):
    """One process and what it takes on."""

    def __init__(self, command: Sequence[str], duty: Duty) -> None:
        super().__init__(command)
        self.duty = duty
