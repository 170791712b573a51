"""Drawing cards (clause 4)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from tests.games.flowers.pictures import asks, outcomes, picture, play
from tests.games.flowers.positions import edition, position, shown


@pytest.mark.clause("flowers", "4.1")
@pytest.mark.parametrize(
    ("left", "drawn"), [(0, 4), (1, 4), (3, 4), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0), (9, 0)]
)
def test_draw_four_cards_but_stop_at_eight(left: int, drawn: int) -> None:
    state = position(f"hand 1: red 1 gray {left}")
    changes = play(state, "play red 1 A")
    assert changes["asks"] == (f"draw 1: {drawn}" if drawn else "play 2")
    play(state, *["draw 1 yellow"] * drawn)
    assert state.view(0)["hand"] == shown(f"gray {left} yellow {drawn}")
    assert state.actor() == 1


@pytest.mark.clause("flowers", "4.1")
def test_example_six_cards_after_playing_one_so_draw_two() -> None:
    state = position("hand 1: red 3 green 4\nhand 2: gray 1")
    assert play(state, "play green 1 C", "draw 1 orange", "draw 1 red") == {
        "asks": "play 2",
        "deck": "gray 14 purple 15 red 11 green 11 orange 14 yellow 15",
        "hand 1": "red 4 green 3 orange 1",
        "C 1": "up green 1",
        "shows C": "red green yellow",
        "claim C": "1",
    }


@pytest.mark.clause("flowers", "4.1")
def test_a_face_down_card_draws_just_the_same() -> None:
    state = position("hand 1: red 4 green 1")
    changes = play(state, "play green 1 A")
    assert (changes["A 1"], changes["asks"]) == ("down green 1", "draw 1: 4")


@pytest.mark.clause("flowers", "4.1")
def test_draws_are_counted_down_and_the_claim_waits_for_the_last() -> None:
    state = position("hand 1: red 4 green 3")
    assert play(state, "play red 1 A")["asks"] == "draw 1: 2"
    assert (state.actor(), state.question(), state.source()) == (CHANCE, "draw", "deck")
    assert play(state, "draw 1 gray") == {
        "asks": "draw 1: 1",
        "deck": "gray 14 purple 15 red 11 green 12 orange 15 yellow 15",
        "hand 1": "gray 1 red 3 green 3",
    }
    assert play(state, "draw 1 gray") == {
        "asks": "play 2",
        "deck": "gray 13 purple 15 red 11 green 12 orange 15 yellow 15",
        "hand 1": "gray 2 red 3 green 3",
        "claim A": "1",
    }


@pytest.mark.clause("flowers", "4.1")
def test_the_cards_go_to_whose_turn_it_is() -> None:
    state = position("turn: 3\nhand 1: gray 1\nhand 3: red 1 green 6", players=3)
    assert outcomes(state) == {}
    assert play(state, "play red 1 A")["asks"] == "draw 3: 2"
    assert outcomes(state) == {
        "draw 3 gray": 14,
        "draw 3 purple": 15,
        "draw 3 red": 14,
        "draw 3 green": 9,
        "draw 3 orange": 15,
        "draw 3 yellow": 15,
    }
    assert play(state, "draw 3 gray", "draw 3 gray")["hand 3"] == "gray 2 green 6"


@pytest.mark.clause("flowers", "1.4", "4.1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_limit_and_draw_are_the_editions(left: int, drawn: int) -> None:
    changed = edition({"hands.limit": "5", "hands.draw": "2"})
    state = position(f"hand 1: red 1 gray {left}", changed=changed)
    assert play(state, "play red 1 A")["asks"] == (f"draw 1: {drawn}" if drawn else "play 2")


@pytest.mark.clause("flowers", "4.2")
@pytest.mark.parametrize("count", [2, 3])
def test_two_or_more_cards_draw_nothing(count: int) -> None:
    state = position("hand 1: red 3 green 1")
    changes = play(state, f"play red {count} A")
    assert changes["asks"] == "play 2"
    assert "deck" not in changes


@pytest.mark.clause("flowers", "4.3")
def test_the_discard_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    state = position(
        "hand 1: red 1 green 1\ndeck: gray 1 yellow 1\ndiscard: purple 6\nrest: hand 2"
    )
    play(state, "play red 1 A")
    assert outcomes(state) == {"draw 1 gray": 1, "draw 1 yellow": 1}
    assert play(state, "draw 1 gray") == {
        "asks": "draw 1: 3",
        "deck": "yellow 1",
        "hand 1": "gray 1 green 1",
    }
    assert play(state, "draw 1 yellow") == {
        "asks": "draw 1: 2",
        "deck": "purple 6",
        "discard": "none",
        "hand 1": "gray 1 green 1 yellow 1",
    }
    assert outcomes(state) == {"draw 1 purple": 6}
    assert play(state, *["draw 1 purple"] * 2)["deck"] == "purple 4"


@pytest.mark.clause("flowers", "4.3")
def test_an_empty_deck_is_filled_when_the_first_card_is_due() -> None:
    state = position("hand 1: red 2 green 6\ndiscard: purple 2 gray 3\nrest: hand 2")
    assert play(state, "play red 1 A")["deck"] == "gray 3 purple 2"
    assert outcomes(state) == {"draw 1 gray": 3, "draw 1 purple": 2}


@pytest.mark.clause("flowers", "4.3")
def test_an_empty_deck_stays_empty_until_a_card_is_due() -> None:
    state = position("hand 1: red 2 green 5\ndeck: gray 2\ndiscard: purple 2\nrest: hand 2")
    changes = play(state, "play red 1 A", "draw 1 gray", "draw 1 gray")
    assert (changes["asks"], changes["deck"]) == ("play 2", "none")
    assert "discard" not in changes
    state = position("hand 1: red 2 green 1\ndiscard: purple 2\nrest: hand 2")
    assert play(state, "play red 2 A").keys() == {"asks", "hand 1", "A 1", "shows A", "claim A"}


COMPLETE_BUT_ONE = "hand 1: yellow 1 gray 2\nA 1: up red 1 purple 1 orange 1\nclaim A: 1"


@pytest.mark.clause("flowers", "4.3", "4.4")
def test_cards_of_a_mandala_destroyed_now_come_too_late() -> None:
    state = position(f"{COMPLETE_BUT_ONE}\nrest: hand 2")
    assert play(state, "play yellow 1 A") == {
        "asks": "begin A",
        "hand 1": "gray 2",
        "discard": "purple 1 red 1 orange 1 yellow 1",
        "single 1": "gray-2 green-2",
        "A": "none",
        "shows A": "none",
        "A 1": "none",
        "claim A": "none",
    }


@pytest.mark.clause("flowers", "4.3", "4.4")
def test_only_older_discards_are_drawn_before_a_destruction() -> None:
    state = position(f"{COMPLETE_BUT_ONE}\ndiscard: green 1\nrest: hand 2")
    assert play(state, "play yellow 1 A")["asks"] == "draw 1: 1"
    changes = play(state, "draw 1 green")
    assert changes["hand 1"] == "gray 2 green 1"
    assert changes["discard"] == "purple 1 red 1 orange 1 yellow 1"
    assert changes["asks"] == "begin A"


@pytest.mark.clause("flowers", "4.4")
@pytest.mark.parametrize(
    ("deck", "discard", "due", "hand"),
    [
        ("none", "none", 0, "green 1"),
        ("gray 1", "none", 1, "gray 1 green 1"),
        ("none", "gray 1", 1, "gray 1 green 1"),
        ("gray 1", "yellow 1", 2, "gray 1 green 1 yellow 1"),
        ("gray 2", "yellow 1", 3, "gray 2 green 1 yellow 1"),
        ("gray 1", "yellow 3", 4, "gray 1 green 1 yellow 3"),
        ("gray 2", "yellow 4", 4, "gray 2 green 1 yellow 2"),
    ],
)
def test_draw_what_there_is(deck: str, discard: str, due: int, hand: str) -> None:
    state = position(f"hand 1: red 1 green 1\ndeck: {deck}\ndiscard: {discard}\nrest: hand 2")
    assert play(state, "play red 1 A")["asks"] == (f"draw 1: {due}" if due else "play 2")
    for _ in range(due):
        play(state, next(iter(outcomes(state))))
    assert (asks(state), picture(state)["hand 1"]) == ("play 2", hand)
