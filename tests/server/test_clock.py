"""Thinking time: what is spent, gained, forgiven, and never gained twice."""

from __future__ import annotations

import random

import pytest

from mandapa.server import commands, events
from mandapa.server.clock import DAY, Clock, ClockPlan
from mandapa.server.commands import Chat, HandBack, TakeOver
from tests.server.tables import History

PLAN = ClockPlan(60, 5)


@pytest.mark.parametrize(
    ("seconds", "increment"), [(4, 0), (30 * DAY + 1, 0), (60, -1), (60, DAY + 1)]
)
def test_a_clock_has_limits(seconds: int, increment: int) -> None:
    with pytest.raises(ValueError, match="a clock has 5 seconds"):
        ClockPlan(seconds, increment)


def test_only_the_seat_that_decides_pays_and_gains_its_increment() -> None:
    clock = Clock(PLAN, 2)
    clock.switch_to(0, 1000)
    assert clock.remaining(0, 11_000) == 50_000
    assert clock.remaining(1, 11_000) == 60_000
    clock.switch_to(1, 11_000, decided=0)
    assert clock.left == [55_000, 60_000]
    clock.switch_to(None, 13_000, decided=1)
    assert clock.left == [55_000, 63_000]
    assert clock.remaining(1, 99_000) == 63_000


def test_a_turn_of_several_decisions_is_paid_as_one() -> None:
    clock = Clock(PLAN, 2)
    clock.switch_to(0, 0)
    clock.switch_to(0, 10_000, decided=0)
    clock.switch_to(1, 20_000, decided=0)
    assert clock.left[0] == 45_000


def test_time_never_goes_below_zero_or_backwards() -> None:
    clock = Clock(PLAN, 2)
    clock.switch_to(0, 5000)
    assert clock.remaining(0, 1_000_000) == 0
    assert clock.remaining(0, 1000) == 60_000


def test_the_time_that_the_site_was_away_is_nobodys() -> None:
    clock = Clock(PLAN, 2)
    clock.switch_to(0, 0)
    clock.forgive(500_000)
    assert clock.remaining(0, 501_000) == 59_000
    assert clock.remaining(0, 520_000) == 40_000


@pytest.mark.parametrize("alive", [5000, 45_000])
def test_a_restart_gives_back_no_more_than_the_time_away(alive: int) -> None:
    """Ten seconds were thought before the site was last known to be up, or since a chat."""
    history = History(clock=PLAN).begin()
    begun = history.at
    history.do("bo", Chat(text="hm"), after=10_000)
    history.happens(events.Restart(begun + alive), after=3_600_000)
    clock = history.table.clock
    assert clock is not None
    assert clock.running == 0
    assert clock.remaining(0, history.at) == 60_000 - max(10_000, alive)
    assert history.loaded().clock.__dict__ == clock.__dict__


def test_a_clock_for_each_turn_is_full_again_at_every_turn() -> None:
    clock = Clock(ClockPlan(30, each_turn=True), 2)
    clock.switch_to(0, 0)
    clock.switch_to(1, 20_000, decided=0)
    assert clock.left == [30_000, 30_000]
    clock.switch_to(None, 45_000)  # a bot takes over
    assert clock.left[1] == 5000
    clock.switch_to(0, 46_000, decided=1)  # and decides
    assert clock.left[1] == 30_000


def played_to_an_undoable_turn(clock: ClockPlan) -> tuple[History, str]:
    """A game in which someone's whole turn can still be taken back, and who that is."""
    for number in range(200):
        rng = random.Random(number)
        history = History("mandala_stones", clock=clock).begin()
        for _ in range(60):
            before = history.mover if history.table.actor is not None else ""
            if not before:
                break
            history.act_randomly(rng)
            if history.table.actor is not None and history.mover != before:
                if history.can_undo(before):
                    return history, before
    raise AssertionError("no such game")


@pytest.mark.parametrize("clock", [PLAN, ClockPlan(60, each_turn=True)])
def test_deciding_and_taking_back_gains_no_time(clock: ClockPlan) -> None:
    history, person = played_to_an_undoable_turn(clock)
    table = history.table
    seat = table.seat_of(person)
    assert seat is not None
    assert table.clock is not None
    history.undo(person, after=1000)
    before = table.clock.remaining(seat, history.at)
    other = list(table.clock.left)
    assert table.clock.running == seat
    assert table.match is not None
    for _ in range(3):
        history.act(table.match.legal()[0], after=1000)
        if table.actor == seat:
            break
        history.undo(person, after=1000)
    spent = before - table.clock.remaining(seat, history.at)
    assert spent >= 1000
    assert table.clock.left[1 - seat] == other[1 - seat]
    assert history.loaded().clock.__dict__ == table.clock.__dict__


def test_taking_back_after_a_restart_does_not_cost_the_time_away() -> None:
    history, person = played_to_an_undoable_turn(PLAN)
    seat = history.table.seat_of(person)
    assert seat is not None
    history.happens(events.Restart(), after=3_600_000)
    history.undo(person, after=1000)
    assert history.table.clock is not None
    assert history.table.clock.remaining(seat, history.at) > 50_000


def test_a_bot_that_takes_over_brings_no_increment() -> None:
    history = History(clock=PLAN).begin()
    clock = history.table.clock
    assert clock is not None
    for _ in range(5):
        history.do("ann", TakeOver(seat=0), after=1000)
        assert clock.running is None
        history.do("ann", HandBack(), after=1000)
    assert clock.remaining(0, history.at) == 55_000


def test_a_bots_turn_runs_on_nobodys_clock() -> None:
    history = History(clock=PLAN).begin("random")
    table = history.table
    assert table.clock is not None
    rng = random.Random(1)
    while table.actor == 0:
        history.act_randomly(rng)
    assert table.clock.running is None


def test_giving_up_stops_the_clock() -> None:
    history = History(clock=PLAN).begin()
    history.do("ann", commands.Resign(), after=10_000)
    assert history.table.clock is not None
    assert history.table.clock.running is None
    assert history.table.clock.left == [50_000, 60_000]
