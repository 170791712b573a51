"""The set-up: the start player, open tiles, first dice, river tiles, first yields (clause 2)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import filled
from mandapa.games.rajas.board import (
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
from mandapa.games.rajas.dice import EVERY_FACE, take_from_pool
from mandapa.games.rajas.province import find_roads
from mandapa.games.rajas.question import Draw
from mandapa.games.rajas.rows import (
    BROWN,
    COLOURS,
    FIRST_COUNT,
    FIRST_RIVER,
    FIRST_START,
    MAX_RIVER_TILES,
    STACKS,
)


@final
class StartPlayer(Draw):
    """Who begins: turn order gives the starting money (2.1, 2.2)."""

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "start player"

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_START

    def weights(self, board: Board) -> vec[i64]:
        return filled(board.players, 1)

    def apply(self, board: Board, action: i64) -> None:
        board.start = action - FIRST_START
        for n in range(board.players):
            seat = (board.start + n) % board.players
            board.own[seat * OWN + MONEY] = board.edition.money_start[n]
            find_roads(board, seat)
        board.stage = TILES_UP
        board.place = 0
        board.phase = REVEALING


def go_on_setting_up(board: Board) -> None:
    """Ask for the next open tile (2.4), dice (2.3) or first yield tile (11.1)."""
    if board.stage == TILES_UP:
        next_stack(board)
    elif board.stage == FIRST_DICE:
        give_dice(board, board.seat + 1)
    else:
        next_first_yield(board)


def next_stack(board: Board) -> None:
    board.place += 1
    board.phase = REVEALING
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


@final
class CountOn(Draw):
    """How far on the next river tile lies (2.7).

    The last space is never covered: reaching it ends the laying.
    """

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "river die"

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_COUNT

    def weights(self, board: Board) -> vec[i64]:  # noqa: ARG002
        return EVERY_FACE

    def apply(self, board: Board, action: i64) -> None:
        board.place += action - FIRST_COUNT + 1
        if board.place >= board.edition.river_length:
            first_yields(board)
        else:
            board.phase = FLOATING


@final
class LayRiverTile(Draw):
    """Which river tile lies there, until they run out (2.7)."""

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "river tiles"

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_RIVER

    def weights(self, board: Board) -> vec[i64]:
        return board.common[RIVER_LEFT : RIVER_LEFT + MAX_RIVER_TILES]

    def apply(self, board: Board, action: i64) -> None:
        kind = action - FIRST_RIVER
        board.common[RIVER_TILE + board.place] = kind
        board.common[RIVER_LEFT + kind] -= 1
        if river_tiles_left(board):
            board.phase = COUNTING
        else:
            first_yields(board)


def river_tiles_left(board: Board) -> i64:
    left: i64 = 0
    for kind in range(MAX_RIVER_TILES):
        left += board.common[RIVER_LEFT + kind]
    return left


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
