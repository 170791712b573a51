"""The boats (clause 9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import unless
from mandapa.games.rajas.agenda import put_effect
from mandapa.games.rajas.board import (
    BOAT,
    BRIDGE_WORKER,
    NONE,
    RIVER_TILE,
    SAILING,
    Board,
)
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import FACES, FIRST_SAIL, among, sail_row, sail_steps
from mandapa.games.rajas.tracks import find_worker

NO_SUCH_SPACE: Final[i64] = 903
TOO_FAR: Final[i64] = 902


def occupied(board: Board, space: i64) -> bool:
    """Whether another boat is in the way; the last space has room for every boat (9.4)."""
    if space == board.edition.river_length:
        return False
    for other in range(board.players):
        if other != board.seat and board.of(other, BOAT) == space:
            return True
    return False


def space_ahead(board: Board, steps: i64) -> i64:
    """Return the space this many unoccupied spaces ahead, NONE beyond the end (9.3)."""
    space = board.mine(BOAT)
    while steps > 0:
        space += 1
        if space > board.edition.river_length:
            return NONE
        if not occupied(board, space):
            steps -= 1
    return space


def can_sail(board: Board, steps: i64) -> bool:
    return space_ahead(board, steps) != NONE


def sail(board: Board, steps: i64) -> None:
    """Move the boat and do what its new space gives, at once (9.5)."""
    space = space_ahead(board, steps)
    if board.mine(BOAT) <= board.edition.bridge < space:
        find_worker(board, BRIDGE_WORKER)  # 9.7
    board.set(BOAT, space)
    put_effect(board, space_effect(board, space))


def space_effect(board: Board, space: i64) -> i64:
    """Return what a space gives: the river tile on it, or what is printed there."""
    tile = board.common[RIVER_TILE + space]
    return board.edition.river[space] if tile == NONE else board.edition.river_tiles[tile]


def sail_exactly(board: Board, steps: i64) -> None:
    """Sail exactly this far; lost without as many unoccupied spaces ahead (9.6)."""
    if can_sail(board, steps):
        sail(board, steps)


def ask_steps(board: Board, most: i64) -> None:
    """Ask how far to sail, from one space up to this many."""
    if can_sail(board, 1):
        board.steps = most
        board.begun = False
        board.phase = SAILING


@final
class Sail(Question):
    """How many unoccupied spaces the boat sails (9.2, 9.3)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for steps in range(1, board.steps + 1):
            if can_sail(board, steps):
                buffer[written] = sail_row(steps)
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_SAIL, FACES):
            return NOT_ASKED
        if sail_steps(action) > board.steps:
            return TOO_FAR
        return unless(can_sail(board, sail_steps(action)), NO_SUCH_SPACE)

    def apply(self, board: Board, action: i64) -> None:
        sail(board, sail_steps(action))
