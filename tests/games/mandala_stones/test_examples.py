"""The worked examples of the rules page, played."""

from __future__ import annotations

import pytest

from tests.games.examples import says
from tests.games.mandala_stones.positions import drawn, legal, play, position

BESIDE_A = "artists: B* D* Fo Ho\n1: r*\n5: b*\n8: y*\n4: p*"
BOARD = "board 1: y* r* | r* | | y* y* b* | r* b* r*"


@pytest.mark.clause("mandala_stones", "4.3", "4.5")
def test_what_the_artist_takes() -> None:
    says("mandala_stones", "4.3", "on B, D, F and H", "to A", "the stacks 1, 5, 8 and 4")
    says("mandala_stones", "4.3", "Stack 8 is also beside D", "the stacks 1, 5 and 4")
    state = position(BESIDE_A)
    play(state, "collect B A")
    assert set(legal(state)) == {"first 1", "first 5", "first 4"}
    state = position(BESIDE_A.replace("4: p*", "4: po"))
    play(state, "collect B A")
    assert set(legal(state)) == {"first 1", "first 5"}


@pytest.mark.clause("mandala_stones", "4.6")
@pytest.mark.parametrize(("first", "stack"), [(5, "b* p* r*"), (1, "r* b* p*")])
def test_the_order_of_the_stones(first: int, stack: str) -> None:
    says("mandala_stones", "4.6", "If you begin with stack 5, stack 4 follows and then stack 1")
    says("mandala_stones", "4.6", "begin with stack 1, the stone of stack 4 lies on top")
    state = position(BESIDE_A)
    play(state, "collect B A", f"first {first}", "space 1")
    assert drawn(state)["board 1"].split(" | ")[0] == stack


@pytest.mark.clause("mandala_stones", "5.2")
def test_eleven_points_for_red() -> None:
    says("mandala_stones", "5.2", "space 1 has two stones, space 2 one, space 3 none")
    says("mandala_stones", "5.2", "space 4 three and space 5 three stones in two colours")
    says("mandala_stones", "5.2", "four different ones, 4 points", "one stone, 4 points")
    says("mandala_stones", "5.2", "two colours, 3 points", "Together 11 points")
    state = position(f"{BOARD}\nboard 2: y* | | | |")
    play(state, "score red")
    assert state.scores()[0]["colours"] == 4 + 4 + 3 == 11
    assert drawn(state)["mandala"] == "r* r* r*"


@pytest.mark.clause("mandala_stones", "6.2")
def test_one_more_point_on_the_mandala() -> None:
    says("mandala_stones", "6.2", "Four stones lie on the mandala, and you score three")
    says("mandala_stones", "6.2", "5, 6 and 7", "says +1", "one more point")
    state = position(f"{BOARD}\nmandala: 4\nboard 2: y* | | | |")
    play(state, "score red")
    assert state.scores()[0]["mandala"] == 1


@pytest.mark.clause("mandala_stones", "7.3", "7.4")
def test_the_better_one_of_two_objectives() -> None:
    says("mandala_stones", "7.4", "the cards e and g", "stacks of one, three and four stones")
    says("mandala_stones", "7.4", "two of them with red on top and one with blue", "8 points")
    for cards, points in (("e", 8), ("g", 5), ("e g", 8)):
        state = position(
            f"turn: 2\nhands: covered\nmandala: 50\ncards 1: {cards}\n"
            "board 1: r* | b* b* r* | y* y* y* b* | |\nboard 2: y* | | | |"
        )
        play(state, "tops 1")
        assert (state.end_reason(), state.scores()[0]["objective"]) == ("hands", points)
