"""Memory: leave no reference cycles, and collect those of others without disturbing play.

A full garbage collection visits every object. With a few hundred tables that takes most of a
second, in which nobody can move. So the cycles of connections and refusals are broken where they
arise; new objects are collected several times a second and then frozen; and a full collection runs
only when nobody is here.
"""

from __future__ import annotations

import asyncio
import gc
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mandapa.server.metrics import PAUSE_SECONDS

# Thresholds of the three generations, for bursts between two sweeps; the oldest never.
YOUNG: Final = (100_000, 10, 1_000_000)
SWEEP: Final = 0.2  # seconds between two collections of new objects: a move makes thousands
SWEEPS: Final = 300  # of these between two chances for a full collection
MOST_GROWTH: Final = 512.0  # megabytes after which a pause is better than more growth


def forget_frames(error: BaseException) -> None:
    """Break the cycle of an error, its traceback and the frames that keep it."""
    if error.__traceback__ is None:
        return
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    kept = [value for frame in frames for value in frame.f_locals.values()]
    traceback.clear_frames(error.__traceback__)
    error.__traceback__ = None
    for other in (error.__cause__, error.__context__, *kept):
        if isinstance(other, BaseException):
            forget_frames(other)


class GarbageCollection:
    """Collects garbage while a site runs."""

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._busy = busy
        self._floor = 0.0
        self._task: asyncio.Task[None] | None = None
        self._begun = 0.0

    def start(self) -> None:
        """Freeze what the site starts with: it is never garbage."""
        gc.set_threshold(*YOUNG)
        gc.callbacks.append(self._watch)
        gc.freeze()
        self._floor = megabytes()
        self._task = asyncio.create_task(self._run(), name="garbage collection")

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
        gc.callbacks.remove(self._watch)
        gc.unfreeze()

    def due(self) -> bool:
        """Return whether a full collection is due."""
        return not self._busy() or megabytes() - self._floor > MOST_GROWTH

    def sweep(self) -> None:
        """Collect what is new since the last time, then freeze it while people play."""
        gc.collect()
        gc.freeze()

    def collect(self) -> None:
        """Run a full collection."""
        gc.unfreeze()
        self.sweep()
        self._floor = megabytes()

    async def _run(self) -> None:
        while True:
            for _ in range(SWEEPS):
                await asyncio.sleep(SWEEP)
                self.sweep()
            if self.due():
                self.collect()

    def _watch(self, phase: str, info: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._begun = now
        else:
            PAUSE_SECONDS.labels(str(info["generation"])).observe(now - self._begun)


def megabytes() -> float:
    """Return the memory of this process; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 2**20
