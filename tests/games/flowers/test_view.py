"""What a view tells of the table (clauses 9.1 and 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.flowers.pictures import play
from tests.games.flowers.positions import cards, position

DRAWING = """
    turn: 2
    hand 1: red 3 green 1
    hand 2: gray 2 yellow 7
    A: gray-2 green-x3
    A 1: up red 1, down gray 2
    A 2: down green 1
    claim A: 1
    single 1: red-5 gray-3
    single 2: yellow-7
    flower 2: red-x3 red-4
    flower 1: orange-3 orange-4
    discard: purple 2
    passes: 1
    known 1: red 2
    together 2: red 3
"""

NO_CARDS = {"up": cards("none"), "down": cards("none"), "down_size": 0}


def expected(seat: int | None, hand: list[int] | None, together: list[int]) -> dict[str, Any]:
    return {
        "players": 2,
        "memory": False,
        "seat": seat,
        "phase": "play",
        "start": 0,
        "turn": 1,
        "mandala": 0,
        "to_draw": 0,
        "passes": 1,
        "set_up": True,
        "ending": "",
        "left": [],
        "last": None,
        "hand": hand,
        "hand_sizes": [4, 9],
        "known": [cards("red 2"), cards("none")],
        "known_together": together,
        "deck": 90 - 4 - 9 - 4 - 2,
        "discard": cards("purple 2"),
        "stacks": [18 - 3 - 2 - 2, 18 - 3 - 1 - 2],
        "mandalas": [
            {
                "dark": 0,
                "light": 23,
                "claim": 0,
                "present": [0, 2, 3],
                "cards": [
                    {"up": cards("red 1"), "down": cards("gray 2"), "down_size": 2},
                    {"up": cards("none"), "down": cards("green 1"), "down_size": 1},
                ],
            },
            {
                "dark": 6,
                "light": 24,
                "claim": None,
                "present": [1, 4],
                "cards": [NO_CARDS, NO_CARDS],
            },
            {
                "dark": 12,
                "light": 30,
                "claim": None,
                "present": [2, 5],
                "cards": [NO_CARDS, NO_CARDS],
            },
        ],
        "singles": [[1, 15], [34]],
        "flowers": [
            {"seat": 1, "colour": 2, "tiles": [14, 17]},
            {"seat": 0, "colour": 4, "tiles": [25, 26]},
        ],
    }


@pytest.mark.clause("flowers", "9.1", "9.2")
def test_a_player_sees_the_table_and_the_own_hand() -> None:
    state = position(DRAWING)
    assert state.view(0) == expected(0, cards("red 3 green 1"), cards("none"))
    assert state.view(1) == expected(1, cards("gray 2 yellow 7"), cards("red 3"))


@pytest.mark.clause("flowers", "9.1", "9.2")
def test_a_spectator_sees_the_table() -> None:
    assert position(DRAWING).view(None) == expected(None, None, cards("red 2"))


@pytest.mark.clause("flowers", "9.2")
@pytest.mark.parametrize(("colour", "down"), [("yellow", False), ("gray", True)])
def test_the_last_cards_played_are_shown(colour: str, down: bool) -> None:
    state = position(DRAWING)
    play(state, f"play {colour} 2 A")
    last = {"seat": 1, "colour": cards(f"{colour} 1").index(1), "count": 2, "mandala": 0}
    for seat in (0, 1, None):
        assert state.view(seat)["last"] == {**last, "face_down": down}
        assert state.view(seat)["turn"] == 0
        assert state.view(seat)["passes"] == 0


def test_the_last_cards_are_forgotten_when_their_mandala_is_destroyed() -> None:
    state = position("hand 1: yellow 3\nA 1: up purple 1 red 1 orange 1\nA 2: up red 4\nclaim A: 1")
    play(state, "play yellow 2 A")
    assert state.view(1)["last"]["mandala"] == 0
    assert state.view(1)["phase"] == "take"
    play(state, "take dark")
    assert state.view(1)["last"] is None
    assert state.view(1)["phase"] == "begin"


def test_the_last_cards_are_forgotten_after_a_pass() -> None:
    state = position("hand 1: red 2\nhand 2: gray 1\nrest: hand 3", players=3)
    play(state, "play red 1 B")
    assert state.view(2)["last"] == {
        "seat": 0,
        "colour": 2,
        "count": 1,
        "mandala": 1,
        "face_down": False,
    }
    play(state, "pass")
    assert state.view(2)["last"] is None


def test_a_draw_is_seen_as_it_goes_on() -> None:
    state = position("hand 1: red 1 gray 1\nhand 2: gray 1")
    play(state, "play red 1 C")
    view = state.view(1)
    assert (view["phase"], view["turn"], view["mandala"], view["to_draw"]) == ("draw", 0, 2, 4)
    play(state, "draw 1 red")
    view = state.view(1)
    assert (view["to_draw"], view["deck"], view["hand_sizes"]) == (3, 86, [2, 1])


def test_the_end_is_seen() -> None:
    state = position("turn: 2\nhand 2: red 1\npasses: 1\nrest: hand 1")
    play(state, "pass")
    view = state.view(0)
    assert (view["phase"], view["ending"], view["left"]) == ("order", "all-passed", [0, 1, 2])
    play(state, "destroy B")
    assert state.view(0)["left"] == [0, 2]
    play(state, "destroy A", "destroy C")
    view = state.view(0)
    assert (view["phase"], view["left"], view["passes"]) == ("done", [], 2)


def test_a_mandala_that_is_being_begun_shows_what_lies_there() -> None:
    state = position("hand 1: yellow 3\nB 1: up gray 1 red 1 green 1\nclaim B: 1")
    play(state, "play yellow 2 B", "tile gray f")
    shown = state.view(0)["mandalas"][1]
    assert (shown["dark"], shown["light"], shown["present"]) == (5, None, [0])
    assert (shown["claim"], shown["cards"]) == (None, [NO_CARDS, NO_CARDS])


@pytest.mark.clause("9.4")
def test_with_memory_only_their_owner_knows_what_flowers_are_worth() -> None:
    everything = position(DRAWING).scores()
    assert [set(sheet) for sheet in everything] == [{"singles", "flowers"}] * 2
    for reader in (0, 1, None):
        assert position(DRAWING).known_scores(reader) == everything
        found = position(DRAWING, memory="on").known_scores(reader)
        for seat, (sheet, whole) in enumerate(zip(found, everything, strict=True)):
            known = set(whole) if seat == reader else {"singles"}
            assert sheet == {line: whole[line] for line in known}
    # Who has no flower has no secret either.
    none = position("single 1: red-5", memory="on").known_scores(None)
    assert none == [{"singles": 5, "flowers": 0}, {"singles": 0, "flowers": 0}]
