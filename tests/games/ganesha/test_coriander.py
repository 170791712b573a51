"""Coriander: gems move out of the tactics slots and back (8.12, 8.13)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import asks, legal, play, refusal
from tests.games.ganesha.positions import ALTAR, position


def with_coriander(tactics: str, treasury: str = "none") -> str:
    return f"{ALTAR}\nspices: a1 coriander\ntactics 1: {tactics}\ntreasury 1: {treasury}"


@pytest.mark.clause("ganesha", "8.12")
def test_coriander_is_asked_after_phase_two() -> None:
    state = position(with_coriander("green -", "blue 1"))
    assert play(state, "take a1")["asks"] == "store 1"
    assert play(state, "slot 2") == {"asks": "lift 1", "taken": "none", "tactics 1": "green red"}
    assert legal(state) == ["leave", "lift 1", "lift 2", "lift both"]
    assert play(state, "leave") == {"asks": "offer 1"}


@pytest.mark.clause("ganesha", "8.12")
def test_coriander_needs_a_gem_in_a_slot() -> None:
    state = position(with_coriander("- -", "blue 2"))
    assert play(state, "take a1", "keep")["asks"] == "offer 1"


@pytest.mark.clause("ganesha", "8.12")
@pytest.mark.parametrize(
    ("tactics", "lifts", "refused"),
    [("green -", ["lift 1"], ["lift 2", "lift both"]), ("- green", ["lift 2"], ["lift 1"])],
)
def test_only_gems_can_be_lifted(tactics: str, lifts: list[str], refused: list[str]) -> None:
    state = position(with_coriander(tactics))
    play(state, "take a1", "keep")
    assert legal(state) == ["leave", *lifts]
    assert [refusal(state, move) for move in refused] == [812] * len(refused)


@pytest.mark.clause("ganesha", "8.13")
def test_one_gem_goes_and_one_comes_back() -> None:
    state = position(with_coriander("green yellow", "blue 1"))
    play(state, "take a1", "keep")
    assert play(state, "lift 2") == {
        "asks": "set 1",
        "tactics 1": "green -",
        "treasury 1": "red 1 blue 1 yellow 1",
    }
    assert legal(state) == ["set 2 red", "set 2 blue", "set 2 yellow"]
    assert (refusal(state, "set 1 red"), refusal(state, "set 2 green")) == (813, 813)
    assert play(state, "set 2 blue") == {
        "asks": "offer 1",
        "tactics 1": "green blue",
        "treasury 1": "red 1 yellow 1",
    }


@pytest.mark.clause("ganesha", "8.13")
def test_a_gem_may_come_back_to_the_other_empty_slot() -> None:
    state = position(with_coriander("green -"))
    play(state, "take a1", "keep", "lift 1")
    assert legal(state) == ["set 1 red", "set 1 green", "set 2 red", "set 2 green"]
    assert play(state, "set 2 green") == {
        "asks": "offer 1",
        "tactics 1": "- green",
        "treasury 1": "red 1",
    }


@pytest.mark.clause("ganesha", "8.13")
def test_two_gems_go_and_two_come_back() -> None:
    state = position(with_coriander("green yellow"))
    play(state, "take a1", "keep")
    assert play(state, "lift both")["tactics 1"] == "- -"
    assert legal(state) == ["set 1 red", "set 1 green", "set 1 yellow"]
    assert play(state, "set 1 yellow") == {"tactics 1": "yellow -", "treasury 1": "red 1 green 1"}
    assert legal(state) == ["set 2 red", "set 2 green"]
    assert play(state, "set 2 green") == {
        "asks": "offer 1",
        "tactics 1": "yellow green",
        "treasury 1": "red 1",
    }


@pytest.mark.clause("ganesha", "8.12")
def test_coriander_waits_for_both_gems() -> None:
    state = position(with_coriander("red -"))
    play(state, "take a1", "take b2", "slot 2")
    assert asks(state) == "store 1"
    assert play(state, "keep")["asks"] == "lift 1"


@pytest.mark.clause("ganesha", "8.12")
def test_coriander_is_for_one_turn() -> None:
    state = position(with_coriander("- -", "blue 2"))
    play(state, "take a1", "keep", "pass", "take b2", "slot 1")
    assert asks(state) == "offer 2"
    state = position(f"{with_coriander('green -')}\ntactics 2: blue blue")
    play(state, "take a1", "keep", "leave", "pass", "take b2", "keep")
    assert asks(state) == "offer 2"
