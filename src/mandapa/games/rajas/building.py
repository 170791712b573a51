"""Choosing, laying and scoring a province tile (clauses 6 and 8.6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.agenda import put
from mandapa.games.rajas.board import (
    CELL,
    CHEAPEST,
    COVERABLE,
    COVERED,
    EARNED,
    JOIN,
    LAYING,
    LEVEL,
    NONE,
    OPEN,
    PIPS,
    TAKING,
    TOP,
    Board,
)
from mandapa.games.rajas.dice import add_die, remove_die
from mandapa.games.rajas.edition import MAX_STALLS, NO_EDGE, stall_coins, turned
from mandapa.games.rajas.effects import PAY, PLACE, REVEAL, SCORE
from mandapa.games.rajas.province import put_tile
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import (
    BUILDINGS,
    CELLS,
    COLOURS,
    FIRST_LAY,
    FIRST_TAKE,
    STACKS,
    TURNS,
    among,
    lay_cell,
    lay_row,
    lay_turn,
    tile_colour,
    tile_stack,
)
from mandapa.games.rajas.stacks import take_from_stack
from mandapa.games.rajas.tracks import gain_fame, gain_money
from mandapa.games.rajas.ways_to_pay import SUM_OF_COLOUR

EMPTY_STACK: Final[i64] = 609
TOO_COSTLY: Final[i64] = 602
NO_CELL: Final[i64] = 601
NO_ROAD: Final[i64] = 603
LOOKS_ALIKE: Final[i64] = 604
NOT_DEARER: Final[i64] = 806


# --- what is possible --------------------------------------------------


def can_build(board: Board) -> bool:
    """Whether some open tile can be paid and laid: any tile fits where a road ends (6.1)."""
    if not board.mine(OPEN):
        return False
    common = board.common
    for colour in range(COLOURS):
        if common[CHEAPEST + colour] <= board.mine(PIPS + colour):
            return True
    return False


def can_cover_with(board: Board, tile: i64) -> bool:
    """Whether a tile costs more than one that may be built over, and no more than can be paid."""
    cost = board.edition.cost[tile]
    least = cost - board.mine(PIPS + tile_colour(tile))
    if least < 0:
        least = 0
    if least >= cost:
        return False
    return board.mine(COVERABLE) & (BIT[cost] - BIT[least]) != 0


def can_overbuild(board: Board) -> bool:
    if not board.mine(COVERABLE):
        return False
    common = board.common
    for stack in range(STACKS):
        tile = common[TOP + stack]
        if tile != NONE and can_cover_with(board, tile):
            return True
    return False


def can_overbuild_without(board: Board, die: i64) -> bool:
    """Whether a tile can be built over when this die is spent first (5.5)."""
    remove_die(board, die)
    possible = can_overbuild(board)
    add_die(board, die)
    return possible


# --- choosing a tile ---------------------------------------------------


def ask_tile(board: Board, over: bool) -> None:
    board.over = over
    if can_overbuild(board) if over else can_build(board):
        board.begun = False
        board.phase = TAKING


def refuse_take(board: Board, stack: i64) -> i64:
    top = TOP + stack
    tile = board.common[top]
    if tile == NONE:
        return EMPTY_STACK
    if board.over:
        return unless(can_cover_with(board, tile), NOT_DEARER)
    return unless(board.edition.cost[tile] <= board.mine(PIPS + tile_colour(tile)), TOO_COSTLY)


def can_take(board: Board) -> bool:
    """Whether some open tile may be chosen."""
    for stack in range(STACKS):
        if refuse_take(board, stack) == 0:
            return True
    return False


@final
class TakeTile(Question):
    """Which open tile is built (6.1, 6.2, 8.6)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for stack in range(STACKS):
            if refuse_take(board, stack) == 0:
                buffer[written] = FIRST_TAKE + stack
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_TAKE, STACKS):
            return NOT_ASKED
        return refuse_take(board, action - FIRST_TAKE)

    def apply(self, board: Board, action: i64) -> None:
        board.tile = board.common[TOP + action - FIRST_TAKE]
        board.phase = LAYING


# --- choosing a cell and a turn ----------------------------------------


