"""An event loop that knows how long its steps take, and how late it is."""

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
_used_before = 0.0  # the processor time of the loop's thread when it was last asked for
_read = 0.0  # when that was


def timed(callback: Callable[..., Any], *args: Any) -> None:
    """Do something that has no pause in it, and note its processor time if it is worth it.

    Asking for processor time takes longer than most steps. So it is asked for after a long one
    and some hundred times a second; what was used since the last time is at least what the step
    has used."""
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
    """Notes the processor time of the steps of tasks. What comes from the network does not go
    through here: `front_door` notes it."""

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
    """Ask to be called in a moment, again and again, and note how late that is."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        DELAY_SECONDS.observe(max(0.0, time.perf_counter() - due))
