"""Yield tiles (clauses 8.3 and 11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.agenda import put_effect
from mandapa.games.rajas.board import (
    CELL,
    CHOOSING_EDGE,
    CHOOSING_YIELD,
    DRAWING,
    EARNED,
    EDGE,
    NONE,
    PLAY,
    YIELD_LEFT,
    Board,
)
from mandapa.games.rajas.question import NOT_ASKED, Draw, Question
from mandapa.games.rajas.rows import (
    BUILDING_NAMES,
    BUILDINGS,
    DECLINE,
    EDGES,
    FIRST_DRAW,
    FIRST_EDGE,
    FIRST_YIELD,
    MAX_YIELD_KINDS,
    WHITE,
    YIELDS,
    among,
)

NONE_LEFT: Final[i64] = 1103
NO_EDGE_SPACE: Final[i64] = 1104
MUST_TAKE: Final[i64] = 1107


def temple_of(kind: i64) -> i64:
    return kind // MAX_YIELD_KINDS


def first_kind_on(temple: i64) -> i64:
    """Return the first kind of yield tile of a temple; the others follow."""
    return temple * MAX_YIELD_KINDS


def tiles_on(board: Board, temple: i64) -> i64:
    count: i64 = 0
    first = first_kind_on(temple)
    for kind in range(first, first + MAX_YIELD_KINDS):
        count += board.common[YIELD_LEFT + kind]
    return count


# --- the white tiles of the normal game --------------------------------


def draw_white(board: Board) -> None:
    """Have the top white tile revealed; used-up tiles are shuffled again (8.3)."""
    if tiles_on(board, WHITE) == 0:
        first = first_kind_on(WHITE)
        for kind in range(first, first + MAX_YIELD_KINDS):
            board.common[YIELD_LEFT + kind] = board.edition.yield_count[kind]
    board.place = WHITE
    board.phase = DRAWING


@final
class DrawYield(Draw):
    """A yield tile: its effect happens at once and it goes aside (8.3).

    A first one of Navaratna is laid on an edge space instead (11.1).
    """

    __slots__ = ()

    def source(self, board: Board) -> str:
        return f"{BUILDING_NAMES[board.place]} yield tiles"

    def first_row(self, board: Board) -> i64:
        return FIRST_DRAW + first_kind_on(board.place)

    def weights(self, board: Board) -> vec[i64]:
        first = YIELD_LEFT + first_kind_on(board.place)
        return board.common[first : first + MAX_YIELD_KINDS]

    def apply(self, board: Board, action: i64) -> None:
        kind = action - FIRST_DRAW
        if board.stage == PLAY:
            board.common[YIELD_LEFT + kind] -= 1
            put_effect(board, board.edition.yield_effect[kind])
        else:
            ask_edge(board, kind)


# --- Navaratna ---------------------------------------------------------


def edge_is_free(board: Board, edge: i64) -> bool:
    """Whether an edge holds no tile and its cell is still empty (11.4)."""
    return (
        board.mine(EDGE + edge) == NONE and board.mine(CELL + board.edition.edge_cell[edge]) == NONE
    )


def free_temples(board: Board) -> i64:
    """Return the temples (bits) with a free edge space of their colour."""
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


@final
class ChooseYield(Question):
    """Which yield tile is taken (11.2 to 11.4); only that for building may be declined (11.7)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
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

    def refusal(self, board: Board, action: i64) -> i64:
        if action == DECLINE:
            return unless(board.declinable, MUST_TAKE)
        if not among(action, FIRST_YIELD, YIELDS):
            return NOT_ASKED
        kind = action - FIRST_YIELD
        if board.common[YIELD_LEFT + kind] == 0:
            return NONE_LEFT
        return unless(free_temples(board) & BIT[temple_of(kind)] != 0, NO_EDGE_SPACE)

    def apply(self, board: Board, action: i64) -> None:
        if action != DECLINE:
            ask_edge(board, action - FIRST_YIELD)


def ask_edge(board: Board, kind: i64) -> None:
    board.yield_tile = kind
    board.phase = CHOOSING_EDGE


@final
class ChooseEdge(Question):
    """The edge space for a yield tile, which stays there and pays when a road comes (11.4)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for edge in range(EDGES):
            if yield_fits(board, edge):
                buffer[written] = FIRST_EDGE + edge
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_EDGE, EDGES):
            return NOT_ASKED
        return unless(yield_fits(board, action - FIRST_EDGE), NO_EDGE_SPACE)

    def apply(self, board: Board, action: i64) -> None:
        board.common[YIELD_LEFT + board.yield_tile] -= 1
        board.set(EDGE + action - FIRST_EDGE, board.yield_tile)
        board.yield_tile = NONE


def yield_fits(board: Board, edge: i64) -> bool:
    """Whether an edge space is free and of the colour of the tile's temple (11.4)."""
    same = board.edition.edge_temple[edge] == temple_of(board.yield_tile)
    return same and edge_is_free(board, edge)


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
