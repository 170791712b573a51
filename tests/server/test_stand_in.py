"""A bot that plays for a person: when it may, for how long, and that everyone can see it."""

from __future__ import annotations

import random

import pytest

from mandapa.bots.levels import STAND_IN
from mandapa.games import GAMES
from mandapa.server import events
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.commands import HandBack, Resign, TakeOver, act
from mandapa.server.snapshot import table_snapshot
from tests.server.tables import History, facts, plan_of

MINUTE = 60


@pytest.mark.parametrize(
    ("clock", "patience"),
    [
        (None, 15 * MINUTE),
        (ClockPlan(5 * MINUTE, 5), MINUTE),
        (ClockPlan(20 * MINUTE, 15), 4 * MINUTE),
        (ClockPlan(5 * 3600), 15 * MINUTE),
        (ClockPlan(6 * 3600), None),
        (ClockPlan(3 * DAY, each_turn=True), None),
        (ClockPlan(60, each_turn=True), None),
    ],
)
def test_how_long_someone_must_be_away_depends_on_the_clock(
    clock: ClockPlan | None, patience: float | None
) -> None:
    assert plan_of(clock=clock).patience == patience
    assert plan_of(clock=clock, absent="wait").patience is None


def bot_decides(history: History) -> None:
    """What the hall does when a bot is due."""
    table = history.table
    assert table.match is not None
    assert table.actor is not None
    seat = table.seats[table.actor]
    stand_in = seat.bot if seat.person else ""
    chosen = table.match.legal()[0]
    history.happens(act(table, table.match, table.actor, [chosen], stand_in))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_asked_for_a_turn_plays_it_and_leaves(game: str) -> None:
    history = History(game).begin()
    table = history.table
    assert table.actor == 0
    assert history.do("ann", TakeOver(seat=0)) == events.TakeOver(0, STAND_IN, 0, once=True)
    assert table.seats[0].why == "once"
    while table.actor == 0:
        assert table.seats[0].bot
        bot_decides(history)
    assert (table.seats[0].bot, table.seats[0].why) == ("", "")
    assert facts(history.loaded()) == facts(table)


def test_a_bot_that_is_told_to_go_on_does_until_the_person_comes_back() -> None:
    history = History().begin()
    table = history.table
    history.do("ann", TakeOver(seat=0, on=True))
    while table.actor == 0:
        bot_decides(history)
    assert (table.seats[0].bot, table.seats[0].why) == (STAND_IN, "asked")
    history.do("ann", HandBack())
    assert (table.seats[0].bot, table.seats[0].why) == ("", "")


STAND_INS = [("en", " (A bot decided.)"), ("fr", " (Un bot a décidé.)"), ("ru", " (Решил бот.)")]


@pytest.mark.parametrize(("lang", "said"), STAND_INS)
def test_what_a_bot_decided_for_someone_who_is_away_is_told_as_such(lang: str, said: str) -> None:
    history = History().begin()
    table, rng = history.table, random.Random(1)
    while table.actor == 0:
        history.act_randomly(rng)
    history.away.add("bo")
    history.do("ann", TakeOver(seat=1))
    assert table.seats[1].why == "away"
    while table.actor == 1:
        bot_decides(history)
    history.do("bo", HandBack())
    while table.actor == 0:
        history.act_randomly(rng)
    for reader in (0, 1, None):
        lines = table_snapshot(table, reader, lang).story
        marked = [line for line in lines if line.stand_in]
        assert marked
        assert {line.actor for line in marked} == {1}
        assert all(line.text.endswith(said) for line in marked)
        assert not any(line.text.endswith(said) for line in lines if not line.stand_in)
        assert len(marked) == len(table.stand_ins)
    assert facts(history.loaded()) == facts(table)


def test_what_is_taken_back_was_decided_by_nobody() -> None:
    history = History("ganesha").begin()
    table = history.table
    history.do("ann", TakeOver(seat=0, on=True))
    bot_decides(history)
    assert table.stand_ins
    history.do("ann", HandBack())
    history.undo("ann")
    assert not table.stand_ins


def test_a_run_out_clock_is_not_giving_up() -> None:
    history = History(players=3, clock=ClockPlan(60)).begin()
    history.happens(events.Flag(0, "greedy"))
    history.do("bo", Resign())
    now = table_snapshot(history.table, 2, "en")
    assert [seat.why for seat in now.seats] == ["time", "resigned", ""]
    assert [note.text for note in now.notes][-2:] == [
        "Ann has run out of time. A bot plays on, and the seat ranks last.",
        "Bo gives up. A bot plays on, and the seat ranks last.",
    ]
    rng = random.Random(1)
    while history.table.status == "playing":
        if history.table.actor == 2:
            history.act_randomly(rng)
        else:
            bot_decides(history)
    outcome = table_snapshot(history.table, 2, "en").outcome
    assert outcome is not None
    assert outcome.out == ["time", "resigned", ""]
    assert outcome.places == [3, 2, 1]
