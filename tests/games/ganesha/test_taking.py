"""Phase 1: taking gems (clause 4)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import asks, legal, picture, play, refusal
from tests.games.ganesha.positions import position

# A red gem in the top row, with two yellow gems and a purple one around it.
EXAMPLE = """
    altar: a1 yellow, a2 red, a3 yellow, b2 purple, c3 red, d2 blue
    tactics 1: red green
"""


@pytest.mark.clause("ganesha", "4.1")
def test_any_gem_of_the_altar_may_be_taken() -> None:
    state = position("altar: a1 red, b3 green, c5 yellow, e1 blue")
    assert legal(state) == ["take a1", "take b3", "take c5", "take e1"]
    assert (refusal(state, "take b2"), refusal(state, "take c1")) == (401, 401)
    assert play(state, "take b3") == {
        "asks": "store 1",
        "altar": "a1 red, c5 yellow, e1 blue",
        "taken": "green",
    }


@pytest.mark.clause("ganesha", "4.1", "4.2")
def test_example_one_take_any_one_gem() -> None:
    state = position(EXAMPLE, players=4)
    takes = [f"take {hex_}" for hex_ in ("a1", "a2", "a3", "b2", "c3", "d2")]
    assert legal(state) == takes
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "4.2", "4.3")
def test_example_one_take_two_gems() -> None:
    state = position(EXAMPLE, players=4)
    assert play(state, "take a2")["asks"] == "more 1"
    assert legal(state) == ["take a1", "take a3", "take b2", "stop"]
    assert refusal(state, "take c3") == 403
    assert refusal(state, "take a2") == 401
    assert play(state, "take a3") == {
        "asks": "store 1",
        "altar": "a1 yellow, b2 purple, c3 red, d2 blue",
        "taken": "red yellow",
    }


@pytest.mark.clause("ganesha", "4.2")
@pytest.mark.parametrize(
    ("tactics", "more"),
    [("- -", False), ("red -", True), ("- red", True), ("green red", True), ("green blue", False)],
)
def test_a_second_gem_needs_the_colour_in_a_slot(tactics: str, more: bool) -> None:
    state = position(f"altar: a1 red, b2 green\ntactics 1: {tactics}")
    play(state, "take a1")
    assert asks(state) == ("more 1" if more else "store 1")


@pytest.mark.clause("ganesha", "4.2")
def test_the_slots_of_others_do_not_count() -> None:
    state = position("altar: a1 red, b2 green\ntactics 2: red red\ntreasury 1: red 2")
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "1.3", "4.3")
@pytest.mark.parametrize(
    ("hex_", "near"),
    [
        ("a1", "a2 b1 b2"),
        ("b1", "a1 b2 c1 c2"),
        ("c3", "b2 b3 c2 c4 d2 d3"),
        ("c5", "b4 c4 d4"),
        ("d2", "c2 c3 d1 d3 e1 e2"),
        ("e3", "d3 d4 e2"),
    ],
)
def test_adjacent_hexes_share_an_edge(hex_: str, near: str) -> None:
    names = [*("a1", "a2", "a3"), *(f"b{n}" for n in range(1, 5)), *(f"c{n}" for n in range(1, 6))]
    names += [*(f"d{n}" for n in range(1, 5)), "e1", "e2", "e3"]
    colours = ["red", "green", "purple", "blue"]
    gems = [f"{name} {colours[place % 4]}" for place, name in enumerate(names) if name != hex_]
    altar = ", ".join([*gems, f"{hex_} yellow"])
    state = position(f"altar: {altar}\ntactics 1: - yellow", players=4)
    play(state, f"take {hex_}")
    assert legal(state) == [*(f"take {name}" for name in near.split()), "stop"]


@pytest.mark.clause("ganesha", "1.3", "4.3")
@pytest.mark.parametrize(
    ("players", "hex_", "near"),
    [(2, "a1", "b2"), (2, "b3", "b2 c3 c4"), (3, "a2", "a1 b2 b3"), (3, "b1", "a1 b2 c2")],
)
def test_hexes_that_stay_empty_touch_nothing(players: int, hex_: str, near: str) -> None:
    used = {
        2: "a1 b2 b3 c2 c3 c4 c5 d2 d3 e1",
        3: "a1 a2 b1 b2 b3 b4 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2",
    }[players].split()
    colours = ["red", "green", "purple", "blue"]
    gems = [f"{name} {colours[place % 4]}" for place, name in enumerate(used) if name != hex_]
    state = position(f"altar: {', '.join([*gems, f'{hex_} yellow'])}\ntactics 1: yellow -", players)
    assert legal(state) == [f"take {name}" for name in used]
    play(state, f"take {hex_}")
    assert legal(state) == [*(f"take {name}" for name in near.split()), "stop"]


@pytest.mark.clause("ganesha", "4.4")
def test_two_slots_of_one_colour_reach_every_hex() -> None:
    altar = "altar: a1 red, b2 green, c5 blue, e1 red"
    state = position(f"{altar}\ntactics 1: red red")
    play(state, "take a1")
    assert legal(state) == ["take b2", "take c5", "take e1", "stop"]
    play(state, "take c5")
    assert picture(state)["taken"] == "red blue"
    state = position(f"{altar}\ntactics 1: red red")
    assert play(state, "take b2")["asks"] == "store 1"  # the first gem must match
    state = position(f"{altar}\ntactics 1: red blue")
    play(state, "take a1")
    assert legal(state) == ["take b2", "stop"]


@pytest.mark.clause("ganesha", "4.5")
def test_stopping_after_the_first_gem() -> None:
    state = position(EXAMPLE, players=4)
    play(state, "take a2")
    assert play(state, "stop") == {"asks": "store 1"}
    assert picture(state)["taken"] == "red"


@pytest.mark.clause("ganesha", "4.5")
def test_without_a_gem_to_take_nothing_is_asked() -> None:
    state = position("altar: a1 red, c5 green\ntactics 1: red blue")
    assert play(state, "take a1")["asks"] == "store 1"
    state = position("altar: a1 red\ntactics 1: red red")
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "4.5")
def test_never_more_than_two_gems() -> None:
    state = position("altar: a1 red, b2 red, b3 red\ntactics 1: red red")
    assert play(state, "take a1", "take b2")["asks"] == "store 1"
    assert refusal(state, "take b3") == 301


@pytest.mark.clause("ganesha", "4.5")
def test_before_the_first_gem_one_cannot_stop() -> None:
    state = position(EXAMPLE)
    assert refusal(state, "stop") == 301


@pytest.mark.clause("ganesha", "4.6")
def test_taken_gems_are_in_hand_until_phase_two() -> None:
    state = position("altar: a1 red, b2 blue\ntactics 1: red -\ntreasury 1: green 1")
    changes = play(state, "take a1", "take b2")
    assert changes == {"asks": "store 1", "altar": "none", "taken": "red blue"}
    assert state.view(0)["taken"] == ["red", "blue"]
