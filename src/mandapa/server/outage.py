"""Whether the database can be used, why not, and since when. Meanwhile no clock runs."""

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
    """Begins with a database that fails, ends with a write that is on disk; that of a full disk
    only when there is room again, since a small write may find a last corner."""

    def __init__(
        self, running: RunningTime, over: Callable[[], None], room: Callable[[], bool]
    ) -> None:
        self._running = running
        self._over = over
        self._room = room
        self.why: OutageCause | None = None
        self.damaged = False  # the database has said so of its own pages
        self.backoff = Backoff()
        self._ended = 0.0

    def __bool__(self) -> bool:
        return self.why is not None

    def noticed(self, error: BaseException, since: int) -> OutageCause | None:
        """Look at an error; if the database is to blame, time stands still since then."""
        self.damaged = self.damaged or is_damage(error)
        why = outage_cause(error)
        if why is None:
            return None
        if self.why is None:
            FAILURES.inc()
            LOG.error("the database fails", extra={"why": why, "error": _said(error)})
            self._running.stop(since)
            if time.monotonic() - self._ended > 2 * Backoff.LONGEST:
                self.backoff = Backoff()  # else it is the same again, and the pauses go on growing
        if self.why is None or self.backoff.due:
            self.backoff.failed()
        self.why = why
        return why

    def written(self) -> None:
        """Something was written: it may be over."""
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
    """The error itself, without statement and parameters: those are private."""
    return f"{type(error).__name__}: {getattr(error, 'orig', None) or error}"
