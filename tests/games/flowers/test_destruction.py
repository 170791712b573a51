"""Destroying a mandala: when, and who takes which tile (clauses 6.1 to 6.5)."""

from __future__ import annotations

import pytest

from tests.games.flowers.pictures import asks, legal, outcomes, picture, play
from tests.games.flowers.positions import edition, position

# Seat 1 completes mandala A, whose tiles are gray-2 and green-2, with two yellow cards.
LAST_COLOUR = "hand 1: yellow 3"
COMPLETE = "play yellow 2 A"


@pytest.mark.clause("flowers", "6.1")
def test_six_colours_on_tiles_and_face_up_cards_complete_a_mandala() -> None:
    state = position(f"{LAST_COLOUR}\nA 1: up red 1\nA 2: up purple 1 orange 1\nclaim A: 2")
    assert play(state, COMPLETE)["asks"] == "take 1 in A"


@pytest.mark.clause("flowers", "6.1")
def test_five_colours_do_not() -> None:
    state = position(f"{LAST_COLOUR}\nA 1: up red 1\nA 2: up purple 1, down gray 1\nclaim A: 2")
    assert play(state, COMPLETE) == {
        "asks": "play 2",
        "hand 1": "yellow 1",
        "A 1": "up red 1 yellow 2",
        "shows A": "gray purple red green yellow",
        "claim A": "1",
    }


@pytest.mark.clause("flowers", "6.1")
def test_only_the_mandala_just_played_to_is_looked_at() -> None:
    state = position(f"{LAST_COLOUR}\nA 1: up red 1 purple 1 orange 1 yellow 1\nclaim A: 1")
    assert play(state, "play yellow 2 B") == {
        "asks": "play 2",
        "hand 1": "yellow 1",
        "B 1": "up yellow 2",
        "shows B": "purple orange yellow",
        "claim B": "1",
    }


@pytest.mark.clause("flowers", "6.1", "1.4")
def test_two_tiles_of_one_colour_are_one_colour() -> None:
    changed = edition({"backs.gray": '["dark", "light", "dark", "dark", "dark", "dark"]'})
    drawing = f"{LAST_COLOUR}\nA: gray-2 gray-3\nA 1: up red 1 purple 1 orange 1\nclaim A: 1"
    state = position(drawing, changed=changed)
    assert play(state, COMPLETE)["asks"] == "play 2"
    state = position(f"{drawing}\nA 2: up green 1", changed=changed)
    assert play(state, COMPLETE)["asks"] == "begin A"


TWO_SHARE = """
    hand 1: yellow 3
    hand 2: gray 1
    hand 3: red 4
    A: red-5 green-7
    A 1: up gray 1
    A 2: up purple 1 orange 3, down red 1
    A 3: down green 2
    claim A: 2
"""


@pytest.mark.clause("flowers", "6.2", "6.7")
@pytest.mark.parametrize(
    ("choice", "first", "second"),
    [("take dark", "red-5", "green-7"), ("take light", "green-7", "red-5")],
)
def test_the_holder_chooses_and_the_second_gets_the_other(
    choice: str, first: str, second: str
) -> None:
    state = position(TWO_SHARE, players=3)
    assert play(state, COMPLETE) == {
        "asks": "take 2 in A",
        "hand 1": "yellow 1",
        "A 1": "up gray 1 yellow 2",
        "shows A": "gray purple red green orange yellow",
    }
    assert (state.actor(), state.question(), state.source()) == (1, "take", "")
    assert (legal(state), outcomes(state)) == (["take dark", "take light"], {})
    assert play(state, choice) == {
        "asks": "begin A",
        "single 2": first,
        "single 1": second,
        "discard": "gray 1 purple 1 red 1 orange 3 yellow 2",
        "hand 3": "red 4 green 2",
        "A": "none",
        "shows A": "none",
        "A 1": "none",
        "A 2": "none",
        "A 3": "none",
        "claim A": "none",
    }


def second_of(drawing: str, players: int) -> str:
    """Who shares mandala C with its holder; the drawing gives the cards by seat."""
    lines = [f"C {seat}: {laid}" for seat, laid in enumerate(drawing.split(" / "), start=1)]
    lines += ["C: red-4 yellow-5", "turn: 1", "hand 1: gray 2 green 9", "claim C: 1"]
    state = position("\n".join(lines), players)
    play(state, "play gray 1 C")
    if state.question() != "take":
        drawn = picture(state)
        assert (drawn["single 1"], drawn["asks"]) == ("red-4 yellow-5", "begin C")
        return "nobody"
    assert asks(state) == "take 1 in C"
    changes = play(state, "take dark")
    assert changes["single 1"] == "red-4"
    (taker,) = (key for key, value in changes.items() if value == "yellow-5")
    return taker.removeprefix("single ")


