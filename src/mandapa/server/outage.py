"""Outages of the database: cause and start. No clock runs meanwhile."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from mandapa.server.database_errors import Backoff, OutageCause, is_damage, outage_cause
from mandapa.server.metrics import FAILURES
from mandapa.server.running_time import RunningTime

LOG: Final = logging.getLogger("mandapa.database")


class Outage:
    """Begins when the database fails and ends with a successful write. If the disk was full, it
    ends only when there is room again, because a small write may still fit.
    """

    def __init__(
        self, running: RunningTime, over: Callable[[], None], room: Callable[[], bool]
    ) -> None:
        self._running = running
        self._over = over
        self._room = room
        self.why: OutageCause | None = None
        self.damaged = False  # the database has reported damaged pages
        self.backoff = Backoff()
        self._ended = 0.0

    def __bool__(self) -> bool:
        return self.why is not None

    def noticed(self, error: BaseException, since: int) -> OutageCause | None:
        """Register an error; if it means an outage, the running time stops since then."""
        self.damaged = self.damaged or is_damage(error)
        why = outage_cause(error)
        if why is None:
            return None
        if self.why is None:
            FAILURES.inc()
            LOG.error("the database fails", extra={"why": why, "error": _said(error)})
            self._running.stop(since)
            if time.monotonic() - self._ended > 2 * Backoff.LONGEST:
                self.backoff = (
                    Backoff()
                )  # else the same outage is back, and the pauses keep growing
        if self.why is None or self.backoff.due:
            self.backoff.failed()
        self.why = why
        return why

    def written(self) -> None:
        """Register a successful write: the outage may be over."""
        if self.why == "disk-full" and not self._room():
            if self.backoff.due:
                self.backoff.failed()
        elif self.why is not None:
            LOG.warning("the database works again", extra={"was": self.why})
            self.why = None
            self._ended = time.monotonic()
            self._running.go_on()
            self._over()


def _said(error: BaseException) -> str:
    """Return the error without its statement and parameters: those are private."""
    return f"{type(error).__name__}: {getattr(error, 'orig', None) or error}"
