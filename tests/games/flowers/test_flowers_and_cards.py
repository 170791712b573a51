"""Flowers, the cards of a destroyed mandala, and the new one (clauses 6.6 to 6.8)."""

from __future__ import annotations

import pytest

from tests.games.flowers.pictures import asks, legal, outcomes, picture, play
from tests.games.flowers.positions import edition, position

# Seat 1 completes mandala A: it holds the marker, seat 2 is second, seat 3 has no face-up card.
SHARED = """
    hand 1: yellow 3
    hand 2: red 2
    hand 3: gray 4 purple 4
    A: red-5 green-7
    A 1: up gray 1 purple 1, down green 1
    A 2: up orange 2, down red 1 green 1
    A 3: down red 2 green 1
    claim A: 1
"""


@pytest.mark.clause("flowers", "6.6")
def test_example_two_tiles_of_a_colour_become_a_flower() -> None:
    state = position(f"{SHARED}\nsingle 1: red-2 gray-3\nsingle 2: red-3 purple-x3", players=3)
    changes = play(state, "play yellow 2 A", "take dark")
    assert changes["flower 1"] == "red-2 red-5"
    assert changes["single 1"] == "gray-3"
    assert changes["single 2"] == "purple-x3 red-3 green-7"
    assert "flower 2" not in changes


@pytest.mark.clause("flowers", "6.6")
def test_the_second_makes_a_flower_too() -> None:
    state = position(f"{SHARED}\nsingle 1: red-2\nsingle 2: green-3", players=3)
    changes = play(state, "play yellow 2 A", "take dark")
    assert (changes["flower 1"], changes["single 1"]) == ("red-2 red-5", "none")
    assert (changes["flower 2"], changes["single 2"]) == ("green-3 green-7", "none")
    assert [flower["seat"] for flower in state.view(None)["flowers"]] == [0, 1]


@pytest.mark.clause("flowers", "6.6")
@pytest.mark.parametrize("move", ["pass", "play yellow 1 A"])
def test_a_tile_cannot_be_refused(move: str) -> None:
    state = position(SHARED, players=3)
    play(state, "play yellow 2 A")
    assert move not in legal(state)


@pytest.mark.clause("flowers", "6.6")
def test_a_third_tile_stays_single_and_the_flower_whole() -> None:
    state = position(f"{SHARED}\nflower 1: red-2 red-x3", players=3)
    changes = play(state, "play yellow 2 A", "take dark")
    assert changes["single 1"] == "red-5"
    assert "flower 1" not in changes


@pytest.mark.clause("flowers", "6.6")
def test_a_fourth_tile_makes_a_second_flower() -> None:
    state = position(f"{SHARED}\nflower 1: red-2 red-x3\nsingle 1: red-7", players=3)
    changes = play(state, "play yellow 2 A", "take dark")
    assert (changes["flower 1"], changes["single 1"]) == ("red-2 red-x3, red-7 red-5", "none")


@pytest.mark.clause("flowers", "6.6", "6.4", "1.4")
def test_both_tiles_of_one_colour_make_a_flower_at_once() -> None:
    changed = edition({"backs.gray": '["dark", "light", "dark", "dark", "dark", "dark"]'})
    drawing = """
        hand 1: yellow 3
        A: gray-2 gray-3
        A 1: up purple 1 red 1 green 1 orange 1
        claim A: 1
    """
    changes = play(position(drawing, changed=changed), "play yellow 2 A")
    assert changes["flower 1"] == "gray-2 gray-3"
    assert "single 1" not in changes
    changes = play(position(f"{drawing}\nsingle 1: gray-7", changed=changed), "play yellow 2 A")
    assert (changes["flower 1"], changes["single 1"]) == ("gray-7 gray-2", "gray-3")


@pytest.mark.clause("flowers", "6.7")
def test_takers_discard_and_the_others_take_back() -> None:
    state = position(f"{SHARED}\ndiscard: red 1", players=3)
    changes = play(state, "play yellow 2 A", "take light")
    assert changes["discard"] == "gray 1 purple 1 red 2 green 2 orange 2 yellow 2"
    assert changes["hand 3"] == "gray 4 purple 4 red 2 green 1"
    assert changes["hand 1"] == "yellow 1"
    assert "hand 2" not in changes
    assert state.view(None)["hand_sizes"] == [1, 2, 11]


@pytest.mark.clause("flowers", "6.7", "6.4")
def test_without_a_second_all_but_the_holder_take_back() -> None:
    state = position(
        """
        hand 1: yellow 3
        hand 2: gray 1
        A 1: up red 1, down gray 1
        A 2: up purple 1 orange 2, down green 1
        A 3: up red 3, down gray 1
        A 4: up purple 3, down green 1
        claim A: 3
        """,
        players=4,
    )
    assert play(state, "play yellow 2 A") == {
        "asks": "begin A",
        "discard": "gray 1 red 3",
        "hand 1": "gray 1 red 1 yellow 3",
        "hand 2": "gray 1 purple 1 green 1 orange 2",
        "hand 4": "purple 3 green 1",
        "single 3": "gray-2 green-2",
        "A": "none",
        "shows A": "none",
        "A 1": "none",
        "A 2": "none",
        "A 3": "none",
        "A 4": "none",
        "claim A": "none",
    }


@pytest.mark.clause("flowers", "6.7")
def test_other_mandalas_are_left_alone() -> None:
    state = position(f"{SHARED}\nB 1: up red 2\nB 3: down orange 1\nclaim B: 1", players=3)
    changes = play(state, "play yellow 2 A", "take light")
    assert not [key for key in changes if "B" in key or "C" in key]


@pytest.mark.clause("flowers", "6.8")
@pytest.mark.parametrize("mandala", ["A", "B", "C"])
def test_a_new_mandala_begins_in_the_same_place(mandala: str) -> None:
    tiles = {"A": "red-2 yellow-2", "B": "red-2 yellow-2", "C": "gray-2 green-2"}
    tiles["A" if mandala == "C" else "C"] = "red-3 yellow-3"
    tiles[mandala] = "gray-2 green-2"
    state = position(
        f"""
        hand 1: yellow 3
        A: {tiles["A"]}
        B: {tiles["B"]}
        C: {tiles["C"]}
        {mandala} 1: up purple 1 red 1 orange 1
        claim {mandala}: 1
        """
    )
    assert play(state, f"play yellow 2 {mandala}")["asks"] == f"begin {mandala}"
    assert state.source() == "dark tiles"
    assert not [move for move in outcomes(state) if move.startswith("tile green")]
    assert play(state, "tile purple b").keys() == {mandala, f"shows {mandala}", "stacks"}
    assert state.source() == "light tiles"
    changes = play(state, "tile green e")
    assert changes == {
        "asks": "play 2",
        "stacks": changes["stacks"],
        mandala: "purple-3 green-7",
        f"shows {mandala}": "purple green",
    }
    assert "green-7" not in changes["stacks"]
    assert picture(state)[f"claim {mandala}"] == "none"


@pytest.mark.clause("flowers", "6.8")
def test_the_next_player_is_who_follows_the_active_one() -> None:
    state = position(
        """
        turn: 3
        hand 3: yellow 3
        A 2: up purple 1 red 1 orange 1
        A 1: up gray 1
        claim A: 2
        """,
        players=4,
    )
    play(state, "play yellow 2 A")
    assert asks(state) == "take 2 in A"
    play(state, "take dark", "tile red b", "tile green b")
    assert asks(state) == "play 4"
