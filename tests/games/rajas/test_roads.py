"""Where roads lead, compared with a plain search (clauses 6.3, 8.6)."""

from __future__ import annotations

import pytest

from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import COVERABLE, COVERED, JOIN, OPEN
from mandapa.games.rajas.rows import CELL_NAMES
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import FIXED, edition, laid, legal, play, position

# A province without closed cells, so that roads run along every edge and into every corner.
OPEN_LAND = GAME.setup(
    2,
    edition=edition(
        {
            "province.cells": '[".....", "..R..", ".....", "....."]',
            "province.residence": '["up", "right", "down", "left"]',
            "province.edges": '["a1 up", "e1 up", "a2 left", "e2 right", "a3 left", "e3 right",'
            ' "a4 down", "e4 down"]',
        },
        FIXED,
    ),
)
RELEASED_LAND = GAME.setup(2, edition=FIXED)
Cell = tuple[int, int]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left
STACK_SIZES = (5, 5, 6) * 4


def on(cell: Cell, side: int) -> Cell:
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def led_to(roads: dict[Cell, set[int]], home: Cell, without: Cell | None) -> set[Cell]:
    """The cells to which roads lead from home when one cell is left out."""
    found, todo = {home}, [home]
    while todo:
        cell = todo.pop()
        for side in roads[cell]:
            other = on(cell, side)
            if other == without or other in found or (side + 2) % 4 not in roads.get(other, set()):
                continue
            found.add(other)
            todo.append(other)
    return found


def scattered(rng: Rng, open_land: bool) -> Rajas:
    """A province with tiles anywhere and turned in any way; a few lie on others."""
    state = (OPEN_LAND if open_land else RELEASED_LAND).new()
    assert isinstance(state, Rajas)
    tiles = [stack * 8 + n for stack, size in enumerate(STACK_SIZES) for n in range(size)]
    fullness = 4 + rng.below(6)
    data = state.to_json()
    data["stage"] = 5
    for cell in range(20):
        if state.edition.buildable >> cell & 1 and rng.below(10) < fullness:
            tile = tiles.pop(rng.below(len(tiles)))
            data["rajas"][0]["cells"][cell] = tile * 4 + rng.below(4)
            if rng.below(6) == 0:
                data["rajas"][0]["under"][cell] = tiles.pop(rng.below(len(tiles)))
    found = (OPEN_LAND if open_land else RELEASED_LAND).from_json(data)
    assert isinstance(found, Rajas)
    return found


@pytest.mark.clause("rajas", "6.3", "8.6")
@pytest.mark.parametrize("open_land", [True, False])
def test_roads_lead_where_a_plain_search_finds(open_land: bool) -> None:
    rng = Rng(11)
    for _ in range(200):
        state = scattered(rng, open_land)
        printed, cells = state.edition, state.to_json()["rajas"][0]["cells"]
        home = (int(printed.residence) % 5, int(printed.residence) // 5)
        roads: dict[Cell, set[int]] = {
            home: {side for side in range(4) if printed.residence_roads >> side & 1}
        }
        for cell, tile in enumerate(cells):
            if tile >= 0:
                ways = {side for side in range(4) if printed.roads[tile // 4] >> side & 1}
                roads[cell % 5, cell // 5] = {(side + tile) % 4 for side in ways}
        open_cells, coverable = set(), set()
        for cell, tile in enumerate(cells):
            if not printed.buildable >> cell & 1:
                continue
            here = (cell % 5, cell // 5)
            reached = led_to(roads, home, here)
            sides = {
                side
                for side in range(4)
                if on(here, side) in reached and (side + 2) % 4 in roads[on(here, side)]
            }
            assert state.of(0, JOIN + cell) == sum(1 << side for side in sides), CELL_NAMES[cell]
            if sides and tile < 0:
                open_cells.add(cell)
            elif sides and not state.of(0, COVERED) >> cell & 1:
                coverable.add(int(printed.cost[tile // 4]))
        assert state.of(0, OPEN) == sum(1 << cell for cell in open_cells)
        assert state.of(0, COVERABLE) == sum(1 << cost for cost in coverable)


@pytest.mark.clause("rajas", "1.4", "6.1")
def test_a_tile_in_the_first_corner() -> None:
    """Another edition may open a cell that is closed in ours."""
    state = position(
        "karma 1: 0\ndice 1: blue 6\ntop: blue-snake-b\n"
        "cells 1: c1 green-tiger-d 2, b1 green-tiger-a 1",
        setup=OPEN_LAND,
    )
    play(state, "worker quarry-0", "take blue snake")
    assert [one for one in legal(state) if " a1 " in one] == ["lay a1 0", "lay a1 1"]
    play(state, "lay a1 0", "pay blue 6")
    assert laid(state, "a1") == "blue-snake-b 0"


@pytest.mark.clause("rajas", "1.4", "6.3")
def test_a_road_out_of_the_first_corner() -> None:
    """From the residence by b2 and a2 to a1, and on to b1."""
    state = position(
        "karma 1: 0\ndice 1: blue 6\n"
        "cells 1: b2 green-tiger-a 1, a2 green-snake-b 0, a1 green-snake-c 1",
        setup=OPEN_LAND,
    )
    play(state, "worker quarry-0", "take blue snake")
    assert [one for one in legal(state) if " b1 " in one] == ["lay b1 1"]
