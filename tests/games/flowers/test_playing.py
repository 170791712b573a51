"""Playing cards and passing (clause 3)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE, OVER
from mandapa.games.flowers import GAME
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import legal, play
from tests.games.flowers.positions import position


def refusal(state: Flowers, move: str) -> int:
    return int(state.refusal(GAME.actions.row(move)))


def plays(colour: str, most: int) -> list[str]:
    return [f"play {colour} {n} {m}" for n in range(1, most + 1) for m in "ABC"]


@pytest.mark.clause("flowers", "3.1")
def test_only_plays_are_asked_for_on_a_turn() -> None:
    state = position("hand 1: red 3 green 1")
    assert (state.actor(), state.question(), state.source()) == (0, "play", "")
    assert state.outcomes() == []
    for move in ("take dark", "take light", "draw 1 red", "tile red a", "destroy A"):
        assert refusal(state, move) == 301


@pytest.mark.clause("flowers", "3.1")
def test_nobody_is_asked_while_chance_draws() -> None:
    state = position("hand 1: red 3 green 1")
    play(state, "play red 1 A")
    assert (state.actor(), state.question(), legal(state)) == (CHANCE, "draw", [])
    for action in range(len(GAME.actions)):
        assert state.refusal(action) == 301


@pytest.mark.clause("flowers", "3.1", "6.2")
def test_only_a_tile_can_be_chosen_when_one_is_asked_for() -> None:
    state = position(
        """
        hand 1: yellow 3
        A 1: up red 1 orange 1
        A 2: up purple 2
        claim A: 1
        """
    )
    play(state, "play yellow 2 A")
    assert (state.question(), legal(state)) == ("take", ["take dark", "take light"])
    for row, action in enumerate(GAME.actions):
        assert state.refusal(row) == (0 if action.kind == "take" else 301)


@pytest.mark.clause("flowers", "3.1")
def test_nothing_is_asked_after_the_end() -> None:
    state = position("hand 1: red 1\npasses: 1\nrest: hand 2")
    play(state, "pass", "destroy C", "destroy A", "destroy B")
    assert (state.actor(), state.question(), state.source()) == (OVER, "done", "")
    assert (legal(state), state.outcomes()) == ([], [])
    for action in range(len(GAME.actions)):
        assert state.refusal(action) == 301


@pytest.mark.clause("flowers", "3.2")
def test_any_number_of_one_colour_into_any_mandala() -> None:
    state = position("hand 1: purple 1 red 3 yellow 2")
    assert legal(state) == [*plays("purple", 1), *plays("red", 3), *plays("yellow", 2)]
    assert refusal(state, "play red 3 C") == 0
    assert refusal(state, "play red 4 C") == 302
    assert refusal(state, "play purple 2 A") == 302
    assert refusal(state, "play green 1 A") == 302


@pytest.mark.clause("flowers", "3.2")
def test_a_whole_colour_of_fifteen_cards_can_be_played() -> None:
    state = position("hand 1: yellow 15 gray 1")
    assert legal(state) == [*plays("gray", 1), *plays("yellow", 15)]
    assert play(state, "play yellow 15 B") == {
        "asks": "play 2",
        "hand 1": "gray 1",
        "B 1": "up yellow 15",
        "shows B": "purple orange yellow",
        "claim B": "1",
    }


@pytest.mark.clause("flowers", "3.2")
def test_the_cards_leave_the_hand_of_whose_turn_it_is() -> None:
    state = position("turn: 2\nhand 1: red 3 gray 1\nhand 2: red 3 gray 1\nhand 3: red 3", 3)
    assert play(state, "play red 2 A") == {
        "asks": "play 3",
        "hand 2": "gray 1 red 1",
        "A 2": "up red 2",
        "shows A": "gray red green",
        "claim A": "2",
    }


@pytest.mark.clause("flowers", "3.3")
@pytest.mark.parametrize("colour", ["purple", "red", "orange", "yellow"])
def test_a_new_colour_goes_face_up(colour: str) -> None:
    state = position(f"hand 1: {colour} 2 gray 1")
    changes = play(state, f"play {colour} 2 A")
    assert changes["A 1"] == f"up {colour} 2"
    assert colour in changes["shows A"].split()


@pytest.mark.clause("flowers", "3.3")
@pytest.mark.parametrize(
    ("mandala", "colour"),
    [("A", "gray"), ("A", "green"), ("B", "purple"), ("B", "orange"), ("C", "red")],
)
def test_a_colour_of_a_tile_goes_face_down(mandala: str, colour: str) -> None:
    state = position(f"hand 1: {colour} 2 yellow 1")
    assert play(state, f"play {colour} 2 {mandala}") == {
        "asks": "play 2",
        "hand 1": "yellow 1",
        f"{mandala} 1": f"down {colour} 2",
    }


@pytest.mark.clause("flowers", "3.3")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_colour_of_anyones_face_up_card_goes_face_down(owner: int) -> None:
    state = position(f"hand 1: red 2 gray 1\nA {owner}: up red 1", players=3)
    changes = play(state, "play red 2 A")
    assert changes["A 1"] == ("up red 1, down red 2" if owner == 1 else "down red 2")
    assert "shows A" not in changes


@pytest.mark.clause("flowers", "3.3")
def test_a_colour_that_shows_in_another_mandala_is_still_new() -> None:
    state = position("hand 1: red 2 gray 1\nB 2: up red 1")
    assert play(state, "play red 2 A")["A 1"] == "up red 2"


@pytest.mark.clause("flowers", "3.3")
def test_cards_join_those_that_lie_there() -> None:
    state = position("hand 1: red 2 gray 1\nA 1: up red 1, down gray 2 red 3\nA 2: down red 1")
    assert play(state, "play red 2 A")["A 1"] == "up red 1, down gray 2 red 5"


@pytest.mark.clause("flowers", "3.3")
def test_example_cyril_adds_three_green_cards_face_down() -> None:
    state = position(
        """
        turn: 3
        hand 3: green 3 red 2
        A: red-3 yellow-4
        A 2: up green 1
        claim A: 2
        """,
        players=3,
    )
    assert play(state, "play green 3 A") == {
        "asks": "play 1",
        "hand 3": "red 2",
        "A 3": "down green 3",
    }


@pytest.mark.clause("flowers", "3.4")
def test_two_or_more_cards_may_not_be_the_whole_hand() -> None:
    state = position("hand 1: red 3")
    assert legal(state) == plays("red", 2)
    assert refusal(state, "play red 2 A") == 0
    assert refusal(state, "play red 3 A") == 304
    assert refusal(state, "play red 4 A") == 302


@pytest.mark.clause("flowers", "3.4")
def test_of_two_equal_cards_one_must_stay() -> None:
    state = position("hand 1: red 2")
    assert legal(state) == plays("red", 1)
    assert refusal(state, "play red 2 B") == 304


@pytest.mark.clause("flowers", "3.4")
def test_two_cards_may_be_played_when_one_stays() -> None:
    state = position("hand 1: red 2 green 1")
    assert legal(state) == [*plays("red", 2), *plays("green", 1)]


@pytest.mark.clause("flowers", "3.5")
@pytest.mark.parametrize("rest", ["deck", "discard"])
def test_the_last_card_may_be_played_if_there_is_one_to_draw(rest: str) -> None:
    state = position(f"hand 1: red 1\nrest: {rest}")
    assert legal(state) == plays("red", 1)
    assert refusal(state, "play red 1 A") == 0
    assert refusal(state, "pass") == 306
    assert play(state, "play red 1 A")["asks"] == "draw 1: 4"


@pytest.mark.clause("flowers", "3.5", "4.4")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_one_card_to_draw_is_enough(pile: str) -> None:
    state = position(f"hand 1: red 1\n{pile}: gray 1\nrest: hand 2")
    assert legal(state) == plays("red", 1)
    changes = play(state, "play red 1 A", "draw 1 gray")
    assert (changes["hand 1"], changes["asks"], changes[pile]) == ("gray 1", "play 2", "none")


@pytest.mark.clause("flowers", "3.5", "3.6")
def test_the_last_card_stays_if_nothing_could_be_drawn() -> None:
    state = position("hand 1: red 1\nrest: hand 2")
    assert legal(state) == ["pass"]
    assert refusal(state, "pass") == 0
    assert refusal(state, "play red 1 A") == 305
    assert refusal(state, "play red 2 A") == 302
    assert refusal(state, "play gray 1 A") == 302


@pytest.mark.clause("flowers", "3.6")
def test_a_pass_does_nothing() -> None:
    state = position("hand 1: red 1\nA 1: up red 5\nA 2: up purple 1\nclaim A: 2\nrest: hand 2")
    assert play(state, "pass") == {"asks": "play 2", "passes": "1"}


@pytest.mark.clause("flowers", "3.6")
@pytest.mark.parametrize("hand", ["red 2", "red 1 gray 1"])
def test_nobody_with_two_cards_may_pass(hand: str) -> None:
    state = position(f"hand 1: {hand}\nrest: hand 2")
    assert refusal(state, "pass") == 306
    assert "pass" not in legal(state)
    assert play(state, "play red 1 A")["asks"] == "play 2"
