"""Setting up, rounds and refills: whose turn it is, how the altar is filled (2, 3, 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, popcount
from mandapa.games.ganesha.altar import layouts
from mandapa.games.ganesha.board import (
    FILL,
    FLIP,
    LAY,
    NO_HEX,
    OFFER,
    TAKE,
    Board,
)
from mandapa.games.ganesha.final_stage import begin_final_stage
from mandapa.games.ganesha.rows import COLOURS, FIRST_LAY, NO_GEM, SPICES

NOT_APART: Final[i64] = 202
NO_ROOM_LEFT: Final[i64] = 203


def choose_first(board: Board, seat: i64) -> None:
    """Chance has named who begins (2.1)."""
    board.opener = seat
    board.drum = seat
    prepare_altar(board)


# --- laying spices -----------------------------------------------------


def prepare_altar(board: Board) -> None:
    """Spices first (2.2), then gems (2.5)."""
    board.seat = board.drum
    if board.spices:
        board.phase = LAY
        board.free = board.edition.altar.used
    else:
        begin_filling(board)


def ways_with(board: Board, hex_: i64) -> i64:
    """How many layouts have a token on this hex beside those that lie already (2.2)."""
    if board.laid == 0:
        return board.edition.first_ways[hex_]
    if board.free & BIT[hex_] == 0:
        return 0
    still = board.edition.in_play - popcount(board.laid) - 1
    altar = board.edition.altar
    return layouts(altar, board.free & ~BIT[hex_] & ~altar.near[hex_], still)


def legal_lays(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for hex_ in board.edition.altar.order:
        if ways_with(board, hex_):
            buffer[written] = FIRST_LAY + hex_
            written += 1
    return written


def refuse_lay(board: Board, hex_: i64) -> i64:
    if board.free & BIT[hex_] == 0:
        return NOT_APART
    return 0 if ways_with(board, hex_) else NO_ROOM_LEFT


def lay(board: Board, hex_: i64) -> None:
    """A token lies face down; no other may touch it (2.2, 2.3)."""
    board.laid |= BIT[hex_]
    board.free &= ~BIT[hex_] & ~board.edition.altar.near[hex_]
    if popcount(board.laid) == board.edition.in_play:
        board.free = 0
        board.phase = FLIP


def next_token(board: Board) -> i64:
    """The first hex whose token still lies face down."""
    shown: i64 = 0
    for spice in range(SPICES):
        if board.token_hex[spice] != NO_HEX:
            shown |= BIT[board.token_hex[spice]]
    for hex_ in board.edition.altar.order:
        if board.laid & ~shown & BIT[hex_]:
            return hex_
    return NO_HEX


def flip(board: Board, hex_: i64, spice: i64) -> None:
    """A token is turned up (2.4)."""
    board.token_hex[spice] = hex_
    if next_token(board) == NO_HEX:
        begin_filling(board)


# --- filling with gems -------------------------------------------------


def begin_filling(board: Board) -> None:
    board.phase = FILL
    go_on_filling(board)


def go_on_filling(board: Board) -> None:
    """Until every hex has a gem or the bag is empty (2.5, 7.4)."""
    if board.filling == board.edition.altar.size or board.bag_size == 0:
        board.filling = 0
        begin_turn(board)


def next_hex(board: Board) -> i64:
    """The hex that is filled next: left to right, top to bottom (2.5)."""
    return board.edition.altar.order[board.filling]


def fill(board: Board, hex_: i64, colour: i64) -> None:
    board.from_bag(colour)
    board.altar[colour] |= BIT[hex_]
    board.occupied |= BIT[hex_]
    board.filling += 1
    go_on_filling(board)


# --- turns and rounds --------------------------------------------------


def begin_turn(board: Board) -> None:
    """Phases 1 and 2 are left out if the altar is empty now (3.3)."""
    board.phase = TAKE if board.occupied else OFFER


def end_turn(board: Board) -> None:
    """The next player, the next round (3.2), or the final stage after the last one (7.3)."""
    board.lifted_hex = NO_HEX
    board.lifted_colour = NO_GEM
    board.cinnamon = False
    board.slots_used = 0
    board.turns += 1
    if board.turns < board.players:
        board.seat = (board.seat + 1) % board.players
        begin_turn(board)
        return
    board.turns = 0
    board.round += 1
    if board.round == board.edition.rounds:
        begin_final_stage(board)
    elif board.round % board.edition.refill == 0:
        clear_altar(board)
        board.drum = (board.drum + 1) % board.players
        prepare_altar(board)
    else:
        board.seat = board.drum
        begin_turn(board)


def clear_altar(board: Board) -> None:
    """Gems go back to the bag, tokens to the others (7.2)."""
    for colour in range(COLOURS):
        gems = popcount(board.altar[colour])
        board.bag[colour] += gems
        board.bag_size += gems
        board.altar[colour] = 0
    board.occupied = 0
    board.laid = 0
    for spice in range(SPICES):
        board.token_hex[spice] = NO_HEX
