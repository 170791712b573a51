"""Yield tiles (clauses 8.3 and 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.agenda import put_effect
from mandapa.games.rajas.board import (
    CELL,
    CHOOSING_EDGE,
    CHOOSING_YIELD,
    DRAWING,
    EARNED,
    EDGE,
    NONE,
    YIELD_LEFT,
    Board,
)
from mandapa.games.rajas.rows import (
    BUILDINGS,
    DECLINE,
    EDGES,
    FIRST_EDGE,
    FIRST_YIELD,
    MAX_YIELD_KINDS,
    WHITE,
    YIELDS,
)

NONE_LEFT: Final[i64] = 1103
NO_EDGE_SPACE: Final[i64] = 1104
MUST_TAKE: Final[i64] = 1107


def temple_of(kind: i64) -> i64:
    return kind // MAX_YIELD_KINDS


def tiles_on(board: Board, temple: i64) -> i64:
    count: i64 = 0
    for kind in range(temple * MAX_YIELD_KINDS, (temple + 1) * MAX_YIELD_KINDS):
        count += board.common[YIELD_LEFT + kind]
    return count


# --- the white tiles of the normal game --------------------------------


def draw_white(board: Board) -> None:
    """The top white tile is revealed; used-up tiles are shuffled again (8.3)."""
    if tiles_on(board, WHITE) == 0:
        for kind in range(WHITE * MAX_YIELD_KINDS, (WHITE + 1) * MAX_YIELD_KINDS):
            board.common[YIELD_LEFT + kind] = board.edition.yield_count[kind]
    board.place = WHITE
    board.phase = DRAWING


def use_white(board: Board, kind: i64) -> None:
    """Its effect happens at once and it goes aside."""
    board.common[YIELD_LEFT + kind] -= 1
    put_effect(board, board.edition.yield_effect[kind])


# --- Navaratna ---------------------------------------------------------


def edge_is_free(board: Board, edge: i64) -> bool:
    """It holds no tile and its cell is still empty (11.4)."""
    return (
        board.mine(EDGE + edge) == NONE and board.mine(CELL + board.edition.edge_cell[edge]) == NONE
    )


def free_temples(board: Board) -> i64:
    """The temples (bits) with a free edge space of their colour."""
    temples: i64 = 0
    for edge in range(EDGES):
        if edge_is_free(board, edge):
            temples |= BIT[board.edition.edge_temple[edge]]
    return temples


def can_take_yield(board: Board) -> bool:
    temples = free_temples(board)
    for temple in range(BUILDINGS):
        if temples & BIT[temple] and tiles_on(board, temple):
            return True
    return False


def ask_yield(board: Board, declinable: bool) -> None:
    """Only the yield tile for building may be declined (11.7)."""
    if can_take_yield(board):
        board.declinable = declinable
        board.begun = False
        board.phase = CHOOSING_YIELD


def refuse_yield(board: Board, kind: i64) -> i64:
    if board.common[YIELD_LEFT + kind] == 0:
        return NONE_LEFT
    return 0 if free_temples(board) & BIT[temple_of(kind)] else NO_EDGE_SPACE


def answer_yields(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    temples = free_temples(board)
    for kind in range(YIELDS):
        if board.common[YIELD_LEFT + kind] and temples & BIT[temple_of(kind)]:
            buffer[written] = FIRST_YIELD + kind
            written += 1
    if board.declinable:
        buffer[written] = DECLINE
        written += 1
    return written


def choose_yield(board: Board, kind: i64) -> None:
    board.yield_tile = kind
    board.phase = CHOOSING_EDGE


def refuse_edge(board: Board, edge: i64) -> i64:
    same = board.edition.edge_temple[edge] == temple_of(board.yield_tile)
    return 0 if same and edge_is_free(board, edge) else NO_EDGE_SPACE


def answer_edges(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for edge in range(EDGES):
        if refuse_edge(board, edge) == 0:
            buffer[written] = FIRST_EDGE + edge
            written += 1
    return written


def put_yield(board: Board, edge: i64) -> None:
    """It stays where it is laid and pays when a road leads there."""
    board.common[YIELD_LEFT + board.yield_tile] -= 1
    board.set(EDGE + edge, board.yield_tile)
    board.yield_tile = NONE


def edge_effect(board: Board, edge: i64) -> i64:
    kind = board.mine(EDGE + edge)
    return board.edition.bonus_effect[edge] if kind == NONE else board.edition.yield_effect[kind]


def connected_yields(board: Board, seat: i64) -> i64:
    """Yield tiles that a road has reached, printed yields not counted (11.6)."""
    count: i64 = 0
    for edge in range(EDGES):
        if board.of(seat, EARNED) & BIT[edge] and board.of(seat, EDGE + edge) != NONE:
            count += 1
    return count
