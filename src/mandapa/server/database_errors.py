"""Causes of database outages, derived from errors; and when to try again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal

import sqlalchemy as sa

from mandapa.core.errors import MandapaError
from mandapa.server.refusals import Refusal

OutageCause = Literal["disk-full", "database-hangs", "database-unreachable", "database-fails"]
_DAMAGED_SQLITE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_DAMAGED_POSTGRESQL: Final = ("XX001", "XX002")  # data_corrupted, index_corrupted
_SQLITE: Final[dict[str, OutageCause]] = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_BUSY": "database-hangs",
    "SQLITE_LOCKED": "database-hangs",
    "SQLITE_CANTOPEN": "database-unreachable",
    "SQLITE_IOERR": "database-fails",
    "SQLITE_READONLY": "database-fails",
    "SQLITE_PROTOCOL": "database-fails",
    "SQLITE_NOMEM": "database-fails",
}
_POSTGRESQL: Final[dict[str, OutageCause]] = {
    "53100": "disk-full",
    "57014": "database-hangs",  # the statement took longer than the server allows
    "55P03": "database-hangs",
    "08": "database-unreachable",
    "57": "database-unreachable",
    "53": "database-fails",
    "58": "database-fails",
    "XX": "database-fails",
    "25": "database-fails",
}


class Damaged(MandapaError):
    """The stored data of a table is not what was written."""


class Unavailable(Refusal):
    """The database cannot be used now; nothing was changed."""

    def __init__(self, why: OutageCause) -> None:
        super().__init__("no-database", 503)
        self.why = why


class CommitUnknown(Refusal):
    """It is not known yet whether this was written."""

    def __init__(self, why: OutageCause) -> None:
        super().__init__("unsure", 503)
        self.why = why


def is_damage(error: BaseException) -> bool:
    """Return whether a database reports damaged pages."""
    orig = getattr(error, "orig", None)
    name, state = getattr(orig, "sqlite_errorname", ""), getattr(orig, "sqlstate", "")
    return str(name).startswith(_DAMAGED_SQLITE) or state in _DAMAGED_POSTGRESQL


def outage_cause(error: BaseException) -> OutageCause | None:
    """Return what an error says about the database; None if only its statement failed."""
    if isinstance(error, (Unavailable, CommitUnknown)):
        return error.why
    if isinstance(error, (TimeoutError, sa.exc.TimeoutError)):
        return "database-hangs"
    if isinstance(error, OSError):
        return "database-unreachable"
    if not isinstance(error, sa.exc.DBAPIError) or is_damage(error):
        return None
    for code, why in _SQLITE.items():
        if str(getattr(error.orig, "sqlite_errorname", "")).startswith(code):
            return why
    state = str(getattr(error.orig, "sqlstate", None) or "")
    for length in (5, 2):
        if found := _POSTGRESQL.get(state[:length]):
            return found
    lost = error.connection_invalidated or isinstance(error, sa.exc.InterfaceError)
    return "database-unreachable" if lost and not state else None


class Backoff:
    """Growing pauses between attempts."""

    FIRST: Final = 1.0  # seconds
    LONGEST: Final = 30.0

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self.failures = 0
        self._due = 0.0

    def failed(self) -> None:
        pause = min(self.LONGEST, self.FIRST * 2.0**self.failures)
        self.failures += 1
        self._due = self._monotonic() + pause

    @property
    def due(self) -> bool:
        return self._monotonic() >= self._due
