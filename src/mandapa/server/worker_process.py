"""A worker process: it announces that it is ready, then answers each line with a line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

STARTING: Final = 60.0  # seconds for a new process to be ready
MAX_LINE: Final = 1 << 20  # bytes of a reply
# Errors of a process that is too slow, has died or sends nonsense.
FAILED: Final = (TimeoutError, OSError, EOFError, ValueError)


class WorkerProcess:
    """One process, started when it is first needed, with one task at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, cap: float) -> bytes:
        """Send a line and return the reply, within `cap` seconds. After a failure, call `end`."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._begin()
        assert process.stdin is not None
        process.stdin.write(question + b"\n")
        return await _read(process, cap)

    async def _begin(self) -> asyncio.subprocess.Process:
        """Start a process and wait until it is ready."""
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
