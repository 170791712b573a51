"""Turning dice over at every question (clauses 4.5 to 4.7)."""

from __future__ import annotations

import pytest

from tests.games.rajas.positions import dice, legal, mine, play, position, refused

# Before each question: a drawing, what leads to the question, and its first answer.
QUESTIONS = {
    "worker": ("idle 2: 0", ("worker terrace-green", "roll green 1"), "worker quarry-0"),
    "pay": ("", ("worker silk",), "pay blue 6"),
    "take": ("", ("worker quarry-0",), "take blue snake"),
    "lay": ("", ("worker quarry-0", "take blue snake"), "lay b1 1"),
    "sail": ("", ("worker harbour-0", "pay purple 3"), "sail 1"),
    "name": ("", ("worker palace-3", "pay purple 3"), "name blue"),
    "reroll": ("", ("worker balcony",), "reroll blue 6"),
    "room": ("boat 1: 3", ("worker harbour-0", "pay purple 3", "sail 1"), "room 2"),
    "upgrade": ("", ("worker palace-4", "pay orange 4"), "upgrade white"),
    "bonus": (
        "fame 1: 23\nfound 1: 2\nboat 1: 19\nlevels 1: white 2 yellow 2 red 2 brown 2",
        ("worker harbour-0", "pay purple 3", "sail 1"),  # 8 fame: places 24 and 31
        "bonus fame-2",
    ),
}


@pytest.mark.clause("rajas", "4.6")
@pytest.mark.parametrize("question", QUESTIONS)
def test_before_any_question_a_die_may_be_turned_over(question: str) -> None:
    more, before, answer = QUESTIONS[question]
    state = position(
        f"money 1: 0\nkarma 1: 2\ndice 1: blue 6 blue 6 orange 4 purple 3 purple 6\n{more}"
    )
    play(state, *before)
    assert legal(state)[0] == answer
    assert refused(state, "flip blue 6") == 0
    play(state, "flip blue 6")
    assert dice(state).startswith("blue 1 blue 6")
    assert refused(state, "flip blue 1") == 0


@pytest.mark.clause("rajas", "4.5")
@pytest.mark.parametrize("colour", ["blue", "green", "orange", "purple"])
def test_every_die_can_be_turned_over(colour: str) -> None:
    for face in range(1, 7):
        state = play(position(f"karma 1: 1\ndice 1: {colour} {face}"), f"flip {colour} {face}")
        assert dice(state) == f"{colour} {7 - face}"
        assert (mine(state, "karma"), state.actor(), mine(state, "idle")) == (0, 0, 3)


@pytest.mark.clause("rajas", "4.7", "5.5")
def test_a_die_that_the_fifth_room_needs_is_not_turned_over() -> None:
    """Either five may pay and the other build, 7 over 3; a two could build nothing."""
    state = position(
        """
        karma 1: 1
        dice 1: blue 5 green 5
        cells 1: b1 orange-tiger-a 1
        top: blue-tiger-c green-tiger-c
        empty: blue-snake blue-cow green-snake green-cow
        """
    )
    play(state, "worker palace-5")
    assert legal(state) == ["pay blue 5", "pay green 5"]
    assert refused(state, "flip blue 5") == refused(state, "flip green 5") == 407
