"""Timeouts for work that may hang in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
_ABANDONED: Final[set[asyncio.Task[Any]]] = set()


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of the work, or raise TimeoutError. A thread that hangs in a database
    cannot be stopped, so late work is cancelled but not waited for."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        abandon(task)
        raise
    if not done:
        abandon(task)
        raise TimeoutError(f"no answer within {seconds} seconds")
    return task.result()


def abandon(task: asyncio.Task[Any]) -> None:
    """Cancel a task without waiting for it, and ignore its result."""
    task.cancel()
    _ABANDONED.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[Any]) -> None:
    _ABANDONED.discard(task)
    if not task.cancelled():
        task.exception()  # retrieved, so that it causes no warning
