"""The claim marker (clause 5)."""

from __future__ import annotations

import pytest

from tests.games.flowers.pictures import picture, play
from tests.games.flowers.positions import position


def claim_after(drawing: str, move: str, players: int = 2) -> str:
    """Who holds the marker of the mandala that seat 1, with a full hand, plays to."""
    state = position(f"hand 1: red 3 gray 3 purple 3\n{drawing}", players)
    play(state, move)
    return picture(state)[f"claim {move[-1]}"]


@pytest.mark.clause("flowers", "5.1", "5.2")
def test_example_1_the_first_face_up_card_takes_the_marker() -> None:
    state = position("turn: 3\nhand 3: green 5\nhand 1: red 9 gray 1", players=3)
    cyril = play(state, "play green 3 A")
    assert cyril == {"asks": "play 1", "hand 3": "green 2", "A 3": "down green 3"}
    alice = play(state, "play red 1 A")
    assert alice == {
        "asks": "play 2",
        "hand 1": "gray 1 red 8",
        "A 1": "up red 1",
        "shows A": "gray red green",
        "claim A": "1",
    }


@pytest.mark.clause("flowers", "5.1", "5.2")
def test_example_2_a_face_up_card_lets_all_cards_count() -> None:
    state = position(
        """
        turn: 2
        hand 2: purple 3
        hand 3: orange 9
        A 1: up red 1
        A 3: down green 3
        claim A: 1
        """,
        players=3,
    )
    assert play(state, "play purple 2 A")["claim A"] == "2"
    cyril = play(state, "play orange 1 A")
    assert (cyril["A 3"], cyril["claim A"]) == ("up orange 1, down green 3", "3")


@pytest.mark.clause("flowers", "5.1")
def test_face_down_cards_alone_take_nothing() -> None:
    assert claim_after("", "play gray 3 A") == "none"
    assert claim_after("A 2: up orange 1\nclaim A: 2", "play gray 3 A") == "2"


@pytest.mark.clause("flowers", "5.1")
def test_an_older_face_up_card_is_enough() -> None:
    drawing = "A 1: up orange 1\nA 2: up yellow 2\nclaim A: 2"
    assert claim_after(drawing, "play gray 2 A") == "1"


@pytest.mark.clause("flowers", "5.2")
@pytest.mark.parametrize(("theirs", "holder"), [(1, "1"), (2, "1"), (3, "2"), (4, "2")])
def test_only_strictly_more_cards_take_the_marker(theirs: int, holder: str) -> None:
    drawing = f"A 2: up orange {theirs}\nclaim A: 2"
    assert claim_after(drawing, "play red 3 A") == holder


@pytest.mark.clause("flowers", "5.2")
@pytest.mark.parametrize(
    ("theirs", "holder"),
    [("up orange 1, down gray 1", "1"), ("up orange 1, down gray 2", "2")],
)
def test_face_down_cards_of_a_player_with_a_face_up_card_count(theirs: str, holder: str) -> None:
    assert claim_after(f"A 2: {theirs}\nclaim A: 2", "play red 3 A") == holder


@pytest.mark.clause("flowers", "5.2")
def test_who_has_only_face_down_cards_does_not_matter() -> None:
    assert claim_after("A 2: down gray 9", "play red 1 A") == "1"


@pytest.mark.clause("flowers", "5.2")
@pytest.mark.parametrize(
    ("second", "third", "fourth", "holder"),
    [
        ("up orange 2", "up yellow 2", "down green 6", "1"),
        ("up orange 3", "up yellow 1", "up yellow 1", "2"),
        ("up orange 2", "up yellow 3", "down gray 1", "2"),
        ("up orange 2", "down gray 9", "up yellow 3", "2"),
        ("up orange 2", "down gray 9", "up yellow 2", "1"),
    ],
)
def test_the_cards_are_compared_with_each_other_player(
    second: str, third: str, fourth: str, holder: str
) -> None:
    drawing = f"A 2: {second}\nA 3: {third}\nA 4: {fourth}\nclaim A: 2"
    assert claim_after(drawing, "play red 3 A", players=4) == holder


@pytest.mark.clause("flowers", "5.2")
@pytest.mark.parametrize(("mine", "holder"), [(2, "1"), (3, "4")])
def test_earlier_seats_are_compared_with_too(mine: int, holder: str) -> None:
    state = position(f"turn: 4\nhand 4: red {mine} gray 1\nA 1: up orange 2\nclaim A: 1", players=4)
    play(state, f"play red {mine} A")
    assert picture(state)["claim A"] == holder


@pytest.mark.clause("flowers", "5.2")
def test_the_holder_keeps_the_marker_when_adding_cards() -> None:
    drawing = "A 1: up orange 1\nA 2: up yellow 1\nclaim A: 1"
    assert claim_after(drawing, "play red 2 A") == "1"


@pytest.mark.clause("flowers", "5.3")
def test_no_marker_moves_in_another_mandala() -> None:
    state = position(
        """
        hand 1: red 3
        B 1: up red 3
        B 2: up yellow 1
        claim B: 2
        C 1: up gray 1
        """
    )
    assert play(state, "play red 2 A") == {
        "asks": "play 2",
        "hand 1": "red 1",
        "A 1": "up red 2",
        "shows A": "gray red green",
        "claim A": "1",
    }


@pytest.mark.clause("flowers", "5.3")
def test_only_the_player_whose_turn_it_is_takes_a_marker() -> None:
    drawing = "A 2: up orange 3\nA 3: up yellow 1\nclaim A: 3"
    assert claim_after(drawing, "play red 2 A", players=3) == "3"