HOLDER = "up purple 1 green 1 orange 1, down red 2"  # six cards with the gray one


@pytest.mark.clause("flowers", "6.3")
@pytest.mark.parametrize(
    ("others", "second"),
    [
        # Most cards of both faces, wherever the player sits.
        ("up purple 2 / up purple 1", "2"),
        ("up purple 1 / up purple 2", "3"),
        ("up purple 1, down red 2 / up purple 2", "2"),
        ("up purple 2 / up purple 1, down red 2", "3"),
        # Only those with a face-up card.
        ("up purple 1 / down red 5", "2"),
        ("down red 5 / up purple 1", "3"),
        # A rival level with the holder.
        ("up purple 6 / up orange 5", "2"),
        ("up purple 2 / up orange 1, down red 5", "3"),
        # More face-up cards break a tie, but not more than a tie.
        ("up purple 2, down red 1 / up orange 1, down red 2", "2"),
        ("up purple 1, down red 2 / up orange 2, down red 1", "3"),
        ("up purple 1, down red 3 / up orange 3", "2"),
        ("up orange 3 / up purple 1, down red 3", "3"),
    ],
)
def test_the_second_has_the_most_cards_among_the_others(others: str, second: str) -> None:
    assert second_of(f"{HOLDER} / {others}", players=3) == second


@pytest.mark.clause("flowers", "6.3")
@pytest.mark.parametrize(
    ("others", "second"),
    [
        ("up orange 1 / up orange 1 / up orange 2", "4"),
        ("up orange 2 / up orange 2 / up orange 1, down red 2", "4"),
        ("up orange 1 / up orange 2 / up orange 1", "3"),
        ("up orange 2, down red 1 / up orange 3 / up orange 1, down red 2", "3"),
        ("up orange 3 / up orange 1, down red 1 / up orange 1, down red 1", "2"),
    ],
)
def test_a_tie_behind_the_second_does_not_matter(others: str, second: str) -> None:
    assert second_of(f"{HOLDER} / {others}", players=4) == second


@pytest.mark.clause("flowers", "6.4")
@pytest.mark.parametrize(
    ("others", "players"),
    [
        ("down red 1 / down red 5", 3),
        ("down yellow 3", 2),
        ("up purple 2 / up orange 2", 3),
        ("up purple 1, down red 2 / up orange 1, down yellow 2", 3),
        ("up orange 2 / up orange 1 / up orange 2", 4),
        ("up orange 2 / up orange 2 / up orange 2", 4),
        ("down red 1 / up orange 2 / up orange 2", 4),
    ],
)
def test_still_level_or_nobody_and_the_holder_takes_both(others: str, players: int) -> None:
    assert second_of(f"{HOLDER} / {others}", players) == "nobody"


@pytest.mark.clause("flowers", "6.4")
def test_the_holder_takes_the_dark_tile_first() -> None:
    state = position(
        """
        hand 1: yellow 3
        A: red-5 green-7
        A 2: up gray 1 purple 1 orange 3
        single 2: red-2 green-x3
        claim A: 2
        A 1: down red 1
        A 3: up gray 1
        """,
        players=3,
    )
    play(state, "play yellow 2 A", "take light")
    assert picture(state)["flower 2"] == "green-x3 green-7"
    state = position(
        """
        hand 1: yellow 3
        A: red-5 green-7
        A 1: up gray 1 purple 1 orange 3
        single 1: red-2 green-x3
        claim A: 1
        """
    )
    changes = play(state, "play yellow 2 A")
    assert changes["flower 1"] == "red-2 red-5, green-x3 green-7"
    assert (changes["single 1"], changes["asks"]) == ("none", "begin A")


@pytest.mark.clause("flowers", "6.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "second"),
    [(4, 2, "2"), (5, 2, "nobody"), (5, 3, "2"), (6, 3, "2"), (7, 3, "nobody"), (4, 4, "2")],
)
def test_with_two_players_the_second_needs_half_the_holders_cards(
    mine: int, theirs: int, second: str
) -> None:
    holder = f"up purple 1 green 1 orange {mine - 3}"
    assert second_of(f"{holder} / up green 1, down red {theirs - 1}", players=2) == second


@pytest.mark.clause("flowers", "6.5")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_one_card_is_enough(players: int) -> None:
    assert second_of("up purple 1 green 1 orange 8 / up purple 1", players) == "2"
