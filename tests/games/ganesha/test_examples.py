"""The worked examples of the rules page, played."""

from __future__ import annotations

import pytest

from mandapa.games.ganesha.board import MANDALA
from mandapa.games.ganesha.scoring import score
from tests.games.examples import says
from tests.games.ganesha.pictures import asks, legal, picture, play
from tests.games.ganesha.positions import ALTAR, new, position


@pytest.mark.clause("ganesha", "4.2", "4.3", "4.4")
def test_a_second_gem() -> None:
    says("ganesha", "4.4", "a red and a blue gem", "from an adjacent hex")
    state = position(f"{ALTAR}\ntactics 1: red blue")
    play(state, "take a1")
    assert legal(state) == ["take b2", "stop"]
    says("ganesha", "4.4", "If both slots held red gems, you could take it from any hex")
    state = position(f"{ALTAR}\ntactics 1: red red")
    play(state, "take a1")
    assert legal(state) == ["take b2", "take b3", "take c5", "stop"]
    says("ganesha", "4.4", "After a green gem you could take no second one")
    state = position(f"{ALTAR}\ntactics 1: red blue")
    assert play(state, "take b2")["asks"] == "store 1"


@pytest.mark.clause("ganesha", "5.2", "5.3")
def test_where_two_gems_are_stored() -> None:
    says(
        "ganesha",
        "5.3",
        "Slot 1 holds a red gem, slot 2 is empty",
        "You put the red gem into slot 2",
    )
    says("ganesha", "5.3", "to your treasury or to slot 1", "not to slot 2")
    state = position("altar: a1 red, b2 blue\ntactics 1: red -")
    play(state, "take a1", "take b2", "slot 2")
    assert legal(state) == ["keep", "slot 1"]
    play(state, "slot 1")
    assert (picture(state)["tactics 1"], picture(state)["treasury 1"]) == ("blue red", "red 1")


@pytest.mark.clause("ganesha", "6.2", "6.3", "6.4", "6.7")
@pytest.mark.parametrize(
    ("offer", "points"),
    [("offer green green", 7), ("offer yellow green", 9), ("offer none yellow", 4)],
)
def test_what_an_offering_brings(offer: str, points: int) -> None:
    says("ganesha", "6.7", "three green gems and a yellow one", "4, 3 and 2")
    says("ganesha", "6.7", "4 + 3 = 7 points", "9 points", "without an offering")
    state = position("phase: offer\naltar: a1 red\ntreasury 1: green 3 yellow 1\nmandala: green 2")
    play(state, offer)
    assert state.points(0) == points


@pytest.mark.clause("ganesha", "4.2", "8.4", "8.5")
def test_after_an_exchange() -> None:
    says("ganesha", "8.5", "A red gem lies in your tactics slot", "the red gem on c2, with caraway")
    says("ganesha", "8.5", "the blue gem on a1", "the red one lies on a1", "adjacent to c2")
    altar = "altar: c2 red, a1 blue, c3 green, c5 yellow"
    state = position(f"{altar}\nspices: c2 caraway\ntactics 1: red -")
    play(state, "take c2", "use caraway", "swap a1")
    assert (picture(state)["taken"], picture(state)["altar"]) == (
        *("blue", "a1 red, c3 green, c5 yellow"),
    )
    assert legal(state) == ["take c3", "stop"]


@pytest.mark.clause("ganesha", "9.2")
def test_the_youngest_begins_the_final_stage() -> None:
    says("ganesha", "9.2", "Three people", "*3-1-2*", "Seats 1 and 3", "Seat 3 is the youngest")
    state = position(
        """
        phase: offer
        turn: 3
        round: 8
        points 1: 2
        points 2: 5
        points 3: 2
        treasury 1: red 1
        treasury 2: red 1
        treasury 3: red 1
        """,
        3,
        None,
        younger="3-1-2",
    )
    play(state, "pass")
    assert asks(state) == "place 3"


@pytest.mark.clause("ganesha", "10.2", "10.3")
def test_the_first_to_have_thirteen() -> None:
    says("ganesha", "10.3", "from 9 points to 13", "from 12 to 13", "Asha is ahead")
    state = new(2)
    score(state, 0, MANDALA, 9)
    score(state, 1, MANDALA, 12)
    score(state, 0, MANDALA, 4)
    score(state, 1, MANDALA, 1)
    assert (state.total(0), state.total(1), state.ranking()) == (13, 13, [1, 2])
