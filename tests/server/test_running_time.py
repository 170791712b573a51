"""Clocks go by the time in which the site ran: nobody can set it, and no pause counts."""

from __future__ import annotations

import time

import pytest

from mandapa.server import commands
from mandapa.server.clock import ClockPlan
from mandapa.server.hall import Hall
from mandapa.server.running_time import LONGEST, TICK, RunningTime
from mandapa.server.settings import Settings
from mandapa.server.table import Table
from tests.server.halls import ANN, BO, Machine, begun, in_hall, run


def test_time_goes_on_from_where_it_stood() -> None:
    machine = Machine()
    time_ = RunningTime(machine)
    time_.start(5000)
    machine.seconds += 1.5
    assert time_.now() == 6500


def test_a_stretch_in_which_nobody_looked_is_no_time() -> None:
    machine = Machine()
    time_ = RunningTime(machine)
    machine.seconds += LONGEST
    assert time_.now() == LONGEST * 1000
    machine.seconds += 14
    assert time_.now() == (LONGEST + TICK) * 1000, "what it ran before it stopped, and no more"


def test_what_stands_still_does_not_count_what_passed_unnoticed() -> None:
    machine = Machine()
    time_ = RunningTime(machine)
    machine.seconds += 1
    since = time_.now()
    machine.seconds += 2
    time_.stop(since)
    machine.seconds += 2
    assert time_.now() == since
    time_.go_on()
    machine.seconds += 1
    assert time_.now() == since + 1000


async def move(hall: Hall, table: Table) -> None:
    assert table.match is not None
    assert table.actor is not None
    command = commands.Act(turn=table.position_seq, actions=[table.match.legal()[0]])
    await hall.carry_out(table.id, (ANN, BO)[table.actor], command)


def test_a_machine_that_slept_takes_nobodys_time(settings: Settings) -> None:
    machine = Machine()

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(10))
        assert table.clock is not None
        run(machine, hall, 3)
        machine.seconds += 14  # suspended, stopped or blocked: it is all the same
        await move(hall, table)
        assert table.clock.left[0] == 10_000 - 3000 - TICK * 1000
        assert not any(seat.gave_up for seat in table.seats)
        run(machine, hall, 10.5)
        await hall.scheduler.flag_if_late(table)
        assert table.seats[1].gave_up, "while it runs, time does run out"

    in_hall(settings, body, machine)


@pytest.mark.parametrize("step", [3600, -3600])
def test_a_step_of_the_wall_clock_changes_no_clock(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    machine, real = Machine(), time.time_ns

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(60))
        assert table.clock is not None
        run(machine, hall, 5)
        monkeypatch.setattr(time, "time_ns", lambda: real() + step * 10**9)
        assert not await hall.scheduler.flag_if_late(table)
        run(machine, hall, 5)
        await move(hall, table)
        assert table.clock.left[0] == 50_000
        run(machine, hall, 60)
        assert await hall.scheduler.flag_if_late(table)
        hall.evict(table)
        again = await hall.table(table.id)
        assert again.clock is not None
        assert again.clock.__dict__ == table.clock.__dict__

    in_hall(settings, body, machine)


def test_a_killed_site_gives_back_the_time_it_was_dead(settings: Settings) -> None:
    """Only what it had noted counts, and an event is never earlier than the one before it."""
    machine = Machine()

    async def first(hall: Hall) -> str:
        table = await begun(hall, clock=ClockPlan(60))
        run(machine, hall, 5)
        await hall.store.beat()
        run(machine, hall, 1)
        await hall.carry_out(table.id, BO, commands.Chat(text="hm"))

        async def killed() -> None:
            pass

        hall.store.beat = killed  # type: ignore[method-assign]
        return table.id

    table_id = in_hall(settings, first, machine)
    machine.seconds += 3600

    async def second(hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.clock is not None
        assert table.clock.remaining(0, hall.stalled.clock_time(table)) == 54_000
        await hall.carry_out(table.id, BO, commands.Chat(text="oh"))
        assert table.clock.remaining(0, hall.stalled.clock_time(table)) == 54_000

    in_hall(settings, second, machine)
