"""What goes on unasked at the tables: bots decide, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from mandapa.bots.levels import STAND_IN
from mandapa.server.bot_worker import BotTask
from mandapa.server.commands import act
from mandapa.server.database_errors import CommitUnknown, Unavailable, outage_cause
from mandapa.server.due import bot_due
from mandapa.server.events import Flag
from mandapa.server.fair_queue import Claim, is_quick
from mandapa.server.metrics import FAILURES
from mandapa.server.pace import Pacing
from mandapa.server.plan import bot_seed
from mandapa.server.running_time import TICK
from mandapa.server.table import Table

if TYPE_CHECKING:
    from mandapa.server.hall import Hall

LOG: Final = logging.getLogger("mandapa.tables")
ROUND: Final = 2.0  # seconds between two rounds


class Scheduler:
    """One task for each table at which a bot decides, one timer for each running clock."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # between bots' decisions
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._flags: set[asyncio.Task[None]] = set()
        self._always: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._always = [
            asyncio.create_task(self._repeat(), name="rounds"),
            asyncio.create_task(self._tick(), name="tick"),
            asyncio.create_task(self._wake(), name="wake"),
        ]

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._bots.values(), *self._flags, *self._always]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    def schedule(self, table: Table) -> None:
        """After every event: does a bot have to decide, does a clock run?"""
        if self._hall.stalled.suspended(table.id):
            self.cancel_timer(table)
            return
        self._set_timer(table)
        if bot_due(table) and table.id not in self._bots:
            self._bots[table.id] = asyncio.create_task(self._play_bots(table), name="bots")

    def cancel_timer(self, table: Table) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()

    async def _tick(self) -> None:
        """Look at the running time often: a stretch in which nobody could is not counted."""
        while True:
            self._hall.time.now()
            await asyncio.sleep(TICK)

    async def _wake(self) -> None:
        """Look in the database for what is due."""
        while True:
            try:
                await self._hall.wake()
            except Exception as error:
                if not outage_cause(error):
                    FAILURES.inc()
                    LOG.exception("what is due was not found")
            await asyncio.sleep(ROUND)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self._hall.evict_idle()
            for step in (
                self._hall.stalled.retry,
                self._hall.store.beat,
                self._hall.store.checkpoint,
            ):
                try:
                    await step()
                except Exception as error:  # the next round tries again
                    if not outage_cause(error):
                        FAILURES.inc()
                        LOG.exception("a round failed")
                if self._hall.store.outage:
                    break

    # --- bots --------------------------------------------------------------

    async def _play_bots(self, table: Table) -> None:
        """Let bots decide until it is a person's turn or the game is over."""
        again = False
        try:
            pacing = Pacing(table.plan.pace)
            while await self._one_decision(table, pacing):
                pass
        except (Unavailable, CommitUnknown):
            again = True  # the database may work again by now, or else it is known
        except Exception:
            FAILURES.inc()
            LOG.exception("a bot's turn failed")
        finally:
            del self._bots[table.id]
            current = self._hall.tables.get(table.id)
            # It may have been read from disk in the meantime.
            if current is not None and (again or current is not table):
                self.schedule(current)

    async def _one_decision(self, table: Table, pacing: Pacing) -> bool:
        async with table.lock:
            if not self._current(table) or not bot_due(table):
                return False
            assert table.match is not None
            assert table.actor is not None
            seat, position_seq = table.actor, table.position_seq
            question = BotTask(
                table.plan,
                table.seats[seat].bot,
                bot_seed(table.deal.seed or b""),
                table.match.view(seat),
                len(table.match.plies),
            )
            legal = table.match.legal()
            pacing.asked(seat, time.monotonic())
            claim = Claim(table.host, self._hall.presence.waited_for(table), is_quick(question.bot))
        chosen = await self._hall.bot_pool.ask(question, claim)
        if chosen not in legal:
            if chosen is not None:
                LOG.error("a bot chose what is not allowed", extra={"table": table.id})
            # Cut off at its cap, dead or wrong: the quick bot decides, so that the game goes on.
            chosen = await self._hall.bot_pool.quick(question)
        if self._hall.presence.waited_for(table):  # people can follow what the bot does
            await self.sleep(pacing.pause(time.monotonic()))
        pacing.decided(time.monotonic())
        async with table.lock:
            same = self._current(table) and table.position_seq == position_seq and bot_due(table)
            if not same:  # the person came back in the meantime, or took something back
                return self._current(table) and bot_due(table)
            stand_in = question.bot if table.seats[seat].person else ""
            event = act(table, table.match, seat, [chosen or legal[0]], stand_in)
            await self._hall.append_event(table, event)
            return bot_due(table)

    def _current(self, table: Table) -> bool:
        return self._hall.tables.get(table.id) is table

    # --- clocks ------------------------------------------------------------

    def _set_timer(self, table: Table) -> None:
        self.cancel_timer(table)
        clock = table.clock
        if clock and clock.running is not None:
            left = clock.remaining(clock.running, self._hall.stalled.clock_time(table)) / 1000
            loop = asyncio.get_running_loop()
            # A timer may fire a little early: one millisecond more and the time is truly up.
            self._timers[table.id] = loop.call_later(left + 0.001, self._time_is_up, table)

    def _time_is_up(self, table: Table) -> None:
        task = asyncio.create_task(self._flag(table), name="flag")
        self._flags.add(task)
        task.add_done_callback(self._flags.discard)

    async def _flag(self, table: Table) -> None:
        try:
            async with table.lock:
                if self._current(table) and not await self.flag_if_late(table):
                    self.schedule(table)
        except (Unavailable, CommitUnknown):
            pass  # known, and tried again
        except Exception:
            FAILURES.inc()
            LOG.exception("a clock could not be stopped")

    async def flag_if_late(self, table: Table) -> bool:
        """Give the seat of a player without time left to a bot. The lock is held."""
        clock = table.clock
        if clock is None or clock.running is None or self._hall.stalled.suspended(table.id):
            return False
        if clock.remaining(clock.running, self._hall.stalled.clock_time(table)):
            return False
        await self._hall.append_event(table, Flag(clock.running, STAND_IN))
        return True
