"""What players surely know of hidden hands (clauses 9.1 to 9.4).

Two kinds of lower bounds are kept up to date: the cards that everyone knows to be in a
certain hand because they were seen returning to it, and for each viewer the cards that
all other hands together hold, which a reshuffle of the discard pile shows exactly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.games.flowers.board import Board
from mandapa.games.flowers.rows import COLOURS

# Spectators know what a player without a hand would know.
SPECTATOR: Final[i64] = 4  # behind the last seat


def together(viewer: i64) -> i64:
    """Return where the six counts of what the others surely hold together begin in `known`."""
    return (MAX_PLAYERS + viewer) * COLOURS


def note_played(board: Board, seat: i64, colour: i64, count: i64) -> None:
    """Cards of one colour are alike, so those known to be held are counted as played first."""
    known = board.known
    take_known(known, seat * COLOURS + colour, count)
    for viewer in range(MAX_PLAYERS + 1):
        if viewer != seat:
            take_known(known, together(viewer) + colour, count)


def take_known(known: vec[i64], place: i64, count: i64) -> None:
    """Let fewer cards be known to be held, but not fewer than none."""
    left = known[place] - count
    if left < 0:
        left = 0
    known[place] = left


def note_returned(board: Board, seat: i64, colour: i64, shown: i64, covered: i64) -> None:
    """Everyone knows the cards that return to a hand; with `memory`, the face-up ones (9.4)."""
    count = shown if board.memory else shown + covered
    known = board.known
    known[seat * COLOURS + colour] += count
    for viewer in range(MAX_PLAYERS + 1):
        if viewer != seat:
            known[together(viewer) + colour] += count


def note_reshuffle(board: Board) -> None:
    """Cards that are neither on the table nor in the new deck are in some hand (9.3)."""
    if board.memory:
        return
    known = board.known
    for viewer in range(MAX_PLAYERS + 1):
        for colour in range(COLOURS):
            held: i64 = 0
            for seat in range(board.players):
                if seat != viewer:
                    held += board.hand(seat, colour)
            known[together(viewer) + colour] = held


def known_together(board: Board, viewer: i64, colour: i64) -> i64:
    """Return how many cards of a colour the other hands surely hold: the better of both bounds."""
    apart: i64 = 0
    for seat in range(board.players):
        if seat != viewer:
            apart += board.known[seat * COLOURS + colour]
    return max(apart, board.known[together(viewer) + colour])
