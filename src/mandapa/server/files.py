"""Uploaded files: a worker process reads them, one after another, and each person may send only a
limited number. What comes back is small and valid."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from mandapa.server.file_worker import LIMITED, FileResult, FileTask, ParsedGame
from mandapa.server.hourly import PerHour
from mandapa.server.metrics import FILES_CUT
from mandapa.server.plan import Plan
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from mandapa.server.worker_process import FAILED, WorkerProcess

LOG: Final = logging.getLogger("mandapa.files")
# The processor may be busy: allow more wall-clock time than processor time.
PATIENCE: Final = 5
MOST_WAITING: Final = 20  # files that wait to be read; further ones are refused


class Files:
    """The only way in for logs and editions."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        if not LIMITED:
            LOG.warning("files from strangers are read without limits: this system has none")
        limits = (str(settings.file_seconds), str(settings.file_megabytes))
        self._reader = WorkerProcess((*settings.file_worker_command, *limits))
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._sent = PerHour(settings.files_per_hour)

    async def stop(self) -> None:
        await self._reader.end()

    async def read_log(self, person: str, log: str, edition_text: str) -> ParsedGame:
        game = (await self._read(person, FileTask(log, edition_text))).game
        assert game is not None
        return game

    async def check_edition(self, person: str, plan: Plan) -> None:
        await self._read(person, FileTask(plan=plan))

    async def _read(self, person: str, file: FileTask) -> FileResult:
        self._count(person)
        if self._waiting >= MOST_WAITING:
            raise Refusal("try-again", 503)
        self._waiting += 1
        try:
            async with self._lock:
                answer = await self._ask(file)
        finally:
            self._waiting -= 1
        if answer.refused:
            raise Refusal(answer.refused, answer.status, **answer.fields)
        return answer

    async def _ask(self, file: FileTask) -> FileResult:
        seconds = PATIENCE * self._settings.file_seconds
        try:
            line = await self._reader.ask(msgspec.json.encode(file), seconds)
            return msgspec.json.decode(line, type=FileResult)
        except (*FAILED, msgspec.DecodeError) as error:
            FILES_CUT.inc()
            LOG.warning("file not read", extra={"why": type(error).__name__})
            await self._reader.end()
            raise Refusal("too-much-work", 413) from None
        except asyncio.CancelledError:
            await asyncio.shield(self._reader.end())
            raise

    def _count(self, person: str) -> None:
        """Refuse a person who has sent too many in the last hour."""
        if not self._sent.take(person):
            raise Refusal("too-many-files", 429, most=self._sent.most)
