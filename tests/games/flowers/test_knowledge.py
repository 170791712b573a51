"""What is surely known of hidden hands, and the log as others read it (clauses 9.1 to 9.5)."""

from __future__ import annotations

import pytest

from mandapa.games.flowers import GAME
from mandapa.games.flowers.knowledge import note_returned
from mandapa.games.flowers.rows import COLOUR_NAMES
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import legal, play
from tests.games.flowers.positions import position, shown, shown_text

# Seat 1 completes A and takes both tiles; everyone else takes cards back.
RETURNING = """
    hand 1: yellow 3
    hand 2: gray 1 red 3
    hand 3: red 2 yellow 2
    A 1: up purple 1 red 1 orange 1
    A 2: down gray 2 red 1
    A 3: down green 1
    claim A: 1
"""


def known(state: Flowers) -> list[str]:
    """What everyone knows each seat to hold."""
    return [shown_text(counts) for counts in state.view(None)["known"]]


def together(state: Flowers, seat: int | None) -> str:
    """What a seat (from 1) knows all others to hold."""
    viewer = None if seat is None else seat - 1
    return shown_text(state.view(viewer)["known_together"])


@pytest.mark.clause("flowers", "9.1")
def test_cards_that_return_to_a_hand_are_known() -> None:
    state = position(RETURNING, players=3)
    play(state, "play yellow 2 A")
    assert known(state) == ["none", "gray 2 red 1", "green 1"]
    assert together(state, 1) == "gray 2 red 1 green 1"
    assert together(state, 2) == "green 1"
    assert together(state, 3) == "gray 2 red 1"
    assert together(state, None) == "gray 2 red 1 green 1"
    assert state.view(1)["hand"] == shown("gray 3 red 4")


@pytest.mark.clause("flowers", "9.1")
def test_both_faces_return_in_sight() -> None:
    state = position(
        """
        hand 1: yellow 3
        A 1: up purple 1 red 1 orange 3
        A 2: up red 2, down gray 1 red 1
        A 3: up orange 2, down green 2
        claim A: 1
        """,
        players=3,
    )
    play(state, "play yellow 2 A")
    assert known(state) == ["none", "gray 1 red 3", "green 2 orange 2"]


@pytest.mark.clause("flowers", "9.1")
def test_known_cards_count_as_played_first() -> None:
    state = position("turn: 2\nhand 2: red 5 gray 2\nknown 2: red 3 gray 1", players=3)
    play(state, "play red 2 A")
    assert known(state) == ["none", "gray 1 red 1", "none"]


@pytest.mark.clause("flowers", "9.1")
def test_no_less_than_nothing_is_known() -> None:
    state = position("turn: 2\nhand 2: red 5 gray 2\nknown 2: red 3 gray 1\ntogether 1: red 1", 3)
    play(state, "play red 5 A")
    assert known(state) == ["none", "gray 1", "none"]
    assert together(state, 1) == "gray 1"
    assert state.to_json()["known"][4 * 6 + 2] == 0


@pytest.mark.clause("flowers", "9.1")
def test_a_play_lowers_what_the_others_know_and_nothing_else() -> None:
    state = position(
        """
        hand 1: red 5 gray 2
        hand 2: red 4
        together 1: red 4
        together 2: red 4 gray 1
        together 3: red 6 gray 2
        together all: red 6 gray 1
        """,
        players=3,
    )
    play(state, "play red 3 A")
    found = [together(state, seat) for seat in (1, 2, 3, None)]
    assert found == ["red 4", "gray 1 red 1", "gray 2 red 3", "gray 1 red 3"]


@pytest.mark.clause("flowers", "9.1")
def test_cards_that_return_add_to_what_was_known() -> None:
    state = position(f"{RETURNING}\nknown 2: red 2\ntogether 3: red 3", players=3)
    play(state, "play yellow 2 A")
    assert known(state) == ["none", "gray 2 red 3", "green 1"]
    assert together(state, 3) == "gray 2 red 4"
    assert together(state, 1) == "gray 2 red 3 green 1"


@pytest.mark.clause("flowers", "9.1", "9.3")
def test_the_better_of_both_bounds_holds() -> None:
    drawing = "hand 1: red 1\nknown 2: red 2 gray 1\nknown 3: red 1\ntogether 1: red 2 gray 3"
    state = position(f"{drawing}\nhand 2: red 2 gray 1\nhand 3: red 1 gray 2", players=3)
    assert together(state, 1) == "gray 3 red 3"
    assert together(state, 2) == "red 1"
    assert together(state, None) == "gray 1 red 3"


# Seat 1 plays a card, and the discard pile is shuffled when the draw begins.
SHUFFLE = """
    hand 1: red 3 green 4
    hand 2: gray 1 red 2
    hand 3: purple 3
    hand 4: yellow 1
    C 2: up gray 3, down red 2
    B 1: down purple 1
    rest: discard
"""


