"""The worked examples of the rules page, played with the standard edition."""

from __future__ import annotations

import pytest

from mandapa.core.contract import OVER
from mandapa.games.rajas import GAME
from mandapa.games.rajas.state import Rajas
from tests.games.examples import says
from tests.games.rajas import positions
from tests.games.rajas.positions import legal, mine, play, refused


def position(drawing: str, players: int = 2, **options: str) -> Rajas:
    return positions.position(drawing, setup=GAME.setup(players, options))


@pytest.mark.clause("rajas", "4.5")
def test_a_one_becomes_a_six() -> None:
    says("rajas", "4.5", "2 karma", "room 6", "green die shows a 1", "shows a 6")
    state = position("karma 1: 2\ndice 1: green 1")
    assert refused(state, "worker palace-6") == 304
    play(state, "flip green 1", "worker palace-6", "pay green 6")
    assert (mine(state, "karma"), mine(state, "boat")) == (1, 6)


@pytest.mark.clause("rajas", "5.3", "5.4")
def test_which_dice_pay_eight() -> None:
    says("rajas", "5.4", "costs 8", "6, 3 and 2", "exactly 8, or the 3", "cannot begin with the 3")
    state = position("karma 1: 0\ndice 1: blue 6 blue 3 blue 2\ntop: blue-snake-c")
    play(state, "worker quarry-0", "take blue snake", "lay c2 0")
    assert legal(state) == ["pay blue 6"]
    play(state, "pay blue 6")
    assert legal(state) == ["pay blue 2", "pay blue 3"]


@pytest.mark.clause("rajas", "6.3", "6.4")
def test_roads_that_meet_the_residence() -> None:
    says("rajas", "6.4", "residence on c1", "On c2", "up and down", "a bend with one end up")
    state = position("karma 1: 0\ndice 1: blue 6 blue 3\ntop: blue-snake-c")
    play(state, "worker quarry-0", "take blue snake")
    assert [move for move in legal(state) if "c2" in move] == ["lay c2 0"]
    assert refused(state, "lay c2 1") == 603
    state = position("karma 1: 0\ndice 1: blue 6\ntop: blue-tiger-a")
    play(state, "worker quarry-0", "take blue tiger")
    assert len([move for move in legal(state) if "c2" in move]) == 2


@pytest.mark.clause("rajas", "6.6", "6.7")
def test_what_a_tile_brings() -> None:
    says(
        "rajas",
        "6.7",
        "a red building and a tea stall of 1 coin",
        "upgraded once",
        "1 coin and 3 fame",
    )
    state = position(
        "karma 1: 0\nmoney 1: 0\nlevels 1: red 1\ndice 1: green 6 green 2\ntop: green-snake-c"
    )
    play(state, "worker quarry-0", "take green snake", "lay c2 0", "pay green 6", "pay green 2")
    play(state, "reveal green snake a")
    assert (mine(state, "money"), mine(state, "fame")) == (1, 3)


@pytest.mark.clause("rajas", "7.1", "7.5")
def test_the_assorted_market() -> None:
    says("rajas", "7.1", "silk stalls of 4 and 2 coins", "a tea stall of 1 coin", "4 + 1 = 5 coins")
    cells = "cells 1: b1 blue-cow-f 1, d1 blue-tiger-b 0, c2 blue-snake-a 0"
    state = play(position(f"money 1: 0\n{cells}"), "worker assorted")
    assert mine(state, "money") == 5


@pytest.mark.clause("rajas", "7.3", "7.4", "7.5")
@pytest.mark.parametrize(("face", "coins"), [(2, 6), (3, 7), (6, 7)])
def test_the_silk_market(face: int, coins: int) -> None:
    says("rajas", "7.5", "silk stalls of 4, 2 and 1 coins", "shows 2 brings you 4 + 2 = 6", "all 7")
    cells = "cells 1: b1 blue-cow-f 1, d1 blue-tiger-b 0, c2 orange-snake-a 0"
    state = position(f"karma 1: 0\nmoney 1: 0\ndice 1: blue {face}\n{cells}")
    play(state, "worker silk", f"pay blue {face}")
    assert mine(state, "money") == coins


