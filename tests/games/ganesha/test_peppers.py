"""Red pepper and black pepper: gems from the bag (8.9 to 8.11)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from tests.games.ganesha.pictures import legal, outcomes, picture, play, refusal
from tests.games.ganesha.positions import ALTAR, position

PEPPER = f"{ALTAR}\nspices: a1 red-pepper\npoints 1: 3"


@pytest.mark.clause("ganesha", "8.9")
def test_red_pepper_costs_a_point() -> None:
    state = position(PEPPER)
    play(state, "take a1")
    assert play(state, "use red-pepper") == {"asks": "* draw", "points 1": "2"}
    assert (state.actor(), state.source()) == (CHANCE, "bag")
    assert outcomes(state) == {
        "draw red": 7,
        "draw green": 7,
        "draw purple": 8,
        "draw blue": 7,
        "draw yellow": 7,
    }
    assert state.scores()[0]["spices"] == -1


@pytest.mark.clause("ganesha", "8.9")
@pytest.mark.parametrize(("points", "asked"), [(0, "store 1"), (1, "spice 1")])
def test_red_pepper_needs_a_point(points: int, asked: str) -> None:
    state = position(f"{ALTAR}\nspices: a1 red-pepper\npoints 1: {points}")
    assert play(state, "take a1")["asks"] == asked


@pytest.mark.clause("ganesha", "8.9")
@pytest.mark.parametrize(("bag", "asked"), [("none", "store 1"), ("blue 1", "spice 1")])
def test_red_pepper_needs_a_gem_in_the_bag(bag: str, asked: str) -> None:
    state = position(f"{PEPPER}\nbag: {bag}\nrest: treasury 2")
    assert play(state, "take a1")["asks"] == asked


@pytest.mark.clause("ganesha", "8.10")
def test_a_gem_of_the_same_colour_is_kept() -> None:
    state = position(PEPPER)
    play(state, "take a1", "use red-pepper")
    assert play(state, "draw red") == {
        "asks": "store 1",
        "bag": "red 6 green 7 purple 8 blue 7 yellow 7",
        "treasury 1": "red 1",
    }
    assert picture(state)["taken"] == "red"


@pytest.mark.clause("ganesha", "8.10")
def test_any_other_gem_goes_back() -> None:
    state = position(PEPPER)
    play(state, "take a1", "use red-pepper")
    assert play(state, "draw green") == {"asks": "store 1"}


@pytest.mark.clause("ganesha", "8.10")
def test_the_gem_over_the_token_counts() -> None:
    state = position(f"{ALTAR}\nspices: b2 red-pepper\npoints 1: 3\ntactics 1: red -\nturn: 1")
    play(state, "take a1", "take b2", "use red-pepper")
    assert "treasury 1" not in play(state.twin(), "draw red")
    assert play(state, "draw green")["treasury 1"] == "green 1"


@pytest.mark.clause("ganesha", "8.10", "4.5")
def test_a_drawn_gem_is_not_taken_from_the_altar() -> None:
    state = position(f"{PEPPER}\ntactics 1: red -")
    play(state, "take a1", "use red-pepper", "draw red")
    assert legal(state) == ["take b2", "stop"]
    play(state, "take b2")
    assert picture(state)["taken"] == "red green"


BLACK = f"{ALTAR}\nspices: a1 black-pepper\ntreasury 1: green 2 blue 1\ntactics 1: yellow -"


@pytest.mark.clause("ganesha", "8.11")
def test_black_pepper_changes_a_gem_of_the_treasury() -> None:
    state = position(BLACK)
    play(state, "take a1")
    assert play(state, "use black-pepper") == {"asks": "return 1"}
    assert legal(state) == ["return green", "return blue"]
    assert (refusal(state, "return red"), refusal(state, "return yellow")) == (811, 811)
    assert play(state, "return blue") == {
        "asks": "* draw",
        "treasury 1": "green 2",
        "bag": "red 7 green 5 purple 8 blue 7 yellow 6",
    }
    assert play(state, "draw purple") == {
        "asks": "store 1",
        "treasury 1": "green 2 purple 1",
        "bag": "red 7 green 5 purple 7 blue 7 yellow 6",
    }


@pytest.mark.clause("ganesha", "8.11")
def test_black_pepper_may_draw_the_same_gem_again() -> None:
    state = position(f"{BLACK}\nbag: none\nrest: treasury 2")
    play(state, "take a1", "use black-pepper", "return blue")
    assert outcomes(state) == {"draw blue": 1}
    assert play(state, "draw blue")["treasury 1"] == "green 2 blue 1"


@pytest.mark.clause("ganesha", "8.11")
def test_black_pepper_needs_a_gem_that_was_there_before() -> None:
    state = position(f"{ALTAR}\nspices: a1 black-pepper\ntactics 1: yellow green")
    assert play(state, "take a1")["asks"] == "store 1"
