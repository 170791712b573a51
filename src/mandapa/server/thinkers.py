"""The processes in which bots think. One that takes too long is ended, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final

import msgspec

from mandapa.server.line_process import FAILED, LineProcess
from mandapa.server.metrics import BOT_SECONDS, BOTS_CUT
from mandapa.server.settings import Settings
from mandapa.server.thinker import Answer, Question

LOG: Final = logging.getLogger("mandapa.bots")
MINUTE: Final = 60.0  # seconds


class Thinkers:
    """A fixed number of processes, each asked one thing at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: asyncio.Queue[LineProcess] = asyncio.Queue()
        self._all: list[LineProcess] = []
        self._deaths: deque[float] = deque(maxlen=100)

    def start(self) -> None:
        for _ in range(self._settings.bot_workers):
            thinker = LineProcess(self._settings.bot_command)
            self._all.append(thinker)
            self._free.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()

    def died(self) -> int:
        """How many of their processes died of themselves in the last minute."""
        return sum(at > time.monotonic() - MINUTE for at in self._deaths)

    async def ask(self, question: Question) -> str | None:
        """The notation of a decision; None if there is none within the cap."""
        thinker = await self._free.get()
        try:
            with BOT_SECONDS.time():
                line = await thinker.ask(msgspec.json.encode(question), self._settings.bot_cap)
                answer = msgspec.json.decode(line, type=Answer)
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
            self._free.put_nowait(thinker)
        if answer.error:
            LOG.error("bot failed", extra={"bot": question.bot, "why": answer.error})
            return None
        return answer.action