def refuse_cell(board: Board, cell: i64) -> i64:
    """Whether the chosen tile could lie there, turned somehow."""
    if not board.over:
        if not board.edition.buildable & BIT[cell] or board.mine(CELL + cell) != NONE:
            return NO_CELL
        if board.edition.cost[board.tile] > board.mine(PIPS + tile_colour(board.tile)):
            return TOO_COSTLY  # a die was turned over since the tile was chosen
        return unless(board.mine(OPEN) & BIT[cell] != 0, NO_ROAD)
    below = board.tile_at(board.seat, cell)
    if below == NONE or board.mine(COVERED) & BIT[cell]:
        return NOT_DEARER
    difference = board.edition.cost[board.tile] - board.edition.cost[below]
    if difference <= 0 or difference > board.mine(PIPS + tile_colour(board.tile)):
        return NOT_DEARER
    return unless(board.mine(JOIN + cell) != 0, NO_ROAD)


def road_fits(board: Board, cell: i64, turn: i64) -> bool:
    """Whether a road of the chosen tile, so turned, meets one that arrives there (6.3)."""
    return turned(board.edition.roads[board.tile], turn) & board.mine(JOIN + cell) != 0


def can_lay(board: Board) -> bool:
    """Whether the chosen tile could lie somewhere: any tile fits where a road arrives."""
    for cell in range(CELLS):
        if refuse_cell(board, cell) == 0:
            return True
    return False


@final
class LayTile(Question):
    """On which cell the tile is laid, and how it is turned (6.3, 6.4).

    Pay, lay, reveal the next tile, score: in this order (6.5).
    """

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        turns = board.edition.different_turns(board.tile)
        for cell in range(CELLS):
            if refuse_cell(board, cell) == 0:
                for turn in range(turns):
                    if road_fits(board, cell, turn):
                        buffer[written] = lay_row(cell, turn)
                        written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_LAY, CELLS * TURNS):
            return NOT_ASKED
        refused = refuse_cell(board, lay_cell(action))
        if refused:
            return refused
        if lay_turn(action) >= board.edition.different_turns(board.tile):
            return LOOKS_ALIKE
        return unless(road_fits(board, lay_cell(action), lay_turn(action)), NO_ROAD)

    def apply(self, board: Board, action: i64) -> None:
        board.cell = lay_cell(action)
        board.turn = lay_turn(action)
        board.due = price(board)
        put(board, SCORE, 0)
        put(board, REVEAL, tile_stack(board.tile))
        put(board, PLACE, 0)
        put(board, PAY, SUM_OF_COLOUR + tile_colour(board.tile))


def price(board: Board) -> i64:
    """Return the cost, or how much it exceeds that of the tile below (6.2, 8.6)."""
    cost = board.edition.cost[board.tile]
    if board.over:
        cost -= board.edition.cost[board.tile_at(board.seat, board.cell)]
    return cost


# --- laying and scoring ------------------------------------------------


def place_tile(board: Board) -> None:
    """Move the paid tile from its stack to the province."""
    put_tile(board, board.cell, board.tile, board.turn)
    take_from_stack(board, board.tile)


def tile_money(board: Board, tile: i64) -> i64:
    coins: i64 = 0
    for n in range(MAX_STALLS):
        coins += stall_coins(board.edition.stall(tile, n))
    return coins


def tile_fame(board: Board, seat: i64, tile: i64) -> i64:
    """Each building is worth the present level of its kind (6.7)."""
    fame: i64 = 0
    for kind in range(BUILDINGS):
        count = board.edition.tile_buildings[tile * BUILDINGS + kind]
        if count:
            fame += count * board.edition.levels[board.of(seat, LEVEL + kind)]
    return fame


def score_tile(board: Board) -> None:
    """Money, then fame, then the edge it leads to (6.5 to 6.8)."""
    gain_money(board, tile_money(board, board.tile))
    gain_fame(board, tile_fame(board, board.seat, board.tile))
    if not board.over:
        edge = edge_reached(board, board.tile, board.cell, board.turn)
        if edge != NO_EDGE and not board.mine(EARNED) & BIT[edge]:
            board.set(EARNED, board.mine(EARNED) | BIT[edge])
            board.bonuses |= BIT[edge]
    if board.navaratna and board.yield_on_build:
        board.builds += 1
    board.tile = NONE
    board.cell = NONE
    board.turn = 0
    board.over = False


def edge_reached(board: Board, tile: i64, cell: i64, turn: i64) -> i64:
    """Return the edge space to which a road of the tile leads; no cell has two in one direction."""
    roads = turned(board.edition.roads[tile], turn)
    for side in range(TURNS):
        edge = board.edition.edge_at[cell * TURNS + side]
        if edge != NO_EDGE and roads & BIT[side]:
            return edge
    return NO_EDGE
