"""Waiting for a database, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
_ABANDONED: Final[set[asyncio.Task[Any]]] = set()


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives, or TimeoutError. A thread that hangs in a database cannot be ended,
    so work that takes longer is cancelled but not waited for."""
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
    """Let a task end when it can, and hear nothing more of it."""
    task.cancel()
    _ABANDONED.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[Any]) -> None:
    _ABANDONED.discard(task)
    if not task.cancelled():
        task.exception()  # looked at: no reason for a warning
