"""A table is what its events have made of it, live and read from disk alike."""

from __future__ import annotations

import random

import pytest

from mandapa.bots.levels import STAND_IN
from mandapa.games import GAMES
from mandapa.server import commands, events
from mandapa.server.clock import ClockPlan
from mandapa.server.table_parts import Seat
from tests.server.tables import History, facts

SETUPS = [*((game, min(GAMES[game].players)) for game in GAMES), ("flowers", 4)]


def same(history: History) -> None:
    assert facts(history.loaded()) == facts(history.table)


def test_every_event_is_folded_and_reads_the_same_from_disk() -> None:
    history = History(players=3, clock=ClockPlan(600, 5))
    table = history.table
    history.do("ann", commands.Sit(seat=1), 100)
    assert table.seats[1] == Seat("Ann", "ann")
    history.do("bo", commands.Sit(seat=0), 100)
    history.do("ann", commands.PutBot(seat=2, bot="random"), 100)
    assert table.seats[2] == Seat("Mira", bot="random")
    history.do("ann", commands.Stand(seat=2), 100)
    assert not table.seats[2].taken
    history.do("cy", commands.Sit(seat=2), 100)
    assert (table.status, table.seq, table.position_seq) == ("open", 5, 0)
    same(history)
    history.do("ann", commands.Start(), 100)
    assert (table.status, table.position_seq, table.actor) == ("playing", 6, 0)
    assert table.match is not None
    assert table.match.names == ["Bo", "Ann", "Cy"]
    same(history)
    history.do("bo", commands.Act(turn=6, actions=[table.match.legal()[0]]), 100)
    assert table.position_seq == 7
    history.do("cy", commands.Chat(text="  hello \n there "), 100)
    assert table.position_seq == 7
    history.do("cy", commands.TakeOver(seat=2), 100)
    assert table.seats[2] == Seat("Cy", "cy", bot=STAND_IN, why="once")
    history.do("cy", commands.HandBack(), 100)
    assert table.seats[2] == Seat("Cy", "cy")
    history.happens(events.Restart(), 100)
    history.do("ann", commands.Resign(), 100)
    assert table.seats[1] == Seat("Ann", "ann", bot=STAND_IN, why="resigned", gave_up=table.seq)
    history.happens(events.Flag(0, "greedy"), 100)
    assert (table.seats[0].gave_up, table.seats[0].why) == (table.seq, "time")
    history.happens(events.Rematch("another"), 100)
    assert table.rematch == "another"
    same(history)
    assert [type(event).__name__ for _, _, event in table.notes] == [
        *("Sit", "Sit", "Sit", "Chat"),
        *("TakeOver", "HandBack", "Restart", "Resign", "Flag", "Rematch"),
    ]


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_whole_games_with_undo_read_the_same_from_disk(game: str, players: int) -> None:
    history = History(game, players, clock=ClockPlan(600, 5)).begin()
    rng = random.Random(players)
    undone = 0
    while history.table.status == "playing":
        history.act_randomly(rng)
        for person in ("ann", "bo", "cy", "dee")[:players]:
            if rng.random() < 0.3 and history.table.actor is not None and history.can_undo(person):
                history.undo(person, after=10)
                undone += 1
    assert undone or game == "flowers"
    same(history)
    match = history.table.match
    assert match is not None
    match.verify()


def longest_series(history: History, rng: random.Random) -> list[str]:
    """Decisions of one seat that can be sent at once."""
    match = history.table.match
    assert match is not None
    seat, start = match.actor, len(match.plies)
    found: list[str] = []
    while not found or (match.actor == seat and match.undo_ply(seat) is not None):
        before = len(match.plies)
        action = rng.choice(match.legal())
        match.play(seat, action)
        if any(ply.actor != seat or ply.reveals for ply in match.plies[before:]):
            found.append(action)
            break
        found.append(action)
    match.back_to(start)
    return found


def test_undo_inside_a_series_keeps_what_came_before_it() -> None:
    for number in range(100):
        history = History("ganesha", seed=str(number)).begin()
        rng = random.Random(number)
        for _ in range(30):
            if history.table.actor is None:
                break
            person = history.mover
            series = longest_series(history, rng)
            history.act(*series)
            if len(series) > 1 and history.table.actor is not None and history.can_undo(person):
                assert history.table.match is not None
                seat = history.table.seat_of(person)
                event, start = history.table.groups[-1]
                history.undo(person)
                assert history.table.groups[-1] == (event, start)
                assert len(history.table.match.plies) > start
                assert history.table.actor == seat
                same(history)
                return
    raise AssertionError("no series could be taken back in part")


def finished(players: int = 3) -> History:
    history = History(players=players).begin()
    rng = random.Random(5)
    while history.table.status == "playing":
        history.act_randomly(rng)
    return history


def test_places_are_those_of_the_rules_while_nobody_gives_up() -> None:
    table = finished().table
    assert table.match is not None
    assert table.places() == table.match.state.ranking()


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("second", [0, 1, 2])
def test_who_gives_up_ranks_last_and_the_first_to_do_so_at_the_very_end(
    first: int, second: int
) -> None:
    if first == second:
        return
    table = finished().table
    table.apply(events.Resign(first, "greedy"), 0, 0)
    assert table.places()[first] == 3
    table.apply(events.Flag(second, "greedy"), 0, 0)
    places = table.places()
    assert (places[first], places[second]) == (3, 2)
    third = 3 - first - second
    assert places[third] == 1


def test_ties_stay_ties() -> None:
    table = finished(4).table
    assert table.match is not None
    ranking = table.match.state.ranking()
    table.apply(events.Resign(3, "greedy"), 0, 0)
    kept = table.places()[:3]
    for one in range(3):
        for two in range(3):
            assert (kept[one] < kept[two]) == (ranking[one] < ranking[two])


def test_an_event_survives_its_encoding() -> None:
    for event in (
        events.Sit(0, "Ann", "id", program=True),
        events.Begin(["a", "b"], ["x y"], 3, "c" * 64),
        events.Act(1, 7, ["pass"]),
        events.Act(1, 7, ["pass"], "greedy"),
        events.TakeOver(1, "greedy", 1, once=True),
        events.Undo(1, 4),
        events.Chat("Ann", "“ш”", "id"),
        events.TakeOver(1, "greedy", 0),
    ):
        assert events.decode(events.encode(event)) == event
