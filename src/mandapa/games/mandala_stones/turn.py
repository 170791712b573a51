"""Whose turn it is, what could be taken, and the end (clauses 3, 4.3 and 7)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.mandala_stones.board import DONE, HANDS, NO_ACTION, TURN, Board
from mandapa.games.mandala_stones.rows import ALL_CIRCLES, CIRCLES


def takeable(board: Board, artist: i64) -> i64:
    """Return the stacks (bits) an artist may take from: its pattern on top, and not beside any of
    the other artists (4.3). The artist's own old place keeps nothing from it."""
    stones = board.showing[pattern_of_artist(board, artist)]
    return stones & ~beside_circles(board, board.artist_circles() & ~BIT[artist])


def beside_circles(board: Board, circles: i64) -> i64:
    """Return the stacks (bits) around any of these circles (bits)."""
    beside = board.edition.beside
    stacks: i64 = 0
    circle: i64 = 0
    while circles:
        if circles & 1:
            stacks |= beside[circle]
        circles >>= 1
        circle += 1
    return stacks


def pattern_of_artist(board: Board, artist: i64) -> i64:
    """Return the pattern of the artist on a circle."""
    if board.artists[0] & BIT[artist]:
        return 0
    return 1


def can_collect(board: Board) -> bool:
    """Whether any artist can move and take a stone, given an empty space (4.4)."""
    occupied = board.artist_circles()
    reachable = beside_circles(board, ALL_CIRCLES & ~occupied)
    for artist in range(CIRCLES):
        if occupied & BIT[artist] and takeable(board, artist) & reachable:
            return True
    return False


def next_turn(board: Board) -> None:
    """Clockwise; a round in which the hands were covered is the last (1.1, 7.1)."""
    seat = (board.seat + 1) % board.players
    if seat == board.start and board.hands_covered:
        finish(board, HANDS)
    else:
        begin_turn(board, seat)


def begin_turn(board: Board, seat: i64) -> None:
    """With a stack there is always something to score; without one and without a stone to
    collect the game ends at once (7.2)."""
    board.seat = seat
    if board.filled_spaces(seat) == 0 and not can_collect(board):
        finish(board, NO_ACTION)
    else:
        board.phase = TURN


def finish(board: Board, reason: i64) -> None:
    board.ending = reason
    board.phase = DONE
