"""The spices (clause 8)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from tests.games.ganesha.pictures import asks, legal, outcomes, picture, play, refusal
from tests.games.ganesha.positions import position

ALTAR = "altar: a1 red, b2 green, b3 blue, c5 yellow"


# --- using and leaving -------------------------------------------------


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


# --- cardamom ----------------------------------------------------------


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


# --- caraway -----------------------------------------------------------


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


# --- ginger ------------------------------------------------------------


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


# --- black mustard -----------------------------------------------------


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


# --- the peppers -------------------------------------------------------


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


# --- coriander ---------------------------------------------------------


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


# --- cinnamon ----------------------------------------------------------


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
