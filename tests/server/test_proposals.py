"""Asking the others for a pause, or to take back more than the rule of undo allows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mandapa.games import GAMES
from mandapa.server import events
from mandapa.server.clock import ClockPlan
from mandapa.server.commands import Act, Resign, TakeOver, Undo, act
from mandapa.server.due import bot_due
from mandapa.server.proposals import LONG_PAUSE, Answer, Ask, Resume
from mandapa.server.refusals import Refusal
from mandapa.server.snapshot import table_snapshot
from tests.server.tables import NAMES, History, facts

PAUSE, TAKE_BACK = Ask(kind="pause"), Ask(kind="takeback")
YES, NO = Answer(yes=True), Answer(yes=False)


def refused(history: History, person: str, command: Any) -> str:
    before = facts(history.table)
    with pytest.raises(Refusal) as caught:
        history.decide(person, command)
    assert facts(history.table) == before
    return caught.value.code


def other(history: History) -> str:
    """The person who does not have to decide, of two."""
    return "bo" if history.mover == "ann" else "ann"


def clock(history: History, seat: int) -> tuple[int | None, int]:
    """Whose clock runs, and what a seat has left."""
    found = history.table.clock
    assert found is not None
    return found.running, found.remaining(seat, history.at)


# --- pause -----------------------------------------------------------------------


def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    history = History(players=3, clock=ClockPlan(600, 5)).begin()
    table = history.table
    seat = table.actor or 0
    history.do("ann", PAUSE, after=10_000)
    assert clock(history, seat) == (seat, 590_000)  # it runs until everybody has agreed
    history.do("bo", YES, after=1_000)
    assert table_snapshot(table, 0, "en").paused is None
    history.do("cy", YES, after=1_000)
    assert table_snapshot(table, 0, "en").paused == 0
    assert clock(history, seat) == (None, 588_000)
    turn = Act(turn=table.position_seq, actions=["pass"])
    assert refused(history, history.mover, turn) == "paused"
    assert refused(history, history.mover, Undo(turn=table.position_seq)) == "paused"
    now = table_snapshot(table, table.actor, "en")
    assert (now.paused, now.legal) == (0, [])
    history.do("ann", Resume(), after=3_600_000)
    assert clock(history, seat) == (seat, 588_000)
    assert table_snapshot(table, table.actor, "en").legal
    assert facts(history.loaded()) == facts(table)


def test_one_no_is_enough() -> None:
    history = History(players=3).begin()
    history.do("ann", PAUSE)
    history.do("bo", YES)
    history.do("cy", NO)
    assert (history.table.proposal, history.table.paused) == (None, None)
    texts = [note.text for note in table_snapshot(history.table, 0, "en").notes][-3:]
    assert texts == ["Ann asks for a pause.", "Bo agrees.", "Cy would rather not."]


def test_bots_agree_to_a_pause_at_once_and_wait() -> None:
    history = History().begin("random")
    table = history.table
    assert history.do("ann", PAUSE) == events.Ask(0, "pause", agreed=True)
    assert table.paused is not None
    assert not bot_due(table)
    while table.actor == 0:  # no matter who begins
        history.do("ann", Resume())
        history.act_randomly(random.Random(1))
        history.do("ann", PAUSE, after=600_000)
    assert not bot_due(table)
    history.do("ann", Resume())
    assert bot_due(table)


def test_who_asked_ends_the_pause_and_the_others_when_it_is_long() -> None:
    history = History().begin()
    history.do("ann", PAUSE)
    history.do("bo", YES)
    assert refused(history, "bo", Resume()) == "pause-lasts"
    history.at += LONG_PAUSE
    history.do("bo", Resume())
    assert history.table.paused is None
    assert refused(history, "bo", Resume()) == "not-paused"


def test_a_pause_ends_when_nobody_is_left() -> None:
    history = History().begin("random")
    history.do("ann", PAUSE)
    history.do("ann", Resign())
    assert history.table.paused is None


# --- taking back -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_comes_again_with_the_same_draws(game: str) -> None:
    """Play on until something was drawn since a decision, take it back, decide the same."""
    history = History(game).begin()
    table, rng = history.table, random.Random(5)
    match = table.match
    assert match is not None
    while True:
        person, seat, ply = history.mover, table.actor, len(match.plies)
        chosen = rng.choice(match.legal())
        history.act(chosen)
        if match.undo_ply(seat or 0) is None and any(p.actor < 0 for p in match.plies[ply:]):
            break
    drawn, digest = [p.action for p in match.plies], match.state.digest()
    history.do(person, TAKE_BACK)
    asked = table.proposal
    assert asked is not None
    # The last free decision may be one that the match asked for meanwhile.
    assert ply <= asked.ply <= len(match.plies)
    history.do("bo" if person == "ann" else "ann", YES)
    assert table.position_seq == table.seq
    assert (len(match.plies), table.actor) == (asked.ply, seat)
    if asked.ply == ply:
        history.act(chosen)
        assert [p.action for p in match.plies] == drawn
        assert match.state.digest() == digest
    assert facts(history.loaded()) == facts(table)


def test_a_decision_before_anothers_can_be_taken_back_if_they_agree() -> None:
    history = History().begin()
    table, rng = history.table, random.Random(1)
    person, seat, plies = history.mover, table.actor, 0
    assert table.match is not None
    while table.actor == seat:
        plies = len(table.match.plies)
        history.act_randomly(rng)
    rival = history.mover
    history.act_randomly(rng)
    assert "takeback" in table_snapshot(table, seat, "en").may_ask
    history.do(person, TAKE_BACK)
    now = table_snapshot(table, 1 - (seat or 0), "ru")
    assert now.asked is not None
    assert now.asked.waiting == [1 - (seat or 0)]
    assert "увиденное останется увиденным" in now.asked.text
    history.do(rival, YES)
    assert (table.actor, len(table.match.plies)) == (seat, plies)
    assert table_snapshot(table, seat, "en", last_seq=table.seq - 1).story_from <= plies


def test_with_bots_alone_nobody_has_to_be_asked_but_not_in_a_shared_deal() -> None:
    history = History().begin("random")
    table = history.table
    while table.actor != 0:
        stand_in(history)
    history.act_randomly(random.Random(1))
    history.table.deal.shared = True
    assert refused(history, "ann", TAKE_BACK) == "deal-open"
    assert "takeback" not in table_snapshot(table, 0, "en").may_ask
    history.table.deal.shared = False
    event = history.do("ann", TAKE_BACK)
    assert isinstance(event, events.Ask)
    assert event.agreed
    assert table.actor == 0


def stand_in(history: History) -> None:
    """A bot that sits there itself decides."""
    table = history.table
    assert table.match is not None
    assert table.actor is not None
    history.happens(act(table, table.match, table.actor, table.match.legal()[:1]))


def test_playing_on_instead_of_answering_is_an_answer() -> None:
    history = History().begin()
    history.act_randomly(random.Random(1))
    history.do(other(history), PAUSE)
    history.act_randomly(random.Random(2))
    assert history.table.proposal is None


def test_someone_a_bot_plays_for_is_asked_before_anything_is_taken_back() -> None:
    history = History().begin()
    mover = history.mover
    rival, seat = other(history), NAMES.index(other(history).capitalize())
    history.act_randomly(random.Random(1))
    history.do(rival, TakeOver(seat=seat, on=True))
    assert history.table.must_agree(1 - seat, "pause") == set()
    assert history.table.must_agree(1 - seat, "takeback") == {seat}
    history.do(mover, TAKE_BACK)
    history.do(rival, YES)


def test_refusals() -> None:
    history = History(players=3).begin()
    assert refused(history, "bo", YES) == "nothing-asked"
    nobody_yet = next(name for name in ("ann", "bo", "cy") if name != history.mover)
    assert refused(history, nobody_yet, TAKE_BACK) == "nothing-to-take-back"
    history.do("ann", PAUSE)
    assert refused(history, "bo", PAUSE) == "already-asked"
    assert refused(history, "ann", YES) == "already-answered"
    assert refused(history, "eve", YES) == "not-seated"
    history.do("bo", YES)
    assert refused(history, "bo", NO) == "already-answered"
    history.do("ann", NO)  # never mind
    assert history.table.proposal is None
    for _ in range(5):
        history.do("ann", PAUSE)
        history.do("ann", NO)
    assert refused(history, "ann", PAUSE) == "too-often"
    history.do("bo", PAUSE)
    history.do("ann", YES)
    history.do("cy", YES)
    assert refused(history, "cy", PAUSE) == "paused"
    history.do("cy", Resign())
    assert refused(history, "cy", PAUSE) == "gave-up"
