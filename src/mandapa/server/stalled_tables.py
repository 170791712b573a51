"""Tables whose last event could not be written, although the database works."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from mandapa.server.database_errors import Backoff, CommitUnknown, Unavailable, outage_cause
from mandapa.server.due import bot_due
from mandapa.server.events import Restart
from mandapa.server.table import Table

if TYPE_CHECKING:
    from mandapa.server.hall import Hall


class Stall:
    """A table whose last event could not be written, though the database works."""

    def __init__(self) -> None:
        self.since: int | None = None  # of the running time; None: it is only to be read again
        self.backoff = Backoff()

    def failed(self, ran: int) -> None:
        if self.since is None:
            self.since = ran
        self.backoff.failed()


class StalledTables:
    """Bots and clocks of a stalled table wait; it is tried again after pauses that grow."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.stalls: dict[str, Stall] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.stalls

    def failing(self) -> int:
        """Return how many tables fail by themselves."""
        return sum(stall.since is not None for stall in self.stalls.values())

    def add(self, table_id: str) -> None:
        """Note a table that cannot be read now."""
        self.stalls.setdefault(table_id, Stall())

    def failed(self, table_id: str, error: BaseException, ran: int) -> None:
        """Note a table whose event could not be written at this running time."""
        self.add(table_id)
        if isinstance(error, Exception) and not outage_cause(error):
            self.stalls[table_id].failed(ran)

    def written(self, table_id: str) -> None:
        """Note that an event of a table is on disk."""
        self.stalls.pop(table_id, None)

    def suspended(self, table_id: str) -> bool:
        """Whether bots and clocks of a table wait, because nothing can be written."""
        stall = self.stalls.get(table_id)
        return bool(self._hall.store.outage) or (stall is not None and not stall.backoff.due)

    def clock_time(self, table: Table) -> int:
        """Return what the clock of a table goes by: it stands still while it cannot be served."""
        stall, ran = self.stalls.get(table.id), max(self._hall.time.now(), table.ran)
        return ran if stall is None or stall.since is None else min(ran, stall.since)

    async def forgive(self, table: Table) -> None:
        """Give back the time in which a table could not be served. Its lock is held."""
        stall = self.stalls.get(table.id)
        if stall and stall.since is not None and table.clock and table.clock.running is not None:
            await self._hall.append_event(table, Restart(stall.since))

    async def retry(self) -> None:
        """Try again what could not be written: bots and clocks wait for it, even if nobody
        looks."""
        outage = self._hall.store.outage
        if outage and outage.backoff.due:
            with suppress(Unavailable, CommitUnknown):
                await self._hall.store.beat()
        if outage:
            return
        for table_id, stall in list(self.stalls.items()):
            if stall.backoff.due and await self._hall.go_on(table_id):
                await self._resume(table_id, stall)

    async def _resume(self, table_id: str, stall: Stall) -> None:
        table = self._hall.tables.get(table_id)
        if table is None:  # damaged, or not there at all
            self.stalls.pop(table_id, None)
            return
        async with table.lock:
            if self._hall.tables.get(table_id) is table:
                await self.forgive(table)
                if stall.since is None or not bot_due(table):
                    self.stalls.pop(table_id, None)
                self._hall.scheduler.schedule(table)
