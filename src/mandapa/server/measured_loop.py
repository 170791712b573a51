"""An event loop that measures how long its callbacks take, and how late it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mandapa.server.metrics import CALLBACK_SECONDS, DELAY_SECONDS

if TYPE_CHECKING:
    Base = asyncio.SelectorEventLoop
else:
    try:
        from uvloop import Loop as Base
    except ModuleNotFoundError:  # there is none on Windows
        Base = type(asyncio.get_event_loop_policy().new_event_loop())

WORTH_NOTING: Final = 0.002  # seconds
TICK: Final = 0.05  # seconds
_used_before = 0.0  # the processor time of the loop's thread at the last reading
_read = 0.0  # the time of that reading


def timed(callback: Callable[..., Any], *args: Any) -> None:
    """Run a callback, and record its processor time if that is long.

    Reading the processor time takes longer than most callbacks. So it is read after a long one and
    a few hundred times a second; the time since the last reading is at least that of the callback.
    """
    begun = time.perf_counter()
    if begun - _read > WORTH_NOTING:
        _used()
    try:
        callback(*args)
    finally:
        spent = time.perf_counter() - begun
        if spent > WORTH_NOTING:
            CALLBACK_SECONDS.observe(min(spent, _used()))


def _used() -> float:
    global _used_before, _read
    before, _used_before, _read = _used_before, time.thread_time(), time.perf_counter()
    return _used_before - before


class MeasuredLoop(Base):
    """Records the processor time of tasks. Network callbacks do not pass through here:
    `connections` records them."""

    def __init__(self, **_: Any) -> None:
        super().__init__()

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        return super().call_soon(timed, callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        return super().call_later(delay, timed, callback, *args, context=context)


async def measure_delays() -> None:
    """Measure repeatedly how late a timer fires."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        DELAY_SECONDS.observe(max(0.0, time.perf_counter() - due))
