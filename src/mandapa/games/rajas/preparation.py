"""The set-up: the start player, open tiles, first dice, river tiles, first yields (clause 2)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.rajas.board import (
    CHOOSING_EDGE,
    COUNTING,
    DRAWING,
    FIRST_DICE,
    FIRST_YIELDS,
    FLOATING,
    MONEY,
    OWN,
    PLAY,
    REVEALING,
    RIVER_LAID,
    RIVER_LEFT,
    RIVER_TILE,
    ROLLING,
    TILES_UP,
    WORKER,
    Board,
)
from mandapa.games.rajas.dice import take_from_pool
from mandapa.games.rajas.province import find_roads
from mandapa.games.rajas.rows import BROWN, COLOURS, MAX_RIVER_TILES, STACKS


def choose_start(board: Board, seat: i64) -> None:
    """Turn order gives the starting money (2.1, 2.2)."""
    board.start = seat
    for n in range(board.players):
        at = (seat + n) % board.players * OWN
        board.own[at + MONEY] = board.edition.money_start[n]
    for each in range(MAX_PLAYERS):
        find_roads(board, each)
    board.stage = TILES_UP
    board.place = 0
    board.phase = REVEALING


def next_stack(board: Board) -> None:
    board.place += 1
    if board.place == STACKS:
        board.stage = FIRST_DICE
        board.place = 0
        give_dice(board, 0)


def give_dice(board: Board, seat: i64) -> None:
    """One seat after the other rolls its first dice (2.3)."""
    board.seat = seat
    if seat == board.players or board.edition.dice_start == 0:
        lay_river(board)
        return
    for colour in range(COLOURS):
        take_from_pool(board, colour, board.edition.dice_start)
    board.phase = ROLLING


# --- river tiles -------------------------------------------------------


def lay_river(board: Board) -> None:
    board.stage = RIVER_LAID
    board.seat = board.start
    board.place = 0
    if board.river_tiles:
        board.phase = COUNTING
    else:
        first_yields(board)


def count_on(board: Board, spaces: i64) -> None:
    """The last space is never covered: reaching it ends the laying (2.7)."""
    board.place += spaces
    if board.place >= board.edition.river_length:
        first_yields(board)
    else:
        board.phase = FLOATING


def lay_river_tile(board: Board, kind: i64) -> None:
    board.common[RIVER_TILE + board.place] = kind
    board.common[RIVER_LEFT + kind] -= 1
    left: i64 = 0
    for each in range(MAX_RIVER_TILES):
        left += board.common[RIVER_LEFT + each]
    if left:
        board.phase = COUNTING
    else:
        first_yields(board)


# --- Navaratna ---------------------------------------------------------


def first_yields(board: Board) -> None:
    """In turn order each player draws a brown yield tile and chooses its edge space (11.1)."""
    board.stage = FIRST_YIELDS
    board.seat = board.start
    board.place = BROWN
    if board.navaratna:
        board.phase = DRAWING
    else:
        start_play(board)


def draw_first_yield(board: Board, kind: i64) -> None:
    board.yield_tile = kind
    board.phase = CHOOSING_EDGE


def next_first_yield(board: Board) -> None:
    board.seat = (board.seat + 1) % board.players
    board.phase = DRAWING
    if board.seat == board.start:
        start_play(board)


def start_play(board: Board) -> None:
    board.stage = PLAY
    board.place = 0
    board.seat = board.start
    board.phase = WORKER
