"""The hall: all tables in use, and the one way to change them.

A table is read and changed under its lock. A command looks at it and gives an event; the event
is written, and only then does it change the table and is told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from mandapa.server.bot_pool import BotPool
from mandapa.server.command import Asker
from mandapa.server.commands import AnyCommand, Sit, Start
from mandapa.server.database import migrate, open_database
from mandapa.server.database_errors import CommitUnknown, Damaged, Unavailable
from mandapa.server.due import due
from mandapa.server.events import Act, AnyEvent
from mandapa.server.files import Files
from mandapa.server.hourly import PerHour
from mandapa.server.identity import Person
from mandapa.server.metrics import FAILURES, MOVES, TABLES
from mandapa.server.presence import Presence
from mandapa.server.refusals import Refusal
from mandapa.server.replay_throttle import ReplayThrottle
from mandapa.server.running_time import RunningTime
from mandapa.server.scheduler import Scheduler
from mandapa.server.settings import Settings
from mandapa.server.spectators import Spectators
from mandapa.server.stalled_tables import StalledTables
from mandapa.server.store import Store, now
from mandapa.server.table import Table
from mandapa.server.table_rows import Seats, seats_now
from mandapa.server.timeouts import within

LOG: Final = logging.getLogger("mandapa.tables")
LOOKING_AHEAD: Final = 10_000  # milliseconds before something is due that its table is read
PAGE: Final = 200  # tables that are asked for at once
MOST_FAILURES: Final = 10  # of boards, that a person reports in an hour
GOODBYE: Final = 5.0  # seconds for closing the database


class Hall:
    """Everything that is going on at a site."""

    def __init__(
        self,
        settings: Settings,
        may_write: Callable[[], bool] = lambda: True,
        running: RunningTime | None = None,
    ) -> None:
        self.settings = settings
        self.time = running or RunningTime()
        engine = open_database(settings.database)
        self.store = Store(engine, self.time, self._database_works, may_write)
        self.bot_pool = BotPool(settings)
        self.files = Files(settings)
        self.failures = PerHour(MOST_FAILURES)  # of boards, as pages report them
        self.spectators = Spectators(self)
        self.presence = Presence(self.spectators.tell)
        self.replay_throttle = ReplayThrottle()
        self.scheduler = Scheduler(self)
        self.stalled = StalledTables(self)
        self.tables: dict[str, Table] = {}
        self.awaiting_hint: set[str] = set()  # people who wait for a hint
        self._loading: dict[str, asyncio.Task[bool]] = {}
        self._touched: dict[str, float] = {}
        self.quarantined: set[str] = set()  # tables that are damaged: nobody plays there
        self._sending = asyncio.Lock()
        self._deal_lock = asyncio.Lock()

    async def open(self) -> None:
        """Bring the database up to date; every game goes on when something is due there, or
        someone comes."""
        await migrate(self.store.engine)
        self.store.writer.start()
        self.bot_pool.start()
        self.time.start(await self.store.last_beat())
        await self.store.beat()
        self.scheduler.start()

    async def close(self) -> None:
        """Finish writing; nobody is told anything any more."""
        self.spectators.stop()
        await self.scheduler.stop()
        await self.bot_pool.stop()
        await self.files.stop()
        try:
            await self.store.beat()
        except Exception:  # the last round's beat must do
            LOG.exception("the end was not noted")
        await self.store.writer.stop()
        with suppress(TimeoutError):
            await within(GOODBYE, self.store.engine.dispose())

    # --- tables --------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """Return a table by its id, from memory or from disk."""
        if table_id in self.quarantined:
            raise Refusal("set-aside", 503)
        self._touched[table_id] = time.monotonic()
        while table_id not in self.tables:  # it may be let go before we hear that it was read
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            if not await asyncio.shield(self._loading[table_id]):
                self._touched.pop(table_id, None)
                raise Refusal("no-such-table", 404)
        return self.tables[table_id]

    async def visible(self, table_id: str, person: Person) -> Table:
        """Return a table that this person may look at now. It may be another matter after waiting
        for its lock: `locked` asks again."""
        table = await self.table(table_id)
        _check_look(table, person)
        return table

    async def _load(self, table_id: str) -> bool:
        """Read a table and let its game go on; False if there is none."""
        try:
            table = await self.store.load(table_id)
            if table is None:
                return False
            if table.plan.parent and table.status == "open":
                table.origin = (await self.table(table.plan.parent)).match
            async with table.lock:
                self.add(table)
                self.scheduler.schedule(table)
                with suppress(Unavailable, CommitUnknown):  # then the next event does it
                    await self.store.relist(table)
            return True
        except Damaged as damage:
            self.quarantined.add(table_id)
            FAILURES.inc()
            LOG.error("a table is set aside", extra={"table": table_id, "why": str(damage)})
            raise Refusal("set-aside", 503) from None
        finally:
            del self._loading[table_id]

    def add(self, table: Table) -> None:
        self.tables[table.id] = table
        self._touched[table.id] = time.monotonic()
        TABLES.set(len(self.tables))

    def evict(self, table: Table) -> None:
        """Let go of a table: the next one who asks gets it from disk."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.scheduler.cancel_timer(table)
        TABLES.set(len(self.tables))

    def _database_works(self) -> None:
        """All that waited goes on."""
        for table in self.tables.values():
            self.scheduler.schedule(table)
        self.presence.announce_all()

    async def go_on(self, table_id: str) -> bool:
        """Have a table here again; False if that must be tried again. One that cannot be read
        must not keep the others waiting."""
        try:
            await self.table(table_id)
        except (Unavailable, CommitUnknown):
            return False
        except Refusal:  # it is damaged, or not there at all
            return True
        except Exception:
            FAILURES.inc()
            LOG.exception("a table cannot go on", extra={"table": table_id})
            return False
        return True

    def evict_idle(self) -> None:
        """Let go of tables that nobody looks at and at which nothing is due soon: those that
        nobody has asked for in a while, and the oldest of them if they are many."""
        idle = [table for table in self.tables.values() if self._idle(table)]
        idle.sort(key=lambda table: self._touched.get(table.id, 0.0))
        oldest, spare = time.monotonic() - self.settings.idle_seconds, self.settings.idle_tables
        for number, table in enumerate(idle):
            if number < len(idle) - spare or self._touched.get(table.id, 0.0) < oldest:
                self.evict(table)
                self._touched.pop(table.id, None)
        self.presence.forget(self.settings.idle_seconds + self.settings.absence)

    def _idle(self, table: Table) -> bool:
        """Whether the site can do without a table in memory."""
        if self.presence.watched(table.id) or table.lock.locked() or table.id in self.stalled:
            return False
        at = due(table)
        return at is None or at > self.time.now() + LOOKING_AHEAD

    async def wake(self) -> None:
        """Have every table here at which something is due soon. Those that must be read share
        the time with play: after each there is a pause as long as it took."""
        until, place = self.time.now() + LOOKING_AHEAD, (-1, "")
        while found := await self.store.due(until, place, PAGE):
            place = found[-1]
            for _, table_id in found:
                if table_id not in self.tables and table_id not in self.quarantined:
                    begun = time.monotonic()
                    if not await self.go_on(table_id):
                        self.stalled.add(table_id)
                    await asyncio.sleep(time.monotonic() - begun)

    async def seats_of(self, table_id: str) -> Seats:
        """Return who sits at a table of which the database itself does not tell."""
        return seats_now(await self.table(table_id))

    # --- changing --------------------------------------------------------------

    async def carry_out(self, table_id: str, person: Person, command: AnyCommand) -> int:
        """Do what a person asks; the number of the event that is now on disk."""
        shared = (await self.table(table_id)).deal.shared
        alone = shared and isinstance(command, (Sit, Start))
        async with self.deal_lock(alone), self.locked(table_id, person) as table:
            if alone and isinstance(command, Sit):
                await self._knows_deal(table, person)
            if alone and isinstance(command, Start):
                await self.deal_is_free(table.deal.id, table.people)
            await self.stalled.forgive(table)
            if isinstance(command, Start) and not table.players:
                self.limit_bots(table.host)
            await self.scheduler.flag_if_late(table)
            event = command.decide(table, self.asker(table_id, person))
            await self.append_event(table, event)
            return table.seq

    @asynccontextmanager
    async def locked(self, table_id: str, person: Person) -> AsyncIterator[Table]:
        """Give a table that this person may look at, under its lock and as it is on disk: not one
        that was let go while we waited."""
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.tables.get(table_id) is table:
                    _check_look(table, person)
                    yield table
                    return

    @asynccontextmanager
    async def deal_lock(self, alone: bool = True) -> AsyncIterator[None]:
        """Let what concerns several tables of a shared deal happen one after another: nobody sits
        down at two of them at once, none is opened or begun while the deal is being closed."""
        if alone:
            async with self._deal_lock:
                yield
        else:
            yield

    async def close_deal(self, deal: str) -> None:
        """No table of a deal is in play: its seed is public from now on."""
        try:
            await self.store.close_deal(deal)
        except CommitUnknown:  # the disk knows better than we do
            for table in list(self.tables.values()):
                if table.deal.id == deal:
                    self.evict(table)
            raise
        # Whatever was read before that was written has come to be here by then.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in self.tables.values():
            if table.deal.id == deal:
                table.deal.closed = True
                self.announce(table)

    def asker(self, table_id: str, person: Person) -> Asker:
        self.presence.seen(table_id, person.id)
        return Asker(
            person.id,
            person.name,
            person.program,
            lambda other: self.presence.away(table_id, other),
            now(),
        )

    async def _knows_deal(self, table: Table, person: Person) -> None:
        """Who has sat at a deal knows its cards, and may not sit at it elsewhere."""
        others = await self.store.persons_of_deal(table.deal.id)
        if others.get(person.id, table.id) != table.id:
            raise Refusal("knows-deal", 403)

    async def deal_is_free(self, deal: str, people: int) -> None:
        """Refuse a game of this many people with a deal while it is played elsewhere, if two or
        more play here or there: one of them could be at both tables under two names."""
        for row in await self.store.of_deal(deal):
            if row.status == "playing":
                if (await self.table(row.id)).people > 1:
                    raise Refusal("deal-being-played", 409)
                if people > 1:
                    raise Refusal("deal-elsewhere", 409)

    def limit_bots(self, host: str) -> None:
        """Refuse another game of bots only to someone who has enough of them running."""
        most = self.settings.max_bot_tables
        running = sum(
            table.host == host and table.status == "playing" and not table.players
            for table in self.tables.values()
        )
        if most and running >= most:
            raise Refusal("too-many-bot-tables", 429, most=most)

    async def append_event(self, table: Table, event: AnyEvent) -> None:
        """Write an event, then let the table become what it makes of it and tell everyone. The
        lock is held. If the event cannot be written, the table is as it was."""
        after = table.after(event, now(), max(self.time.now(), table.ran))
        try:
            await self.store.append(table, event, after)
        except Unavailable:  # nothing was written
            self.scheduler.schedule(table)
            raise
        except BaseException as error:
            self._distrust(table, error, after.ran)
            raise
        self.stalled.written(table.id)
        table.become(after)
        if isinstance(event, Act):
            MOVES.inc()
        self.announce(table)
        self.scheduler.schedule(table)

    def _distrust(self, table: Table, error: BaseException, ran: int) -> None:
        """Evict a table whose state on disk is unknown: it is read again when it is needed."""
        self.evict(table)
        self.stalled.failed(table.id, error, ran)
        self.announce(table)

    # --- telling --------------------------------------------------------------

    def announce(self, table: Table) -> None:
        self.presence.announce(table.id)

    async def turn_to_send(self) -> None:
        """Ask for the word before telling someone at length. It is given to one at a time, and
        what came in goes first: a move is written down before old news is told."""
        async with self._sending:
            await asyncio.sleep(0)


def may_look(table: Table, person: Person) -> bool:
    return not table.sealed or table.seat_of(person.id) is not None


def _check_look(table: Table, person: Person) -> None:
    if not may_look(table, person):
        raise Refusal("deal-open", 403)
