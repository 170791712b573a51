"""The processes in which bots think. One that takes too long is ended, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from mandapa.server.fair_queue import Claim, Duty, FairQueue, duties
from mandapa.server.metrics import BOT_SECONDS, BOTS_CUT
from mandapa.server.settings import Settings
from mandapa.server.thinker import Answer, Question

LOG: Final = logging.getLogger("mandapa.bots")
STARTING: Final = 60.0  # seconds that a new process may take to be there
MAX_LINE: Final = 1 << 20


class Thinkers:
    """A fixed number of processes, each asked one thing at a time, in a fair order."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._all: list[_Thinker] = []
        self._free: list[_Thinker] = []
        self._waiting: FairQueue[asyncio.Future[_Thinker]] = FairQueue()

    def start(self) -> None:
        for duty in duties(self._settings.bot_workers):
            self._all.append(_Thinker(self._settings.bot_command, duty))
        self._free = list(self._all)

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()

    async def ask(self, question: Question, claim: Claim) -> str | None:
        """The notation of a decision; None if there is none within the cap."""
        thinker = await self._one_for(claim)
        try:
            with BOT_SECONDS.time():
                answer = await thinker.ask(question, self._settings.bot_cap)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
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
        if answer.error:
            LOG.error("bot failed", extra={"bot": question.bot, "why": answer.error})
            return None
        return answer.action

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


class _Thinker:
    """One process, started when it is first needed."""

    def __init__(self, command: Any, duty: Duty) -> None:
        self._command = command
        self.duty = duty
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, cap: float) -> Answer:
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._begin()
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        line = await _read(process, cap)
        return msgspec.json.decode(line, type=Answer)

    async def _begin(self) -> asyncio.subprocess.Process:
        """A new process, once it has said that it is there."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_LINE,
        )
        await _read(self._process, STARTING)
        return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read(process: asyncio.subprocess.Process, cap: float) -> bytes:
    assert process.stdout is not None
    async with asyncio.timeout(cap):
        line = await process.stdout.readline()
    if not line:
        raise EOFError
    return line
