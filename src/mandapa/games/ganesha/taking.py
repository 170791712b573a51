"""Phase 1: one or two gems from the altar (clause 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.ganesha.board import MORE, NO_HEX, NO_SPICE, STORE, Board
from mandapa.games.ganesha.rows import FIRST_TAKE, NO_GEM, STOP

NO_GEM_THERE: Final[i64] = 401
NOT_ADJACENT: Final[i64] = 403


def may_take_more(board: Board) -> bool:
    """Whether the first gem, as it was lifted, is of a colour in a tactics slot (4.2)."""
    colour = board.lifted_colour
    return colour == board.in_slot(board.seat, 0) or colour == board.in_slot(board.seat, 1)


def second_hexes(board: Board) -> i64:
    """The hexes (bits) of which a second gem may be taken (4.3, 4.4)."""
    if board.in_slot(board.seat, 0) == board.in_slot(board.seat, 1):
        return board.occupied
    return board.occupied & board.edition.altar.near[board.lifted_hex]


def choices(board: Board) -> i64:
    """The hexes (bits) of which a gem may be taken now."""
    return second_hexes(board) if board.phase == MORE else board.occupied


def legal_takes(board: Board, buffer: vec[i64]) -> i64:
    hexes = choices(board)
    written: i64 = 0
    for hex_ in board.edition.altar.order:
        if hexes & BIT[hex_]:
            buffer[written] = FIRST_TAKE + hex_
            written += 1
    if board.phase == MORE:
        buffer[written] = STOP
        written += 1
    return written


def refuse_take(board: Board, hex_: i64) -> i64:
    if board.occupied & BIT[hex_] == 0:
        return NO_GEM_THERE
    return 0 if choices(board) & BIT[hex_] else NOT_ADJACENT


def take(board: Board, hex_: i64) -> None:
    """Lift a gem; it stays in hand until phase 2 (4.6)."""
    colour = board.gem_on(hex_)
    board.altar[colour] &= ~BIT[hex_]
    board.occupied &= ~BIT[hex_]
    if board.lifted_hex == NO_HEX:
        board.first_gem = colour
        board.lifted_hex = hex_
        board.lifted_colour = colour
    else:
        board.second_gem = colour


def go_on_taking(board: Board) -> None:
    """The gem and its spice are settled: a second gem (4.5), or on to phase 2."""
    board.spice = NO_SPICE
    if board.second_gem == NO_GEM and may_take_more(board) and second_hexes(board):
        board.phase = MORE
    else:
        board.phase = STORE
