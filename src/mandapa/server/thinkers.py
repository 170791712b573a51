"""The processes in which bots think. One that takes too long is ended, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from mandapa.server.metrics import BOT_SECONDS, BOTS_CUT
from mandapa.server.settings import Settings
from mandapa.server.thinker import Answer, Question

LOG: Final = logging.getLogger("mandapa.bots")
STARTING: Final = 60.0  # seconds that a new process may take to be there
MAX_LINE: Final = 1 << 20


class Thinkers:
    """A fixed number of processes, each asked one thing at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all: list[_Thinker] = []

    def start(self) -> None:
        for _ in range(self._settings.bot_workers):
            thinker = _Thinker(self._settings.bot_command)
            self._all.append(thinker)
            self._free.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()

    async def ask(self, question: Question) -> str | None:
        """The notation of a decision; None if there is none within the cap."""
        thinker = await self._free.get()
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
            self._free.put_nowait(thinker)
        if answer.error:
            LOG.error("bot failed", extra={"bot": question.bot, "why": answer.error})
            return None
        return answer.action


class _Thinker:
    """One process, started when it is first needed."""

    def __init__(self, command: Any) -> None:
        self._command = command
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
