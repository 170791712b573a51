"""Caraway: the taken gem is exchanged for another on the altar (8.4, 8.5)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import asks, legal, picture, play, refusal
from tests.games.ganesha.positions import ALTAR, position


@pytest.mark.clause("ganesha", "8.4")
def test_caraway_exchanges_with_any_gem() -> None:
    state = position(f"{ALTAR}\nspices: a1 caraway")
    play(state, "take a1")
    assert play(state, "use caraway") == {"asks": "swap 1"}
    assert legal(state) == ["swap b2", "swap b3", "swap c5"]
    assert (refusal(state, "swap a1"), refusal(state, "swap c3")) == (804, 804)
    assert play(state, "swap c5") == {
        "asks": "store 1",
        "altar": "b2 green, b3 blue, c5 red",
        "taken": "yellow",
    }


@pytest.mark.clause("ganesha", "8.4")
def test_caraway_may_exchange_like_for_like() -> None:
    state = position("altar: a1 red, c5 red\nspices: a1 caraway")
    play(state, "take a1", "use caraway")
    assert play(state, "swap c5") == {"asks": "store 1"}
    assert picture(state)["altar"] == "c5 red"


@pytest.mark.clause("ganesha", "8.4", "8.1")
def test_caraway_needs_another_gem() -> None:
    state = position("altar: a1 red\nspices: a1 caraway")
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "8.4")
def test_caraway_under_the_second_gem() -> None:
    state = position(f"{ALTAR}\ntactics 1: red -\nspices: b2 caraway")
    play(state, "take a1", "take b2", "use caraway", "swap b3")
    assert picture(state)["taken"] == "red blue"
    assert (picture(state)["altar"], asks(state)) == ("b3 green, c5 yellow", "store 1")


@pytest.mark.clause("ganesha", "8.5")
def test_a_token_under_the_exchanged_gem_is_not_used() -> None:
    state = position(f"{ALTAR}\nspices: a1 caraway, c5 black-mustard")
    changes = play(state, "take a1", "use caraway", "swap c5")
    assert (changes["asks"], changes["taken"]) == ("store 1", "yellow")
    assert picture(state)["spices"] == "a1 caraway, c5 black-mustard"
    play(state, "keep", "pass", "take c5")
    assert legal(state) == ["use black-mustard", "leave"]  # it serves its next taker


@pytest.mark.clause("ganesha", "8.5", "4.3")
def test_adjacency_is_measured_from_the_first_hex() -> None:
    drawing = "altar: a1 red, b2 green, b3 blue, c5 yellow, c4 red\ntactics 1: red -"
    state = position(f"{drawing}\nspices: a1 caraway")
    play(state, "take a1", "use caraway", "swap c5")
    assert legal(state) == ["take b2", "stop"]


@pytest.mark.clause("ganesha", "8.5")
def test_the_exchanged_gem_may_be_taken_back_with_its_spice() -> None:
    state = position(f"{ALTAR}\ntactics 1: red -\nspices: a1 caraway, b2 black-mustard")
    play(state, "take a1", "use caraway", "swap b2")
    assert picture(state)["altar"] == "b2 red, b3 blue, c5 yellow"
    assert legal(state) == ["take b2", "stop"]
    changes = play(state, "take b2", "use black-mustard")
    assert changes == {
        "asks": "store 1",
        "altar": "b3 blue, c5 yellow",
        "taken": "green red",
        "points 1": "1",
    }


@pytest.mark.clause("ganesha", "4.2")
def test_an_exchange_neither_gives_nor_takes_a_second_gem() -> None:
    state = position(f"{ALTAR}\ntactics 1: yellow -\nspices: a1 caraway")
    assert play(state, "take a1", "use caraway", "swap c5")["asks"] == "store 1"
    state = position(f"{ALTAR}\ntactics 1: red -\nspices: a1 caraway")
    assert play(state, "take a1", "use caraway", "swap c5")["asks"] == "more 1"
    drawing = f"{ALTAR}\ntactics 1: {{}}\nspices: a1 ginger\ntreasury 2: blue 1"
    state = position(drawing.format("blue -"))
    assert play(state, "take a1", "use ginger", "give 2", "answer blue")["asks"] == "store 1"
    state = position(drawing.format("red -"))
    assert play(state, "take a1", "use ginger", "give 2", "answer blue")["asks"] == "more 1"
