"""What chance decides: the first player, the spices, and every gem from the bag."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, nth_bit, popcount, zeros
from mandapa.games.ganesha.board import FILL, FIRST, FLIP, LAY, NO_HEX, Board
from mandapa.games.ganesha.rounds import next_hex, next_token, ways_with
from mandapa.games.ganesha.rows import (
    COLOURS,
    FIRST_DRAW,
    FIRST_FIRST,
    FIRST_LAY,
    HEXES,
    SPICES,
    fill_row,
    flip_row,
)


def draw_source(board: Board) -> str:
    if board.phase == FIRST:
        return "first player"
    if board.phase == LAY:
        return "spice layout"
    return "spices" if board.phase == FLIP else "bag"


def face_down(board: Board, spice: i64) -> bool:
    """Whether a spice of the box has not been turned up since the last refill."""
    return board.edition.tokens & BIT[spice] != 0 and board.token_hex[spice] == NO_HEX


def first_bag_row(board: Board) -> i64:
    """The row of a red gem drawn now; the other colours follow."""
    return fill_row(next_hex(board), 0) if board.phase == FILL else FIRST_DRAW


def draw_outcomes(board: Board) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    if board.phase == FIRST:
        for seat in range(board.players):
            found.append((FIRST_FIRST + seat, 1))
    elif board.phase == LAY:
        for hex_ in board.edition.altar.order:
            ways = ways_with(board, hex_)
            if ways:
                found.append((FIRST_LAY + hex_, ways))
    elif board.phase == FLIP:
        hex_ = next_token(board)
        for spice in range(SPICES):
            if face_down(board, spice):
                found.append((flip_row(hex_, spice), 1))
    else:
        row = first_bag_row(board)
        for colour in range(COLOURS):
            if board.bag[colour]:
                found.append((row + colour, board.bag[colour]))
    return found


def draw_sample(board: Board, rng: Rng) -> i64:
    if board.phase == FIRST:
        return FIRST_FIRST + rng.below(board.players)
    if board.phase == LAY:
        return sample_lay(board, rng)
    if board.phase == FLIP:
        return sample_flip(board, rng)
    colour: i64 = 0
    ticket = rng.below(board.bag_size) - board.bag[0]
    while ticket >= 0:
        colour += 1
        ticket -= board.bag[colour]
    return first_bag_row(board) + colour


def sample_lay(board: Board, rng: Rng) -> i64:
    order = board.edition.altar.order
    ways = zeros(HEXES)
    total: i64 = 0
    for hex_ in order:
        ways[hex_] = ways_with(board, hex_)
        total += ways[hex_]
    ticket = rng.below(total)
    place: i64 = 0
    while ticket >= ways[order[place]]:
        ticket -= ways[order[place]]
        place += 1
    return FIRST_LAY + order[place]


def sample_flip(board: Board, rng: Rng) -> i64:
    hidden: i64 = 0
    for spice in range(SPICES):
        if face_down(board, spice):
            hidden |= BIT[spice]
    return flip_row(next_token(board), nth_bit(hidden, rng.below(popcount(hidden))))
