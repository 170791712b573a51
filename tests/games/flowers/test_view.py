"""What a view tells of the table (clauses 9.1 and 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.games.flowers.view_types import Colour
from tests.games.flowers.pictures import play
from tests.games.flowers.positions import position, shown, shown_tiles

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

NO_CARDS = {"up": shown("none"), "down": shown("none"), "down_size": 0}


def expected(
    seat: int | None, hand: dict[Colour, int] | None, together: dict[Colour, int]
) -> dict[str, Any]:
    gray, green, purple, orange, red, yellow = shown_tiles(
        "gray-2 green-x3 purple-2 orange-2 red-2 yellow-2"
    )
    return {
        "version": 2,
        "players": 2,
        "memory": False,
        "seat": seat,
        "phase": "play",
        "start": 0,
        "turn": 1,
        "mandala": "A",
        "to_draw": 0,
        "passes": 1,
        "set_up": True,
        "ending": None,
        "left": [],
        "last": None,
        "hand": hand,
        "hand_sizes": [4, 9],
        "known": [shown("red 2"), shown("none")],
        "known_together": together,
        "deck": 90 - 4 - 9 - 4 - 2,
        "discard": shown("purple 2"),
        "stacks": {"dark": 18 - 3 - 2 - 2, "light": 18 - 3 - 1 - 2},
        "mandalas": {
            "A": {
                "dark": gray,
                "light": green,
                "claim": 0,
                "present": ["gray", "red", "green"],
                "cards": [
                    {"up": shown("red 1"), "down": shown("gray 2"), "down_size": 2},
                    {"up": shown("none"), "down": shown("green 1"), "down_size": 1},
                ],
            },
            "B": {
                "dark": purple,
                "light": orange,
                "claim": None,
                "present": ["purple", "orange"],
                "cards": [NO_CARDS, NO_CARDS],
            },
            "C": {
                "dark": red,
                "light": yellow,
                "claim": None,
                "present": ["red", "yellow"],
                "cards": [NO_CARDS, NO_CARDS],
            },
        },
        "singles": [shown_tiles("gray-3 red-5"), shown_tiles("yellow-7")],
        "flowers": [
            {"seat": 1, "colour": "red", "tiles": shown_tiles("red-4 red-x3")},
            {"seat": 0, "colour": "orange", "tiles": shown_tiles("orange-3 orange-4")},
        ],
    }


@pytest.mark.clause("flowers", "9.1", "9.2")
def test_a_player_sees_the_table_and_the_own_hand() -> None:
    state = position(DRAWING)
    assert state.view(0) == expected(0, shown("red 3 green 1"), shown("none"))
    assert state.view(1) == expected(1, shown("gray 2 yellow 7"), shown("red 3"))


@pytest.mark.clause("flowers", "9.1", "9.2")
def test_a_spectator_sees_the_table() -> None:
    assert position(DRAWING).view(None) == expected(None, None, shown("red 2"))


@pytest.mark.clause("flowers", "9.2")
@pytest.mark.parametrize(("colour", "down"), [("yellow", False), ("gray", True)])
def test_the_last_cards_played_are_shown(colour: str, down: bool) -> None:
    state = position(DRAWING)
    play(state, f"play {colour} 2 A")
    last = {"seat": 1, "colour": colour, "count": 2, "mandala": "A", "face_down": down}
    for seat in (0, 1, None):
        assert state.view(seat)["last"] == last
        assert state.view(seat)["turn"] == 0
        assert state.view(seat)["passes"] == 0


def test_the_last_cards_are_forgotten_when_their_mandala_is_destroyed() -> None:
    state = position("hand 1: yellow 3\nA 1: up purple 1 red 1 orange 1\nA 2: up red 4\nclaim A: 1")
    play(state, "play yellow 2 A")
    last = state.view(1)["last"]
    assert last is not None
    assert last["mandala"] == "A"
    assert state.view(1)["phase"] == "take"
    play(state, "take dark")
    assert state.view(1)["last"] is None
    assert state.view(1)["phase"] == "begin"


def test_the_last_cards_are_forgotten_after_a_pass() -> None:
    state = position("hand 1: red 2\nhand 2: gray 1\nrest: hand 3", players=3)
    play(state, "play red 1 B")
    assert state.view(2)["last"] == {
        "seat": 0,
        "colour": "red",
        "count": 1,
        "mandala": "B",
        "face_down": False,
    }
    play(state, "pass")
    assert state.view(2)["last"] is None


def test_a_draw_is_seen_as_it_goes_on() -> None:
    state = position("hand 1: red 1 gray 1\nhand 2: gray 1")
    play(state, "play red 1 C")
    view = state.view(1)
    assert (view["phase"], view["turn"], view["mandala"], view["to_draw"]) == ("draw", 0, "C", 4)
    play(state, "draw 1 red")
    view = state.view(1)
    assert (view["to_draw"], view["deck"], view["hand_sizes"]) == (3, 86, [2, 1])


def test_the_end_is_seen() -> None:
    state = position("turn: 2\nhand 2: red 1\npasses: 1\nrest: hand 1")
    play(state, "pass")
    view = state.view(0)
    assert (view["phase"], view["ending"]) == ("order", "all-passed")
    assert view["left"] == ["A", "B", "C"]
    play(state, "destroy B")
    assert state.view(0)["left"] == ["A", "C"]
    play(state, "destroy A", "destroy C")
    view = state.view(0)
    assert (view["phase"], view["left"], view["passes"]) == ("done", [], 2)


def test_a_mandala_that_is_being_begun_shows_what_lies_there() -> None:
    state = position("hand 1: yellow 3\nB 1: up gray 1 red 1 green 1\nclaim B: 1")
    play(state, "play yellow 2 B", "tile gray f")
    mandala = state.view(0)["mandalas"]["B"]
    assert [mandala["dark"], mandala["light"]] == [*shown_tiles("gray-x3"), None]
    assert mandala["present"] == ["gray"]
    assert (mandala["claim"], mandala["cards"]) == (None, [NO_CARDS, NO_CARDS])


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