@pytest.mark.clause("flowers", "9.3")
def test_with_two_players_a_shuffle_shows_the_other_hand() -> None:
    drawing = SHUFFLE.replace("hand 3: purple 3", "").replace("hand 4: yellow 1", "")
    state = position(drawing)
    assert (together(state, 1), together(state, 2)) == ("none", "none")
    play(state, "play red 1 A")
    assert together(state, 1) == "gray 1 red 2"
    assert together(state, 2) == "red 2 green 4"
    assert together(state, None) == "gray 1 red 4 green 4"
    assert known(state) == ["none", "none"]
    play(state, "draw 1 yellow", "draw 1 yellow")
    assert together(state, 2) == "red 2 green 4"


@pytest.mark.clause("flowers", "9.3")
@pytest.mark.parametrize(
    ("players", "found"),
    [
        (3, ["gray 1 purple 3 red 2", "purple 3 red 2 green 4", "gray 1 red 4 green 4"]),
        (
            4,
            [
                "gray 1 purple 3 red 2 yellow 1",
                "purple 3 red 2 green 4 yellow 1",
                "gray 1 red 4 green 4 yellow 1",
                "gray 1 purple 3 red 4 green 4",
            ],
        ),
    ],
)
def test_with_more_players_it_shows_what_the_others_hold_together(
    players: int, found: list[str]
) -> None:
    drawing = SHUFFLE if players == 4 else SHUFFLE.replace("hand 4: yellow 1", "")
    state = position(drawing, players)
    play(state, "play red 1 A")
    assert [together(state, seat) for seat in range(1, players + 1)] == found
    everyone = "gray 1 purple 3 red 4 green 4" + (" yellow 1" if players == 4 else "")
    assert together(state, None) == everyone


@pytest.mark.clause("flowers", "9.3")
def test_a_shuffle_replaces_an_older_bound() -> None:
    state = position(f"{SHUFFLE}\ntogether 1: gray 1\ntogether 2: red 1", players=4)
    play(state, "play red 1 A")
    assert together(state, 1) == "gray 1 purple 3 red 2 yellow 1"


@pytest.mark.clause("flowers", "9.3", "4.3")
def test_cards_drawn_before_the_shuffle_are_shown_by_it() -> None:
    state = position(f"{SHUFFLE}\ndeck: orange 1", players=4)
    play(state, "play red 1 A", "draw 1 orange")
    assert together(state, 2) == "purple 3 red 2 green 4 orange 1 yellow 1"
    play(state, "draw 1 gray")
    assert together(state, 2) == "purple 3 red 2 green 4 orange 1 yellow 1"


@pytest.mark.clause("flowers", "9.3")
def test_afterwards_it_is_a_lower_bound() -> None:
    state = position(SHUFFLE, players=4)
    play(state, "play red 1 A", "draw 1 gray", "draw 1 gray")
    play(state, "play gray 1 A")
    assert together(state, 1) == "purple 3 red 2 yellow 1"
    assert together(state, 2) == "purple 3 red 2 green 4 yellow 1"
    assert together(state, 3) == "red 4 green 4 yellow 1"


@pytest.mark.clause("flowers", "9.1")
@pytest.mark.parametrize(
    ("move", "reader", "text"),
    [
        ("draw 2 gray", 1, "draw 2 gray"),
        ("draw 2 gray", 0, "draw 2 ?"),
        ("draw 2 gray", 2, "draw 2 ?"),
        ("draw 2 gray", None, "draw 2 ?"),
    ],
)
def test_drawn_cards_are_their_drawers_secret(move: str, reader: int | None, text: str) -> None:
    state = position("turn: 2\nhand 2: red 2", players=3)
    play(state, "play red 1 A")
    assert state.seen(GAME.actions.row(move), reader) == text


@pytest.mark.clause("flowers", "9.2")
@pytest.mark.parametrize("move", ["play red 1 A", "play gray 1 A", "pass", "take dark"])
@pytest.mark.parametrize("reader", [0, 1, None])
def test_decisions_are_read_by_everyone(move: str, reader: int | None) -> None:
    state = position("hand 1: red 2 gray 1")
    assert state.seen(GAME.actions.row(move), reader) == move


@pytest.mark.clause("flowers", "9.2")
@pytest.mark.parametrize("move", ["tile gray a", "tile yellow f", "destroy A", "destroy C"])
def test_what_chance_lays_open_is_read_by_everyone(move: str) -> None:
    state = position("hand 1: red 2")
    assert [state.seen(GAME.actions.row(move), seat) for seat in (0, 1, None)] == [move] * 3


@pytest.mark.clause("flowers", "9.5")
def test_only_playing_cards_shows_something_hidden() -> None:
    state = position("hand 1: red 2 gray 1")
    for row, action in enumerate(GAME.actions):
        assert state.reveals(row) == (action.kind == "play")
    assert all(state.reveals(GAME.actions.row(move)) for move in legal(state))


@pytest.mark.clause("flowers", "9.1", "9.3")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_returned_cards_count_on_top_of_what_a_reshuffle_told(viewer: int | None) -> None:
    """Seat 1's red cards return; the others knew already that red is held together."""
    state = position(
        """
        hand 1: red 1
        hand 2: red 2
        hand 3: red 2
        hand 4: red 2
        together all: red 3
        together 2: red 3
        together 3: red 3
        together 4: red 3
        """,
        players=4,
    )
    note_returned(state, 0, COLOUR_NAMES.index("red"), 1, 1)
    assert state.view(viewer)["known_together"]["red"] == 5
