"""Phase 2: storing gems (clause 5)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import legal, play, refusal
from tests.games.ganesha.positions import position

ONE = "altar: a1 red, c5 blue\ntactics 1: green -"
TWO = "altar: a1 red, b2 yellow, c5 blue\ntactics 1: red green"


@pytest.mark.clause("ganesha", "5.1")
@pytest.mark.parametrize(
    ("store", "changes"),
    [
        ("keep", {"treasury 1": "red 1"}),
        ("slot 1", {"treasury 1": "green 1", "tactics 1": "red -"}),
        ("slot 2", {"tactics 1": "green red"}),
    ],
)
def test_one_gem_goes_to_the_treasury_or_a_slot(store: str, changes: dict[str, str]) -> None:
    state = position(ONE)
    play(state, "take a1")
    assert legal(state) == ["keep", "slot 1", "slot 2"]
    assert play(state, store) == {"asks": "offer 1", "taken": "none", **changes}


@pytest.mark.clause("ganesha", "5.1", "5.2", "5.3")
@pytest.mark.parametrize(
    ("first", "second", "tactics", "treasury"),
    [
        ("keep", "keep", "red green", "red 1 yellow 1"),
        ("keep", "slot 1", "yellow green", "red 2"),
        ("keep", "slot 2", "red yellow", "red 1 green 1"),
        ("slot 1", "keep", "red green", "red 1 yellow 1"),
        ("slot 1", "slot 2", "red yellow", "red 1 green 1"),
        ("slot 2", "keep", "red red", "green 1 yellow 1"),
        ("slot 2", "slot 1", "yellow red", "red 1 green 1"),
    ],
)
def test_two_gems_are_stored_one_after_the_other(
    first: str, second: str, tactics: str, treasury: str
) -> None:
    state = position(TWO)
    play(state, "take a1", "take b2")
    changes = play(state, first)
    assert (changes.get("asks"), changes["taken"]) == (None, "yellow")
    play(state, second)
    assert state.view(None)["tiles"][0]["tactics"] == tactics.split()
    held = state.view(None)["tiles"][0]["treasury"]
    assert " ".join(f"{name} {count}" for name, count in held.items() if count) == treasury
    assert state.question() == "offer"


@pytest.mark.clause("ganesha", "5.1", "5.2")
def test_example_two() -> None:
    """A red gem to the treasury; a yellow one takes the place of the red one in the left slot."""
    state = position(TWO)
    assert play(state, "take a1", "take b2", "keep", "slot 1") == {
        "asks": "offer 1",
        "altar": "c5 blue",
        "treasury 1": "red 2",
        "tactics 1": "yellow green",
    }


@pytest.mark.clause("ganesha", "5.3")
@pytest.mark.parametrize("slot", [1, 2])
def test_two_gems_may_not_share_a_slot(slot: int) -> None:
    state = position(TWO)
    play(state, "take a1", "take b2", f"slot {slot}")
    assert refusal(state, f"slot {slot}") == 503
    assert legal(state) == ["keep", f"slot {3 - slot}"]


@pytest.mark.clause("ganesha", "5.3")
def test_a_slot_is_free_again_in_the_next_turn() -> None:
    state = position("altar: a1 red, b2 red, c5 blue\ntactics 2: red -")
    play(state, "take c5", "slot 1", "pass", "take a1", "take b2")
    assert legal(state) == ["keep", "slot 1", "slot 2"]
