"""Whose turn it is, rounds, and the end (clauses 3.8, 3.9 and 12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import OVER
from mandapa.games.rajas.areas import clear_spaces
from mandapa.games.rajas.board import (
    ASSORTED_USED,
    DONE,
    IDLE,
    NOBODY,
    OWN,
    SETTLED,
    WORKER,
    WORKERS,
    Board,
)
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.yields import ask_yield

TIE_BREAKS: Final = ("nearest",)


def someone_has_workers(board: Board) -> bool:
    for seat in range(board.players):
        if board.of(seat, IDLE):
            return True
    return False


def end_turn(board: Board) -> None:
    """Meeting is looked at when a turn is over (12.1)."""
    if board.trigger == NOBODY and board.difference(board.seat) >= 0:
        board.trigger = board.seat
    next_turn(board)


def next_turn(board: Board) -> None:
    """Find the next seat with something to do. A lap ends before the start player (12.2)."""
    while board.phase == SETTLED:
        board.seat = (board.seat + 1) % board.players
        working = someone_has_workers(board)
        if board.trigger != NOBODY and (board.seat == board.start or not working):
            board.phase = DONE
            return
        if not working:
            next_round(board)
        begin_turn(board)


def begin_turn(board: Board) -> None:
    """Begin a seat's turn. One without workers is passed over or takes a yield tile; once
    markers have met it has no turn (3.8, 11.5, 12.2)."""
    if board.mine(IDLE):
        board.begun = False
        board.phase = WORKER
    elif board.navaratna and (board.trigger == NOBODY or board.late_yields):
        ask_yield(board, False)


def next_round(board: Board) -> None:
    """All workers come back, and the start player changes (3.8, 3.9)."""
    clear_spaces(board)
    for seat in range(board.players):
        board.own[seat * OWN + IDLE] = board.own[seat * OWN + WORKERS]
        board.own[seat * OWN + ASSORTED_USED] = 0
    if board.next_start == NOBODY:
        board.start = (board.start + 1) % board.players
    else:
        board.start = board.next_start
        board.next_start = NOBODY
    board.seat = board.start


@final
class Over(Question):
    """Nothing is asked any more (12.2)."""

    __slots__ = ()

    def actor(self, board: Board) -> i64:  # noqa: ARG002
        return OVER

    def legal(self, board: Board, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return 0

    def refusal(self, board: Board, action: i64) -> i64:  # noqa: ARG002
        return NOT_ASKED

    def apply(self, board: Board, action: i64) -> None:
        """Nothing happens any more."""


def rank_keys(board: Board) -> list[tuple[int, ...]]:
    """By the difference; ties by who is nearest to the player who ended the game (12.3, 12.4)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(board.players):
        after: i64 = 0
        if board.trigger != NOBODY:
            after = (seat - board.trigger + board.players) % board.players
        keys.append((board.difference(seat), -after))
    return keys
