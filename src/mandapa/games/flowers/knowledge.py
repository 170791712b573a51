"""What players surely know of hidden hands (clauses 9.1 to 9.4).

Two kinds of lower bounds are kept up to date: the cards that everyone knows to be in a
certain hand because they were seen returning to it, and for each viewer the cards that
all other hands together hold, which a reshuffle of the discard pile shows exactly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.flowers.board import Board
from mandapa.games.flowers.rows import COLOURS

# Spectators know what a player without a hand would know.
SPECTATOR: Final[i64] = MAX_PLAYERS


def together(viewer: i64) -> i64:
    """Return where the six counts of what the others surely hold together begin in `known`."""
    return (MAX_PLAYERS + viewer) * COLOURS


def note_played(board: Board, seat: i64, colour: i64, count: i64) -> None:
    """Cards of one colour are alike, so those known to be held are counted as played first."""
    place = seat * COLOURS + colour
    board.known[place] = max(board.known[place] - count, 0)
    for viewer in range(MAX_PLAYERS + 1):
        if viewer != seat:
            place = together(viewer) + colour
            board.known[place] = max(board.known[place] - count, 0)


def note_returned(board: Board, seat: i64, colour: i64, shown: i64, covered: i64) -> None:
    """Everyone knows the cards that return to a hand; with `memory`, the face-up ones (9.4)."""
    count = shown if board.memory else shown + covered
    board.known[seat * COLOURS + colour] += count
    for viewer in range(MAX_PLAYERS + 1):
        if viewer != seat:
            board.known[together(viewer) + colour] += count


def note_reshuffle(board: Board) -> None:
    """Cards that are neither on the table nor in the new deck are in some hand (9.3)."""
    if board.memory:
        return
    for viewer in range(MAX_PLAYERS + 1):
        for colour in range(COLOURS):
            held: i64 = 0
            for seat in range(board.players):
                if seat != viewer:
                    held += board.hand(seat, colour)
            board.known[together(viewer) + colour] = held


def known_together(board: Board, viewer: i64, colour: i64) -> i64:
    """Return how many cards of a colour the other hands surely hold: the better of both bounds."""
    apart: i64 = 0
    for seat in range(board.players):
        if seat != viewer:
            apart += board.known[seat * COLOURS + colour]
    return max(apart, board.known[together(viewer) + colour])
