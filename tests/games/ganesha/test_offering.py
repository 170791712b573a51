"""Phase 3: moving gems to the mandala (clause 6)."""

from __future__ import annotations

import pytest

from tests.games.ganesha.pictures import legal, play, refusal
from tests.games.ganesha.positions import position

OFFER = "phase: offer\naltar: a1 red, b2 green"


def offers(treasury: str, **lines: str) -> list[str]:
    more = "\n".join(f"{key}: {value}" for key, value in lines.items())
    return legal(position(f"{OFFER}\ntreasury 1: {treasury}\n{more}"))


@pytest.mark.clause("ganesha", "6.1")
def test_passing_moves_nothing() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 3 yellow 2")
    assert play(state, "pass") == {"asks": "take 2"}


@pytest.mark.clause("ganesha", "6.1")
def test_one_offering_a_turn() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 3 yellow 2")
    assert play(state, "offer red red")["asks"] == "take 2"


@pytest.mark.clause("ganesha", "6.2", "6.5")
def test_like_for_like_needs_two_gems() -> None:
    assert offers("red 1 green 2 blue 3") == ["offer green green", "offer blue blue", "pass"]


@pytest.mark.clause("ganesha", "6.2")
def test_another_colour_is_not_accepted() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 3 green 2")
    assert refusal(state, "offer red green") == 602
    assert refusal(state, "offer none red") == 602
    assert refusal(state, "offer red yellow") == 602


@pytest.mark.clause("ganesha", "6.3", "6.4", "6.5")
def test_yellow_moves_every_colour() -> None:
    assert offers("red 1 green 2 yellow 1") == [
        "offer green green",
        "offer yellow red",
        "offer yellow green",
        "offer none yellow",
        "pass",
    ]
    assert "offer yellow yellow" in offers("yellow 2")
    state = position(f"{OFFER}\ntreasury 1: yellow 1")
    assert legal(state) == ["offer none yellow", "pass"]
    assert refusal(state, "offer yellow yellow") == 605
    assert refusal(state, "offer yellow purple") == 605


@pytest.mark.clause("ganesha", "6.3", "6.6")
def test_an_offered_yellow_gem() -> None:
    state = position(f"{OFFER}\ntreasury 1: purple 2 yellow 2", players=4)
    assert play(state, "offer yellow purple") == {
        "asks": "take 2",
        "bag": "red 11 green 11 purple 10 blue 12 yellow 11",
        "treasury 1": "yellow 1",
        "mandala": "purple 2",
        "points 1": "16",
    }
    state = position(f"{OFFER}\ntreasury 1: yellow 3", players=4)
    assert play(state, "offer yellow yellow")["mandala"] == "yellow 2"


@pytest.mark.clause("ganesha", "6.4", "6.6")
def test_yellow_gems_move_for_nothing() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 2 yellow 3")
    assert play(state, "offer none yellow") == {
        "asks": "take 2",
        "treasury 1": "red 2",
        "mandala": "yellow 3",
        "points 1": "9",
    }


@pytest.mark.clause("ganesha", "6.5")
def test_an_only_gem_cannot_be_offered_for_itself() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 1")
    assert refusal(state, "offer red red") == 605
    assert legal(state) == ["pass"]


@pytest.mark.clause("ganesha", "6.6")
@pytest.mark.parametrize("held", [2, 3, 4, 7])
def test_all_gems_of_the_colour_move(held: int) -> None:
    state = position(f"{OFFER}\ntreasury 1: red {held} green 2\ntactics 1: green -")
    changes = play(state, "offer red red")
    assert (changes["mandala"], changes["treasury 1"]) == (f"red {held - 1}", "green 2")
    assert changes["bag"].startswith(f"red {8 - held} ")


@pytest.mark.clause("ganesha", "6.2", "6.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_example_three(players: int) -> None:
    """One of four red gems is offered, the others score 5, 4 and 3."""
    state = position(f"{OFFER}\ntreasury 1: red 4 green 1", players)
    changes = play(state, "offer red red")
    assert changes["points 1"] == "12"
    assert changes["mandala"] == "red 3"
    assert changes["treasury 1"] == "green 1"


@pytest.mark.clause("ganesha", "1.4", "6.7")
@pytest.mark.parametrize(
    ("side", "placed", "points"), [("day", 0, 9), ("day", 3, 5), ("night", 0, 9), ("night", 4, 4)]
)
def test_slots_are_filled_in_order(side: str, placed: int, points: int) -> None:
    drawing = f"{OFFER}\ntreasury 1: red 3\nmandala: red {placed} green 1"
    state = position(drawing, side=side)
    changes = play(state, "offer red red")
    assert changes["points 1"] == str(points)
    assert changes["mandala"] == f"red {placed + 2} green 1"


@pytest.mark.clause("ganesha", "6.8")
def test_gems_in_tactics_slots_stay_there() -> None:
    state = position(f"{OFFER}\ntreasury 1: red 1 green 2\ntactics 1: red yellow")
    assert legal(state) == ["offer green green", "pass"]
    assert refusal(state, "offer yellow red") == 608
    assert refusal(state, "offer blue blue") == 608
    assert refusal(state, "offer none yellow") == 605
    changes = play(state, "offer green green")
    assert "tactics 1" not in changes


@pytest.mark.clause("ganesha", "6.8", "1.6")
def test_the_treasuries_of_others_are_theirs() -> None:
    state = position(f"{OFFER}\ntreasury 2: red 4 yellow 2")
    assert legal(state) == ["pass"]
