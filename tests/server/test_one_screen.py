"""Several people at one screen: one person holds several seats and looks from one at a time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mandapa.server import commands, events
from mandapa.server.clock import ClockPlan
from mandapa.server.proposals import Answer, Ask, Resume
from mandapa.server.refusals import Refusal
from mandapa.server.snapshot import table_snapshot
from tests.server.site import Player, Site, refused, texts
from tests.server.tables import History


def sat(game: str = "flowers", people: str = "aab", **more: Any) -> History:
    """A table whose seats belong to these people, begun."""
    history = History(game, len(people), **more)
    for seat, person in enumerate(people):
        name = f"{person}{seat}"
        history.happens(events.Sit(seat, name, person=person))
    history.happens(history.decide(people[0], commands.Start()))
    return history


def act(history: History, person: str, rng: random.Random) -> None:
    table = history.table
    assert table.match is not None
    legal = table.match.legal()
    history.do(person, commands.Act(turn=table.position_seq, actions=[rng.choice(legal)]))


def test_the_table_is_told_from_the_seat_that_decides() -> None:
    history, rng = sat("flowers", "aab", options={"memory": "on"}), random.Random(1)
    table, last = history.table, 0
    for _ in range(60):
        if table.status == "finished":
            break
        actor = table.actor
        assert actor is not None
        own = table.seat_of("a")
        assert own == (actor if actor < 2 else last)
        assert table.seat_of("b") == 2
        last = own
        now = table_snapshot(table, own, "en", retell=True)
        assert now.yours == [0, 1]
        assert now.you == own
        assert now.view is not None
        assert now.view["seat"] == own
        assert bool(now.legal) == (actor == own)
        other = table_snapshot(table, 2, "en")
        assert other.yours == [2]
        act(history, table.seats[actor].person, rng)


@pytest.mark.parametrize("game", ["flowers", "mandala_stones"])
def test_nothing_of_another_seat_is_told(game: str) -> None:
    """A seat among several reads word for word what it would read alone."""
    history, alone = sat(game, "aab"), sat(game, "cdb")
    rng, same = random.Random(2), random.Random(2)
    for _ in range(40):
        if history.table.status == "finished":
            break
        seat, actor = history.table.seat_of("a"), history.table.actor
        assert seat is not None
        assert actor is not None
        mine = table_snapshot(history.table, seat, "en", retell=True)
        theirs = table_snapshot(alone.table, seat, "en")
        assert mine.view == theirs.view
        assert mine.legal == theirs.legal
        assert [seat.points for seat in mine.seats] == [seat.points for seat in theirs.seats]
        names = {"a0": "c0", "a1": "d1"}
        said = [line.text for line in mine.story]
        for old, new in names.items():
            said = [text.replace(old, new) for text in said]
        assert said == [line.text for line in theirs.story]
        act(history, "aab"[actor], rng)
        act(alone, "cdb"[actor], same)


def test_each_seat_takes_back_gives_up_and_has_its_own_clock() -> None:
    history = sat("ganesha", "aa", clock=ClockPlan(100, 0))
    table, rng = history.table, random.Random(3)
    first = table.actor
    assert first is not None
    other = 1 - first
    # The last decision can be undone, even when the turn has passed to the other seat.
    while table.actor == first:
        act(history, "a", rng)
        assert table.match is not None
    if table.match is not None and table.match.undo_ply(first) is not None:
        assert table_snapshot(table, other, "en").undo
        assert history.do("a", commands.Undo(turn=table.position_seq)) == events.Undo(
            first, len(table.match.plies)
        )
    assert table.clock is not None
    history.at += 5000
    act(history, "a", rng)
    with pytest.raises(Refusal, match="not-seated"):
        history.decide("b", commands.Resign(seat=other))
    given_up = history.do("a", commands.Resign(seat=other))
    assert isinstance(given_up, events.Resign)
    assert given_up.seat == other
    assert table.seats[other].gave_up
    assert table.seat_of("a") == first, "the other one is a bot's now"
    with pytest.raises(Refusal, match="not-seated"):
        history.decide("a", commands.Resign(seat=3))


def test_help_of_a_bot_is_for_one_seat() -> None:
    history = sat("ganesha", "aab")
    taken = history.do("a", commands.TakeOver(seat=1, on=True))
    assert isinstance(taken, events.TakeOver)
    assert (taken.seat, taken.by) == (1, 1)
    assert history.table.seat_of("a") == 0
    back = history.do("a", commands.HandBack())
    assert back == events.HandBack(1)
    with pytest.raises(Refusal, match="no-bot-plays"):
        history.decide("a", commands.HandBack())


def test_people_at_one_screen_agree_with_themselves() -> None:
    history = sat("ganesha", "aa")
    asked = history.do("a", Ask(kind="pause"))
    assert isinstance(asked, events.Ask)
    assert asked.agreed
    history.do("a", Resume())
    three = sat("ganesha", "abb")
    three.do("a", Ask(kind="pause"))
    for _ in range(2):
        three.do("b", Answer(yes=True))
    assert three.table.paused


def test_seats_at_one_screen_over_the_line(site: Site) -> None:
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("flowers", "me", "me:Ben", "open", players=3, start=False)
    names = [seat["name"] for seat in ann.see(table)["seats"]]
    assert names == ["Ann", "Ben", ""]
    bo.do(table, "sit", seat=2)
    ann.do(table, "start")
    line = ann.connect(table)
    now = line.until(lambda now: now["status"] == "playing")
    seen = set()
    for _ in range(8):
        if now["legal"]:
            before = now["you"]
            line.act(now["legal"][0]["notation"])
            now = line.now
            assert now["view"]["seat"] == now["you"]
            assert now["you"] in now["yours"] == [0, 1]
            if now["you"] != before:
                assert now["story_from"] == 0, "told again from that seat's knowledge"
            seen |= {before, now["you"]}
        else:
            seq = bo.act(table, bo.see(table)["legal"][0]["notation"])
            now = line.until_seq(seq)
    assert seen == {0, 1}
    fresh = ann.see(table)
    assert [told["ply"] for told in line.lines] == [told["ply"] for told in fresh["story"]]
    line.lose()
    line.resume()
    assert line.now["story_from"] == 0
    assert texts(line.lines) == texts(fresh["story"])


def test_names_at_one_screen(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "me:Ann", "me:Ravi", "easy", players=4, start=False)
    names = [seat["name"] for seat in ann.see(table)["seats"]]
    assert names[:3] == ["Ann", "Ann 2", "Ravi"]
    assert len(set(names)) == 4
    assert refused(lambda: ann.open("flowers", "me", "me")).code == "already-seated"
    assert refused(lambda: ann.open("flowers", "me", "me:(x)")).status == 400


def test_someone_at_the_same_screen_is_seated_before_the_start() -> None:
    history = History(players=3)
    with pytest.raises(Refusal, match="not-seated"):
        history.decide("ann", commands.Sit(seat=1, beside="Ben"))
    history.do("ann", commands.Sit(seat=0))
    history.do("ann", commands.Sit(seat=1, beside=" Ben "))
    history.do("ann", commands.Sit(seat=2, beside="Ben"))
    names = [seat.name for seat in history.table.seats]
    assert names[1] == "Ben"
    assert len(set(names)) == 3
    assert table_snapshot(history.table, 0, "en").yours == [0, 1, 2]
    with pytest.raises(Refusal, match="seat-taken"):
        history.decide("ann", commands.Sit(seat=1, beside="Cy"))
    history.do("ann", commands.Stand(seat=1))
    history.do("ann", commands.Sit(seat=1, beside="Cy"))
    history.do("ann", commands.Start())
    with pytest.raises(Refusal, match="already-started"):
        history.decide("ann", commands.Sit(seat=1, beside="Dee"))
