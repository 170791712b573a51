"""Points, the date of every total, and the ranking (clause 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.games.ganesha.board import LINE_NAMES, LINES, RING, SPICE_POINTS, Board
from mandapa.games.ganesha.edition import points_between

TIE_BREAKS: Final = ("sooner", "seat")


def score(board: Board, seat: i64, line: i64, points: i64) -> None:
    """Add points; every total passed on the way is reached now, unless it was before (10.3)."""
    board.earned[seat * LINES + line] += points
    total = board.total(seat)
    board.clock += 1
    peak = board.peak[seat]
    if peak < total:
        date = board.clock
        reached = board.reached
        while peak < total:
            peak += 1
            reached[seat * RING + peak % RING] = date
        board.peak[seat] = peak


def lose_point(board: Board, seat: i64) -> None:
    """Red pepper costs a point (8.9)."""
    board.earned[seat * LINES + SPICE_POINTS] -= 1


def score_slots(board: Board, seat: i64, line: i64, colour: i64, count: i64) -> None:
    """Put gems of a colour into its next slots and score them together (6.7)."""
    first = board.filled[colour]
    end = first + count
    board.filled[colour] = end
    score(board, seat, line, points_between(board.edition, colour, first, end))


def date_of_total(board: Board, seat: i64) -> i64:
    """When a seat first had the total it has now; 0 is where everybody began (10.3)."""
    total = board.total(seat)
    if total == 0:
        return 0
    return board.reached[seat * RING + total % RING]


def order_of(board: Board, seat: i64) -> i64:
    """Return a seat's place in the order that begins with the first starting player."""
    return (seat - board.opener + board.players) % board.players


def score_sheets(board: Board) -> list[dict[str, int]]:
    return [
        {name: board.earned[seat * LINES + line] for line, name in enumerate(LINE_NAMES)}
        for seat in range(board.players)
    ]


def rank_keys(board: Board) -> list[tuple[int, ...]]:
    """Most points (10.2), then who had them first (10.3), then the earlier seat (10.4)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(board.players):
        keys.append((board.total(seat), -date_of_total(board, seat), -order_of(board, seat)))
    return keys
