"""The Navaratna variant (clause 11)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import OVER
from mandapa.games.rajas import GAME
from mandapa.games.rajas.market import stall_count
from mandapa.games.rajas.province import building_count, crooked_tiles, stall_tiles
from mandapa.games.rajas.state import Rajas
from mandapa.games.rajas.yields import connected_yields
from tests.games.rajas.positions import FIXED, legal, mine, outcomes, play, position, refused
from tests.games.rajas.test_setup import dealt

# Edges: white 1 (b1) and 6 (e3), yellow 2 (d1) and 5 (a3), red 3 (a2) and 8 (e4), brown 4 and 7.


def navaratna(drawing: str, yield_on_build: str = "on") -> Rajas:
    return position(drawing, navaratna="on", yield_on_build=yield_on_build)


@pytest.mark.clause("rajas", "11.1")
def test_the_first_brown_tiles() -> None:
    state = dealt(2, 2, navaratna="on")
    assert state.source() == "brown yield tiles"
    assert outcomes(state) == [f"draw brown {letter}" for letter in "abcdefg"]
    play(state, "draw brown c")
    assert state.actor() == 1  # in turn order
    assert legal(state) == ["edge 4", "edge 7"]
    assert refused(state, "edge 1") == 1104
    play(state, "edge 7")
    assert len(outcomes(state)) == 6
    play(state, "draw brown a", "edge 4")
    assert mine(state, "edges", 2)[6] == 32
    assert mine(state, "edges", 1)[3] == 30
    assert state.actor() == 1
    assert "worker balcony" in legal(state)


@pytest.mark.clause("rajas", "11.1")
def test_first_brown_tiles_in_turn_order() -> None:
    state = dealt(3, 2, navaratna="on")
    for seat, letter in ((2, "a"), (3, "b"), (1, "c")):
        play(state, f"draw brown {letter}")
        assert state.actor() == seat - 1
        play(state, "edge 4")
    assert state.actor() == 1
    assert "worker balcony" in legal(state)


def connected(letter: str, more: str = "") -> Rajas:
    """A brown yield tile at e2, reached by a straight road that has just been laid."""
    cells = "c2 blue-snake-e 0, d2 orange-tiger-a 1"
    state = navaratna(
        f"karma 1: 0\nmoney 1: 0\ndice 1: blue 5\nedge 1: 4 brown-{letter}\n"
        f"cells 1: {cells}\ntop: blue-tiger-b\nfame 1: 6\n{more}",
        yield_on_build="off",
    )
    play(state, "worker quarry-0", "take blue tiger", "lay e2 1", "pay blue 5")
    return play(state, "reveal blue tiger a")  # a red building: 2 fame


@pytest.mark.clause("rajas", "11.6")
@pytest.mark.parametrize(
    ("letter", "fame", "money"),
    [
        ("a", 2, 0),  # two tiles with stalls
        ("b", 3, 0),  # eleven river spaces
        ("c", 0, 3),  # three buildings
        ("d", 0, 2),  # itself
        ("e", 2, 0),  # one fork
        ("f", 0, 6),  # three upgrades
        ("g", 3, 0),  # three workers
    ],
)
def test_brown_yields(letter: str, fame: int, money: int) -> None:
    state = connected(letter, "boat 1: 11\nlevels 1: white 2 brown 1")
    assert mine(state, "fame") == 6 + 2 + fame
    assert mine(state, "money") == money


@pytest.mark.clause("rajas", "11.2")
@pytest.mark.parametrize(
    ("cell", "turn", "then"),
    [("b1 0", 0, "name"), ("d1 3", 3, "money")],
)
def test_small_yields(cell: str, turn: int, then: str) -> None:
    state = navaratna(
        "karma 1: 0\nmoney 1: 0\ndice 1: blue 5\ntop: blue-snake-b", yield_on_build="off"
    )
    play(state, "worker quarry-0", "take blue snake", f"lay {cell}", "pay blue 5")
    play(state, "reveal blue snake a")
    if then == "name":
        play(state, "name blue", "roll blue 1")
    assert mine(state, "money") == (4 if then == "name" else 6)


@pytest.mark.clause("rajas", "11.2")
def test_the_small_red_and_brown_yields() -> None:
    way = "cells 1: c2 blue-snake-e 0, {0}2 orange-tiger-a 1"
    for side, cell, what in (("b", "a2", "karma"), ("d", "e2", "fame")):
        state = navaratna(
            f"karma 1: 0\nmoney 1: 0\ndice 1: blue 3\ntop: blue-tiger-a\n{way.format(side)}",
            yield_on_build="off",
        )
        play(state, "worker quarry-0", "take blue tiger", f"lay {cell} 1", "pay blue 3")
        play(state, "reveal blue tiger b")
        assert mine(state, what) == 1


@pytest.mark.clause("rajas", "11.3", "8.3")
def test_any_open_tile_from_the_dancer() -> None:
    state = navaratna("karma 1: 0\ndice 1: blue 2\nyields: white-a 0\nedge 2: 4 brown-a")
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 1")
    assert refused(state, "yield white a") == 1103
    assert refused(state, "yield brown a") == 1103
    assert refused(state, "yield red b") == 0
    assert refused(state, "decline") == 1107  # what can be used must be used
    play(state, "yield red b", "edge 8")
    assert mine(state, "edges")[7] == 21
    assert state.to_json()["yields"][21] == 1
    assert state.actor() == 1


@pytest.mark.clause("rajas", "11.4")
def test_where_a_yield_tile_may_lie() -> None:
    state = navaratna(
        "karma 1: 0\ndice 1: blue 2\nedge 1: 4 brown-a, 7 brown-b\ncells 1: b1 blue-tiger-a 1"
    )
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 1")
    assert refused(state, "yield brown c") == 1104  # both spaces hold a tile
    play(state, "yield white a")
    assert legal(state) == ["edge 6"]  # a tile lies at b1 already


@pytest.mark.clause("rajas", "11.4")
def test_without_an_edge_space_none_is_taken() -> None:
    every = "1 white-a, 2 yellow-a, 3 red-a, 4 brown-a, 5 yellow-a, 6 white-b, 7 brown-b, 8 red-a"
    state = navaratna(f"karma 1: 0\ndice 1: blue 2\nedge 1: {every}")
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 1")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "11.5")
def test_a_yield_tile_for_a_turn_without_a_worker() -> None:
    state = navaratna("karma 2: 0\nidle 1: 3\nidle 2: 0")
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.actor() == 1
    assert refused(state, "decline") == 1107
    play(state, "yield yellow a", "edge 2")
    assert state.actor() == 0
    state = position("idle 1: 3\nidle 2: 0")
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.actor() == 0  # only with Navaratna


LATE = "fame 1: 61\nidle 1: 2\nidle 2: 0\nkarma 1: 0\nkarma 2: 0\nstart: 1"


@pytest.mark.clause("rajas", "12.2")
def test_no_yield_tile_once_markers_have_met() -> None:
    """Who has no worker has no more turn."""
    state = play(navaratna(LATE), "worker balcony", "stop")
    assert state.actor() == OVER
    assert legal(state) == []


@pytest.mark.clause("rajas", "12.2")
def test_version_1_still_asked_for_one() -> None:
    setup = GAME.setup(2, {"navaratna": "on"}, FIXED, rules=1)
    state = play(position(LATE, setup=setup), "worker balcony", "stop")
    assert state.actor() == 1
    play(state, "yield yellow a", "edge 2")
    assert state.actor() == OVER


@pytest.mark.clause("rajas", "11.6")
@pytest.mark.parametrize(
    ("kind", "edge", "lay", "then"),
    [
        ("white-a", 1, "b1 0", "name"),
        ("white-c", 1, "b1 0", "money 3"),
        ("white-d", 1, "b1 0", "boat"),
        ("white-e", 1, "b1 0", "upgrade"),
        ("white-f", 1, "b1 0", "karma 1"),
        ("yellow-a", 2, "d1 3", "money 4"),
        ("yellow-b", 2, "d1 3", "money 5"),
        ("yellow-c", 2, "d1 3", "name"),
        ("yellow-d", 2, "d1 3", "boat"),
        ("yellow-e", 2, "d1 3", "upgrade"),
    ],
)
def test_white_and_yellow_yields(kind: str, edge: int, lay: str, then: str) -> None:
    state = navaratna(
        f"karma 1: 0\nmoney 1: 0\ndice 1: blue 5\n"
        f"boat 1: 2\ntop: blue-snake-b\nedge 1: {edge} {kind}",
        yield_on_build="off",
    )
    play(state, "worker quarry-0", "take blue snake", f"lay {lay}", "pay blue 5")
    play(state, "reveal blue snake a")
    if then == "boat":
        assert mine(state, "boat") == 3
    elif then.startswith("money"):
        assert mine(state, "money") == 4 + int(then[-1])
    elif then.startswith("karma"):
        assert mine(state, "karma") == 1
    else:
        assert legal(state)[0].startswith(then)


@pytest.mark.clause("rajas", "11.6")
@pytest.mark.parametrize(
    ("letter", "then"), [("a", "karma"), ("b", "upgrade"), ("c", "boat"), ("d", "name")]
)
def test_red_yields(letter: str, then: str) -> None:
    state = navaratna(
        f"karma 1: 0\nmoney 1: 0\ndice 1: blue 3\nboat 1: 2\ntop: blue-tiger-a\n"
        f"cells 1: c2 blue-snake-e 0, b2 orange-tiger-a 1\nedge 1: 3 red-{letter}",
        yield_on_build="off",
    )
    play(state, "worker quarry-0", "take blue tiger", "lay a2 1", "pay blue 3")
    play(state, "reveal blue tiger b")
    if then == "karma":
        assert mine(state, "karma") == 2
    elif then == "boat":
        assert mine(state, "boat") == 3
    else:
        assert legal(state)[0].startswith(then)


@pytest.mark.clause("rajas", "11.7")
def test_a_yield_tile_for_building() -> None:
    drawing = "karma 1: 0\nmoney 1: 0\nfame 1: 4\ndice 1: blue 5\ntop: blue-tiger-b"
    laying = ("worker quarry-0", "take blue tiger", "lay b1 1", "pay blue 5", "reveal blue tiger a")
    state = play(navaratna(drawing), *laying)
    assert legal(state)[0] == "upgrade white"  # bonuses first
    play(state, "upgrade white")
    assert legal(state)[-1] == "decline"
    assert refused(state, "yield white a") == 0
    play(state, "decline")
    assert state.actor() == 1
    assert mine(state, "edges") == [-1] * 8
    state = play(navaratna(drawing), *laying, "upgrade white", "yield white a")
    assert legal(state) == ["edge 6"]
    play(state, "edge 6")
    assert state.actor() == 1
    state = play(navaratna(drawing, yield_on_build="off"), *laying, "upgrade white")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "11.7")
def test_building_over_gives_a_yield_tile_too() -> None:
    state = navaratna(
        "karma 1: 0\ndice 1: green 5 blue 6\ncells 1: b1 blue-tiger-b 1\ntop: blue-cow-d"
    )
    play(state, "worker palace-5", "pay green 5", "take blue cow", "lay b1 0", "pay blue 6")
    play(state, "reveal blue cow a")
    assert legal(state)[-1] == "decline"


@pytest.mark.clause("rajas", "11.7", "10.2")
def test_two_tiles_in_one_turn_give_two_yield_tiles() -> None:
    """Spices 4 reach 12 money, the boat sails to a palace room, and there a tile is laid over."""
    state = navaratna(
        "karma 1: 0\nmoney 1: 8\nboat 1: 3\ndice 1: blue 5 green 6\ntop: blue-snake-b green-tiger-c"
    )
    play(state, "worker quarry-0", "take blue snake", "lay b1 1", "pay blue 5")
    play(state, "reveal blue snake a", "room 5", "take green tiger", "lay b1 1", "pay green 6")
    play(state, "reveal green tiger a")
    for _ in range(2):
        assert state.actor() == 0
        assert legal(state)[-1] == "decline"
        play(state, "decline")
    assert state.actor() == 1


@pytest.mark.clause("rajas", "11.6")
def test_what_brown_yields_count() -> None:
    """Of four edges: two tiles reached, a printed yield reached, a tile not reached."""
    state = navaratna(
        "edge 1: 1 white-a, 2 yellow-a, 4 brown-a\nearned 1: 7\n"
        "cells 1: b1 blue-snake-b 1, d1 blue-snake-c 0, c2 blue-snake-e 0, c3 blue-snake-d 0"
    )
    assert connected_yields(state, 0) == 2
    assert crooked_tiles(state, 0) == 3  # two bends and a fork, not the straight road
    assert stall_tiles(state, 0) == 3
    assert building_count(state, 0) == 4
    assert stall_count(state, 0) == 4
    assert connected_yields(state, 1) == crooked_tiles(state, 1) == building_count(state, 1) == 0


@pytest.mark.clause("rajas", "11.3", "11.4")
def test_an_empty_temple_gives_nothing() -> None:
    """Only the white edge spaces are free, and no white tile is left."""
    laid = "2 yellow-a, 3 red-a, 4 brown-a, 5 yellow-a, 7 brown-b, 8 red-a"
    none = "yields: " + ", ".join(f"white-{letter} 0" for letter in "abcdef")
    state = navaratna(f"karma 2: 0\nidle 2: 0\nedge 2: {laid}\n{none}")
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.actor() == 0
    state = navaratna(
        f"karma 2: 0\nidle 2: 0\nedge 2: {laid}\n{none.replace('white-f 0', 'white-f 1')}"
    )
    play(state, "worker terrace-blue", "roll blue 1")
    assert legal(state) == ["yield white f"]


@pytest.mark.clause("rajas", "11.3", "11.4")
def test_tiles_of_other_temples_do_not_help() -> None:
    """Only a yellow edge space is free, and no yellow tile is left."""
    laid = "1 white-a, 3 red-a, 4 brown-a, 5 yellow-a, 6 white-b, 7 brown-b, 8 red-a"
    none = "yields: " + ", ".join(f"yellow-{letter} 0" for letter in "abcde")
    state = navaratna(f"karma 2: 0\nidle 2: 0\nedge 2: {laid}\n{none}")
    play(state, "worker terrace-blue", "roll blue 1")
    assert state.actor() == 0
