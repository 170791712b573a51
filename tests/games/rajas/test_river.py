"""Harbour, river and what its spaces give (clause 9)."""

from __future__ import annotations

import pytest

from mandapa.core.match import Match
from mandapa.games.rajas import GAME
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import dice, legal, mine, play, position, refused

UPGRADED = "levels 1: white 2 yellow 2 red 2 brown 2"


def sailed_to(space: int, more: str = "", river_tiles: str = "off") -> Rajas:
    """A boat that has just come to a space, with two karma, 10 money and 6 fame."""
    state = position(
        f"karma 1: 2\nmoney 1: 12\nfame 1: 5\nnext_money_bonus 1: 1\n"
        f"dice 1: blue 1\nboat 1: {space - 1}\n{more}",
        river_tiles=river_tiles,
    )
    return play(state, "worker harbour-0", "pay blue 1", "sail 1")


@pytest.mark.clause("rajas", "9.1")
def test_the_price_of_the_harbour() -> None:
    state = position("money 1: 5\ndice 1: blue 2 green 3")
    play(state, "worker harbour-2")
    assert mine(state, "money") == 3
    play(state, "pay green 3", "sail 1")
    assert dice(state).startswith("blue 2")


@pytest.mark.clause("rajas", "9.2")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_at_most_what_the_die_shows(face: int) -> None:
    state = position(f"karma 1: 0\ndice 1: blue {face}")
    play(state, "worker harbour-0", f"pay blue {face}")
    assert legal(state) == [f"sail {steps}" for steps in range(1, face + 1)]
    assert refused(state, f"sail {face + 1}") == 902


@pytest.mark.clause("rajas", "9.3")
def test_occupied_spaces_are_skipped() -> None:
    state = position("karma 1: 0\nmoney 1: 0\ndice 1: blue 2\nboat 2: 1\nboat 3: 2", players=3)
    play(state, "worker harbour-0", "pay blue 2", "sail 1")
    assert (mine(state, "boat"), mine(state, "money")) == (3, 3)


@pytest.mark.clause("rajas", "9.3")
def test_the_river_ends() -> None:
    state = position("karma 1: 0\ndice 1: blue 3\nboat 1: 24")
    play(state, "worker harbour-0", "pay blue 3")
    assert legal(state) == ["sail 1"]
    assert refused(state, "sail 2") == 903


@pytest.mark.clause("rajas", "9.4")
def test_the_last_space_has_room_for_all() -> None:
    state = position("karma 1: 1\ndice 1: blue 1\nboat 1: 24\nboat 2: 25")
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert mine(state, "boat") == 25
    assert mine(state, "fame") == 2


@pytest.mark.clause("rajas", "9.5")
@pytest.mark.parametrize(
    ("space", "what", "value"),
    [
        (2, "karma", 3), (3, "money", 15), (6, "fame", 7), (7, "money", 16), (11, "money", 17),
        (13, "fame", 8), (16, "karma", 3), (25, "fame", 9),
    ],
)  # fmt: skip
def test_spaces_that_give_at_once(space: int, what: str, value: int) -> None:
    assert mine(sailed_to(space), what) == value


@pytest.mark.clause("rajas", "9.5")
@pytest.mark.parametrize(
    ("space", "colour"), [(5, "purple"), (10, "blue"), (14, "orange"), (18, "green")]
)
def test_dice_for_karma(space: int, colour: str) -> None:
    state = play(sailed_to(space), f"roll {colour} 1", f"roll {colour} 2")
    assert dice(state) == f"{colour} 1 {colour} 2"
    assert state.actor() == 1


@pytest.mark.clause("rajas", "9.5")
@pytest.mark.parametrize("space", [1, 8, 24])
def test_two_dice(space: int) -> None:
    state = play(sailed_to(space), "name blue", "name green", "roll blue 1", "roll green 2")
    assert dice(state) == "blue 1 green 2"


@pytest.mark.clause("rajas", "9.5", "10.6")
def test_the_upgrade_space() -> None:
    state = play(sailed_to(12), "upgrade brown")
    assert mine(state, "levels") == [0, 0, 0, 1]


@pytest.mark.clause("rajas", "9.6")
def test_a_boat_that_cannot_sail_stays() -> None:
    """The money bonus at 12 moves the boat on by one."""
    state = position("karma 1: 0\nmoney 1: 10\nboat 1: 25")
    play(state, "worker balcony", "stop")
    assert mine(state, "boat") == 25
    assert state.actor() == 1


