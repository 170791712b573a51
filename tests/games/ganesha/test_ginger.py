"""Ginger: the taken gem is exchanged with another player (8.6, 8.7)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import legal, play, refusal
from tests.games.ganesha.positions import ALTAR, position

GINGER = f"""
    {ALTAR}
    spices: a1 ginger
    treasury 2: red 1 green 2 yellow 1
    treasury 3: red 4
    treasury 4: blue 1
"""


@pytest.mark.clause("ganesha", "8.6")
def test_ginger_gives_the_gem_to_an_eligible_player() -> None:
    state = position(GINGER, players=4)
    play(state, "take a1")
    assert play(state, "use ginger") == {"asks": "give 1"}
    assert legal(state) == ["give 2", "give 4"]
    assert (refusal(state, "give 3"), refusal(state, "give 1")) == (806, 806)
    play(state, "give 4")
    assert legal(state) == ["answer blue"]


@pytest.mark.clause("ganesha", "8.6")
def test_seats_that_nobody_sits_in_get_nothing() -> None:
    state = position(f"{ALTAR}\nspices: a1 ginger\ntreasury 2: green 1")
    play(state, "take a1", "use ginger")
    assert (refusal(state, "give 3"), legal(state)) == (806, ["give 2"])


@pytest.mark.clause("ganesha", "8.7")
def test_the_other_player_chooses_the_answer() -> None:
    state = position(GINGER, players=4)
    play(state, "take a1", "use ginger")
    assert play(state, "give 2") == {"asks": "answer 2"}
    assert legal(state) == ["answer green", "answer yellow"]
    assert (refusal(state, "answer red"), refusal(state, "answer blue")) == (807, 807)
    assert play(state, "answer yellow") == {
        "asks": "store 1",
        "taken": "yellow",
        "treasury 2": "red 2 green 2",
    }
    assert state.to_json()["other"] == -1
    assert play(state, "slot 1")["tactics 1"] == "yellow -"


@pytest.mark.clause("ganesha", "8.6", "8.7")
def test_ginger_under_the_second_gem_gives_that_one() -> None:
    state = position(
        f"{ALTAR}\ntactics 1: red -\nspices: b2 ginger\ntreasury 2: red 1 blue 1\nturn: 1"
    )
    play(state, "take a1", "take b2", "use ginger", "give 2")
    assert legal(state) == ["answer red", "answer blue"]
    assert play(state, "answer red") == {
        "asks": "store 1",
        "taken": "red red",
        "treasury 2": "green 1 blue 1",
    }
