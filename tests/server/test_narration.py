"""Resuming: who missed something ends with the same story as who begins afresh."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mandapa.core.contract import State
from mandapa.core.match import Match
from mandapa.core.narration import Reader, view_for
from mandapa.games import GAMES
from mandapa.server import commands
from mandapa.server.messages import Note, StoryLine
from mandapa.server.snapshot import table_snapshot
from mandapa.server.table import Table
from tests.server.tables import History

MOST = 40  # decisions: narrating a long game takes time
OFTEN = (1, 0.5, 0.05, 0.3, 0.3)


class Client:
    """Drops the lines from `story_from` on and appends those that came: no more than that."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.held = 0
        self.lines: list[StoryLine] = []
        self.notes: list[Note] = []

    def look(self, table: Table) -> None:
        now = table_snapshot(table, self.seat, "en", last_seq=self.held)
        self.lines = [line for line in self.lines if line.ply < now.story_from] + now.story
        self.notes += now.notes
        self.held = now.seq


def compare(table: Table, clients: list[Client]) -> None:
    for client in clients:
        client.look(table)
        fresh = Client(client.seat)
        fresh.look(table)
        assert client.lines == fresh.lines
        assert client.notes == fresh.notes


@pytest.mark.parametrize("game", GAMES)
def test_a_client_that_resumes_equals_a_fresh_one(game: str) -> None:
    history = History(game).begin()
    rng = random.Random(game)
    # One looks at every event, others now and then, one hardly ever.
    clients = [Client(seat) for seat in (0, 0, 0, 1, None)]
    undone = decisions = 0
    while history.table.status == "playing" and decisions < MOST:
        decisions += 1
        history.act_randomly(rng)
        for person in ("ann", "bo"):
            while (
                history.table.actor is not None and history.can_undo(person) and rng.random() < 0.4
            ):
                if rng.random() < 0.5:
                    compare(history.table, [clients[0], clients[3]])
                history.undo(person)
                undone += 1
        if rng.random() < 0.1:
            history.do("bo", commands.Chat(text="well"))
        compare(history.table, [c for c, o in zip(clients, OFTEN, strict=True) if rng.random() < o])
    compare(history.table, clients)
    assert undone or game == "flowers"


@pytest.mark.parametrize("game", GAMES)
def test_a_story_does_not_depend_on_when_it_was_asked_for(game: str) -> None:
    """The cached narration equals that of the loaded table."""
    history = History(game).begin()
    rng = random.Random(7)
    while history.table.status == "playing":
        history.act_randomly(rng)
        if rng.random() < 0.2:
            table_snapshot(history.table, rng.choice([0, 1, None]), "en")
    loaded = history.loaded()
    for seat in (0, 1, None):
        told, fresh = (table_snapshot(table, seat, "ru") for table in (history.table, loaded))
        assert told.story == fresh.story
        assert told.notes == fresh.notes


def test_who_holds_everything_is_told_nothing_again() -> None:
    history = History().begin()
    table = history.table
    assert table.match is not None
    assert table.first_new_ply(table.seq) == len(table.match.plies)
    assert table.first_new_ply(0) == 0
    assert table_snapshot(table, 0, "en", last_seq=table.seq).story == []
    before = len(table.match.plies)
    seq = table.seq
    history.act_randomly(random.Random(1))
    assert table.first_new_ply(seq) == before
    history.do("bo", commands.Chat(text="hm"))
    assert table.first_new_ply(table.seq - 1) == len(table.match.plies)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_told_without_playing_it_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat's view of each new ply is made once, however many look, and no ply is replayed."""
    history = History(game).begin()
    table, rng = history.table, random.Random(3)
    readers = [0, 1, None, None, None]
    for reader in readers:
        table_snapshot(table, reader, "en")
    assert table.match is not None
    made: list[Reader] = []

    def counted(state: State, reader: Reader) -> Any:
        made.append(reader)
        return view_for(state, reader)

    monkeypatch.setattr("mandapa.core.narration.view_for", counted)
    monkeypatch.setattr(Match, "view", None)
    monkeypatch.setattr(Match, "states", None)
    monkeypatch.setattr(Match, "state_at", None)
    for _ in range(10):
        held, plies = table.seq, len(table.match.plies)
        history.act_randomly(rng)
        new = len(table.match.plies) - plies
        made.clear()
        for reader in readers:
            table_snapshot(table, reader, rng.choice(["en", "ru"]), last_seq=held)
        assert sorted(made, key=str) == sorted([0, 1, None] * new, key=str)


def test_an_open_table_has_no_story() -> None:
    history = History()
    assert history.table.first_new_ply(0) == 0
    now = table_snapshot(history.table, None, "en")
    assert (now.story, now.view, now.actor, now.status) == ([], None, None, "open")