@pytest.mark.clause("rajas", "9.7")
def test_the_worker_on_the_bridge() -> None:
    state = position("karma 1: 0\ndice 1: blue 2\nboat 1: 16")
    play(state, "worker harbour-0", "pay blue 2", "sail 1")
    assert mine(state, "workers") == 3
    state = position("karma 1: 0\ndice 1: blue 2\nboat 1: 16")
    play(state, "worker harbour-0", "pay blue 2", "sail 2")
    assert (mine(state, "workers"), mine(state, "idle")) == (4, 3)
    state = position("karma 1: 0\ndice 1: blue 2\nboat 1: 17")
    play(state, "worker harbour-0", "pay blue 2", "sail 1")
    assert mine(state, "workers") == 4


@pytest.mark.clause("rajas", "9.8")
@pytest.mark.parametrize("space", [4, 9, 17])
def test_a_palace_room_from_the_river(space: int) -> None:
    state = sailed_to(space, "placed: palace-4 2")
    assert legal(state) == ["room 2", "room 3", "room 4", "room 6"]
    assert refused(state, "room 1") == 908
    assert refused(state, "room 5") == 908  # nothing to build over
    play(state, "room 4")
    assert mine(state, "money") == 15


@pytest.mark.clause("rajas", "9.8")
def test_the_other_rooms_from_the_river() -> None:
    assert mine(play(sailed_to(4), "room 6"), "boat") == 10
    state = play(sailed_to(4), "room 3", "name blue", "roll blue 1")
    assert mine(state, "karma") == 3
    state = play(sailed_to(4), "room 2", "name blue", "name blue", "roll blue 1", "roll blue 1")
    assert state.source() == "white yield tiles"
    build = "cells 1: b1 blue-tiger-b 1\ndice 1: blue 1 green 1 green 6\ntop: green-tiger-c"
    state = play(sailed_to(4, build), "room 5", "take green tiger", "lay b1 1")
    play(state, "pay green 6", "reveal green tiger a")  # the difference is 2
    assert mine(state, "fame") == 7
    assert refused(sailed_to(17, "boat 2: 20"), "room 6") == 0


@pytest.mark.clause("rajas", "9.8")
def test_what_spaces_count() -> None:
    stalls = "cells 1: c2 green-snake-b 0, c3 blue-snake-c 0, b1 blue-tiger-a 1, d1 blue-cow-d 3"
    assert mine(sailed_to(15, stalls), "money") == 12 + 6
    assert mine(sailed_to(19, stalls), "money") == 12 + 4 + 3 + 2
    assert mine(play(sailed_to(21, stalls), "good tea"), "money") == 12 + 5
    assert mine(play(sailed_to(22, stalls), "good silk"), "money") == 12 + 6
    assert mine(sailed_to(20, UPGRADED), "fame") == 5 + 8
    assert mine(sailed_to(23, UPGRADED), "money") == 12 + 16


@pytest.mark.clause("rajas", "2.7")
def test_river_tiles_replace_what_is_printed() -> None:
    def on_tile(letter: str, more: str = "") -> Rajas:
        return sailed_to(6, f"river: 6 {letter}\n{more}", river_tiles="on")

    state = play(on_tile("a"), "name blue", "name green", "roll blue 1", "roll green 1")
    assert mine(state, "fame") == 5
    play(on_tile("b"), "roll blue 1", "roll green 1", "roll orange 1")
    play(on_tile("c"), "roll blue 1", "roll green 1", "roll purple 1")
    play(on_tile("d"), "name blue", "roll blue 1")
    play(on_tile("e"), "upgrade white")
    four = "cells 1: c2 green-snake-b 0, c3 orange-cow-b 0, b1 blue-tiger-a 1, d1 purple-tiger-a 1"
    assert mine(play(on_tile("f", four), "good silk"), "money") == 12 + 4 + 3 + 2
    state = on_tile("g")
    assert [one for one in legal(state) if one.startswith("sail")] == ["sail 1", "sail 2", "sail 3"]
    assert mine(play(state, "sail 1"), "money") == 16


def test_a_view_tells_which_tiles_lie_on_the_river() -> None:
    match = Match(GAME.setup(2, {"river_tiles": "on"}), seed="river")
    assert match.view(0)["river"]
    read = match.setup.from_view(match.view(0))
    assert read.view(0) == match.view(0)
    assert read.digest() == match.state.digest()
