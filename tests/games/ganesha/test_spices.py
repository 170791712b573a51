"""Using and leaving spices (8.1), and those that are done at once or in phase 3: cardamom, black
mustard and cinnamon (clause 8)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import asks, legal, play, refusal
from tests.games.ganesha.positions import ALTAR, position


@pytest.mark.clause("ganesha", "8.1")
def test_a_spice_may_be_used_or_left() -> None:
    drawing = f"{ALTAR}\nspices: a1 black-mustard"
    state = position(drawing)
    assert play(state, "take a1")["asks"] == "spice 1"
    assert legal(state) == ["use black-mustard", "leave"]
    assert (refusal(state, "use ginger"), refusal(state, "stop")) == (801, 301)
    assert play(state, "leave") == {"asks": "store 1"}


@pytest.mark.clause("ganesha", "8.1")
def test_a_spice_comes_before_the_second_gem() -> None:
    drawing = (
        f"{ALTAR}\ntactics 1: red -\nspices: a1 black-mustard, b2 black-pepper\ntreasury 1: red 1"
    )
    state = position(drawing)
    play(state, "take a1")
    assert asks(state) == "spice 1"
    play(state, "use black-mustard")
    assert (asks(state), legal(state)) == ("more 1", ["take b2", "stop"])
    play(state, "take b2")
    assert legal(state) == ["use black-pepper", "leave"]
    play(state, "leave")
    assert asks(state) == "store 1"


@pytest.mark.clause("ganesha", "8.1")
def test_the_spice_of_a_gem_nobody_took_is_not_asked() -> None:
    state = position(f"{ALTAR}\nspices: b2 black-mustard")
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "8.1")
@pytest.mark.parametrize(
    ("spice", "more"),
    [
        ("cardamom", ""),
        ("ginger", ""),
        ("ginger", "treasury 2: red 3\ntreasury 1: blue 2"),
        ("red-pepper", ""),
        ("red-pepper", "points 2: 5"),
        ("black-pepper", "treasury 2: red 1"),
    ],
)
def test_a_spice_without_effect_is_not_asked(spice: str, more: str) -> None:
    state = position(f"{ALTAR}\nspices: a1 {spice}\n{more}".strip())
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "1.5")
def test_without_spices_nothing_is_asked() -> None:
    state = position(ALTAR, spices="off")
    assert play(state, "take a1")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "8.2")
def test_example_cardamom_removes_a_last_gem() -> None:
    """With 2 red, 4 green and 3 blue gems there, one red, green or blue gem can go."""
    drawing = f"{ALTAR}\nspices: a1 cardamom\nmandala: red 2 green 4 blue 3\npoints 2: 9"
    state = position(drawing, players=4)
    play(state, "take a1")
    assert play(state, "use cardamom") == {"asks": "remove 1"}
    assert legal(state) == ["remove red", "remove green", "remove blue"]
    assert refusal(state, "remove purple") == 802
    assert play(state, "remove green") == {
        "asks": "store 1",
        "mandala": "red 2 green 3 blue 3",
        "bag": "red 9 green 8 purple 12 blue 8 yellow 11",
    }


@pytest.mark.clause("ganesha", "8.3")
def test_a_freed_slot_scores_again() -> None:
    drawing = f"{ALTAR}\nspices: a1 cardamom\nmandala: red 1\npoints 2: 5\ntreasury 1: red 2"
    state = position(drawing)
    changes = play(state, "take a1", "use cardamom", "remove red", "keep", "offer red red")
    assert changes["points 1"] == "9"  # slots 1 and 2
    assert "points 2" not in changes


@pytest.mark.clause("ganesha", "8.8")
def test_black_mustard_is_a_point() -> None:
    state = position(f"{ALTAR}\nspices: a1 black-mustard\npoints 1: 3\nturn: 1")
    assert play(state, "take a1", "use black-mustard") == {
        "asks": "store 1",
        "altar": "b2 green, b3 blue, c5 yellow",
        "taken": "red",
        "points 1": "4",
    }
    assert state.scores()[0] == {"mandala": 3, "spices": 1, "final": 0}


@pytest.mark.clause("ganesha", "8.14")
def test_cinnamon_is_not_asked_and_widens_the_offering() -> None:
    drawing = f"{ALTAR}\nspices: a1 cinnamon\ntreasury 1: green 1 blue 2\ntreasury 2: green 3"
    state = position(drawing)
    assert play(state, "take a1")["asks"] == "store 1"
    play(state, "keep")
    assert legal(state) == [
        *("offer red green", "offer red blue", "offer green red", "offer green blue"),
        *("offer blue red", "offer blue green", "offer blue blue", "pass"),
    ]
    assert refusal(state, "offer none red") == 602
    assert refusal(state, "offer red red") == 605
    assert refusal(state, "offer purple red") == 608
    changes = play(state, "offer green blue")
    assert (changes["mandala"], changes["treasury 1"]) == ("blue 2", "red 1")
    assert changes["asks"] == "take 2"


@pytest.mark.clause("ganesha", "8.14")
def test_cinnamon_is_for_one_turn() -> None:
    state = position(f"{ALTAR}\nspices: a1 cinnamon\ntreasury 2: green 1 purple 1")
    play(state, "take a1", "keep", "pass", "take b2", "keep")
    assert legal(state) == ["offer green green", "pass"]


@pytest.mark.clause("ganesha", "8.14")
def test_yellow_gems_still_move_for_nothing_with_cinnamon() -> None:
    state = position(f"{ALTAR}\nspices: a1 cinnamon\ntreasury 1: yellow 1")
    play(state, "take a1", "keep")
    assert legal(state) == ["offer red yellow", "offer yellow red", "offer none yellow", "pass"]
