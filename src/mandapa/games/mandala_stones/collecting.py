"""Collecting: an artist moves and takes stones (clause 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless, write_bits
from mandapa.games.mandala_stones.board import (
    ALL_SPACES,
    COVERED,
    EMPTY,
    FIRST,
    SHOW,
    SPACE,
    Board,
    colour_of,
    pattern_of,
    top_of,
    with_top,
    without_top,
)
from mandapa.games.mandala_stones.rows import (
    ALL_CIRCLES,
    CIRCLES,
    COLOURS,
    FIRST_FIRST,
    FIRST_SPACE,
    SIDES,
    SPACES,
    collect_row,
)
from mandapa.games.mandala_stones.turn import next_turn, pattern_of_artist, takeable

NOT_ANOTHER_CIRCLE: Final[i64] = 401
NO_EMPTY_SPACE: Final[i64] = 402
NO_STONE: Final[i64] = 404
NOT_TAKEN: Final[i64] = 405
SPACE_IN_USE: Final[i64] = 407


# --- moving an artist --------------------------------------------------


def legal_collects(board: Board, buffer: vec[i64]) -> i64:
    """Write the moves of artists; return how many there are (4.1, 4.2, 4.4)."""
    if board.filled_spaces(board.seat) == ALL_SPACES:
        return 0
    beside = board.edition.beside
    occupied = board.artist_circles()
    near: i64 = 0  # stacks beside an artist
    shared: i64 = 0  # and beside another, too
    for circle in range(CIRCLES):
        if occupied & BIT[circle]:
            shared |= near & beside[circle]
            near |= beside[circle]
    showing = board.showing
    written: i64 = 0
    for artist in range(CIRCLES):
        if occupied & BIT[artist]:
            # As `takeable` says, worked out once for all artists.
            stones = showing[pattern_of_artist(board, artist)]
            stones &= ~near | (beside[artist] & ~shared)
            free = ALL_CIRCLES & ~occupied
            row = collect_row(artist, 0)
            circle = 0
            while stones and free:
                if free & 1 and stones & beside[circle]:
                    buffer[written] = row + circle
                    written += 1
                free >>= 1
                circle += 1
    return written


def refuse_collect(board: Board, artist: i64, circle: i64) -> i64:
    occupied = board.artist_circles()
    if not occupied & BIT[artist] or occupied & BIT[circle]:
        return NOT_ANOTHER_CIRCLE
    if board.filled_spaces(board.seat) == ALL_SPACES:
        return NO_EMPTY_SPACE
    if not takeable(board, artist) & board.edition.beside[circle]:
        return NO_STONE
    return 0


def collect(board: Board, artist: i64, circle: i64) -> None:
    """Nothing moves before the whole collection is decided (8.4)."""
    board.artist = artist
    board.circle = circle
    board.phase = FIRST


# --- the first stone ---------------------------------------------------


def stones_to_take(board: Board) -> i64:
    """Return the stacks (bits) whose top stones will be taken (4.5)."""
    return takeable(board, board.artist) & board.edition.beside[board.circle]


def legal_firsts(board: Board, buffer: vec[i64]) -> i64:
    return write_bits(stones_to_take(board), FIRST_FIRST, buffer)


def refuse_first(board: Board, stack: i64) -> i64:
    return unless(stones_to_take(board) & BIT[stack] != 0, NOT_TAKEN)


def choose_first(board: Board, stack: i64) -> None:
    board.first = stack
    board.phase = SPACE


def collected(board: Board, first: i64, stones: i64) -> i64:
    """Return the new stack of the stones to take: clockwise from the first stone, which lies at
    the bottom (4.6)."""
    around = board.edition.around
    piles = board.piles
    corner = board.circle * SIDES
    side: i64 = 0
    while around[corner + side] != first:
        side += 1
    stack: i64 = EMPTY
    for _side in range(SIDES):
        pile = around[corner + side]
        if stones & BIT[pile]:
            stack = with_top(stack, top_of(piles[pile]))
        side += 1
        if side == SIDES:
            side = 0
    return stack


# --- the space ---------------------------------------------------------


def legal_spaces(board: Board, buffer: vec[i64]) -> i64:
    return write_bits(empty_spaces(board), FIRST_SPACE, buffer)


def empty_spaces(board: Board) -> i64:
    """Return the spaces (bits) on which the new stack may be laid (4.7)."""
    return ALL_SPACES & ~board.filled_spaces(board.seat)


def refuse_space(board: Board, space: i64) -> i64:
    return unless(board.stack_on(board.seat, space) == EMPTY, SPACE_IN_USE)


def lay_on_space(board: Board, space: i64) -> None:
    """Lay the new stack (4.7), move the artist (4.1) and find what lies open now (4.8)."""
    stones = stones_to_take(board)
    stack = collected(board, board.first, stones)
    board.spaces[board.seat * SPACES + space] = stack
    board.tops[board.seat * COLOURS + colour_of(top_of(stack))] |= BIT[space]
    around = board.edition.around
    corner = board.circle * SIDES
    for side in range(SIDES):
        pile = around[corner + side]
        if stones & BIT[pile]:
            take_top(board, pile)
    move_artist(board)
    if board.to_show:
        board.phase = SHOW
    else:
        next_turn(board)


def take_top(board: Board, pile: i64) -> None:
    """Take a stack's top stone; the pattern of the one below is due if nobody knows it."""
    stack = board.piles[pile]
    board.showing[pattern_of(top_of(stack))] &= ~BIT[pile]
    stack = without_top(stack)
    board.piles[pile] = stack
    if stack == EMPTY:
        return
    pattern = pattern_of(top_of(stack))
    if pattern == COVERED:
        board.to_show |= BIT[pile]
    else:
        board.showing[pattern] |= BIT[pile]


def move_artist(board: Board) -> None:
    board.artists[pattern_of_artist(board, board.artist)] ^= BIT[board.artist] | BIT[board.circle]
    board.artist = 0
    board.circle = 0
    board.first = 0
