"""The mandalas that remain when the game ends (clauses 7.4 and 7.5)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import OVER
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import asks, legal, outcomes, play
from tests.games.flowers.positions import position, shown_tiles

# Seat 1 completes mandala A, and there is no tile for a new one.
BEFORE = """
    hand 1: yellow 3
    hand 2: gray 1
    A: gray-3 green-3
    A 1: up purple 1 red 1 orange 1
    claim A: 1
    stacks: none
"""


def ending(drawing: str, players: int = 2) -> Flowers:
    """The position after the last turn, mandalas B and C still on the table."""
    state = position(f"{BEFORE}\n{drawing}", players)
    assert play(state, "play yellow 2 A")["asks"] == "order BC"
    return state


@pytest.mark.clause("flowers", "7.4")
@pytest.mark.parametrize(("first", "then"), [("B", "C"), ("C", "B")])
def test_they_are_destroyed_one_at_a_time(first: str, then: str) -> None:
    state = ending("B 2: up red 1\nclaim B: 2\nC 2: up gray 1, down red 1\nclaim C: 2")
    assert outcomes(state) == {"destroy B": 1, "destroy C": 1}
    assert play(state, f"destroy {first}")["asks"] == f"order {then}"
    assert (outcomes(state), state.source()) == ({f"destroy {then}": 1}, "order")
    assert play(state, f"destroy {then}")["asks"] == "done"
    assert (state.actor(), state.end_reason()) == (OVER, "no-tiles")
    assert state.view(None)["singles"] == [
        shown_tiles("gray-3 green-3"),
        shown_tiles("purple-2 red-2 orange-2 yellow-2"),
    ]


@pytest.mark.clause("flowers", "7.4")
def test_they_need_not_be_complete() -> None:
    state = ending("C 1: down red 1\nC 2: up gray 1, down red 1\nclaim C: 2")
    assert play(state, "destroy C") == {
        "asks": "order B",
        "hand 1": "red 1 yellow 1",
        "discard": "gray 1 purple 1 red 2 orange 1 yellow 2",
        "single 2": "red-2 yellow-2",
        "C": "none",
        "shows C": "none",
        "C 1": "none",
        "C 2": "none",
        "claim C": "none",
    }


@pytest.mark.clause("flowers", "7.4", "6.2")
def test_the_holder_chooses_as_ever() -> None:
    state = ending("C 1: up gray 2\nC 2: up green 2\nclaim C: 2")
    assert play(state, "destroy C") == {"asks": "take 2 in C"}
    assert legal(state) == ["take dark", "take light"]
    changes = play(state, "take light")
    assert (changes["single 2"], changes["single 1"]) == ("yellow-2", "gray-3 red-2 green-3")
    assert changes["asks"] == "order B"


@pytest.mark.clause("flowers", "7.4", "6.5")
@pytest.mark.parametrize(("cards", "asked"), [(4, "take 2 in C"), (5, "order B")])
def test_half_the_cards_are_needed_with_two_players(cards: int, asked: str) -> None:
    state = ending(f"C 1: up gray 2\nC 2: up green {cards}\nclaim C: 2")
    assert play(state, "destroy C")["asks"] == asked


@pytest.mark.clause("flowers", "7.4", "6.6")
def test_flowers_made_now_count() -> None:
    state = ending("C 2: up green 1\nclaim C: 2\nsingle 2: yellow-7")
    before = state.points(1)
    changes = play(state, "destroy C")
    assert (changes["flower 2"], changes["single 2"]) == ("yellow-7 yellow-2", "red-2")
    assert (before, state.points(1)) == (7, 2 + 2 * 2 + 7)


@pytest.mark.clause("flowers", "7.4")
def test_a_third_flower_made_now_changes_nothing_else() -> None:
    state = ending(
        """
        C 2: up green 1
        claim C: 2
        single 2: yellow-7
        flower 2: gray-4 gray-5, purple-3 purple-4
        """
    )
    assert "end" not in play(state, "destroy C")
    assert asks(state) == "order B"
    play(state, "destroy B")
    assert (asks(state), state.end_reason()) == ("done", "no-tiles")


@pytest.mark.clause("flowers", "7.3", "7.4")
def test_after_passing_all_three_are_destroyed() -> None:
    state = position(
        """
        passes: 1
        turn: 2
        hand 2: red 1
        A 1: up orange 1
        claim A: 1
        rest: hand 1
        """
    )
    play(state, "pass")
    assert asks(state) == "order ABC"
    play(state, "destroy B")
    assert (asks(state), outcomes(state)) == ("order AC", {"destroy A": 1, "destroy C": 1})
    changes = play(state, "destroy A")
    assert (changes["asks"], changes["single 1"]) == ("order C", "gray-2 green-2")
    assert play(state, "destroy C")["asks"] == "done"


@pytest.mark.clause("flowers", "7.5")
def test_without_a_holder_no_tile_is_taken_and_all_cards_return() -> None:
    state = ending("C 1: down red 2\nC 2: down red 1 yellow 3\nC 3: down yellow 1", players=3)
    assert play(state, "destroy C") == {
        "asks": "order B",
        "hand 1": "red 2 yellow 1",
        "hand 2": "gray 1 red 1 yellow 3",
        "hand 3": "yellow 1",
        "shows C": "none",
        "C 1": "none",
        "C 2": "none",
        "C 3": "none",
    }


@pytest.mark.clause("flowers", "7.5", "8.4")
def test_returned_cards_break_ties() -> None:
    state = ending("single 2: red-3 orange-3\nC 2: down red 1")
    assert (state.points(0), state.points(1)) == (6, 6)
    assert state.ranking() == [1, 1]
    play(state, "destroy C")
    assert state.ranking() == [2, 1]
