"""The worked examples of the rules page, played."""

from __future__ import annotations

import pytest

from tests.games.examples import says
from tests.games.flowers.pictures import asks, picture, play
from tests.games.flowers.positions import position


@pytest.mark.clause("flowers", "3.3")
def test_new_colours_go_face_up() -> None:
    says("flowers", "3.3", "a red and a green tile", "two yellow cards lie face up")
    says("flowers", "3.3", "three orange cards go face up", "Red, green and yellow show already")
    drawing = "hand 1: orange 4 red 2 green 2 yellow 2\nA: red-3 green-3\nA 2: up yellow 2"
    assert play(position(drawing), "play orange 3 A")["A 1"] == "up orange 3"
    for colour in ("red", "green", "yellow"):
        assert play(position(drawing), f"play {colour} 1 A")["A 1"] == f"down {colour} 1"


@pytest.mark.clause("flowers", "4.1")
def test_draw_four_up_to_eight() -> None:
    says("flowers", "4.1", "hold five cards and play one", "draw four")
    assert play(position("hand 1: red 5"), "play red 1 A")["asks"] == "draw 1: 4"
    says("flowers", "4.1", "With seven cards you play one", "draw only two")
    assert play(position("hand 1: red 7"), "play red 1 A")["asks"] == "draw 1: 2"


@pytest.mark.clause("flowers", "5.2")
def test_the_marker_goes_to_more_cards() -> None:
    says(
        "flowers",
        "5.2",
        "two face-up cards and one face-down card",
        "five cards there, all face down",
    )
    says(
        "flowers",
        "5.2",
        "two cards there, one of them face up",
        "three, level with Ben",
        "four and takes it",
    )
    drawing = """
        hand 1: purple 12
        A 1: up yellow 1, down gray 1
        A 2: up red 2, down gray 1
        A 3: down gray 5
        claim A: 2
    """
    for played, holder in ((1, "2"), (2, "1")):
        state = position(drawing, players=3)
        play(state, f"play purple {played} A")
        assert picture(state)["claim A"] == holder


@pytest.mark.clause("flowers", "6.3")
def test_the_second_player() -> None:
    says("flowers", "6.3", "Asha is the holder", "four cards there, one of them face up")
    says(
        "flowers", "6.3", "four, three of them face up", "five, all face down", "Cleo", "is second"
    )
    state = position(
        """
        hand 1: yellow 3
        A 1: up red 1, down gray 3
        A 2: up purple 1, down green 3
        A 3: up orange 3, down gray 1
        A 4: down green 5
        claim A: 1
        """,
        players=4,
    )
    assert play(state, "play yellow 2 A")["asks"] == "take 1 in A"
    taken = play(state, "take dark")
    assert (taken["single 1"], taken["single 3"]) == ("gray-2", "green-2")


@pytest.mark.clause("flowers", "6.5")
def test_half_as_many_cards_with_two_players() -> None:
    says("flowers", "6.5", "five cards", "needs three", "two are less than half")
    drawing = "hand 1: yellow 3\nA 1: up red 1, down gray 2\nclaim A: 1\nA 2: up purple 1 orange 1"
    state = position(drawing)
    play(state, "play yellow 2 A")
    assert (asks(state), picture(state)["single 1"]) == ("begin A", "gray-2 green-2")
    state = position(f"{drawing}, down gray 1")
    assert play(state, "play yellow 2 A")["asks"] == "take 1 in A"


@pytest.mark.clause("flowers", "8.1", "8.2", "8.3")
def test_what_tiles_are_worth() -> None:
    says(
        "flowers", "8.3", "4 and 7", "= 15 points", "7 and x3 is worth 21", "5 adds 5", "41 points"
    )
    state = position("flower 1: gray-4 gray-7, red-7 red-x3\nsingle 1: purple-5 green-x3")
    assert state.scores()[0] == {"singles": 5, "flowers": 15 + 21}
    assert state.points(0) == 41
