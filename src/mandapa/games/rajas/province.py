"""Roads, and which cells they lead to (clauses 6.3, 6.8 and 8.6).

Tiles are laid seldom and asked about often, so all that follows from the roads is worked out
when a tile is laid: for each cell the sides where a road arrives that leads to the residence
without passing the cell itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.board import (
    CELL,
    COVERABLE,
    COVERED,
    JOIN,
    NONE,
    OPEN,
    OWN,
    STALLS,
    UNDER,
    Board,
)
from mandapa.games.rajas.edition import (
    DOWN,
    FRAME,
    LEFT,
    MAX_STALLS,
    RIGHT,
    UP,
    framed,
    stall_coins,
    stall_good,
    stall_place,
    turned,
)
from mandapa.games.rajas.rows import CELLS, laid, laid_tile, laid_turn


def reached(home: i64, up: i64, right: i64, down: i64, left: i64) -> i64:
    """Return the framed cells (bits) that roads join to `home`; the others hold cells with a road
    to that side."""
    cells = home
    while True:
        grown = (
            cells
            | (((cells & up) >> FRAME) & down)
            | (((cells & down) << FRAME) & up)
            | (((cells & right) << 1) & left)
            | (((cells & left) >> 1) & right)
        )
        if grown == cells:
            return cells
        cells = grown


def arrivals(cell: i64, cells: i64, up: i64, right: i64, down: i64, left: i64) -> i64:
    """Return the sides (bits) of a framed cell where a road of `cells` arrives."""
    sides: i64 = 0
    if cell >= FRAME and cells & down & BIT[cell - FRAME]:
        sides |= BIT[UP]
    if cells & left & BIT[cell + 1]:
        sides |= BIT[RIGHT]
    if cells & up & BIT[cell + FRAME]:
        sides |= BIT[DOWN]
    if cell >= 1 and cells & right & BIT[cell - 1]:
        sides |= BIT[LEFT]
    return sides


def find_roads(board: Board, seat: i64) -> None:
    """Work out again what a seat's roads lead to."""
    edition = board.edition
    at = seat * OWN
    home = BIT[framed(edition.residence)]
    up: i64 = 0
    right: i64 = 0
    down: i64 = 0
    left: i64 = 0
    for cell in range(CELLS):
        lying = board.own[at + CELL + cell]
        roads: i64 = 0
        if lying != NONE:
            roads = turned(edition.roads[laid_tile(lying)], laid_turn(lying))
        elif cell == edition.residence:
            roads = edition.residence_roads
        bit = BIT[framed(cell)]
        if roads & BIT[UP]:
            up |= bit
        if roads & BIT[RIGHT]:
            right |= bit
        if roads & BIT[DOWN]:
            down |= bit
        if roads & BIT[LEFT]:
            left |= bit
    all_reached = reached(home, up, right, down, left)
    open_cells: i64 = 0
    coverable: i64 = 0
    for cell in range(CELLS):
        if not edition.buildable & BIT[cell]:
            continue
        place = framed(cell)
        lying = board.own[at + CELL + cell]
        cells = all_reached
        if lying != NONE:
            rest = ~BIT[place]
            cells = reached(home, up & rest, right & rest, down & rest, left & rest)
        sides = arrivals(place, cells, up, right, down, left)
        board.own[at + JOIN + cell] = sides
        if sides:
            if lying == NONE:
                open_cells |= BIT[cell]
            elif not board.own[at + COVERED] & BIT[cell]:
                coverable |= BIT[edition.cost[laid_tile(lying)]]
    board.own[at + OPEN] = open_cells
    board.own[at + COVERABLE] = coverable


def put_tile(board: Board, cell: i64, tile: i64, turn: i64) -> None:
    """Lay a tile; what it covers counts no more (8.6)."""
    covered = board.tile_at(board.seat, cell)
    if covered != NONE:
        count_stalls(board, covered, -1)
        board.set(UNDER + cell, covered)
        board.set(COVERED, board.mine(COVERED) | BIT[cell])
    board.set(CELL + cell, laid(tile, turn))
    count_stalls(board, tile, 1)
    find_roads(board, board.seat)


def count_stalls(board: Board, tile: i64, amount: i64) -> None:
    for n in range(MAX_STALLS):
        stall = board.edition.stall(tile, n)
        if stall:
            board.add(STALLS + stall_place(stall_good(stall), stall_coins(stall)), amount)


# --- counting what a province holds ------------------------------------


def stall_tiles(board: Board, seat: i64) -> i64:
    count: i64 = 0
    for cell in range(CELLS):
        tile = board.tile_at(seat, cell)
        if tile != NONE and board.edition.stalls_on(tile):
            count += 1
    return count


def building_count(board: Board, seat: i64) -> i64:
    count: i64 = 0
    for cell in range(CELLS):
        tile = board.tile_at(seat, cell)
        if tile != NONE:
            count += board.edition.buildings_on(tile)
    return count


def crooked_tiles(board: Board, seat: i64) -> i64:
    """Tiles that show a bend or a fork."""
    count: i64 = 0
    for cell in range(CELLS):
        tile = board.tile_at(seat, cell)
        if tile != NONE and board.edition.is_crooked(tile):
            count += 1
    return count
