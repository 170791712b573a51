"""Commands: each refusal has its code, and nothing has changed afterwards."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mandapa.bots.levels import STAND_IN
from mandapa.games import GAMES
from mandapa.server import events
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.command import Asker
from mandapa.server.commands import (
    Act,
    AnyCommand,
    Chat,
    HandBack,
    Mute,
    PutBot,
    Resign,
    Sit,
    Stand,
    Start,
    TakeOver,
    Undo,
)
from mandapa.server.proposals import Ask
from mandapa.server.refusals import ForbiddenByRules, Refusal
from tests.server.tables import History, facts


def open_table() -> History:
    history = History()
    history.do("ann", Sit(seat=0))
    return history


def full_table() -> History:
    history = open_table()
    history.do("bo", Sit(seat=1))
    return history


def playing() -> History:
    return History().begin()


def taken_over() -> History:
    history = playing()
    history.do("ann", TakeOver(seat=0, on=True))
    return history


def given_up() -> History:
    history = playing()
    history.do("ann", Resign())
    return history


def over_days() -> History:
    history = History(clock=ClockPlan(3 * DAY, each_turn=True)).begin()
    history.away.add("bo")
    return history


def over() -> History:
    history = playing()
    rng = random.Random(3)
    while history.table.status == "playing":
        history.act_randomly(rng)
    return history


def closed() -> History:
    history = full_table()
    history.table.deal.closed = True
    return history


def act(*actions: str) -> Callable[[History], AnyCommand]:
    return lambda history: Act(turn=history.table.position_seq, actions=list(actions))


REFUSALS: list[tuple[Callable[[], History], str, Any, str, int]] = [
    (playing, "cy", Sit(seat=0), "already-started", 409),
    (open_table, "ann", Sit(seat=1), "already-seated", 409),
    (open_table, "bo", Sit(seat=0), "seat-taken", 409),
    (open_table, "bo", Sit(seat=2), "no-such-seat", 404),
    (open_table, "bo", PutBot(seat=1, bot="random"), "not-host", 403),
    (playing, "ann", PutBot(seat=1, bot="random"), "already-started", 409),
    (open_table, "ann", PutBot(seat=0, bot="random"), "seat-taken", 409),
    (open_table, "ann", PutBot(seat=3, bot="random"), "no-such-seat", 404),
    (open_table, "ann", PutBot(seat=1, bot="clever"), "no-such-bot", 400),
    (open_table, "ann", PutBot(seat=1, bot="search:x"), "no-such-bot", 400),
    (open_table, "ann", PutBot(seat=1, bot="search:²"), "no-such-bot", 400),
    (open_table, "ann", PutBot(seat=1, bot="search:-5"), "no-such-bot", 400),
    (open_table, "ann", PutBot(seat=1, bot="search:999999"), "bot-too-slow", 400),
    (playing, "ann", Stand(), "already-started", 409),
    (open_table, "bo", Stand(), "not-seated", 403),
    (open_table, "bo", Stand(seat=0), "not-host", 403),
    (open_table, "ann", Stand(seat=1), "seat-empty", 409),
    (open_table, "ann", Stand(seat=3), "seat-empty", 409),
    (playing, "ann", Start(), "already-started", 409),
    (open_table, "ann", Start(), "seats-empty", 409),
    (full_table, "cy", Start(), "not-host", 403),
    (closed, "ann", Start(), "deal-closed", 409),
    (open_table, "ann", act("pass"), "not-started", 409),
    (playing, "cy", act("pass"), "not-seated", 403),
    (over, "ann", act("pass"), "game-over", 409),
    (playing, "ann", Act(turn=99, actions=["pass"]), "stale", 409),
    (playing, "ann", Act(turn=0, actions=["pass"]), "stale", 409),
    (playing, "ann", act("fly"), "unknown-action", 400),
    (playing, "bo", act("pass"), "not-your-turn", 409),
    (taken_over, "ann", act("pass"), "bot-plays", 409),
    (given_up, "ann", act("pass"), "bot-plays", 409),
    (open_table, "ann", Undo(turn=0), "not-started", 409),
    (playing, "cy", Undo(turn=3), "not-seated", 403),
    (playing, "ann", Undo(turn=99), "stale", 409),
    (playing, "ann", Undo(turn=3), "no-undo", 409),
    (taken_over, "ann", Undo(turn=3), "bot-plays", 409),
    (given_up, "ann", Undo(turn=3), "bot-plays", 409),
    (over, "ann", Resign(), "game-over", 409),
    (playing, "cy", Resign(), "not-seated", 403),
    (given_up, "ann", Resign(), "gave-up", 409),
    (playing, "cy", TakeOver(seat=0), "not-seated", 403),
    (playing, "ann", TakeOver(seat=1), "still-here", 409),
    (over_days, "ann", TakeOver(seat=1), "absent-waited-for", 409),
    (taken_over, "bo", TakeOver(seat=0), "bot-plays", 409),
    (playing, "ann", TakeOver(seat=3), "no-such-seat", 404),
    (given_up, "ann", HandBack(), "gave-up", 409),
    (playing, "ann", HandBack(), "no-bot-plays", 409),
    (playing, "cy", HandBack(), "not-seated", 403),
    (playing, "ann", Chat(text=" \n "), "nothing-said", 400),
    (playing, "ann", Chat(text="a\x00b"), "nothing-said", 400),
    (playing, "bo", Mute(said=0), "not-host", 403),
    (playing, "ann", Mute(said=1), "no-such-message", 404),
]


@pytest.mark.parametrize(
    ("make", "person", "command", "code", "status"),
    REFUSALS,
    ids=[
        f"{make.__name__}-{number}-{code}" for number, (make, _, _, code, _) in enumerate(REFUSALS)
    ],
)
def test_a_refused_command_changes_nothing(
    make: Callable[[], History], person: str, command: Any, code: str, status: int
) -> None:
    history = make()
    before = copy.deepcopy(facts(history.table))
    asked = command(history) if callable(command) else command
    with pytest.raises(Refusal) as caught:
        history.decide(person, asked)
    assert (caught.value.code, caught.value.status) == (code, status)
    assert facts(history.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_forbid_is_refused_with_its_clause(game: str) -> None:
    history = History(game).begin()
    match = history.table.match
    assert match is not None
    before = facts(history.table)
    legal = set(match.legal())
    clauses = set()
    for action in match.setup.game.actions:
        if action.notation in legal:
            continue
        with pytest.raises(ForbiddenByRules) as caught:
            history.decide(
                history.mover, Act(turn=history.table.position_seq, actions=[action.notation])
            )
        told = caught.value.message("ru")
        assert told.code == "illegal-action"
        assert told.clause == caught.value.clause != ""
        assert told.text != caught.value.message("en").text
        clauses.add(told.clause)
    assert clauses
    assert facts(history.table) == before


def test_a_series_is_carried_out_whole_or_not_at_all() -> None:
    history = History("ganesha").begin()
    match = history.table.match
    assert match is not None
    before = facts(history.table)
    first = match.legal()[0]
    for series, code in (
        ([first, "nonsense"], "unknown-action"),
        ([first] * 64, ""),
    ):
        with pytest.raises(Refusal) as caught:
            history.decide("ann", Act(turn=history.table.position_seq, actions=series))
        assert code in ("", caught.value.code)
        assert facts(history.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_series_that_goes_on_after_a_draw_tells_nothing_of_it(game: str) -> None:
    """Whatever follows is refused with the same words, so nobody learns a draw and stays free."""
    history = History(game).begin()
    table, rng = history.table, random.Random(2)
    assert table.match is not None
    probed = 0
    while table.status == "playing" and probed < 5:
        legal = table.match.legal()
        action = rng.choice(legal)
        seat, ply = table.match.actor, len(table.match.plies)
        table.match.play(seat, action)
        shown = any(p.actor != seat or p.reveals for p in table.match.plies[ply:])
        shown = shown or table.match.actor != seat
        table.match.back_to(ply)
        if shown:
            probed += 1
            before = facts(table)
            answers = set()
            every = [one.notation for one in table.setup.game.actions]
            for second in [*rng.sample(every, min(40, len(every))), "nonsense"]:
                with pytest.raises(Refusal) as caught:
                    history.decide(
                        history.mover, Act(turn=table.position_seq, actions=[action, second])
                    )
                answers.add(msgspec.json.encode(caught.value.message("en")))
            assert len(answers) == 1
            assert b"series-too-long" in answers.pop()
            assert facts(table) == before
        history.act(action)
    assert probed


def test_a_start_and_a_series_are_decided_without_touching_the_table() -> None:
    history = full_table()
    before = facts(history.table)
    assert isinstance(history.decide("ann", Start()), events.Begin)
    assert facts(history.table) == before
    history.do("ann", Start())
    assert history.table.match is not None
    before, state = facts(history.table), history.table.match.state
    move = Act(turn=history.table.position_seq, actions=[history.table.match.legal()[0]])
    once, again = (history.decide(history.mover, move) for _ in range(2))
    assert once == again, "the draws follow from the seed"
    assert isinstance(once, events.Act)
    assert len(once.plies) > 1, "with what was drawn after it"
    assert facts(history.table) == before
    assert history.table.match.state is state


def test_what_an_event_will_make_of_a_table_changes_nothing_yet() -> None:
    """For every kind of event there is here: the copy has taken it in, the table has not."""
    history = History(players=3, clock=ClockPlan(600, 5)).begin("random")
    table = history.table
    assert table.match is not None
    history.act(table.match.legal()[0])
    history.do("bo", Chat(text="hm"))
    history.do("ann", Ask(kind="pause"))
    for event in (
        events.Act(1, len(table.match.plies), [table.match.legal()[0]]),
        events.Undo(0, 0),
        events.Resign(0, STAND_IN),
        events.TakeOver(1, STAND_IN, 1),
        events.Answer(1, yes=True, agreed=True),
        events.Ask(0, "takeback", 0, agreed=True),
        events.Chat("Bo", "well", "bo", 1),
        events.Mute("bo"),
        events.Restart(),
        events.Rematch("another"),
        events.BreakOff(),
    ):
        before = copy.deepcopy({**facts(table), "plies": None}), list(table.match.plies)
        after = table.after(event, history.at + 50, history.at + 50)
        assert ({**facts(table), "plies": None}, table.match.plies) == before
        assert after.seq == table.seq + 1
        assert facts(after) != facts(table)
        loaded = history.loaded()
        loaded.apply(event, history.at + 50, history.at + 50)
        assert facts(after) == facts(loaded)


def test_names_at_a_table_differ() -> None:
    history = History(players=3)
    ann = history.asker("ann")
    for seat, person in enumerate(("ann", "a2", "a3")):
        asker = Asker(person, "Ravi", False, ann.away, ann.at)
        history.happens(Sit(seat=seat).decide(history.table, asker))
    assert [seat.name for seat in history.table.seats] == ["Ravi", "Ravi 2", "Ravi 3"]
    history.do("ann", Stand(seat=1))
    history.do("ann", PutBot(seat=1, bot="random"))
    assert history.table.seats[1].name == "Devi"


def test_someone_who_left_is_replaced_and_comes_back() -> None:
    history = playing()
    history.away.add("bo")
    assert history.do("ann", TakeOver(seat=1)) == events.TakeOver(1, STAND_IN, 0)
    history.do("bo", HandBack())
    assert history.table.seats[1].bot == ""


def test_random_commands_never_do_more_than_they_say() -> None:
    """Any command at any moment is either refused, and nothing changed, or becomes one event."""
    rng = random.Random(11)
    history = History(players=3).begin("random")
    actions = [action.notation for action in history.table.setup.game.actions]
    for _ in range(1500):
        if history.table.status != "playing":
            break
        turn = rng.choice([history.table.position_seq] * 3 + [0, 1, 10_000])
        assert history.table.match is not None
        legal = history.table.match.legal()
        choices: list[AnyCommand] = [
            Act(turn=turn, actions=[rng.choice(legal)]),
            Act(turn=turn, actions=[rng.choice(legal), rng.choice(actions)]),
            Act(turn=turn, actions=rng.sample(actions, 2)),
            Undo(turn=turn),
            TakeOver(seat=rng.randrange(4), on=rng.random() < 0.5),
            HandBack(),
            Sit(seat=rng.randrange(4)),
            Stand(seat=rng.randrange(4)),
            Start(),
            Chat(text="x"),
        ]
        command = rng.choice(choices)
        before = facts(history.table)
        person = rng.choice(["ann", "bo", "cy"])
        try:
            event = history.decide(person, command)
        except Refusal:
            assert facts(history.table) == before
        else:
            assert facts(history.table) == before, "deciding is only looking"
            history.happens(event)
            assert history.table.seq == before["seq"] + 1
    assert facts(history.loaded()) == facts(history.table)
