"""The start player, and beginning a mandala, at the set-up and after a destruction (clauses 2.1,
2.4 and 6.8)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.flowers.board import BEGIN, NO_TILE, Board, tile_colour
from mandapa.games.flowers.rows import BACKS, DARK, LIGHT, MANDALAS
from mandapa.games.flowers.turn import deal_to, next_turn


def choose_start(board: Board, seat: i64) -> None:
    """Drawn by lot before anything else is laid out (2.4)."""
    board.start = seat
    board.phase = BEGIN


def next_back(board: Board) -> i64:
    """Return the back of the next tile to turn up: the dark one before the light one (2.1)."""
    return DARK if board.tile(board.mandala, DARK) == NO_TILE else LIGHT


def turn_up(board: Board, tile: i64) -> None:
    """Lay a tile into the mandala that is being begun; after the light one go on."""
    back = next_back(board)
    board.tiles[board.mandala * BACKS + back] = tile
    board.present[board.mandala] |= BIT[tile_colour(tile)]
    if back == DARK:
        board.dark_left &= ~BIT[tile]
        return
    board.light_left &= ~BIT[tile]
    if board.set_up:
        next_turn(board)
    elif board.mandala + 1 < MANDALAS:
        board.mandala += 1
    else:
        deal_to(board, 0)