@pytest.mark.clause("rajas", "8.6")
@pytest.mark.parametrize("dice", ["orange 4", "orange 6", "orange 3 orange 2"])
def test_building_over(dice: str) -> None:
    says("rajas", "8.6", "a die that shows 5", "that costs 5", "orange tile that costs 9")
    says("rajas", "8.6", "The difference of 4", "4, 5 or 6, or lower ones that add up to 4 or more")
    state = position(
        f"karma 1: 0\ndice 1: purple 5 {dice}\ncells 1: c2 blue-cow-a 0\ntop: orange-snake-d"
    )
    play(state, "worker palace-5", "pay purple 5", "take orange snake", "lay c2 0")
    words = dice.split()
    play(state, *(f"pay {' '.join(words[at : at + 2])}" for at in range(0, len(words), 2)))
    assert state.source() == "orange snake stack"
    assert positions.laid(state, "c2") == "orange-snake-d 0"


@pytest.mark.clause("rajas", "9.2", "9.3")
@pytest.mark.parametrize(("steps", "space"), [(1, 5), (2, 7)])
def test_occupied_river_spaces(steps: int, space: int) -> None:
    says("rajas", "9.3", "on space 3", "on 4 and 6", "shows 2", "one space, to 5, or two, to 7")
    state = position("karma 1: 0\nmoney 1: 0\ndice 1: blue 2\nboat 1: 3\nboat 2: 4\nboat 3: 6", 3)
    play(state, "worker harbour-0", "pay blue 2", f"sail {steps}")
    assert mine(state, "boat") == space


@pytest.mark.clause("rajas", "10.3")
def test_a_bonus_comes_once() -> None:
    says("rajas", "10.3", "10 coins and get 4", "passes 12", "sails one space")
    state = position("karma 1: 0\nmoney 1: 10\ndice 1: blue 1\nboat 1: 6")
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert (mine(state, "money"), mine(state, "boat")) == (14, 8)
    says("rajas", "10.3", "spend 6 coins", "up to 13 again", "no second bonus")
    passed = mine(state, "next_money_bonus")
    state = position(
        f"karma 1: 0\nmoney 1: 8\ndice 1: blue 1\nboat 1: 10\nnext_money_bonus 1: {passed}"
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert (mine(state, "money"), mine(state, "boat")) == (13, 11)


@pytest.mark.clause("rajas", "11.6")
def test_full_threes_of_the_river() -> None:
    says("rajas", "11.6", "1 fame for every 3 river spaces", "on space 11", "you get 3 fame")
    state = position(
        "karma 1: 0\nmoney 1: 0\nboat 1: 11\ndice 1: blue 6\nedge 1: 4 brown-b\n"
        "cells 1: d1 green-tiger-a 2, d2 green-tiger-b 0\ntop: blue-cow-a",
        navaratna="on",
        yield_on_build="off",
    )
    play(state, "worker quarry-0", "take blue cow", "lay e2 1", "pay blue 6", "reveal blue cow b")
    assert mine(state, "fame") == 3


@pytest.mark.clause("rajas", "12.1")
def test_where_the_markers_meet() -> None:
    says("rajas", "12.1", "With 30 fame", "at 61 coins", "60 + 61 = 121")
    assert position("fame 1: 30\nmoney 1: 61").difference(0) >= 0
    assert position("fame 1: 30\nmoney 1: 60").difference(0) < 0


@pytest.mark.clause("rajas", "12.2")
def test_the_last_turns() -> None:
    says(
        "rajas",
        "12.2",
        "Asha is start player",
        "Ben's markers meet",
        "Cleo has one more turn if she has a worker",
    )
    drawing = "start: 1\nturn: 2\nfame 2: 60\nmoney 2: 30\nfound 2: 3"
    last = ("worker terrace-blue", "roll blue 1")
    state = play(position(drawing, 3), *last)
    assert state.actor() == 2
    play(state, *last)
    assert state.actor() == OVER
    state = play(position(f"{drawing}\nidle 3: 0", 3), *last)
    assert state.actor() == OVER


@pytest.mark.clause("rajas", "12.3")
def test_the_greatest_difference() -> None:
    says("rajas", "12.3", "32 fame and 60 coins", "place 31: she is one past it")
    says("rajas", "12.3", "25 fame and 75 coins", "place 23: he is two past it", "Ben wins")
    state = position("fame 1: 32\nmoney 1: 60\nfame 2: 25\nmoney 2: 75")
    assert (state.difference(0), state.difference(1)) == (1, 2)
    assert state.ranking() == [2, 1]
