"""The running time of the site. Clocks go by it, so they never run while nobody can play.

It is stored in the database and continues from there at the next start. It follows the monotonic
clock, which cannot be set, and leaves out all time in which the process did not run (suspended,
stopped or blocked) or could not write.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

TICK: Final = 0.5  # seconds; the site reads its time at least this often
LONGEST: Final = 2.5  # seconds between two readings; if it was more, the site did not run
_SECOND: Final = 10**9
_MILLISECOND: Final = 10**6


class RunningTime:
    """Milliseconds that never go backwards for a table, whatever the wall clock says."""

    def __init__(self, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic = monotonic
        self._ran = 0  # nanoseconds
        self._seen = monotonic()
        self._stopped = False

    def start(self, ran: int) -> None:
        """Continue from a number of milliseconds."""
        self._ran = ran * _MILLISECOND
        self._seen = self._monotonic()

    def now(self) -> int:
        seen = self._monotonic()
        passed, self._seen = seen - self._seen, seen
        if not self._stopped:
            slept = passed > LONGEST * _SECOND
            self._ran += int(TICK * _SECOND) if slept else passed
        return self._ran // _MILLISECOND

    def stop(self, since: int) -> None:
        """Stop; what has passed since then does not count either."""
        self._ran = min(self.now(), since) * _MILLISECOND
        self._stopped = True

    def go_on(self) -> None:
        self.now()
        self._stopped = False
