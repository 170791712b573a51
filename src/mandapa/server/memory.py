"""Memory: leave no cycles behind, and look for those of others when it disturbs nobody.

What refers to itself in a circle is only found by looking through everything that lives. At some
hundred tables that takes most of a second, in which nobody can move. So the circles that every
connection or refusal would leave are broken where they arise, young objects are looked through
often and in small numbers, and all of them only when nobody is here or it is done at once.
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

WARM: Final = 15.0  # seconds after which a site has made all that it keeps for good
YOUNG: Final = (1_000, 5, 1_000_000)  # objects for a first look, looks for a second; never all
ROUND: Final = 60.0  # seconds between two occasions to look through everything
AT_ONCE: Final = 0.02  # seconds that a look through everything may take while people play
MEGABYTE: Final = 0.002  # seconds that it takes longer, at most, for each megabyte more
MOST_GROWTH: Final = 256.0  # megabytes after which a pause is better than going on


def forget_frames(error: BaseException) -> None:
    """An error that a frame keeps refers, by its traceback, to that frame; Litestar keeps some."""
    if error.__traceback__ is None:
        return
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    kept = [value for frame in frames for value in frame.f_locals.values()]
    traceback.clear_frames(error.__traceback__)
    error.__traceback__ = None
    for other in (error.__cause__, error.__context__, *kept):
        if isinstance(other, BaseException):
            forget_frames(other)


class Tidying:
    """Looks for garbage while a site runs."""

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._busy = busy
        self._took = 0.0
        self._floor = 0.0
        self._task: asyncio.Task[None] | None = None
        self._begun = 0.0

    def start(self) -> None:
        """What a site begins with stays for good: it is never looked through again."""
        gc.set_threshold(*YOUNG)
        gc.callbacks.append(self._watch)
        gc.freeze()
        self._task = asyncio.create_task(self._run(), name="tidying")

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
        gc.callbacks.remove(self._watch)
        gc.unfreeze()

    def due(self) -> bool:
        """Whether to look through everything now."""
        grown = megabytes() - self._floor
        quick = self._took + grown * MEGABYTE < AT_ONCE
        return not self._busy() or quick or grown > MOST_GROWTH

    def tidy(self) -> None:
        begun = time.perf_counter()
        gc.collect()
        self._took = time.perf_counter() - begun
        self._floor = megabytes()

    async def _run(self) -> None:
        await asyncio.sleep(WARM)
        gc.freeze()
        self._floor = megabytes()
        while True:
            await asyncio.sleep(ROUND)
            if self.due():
                self.tidy()

    def _watch(self, phase: str, info: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._begun = now
        else:
            PAUSE_SECONDS.labels(str(info["generation"])).observe(now - self._begun)


def megabytes() -> float:
    """The memory of this process; nothing where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 2**20
