"""A process beside the site: it says that it is ready, then answers each line with a line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

STARTING: Final = 60.0  # seconds that a new process may take to be there
MAX_LINE: Final = 1 << 20  # of an answer
# What a question fails with when the process is too slow, has died or talks nonsense.
FAILED: Final = (TimeoutError, OSError, EOFError, ValueError)


class WorkerProcess:
    """One process, started when it is first needed. It is asked one thing at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, cap: float) -> bytes:
        """The line that answers a line, within `cap` seconds. After a failure, `end` it."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._begin()
        assert process.stdin is not None
        process.stdin.write(question + b"\n")
        return await _read(process, cap)

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
