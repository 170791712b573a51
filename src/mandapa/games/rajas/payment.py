"""Spending dice (clause 5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.agenda import kind_on_top
from mandapa.games.rajas.board import (
    HELD,
    KINDS,
    OWN,
    PAYING,
    Board,
)
from mandapa.games.rajas.building import can_overbuild_without
from mandapa.games.rajas.dice import NOT_HELD, spend_die
from mandapa.games.rajas.effects import OVERBUILD
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import DICE, FACES, FIRST_PAY, among, die_face
from mandapa.games.rajas.ways_to_pay import is_sum, kinds_for, way_number

WRONG_DIE: Final[i64] = 501
NOT_DESCENDING: Final[i64] = 503
CANNOT_REACH: Final[i64] = 504
NEEDED_LATER: Final[i64] = 505


def ask_die(board: Board, way: i64) -> None:
    board.way = way
    board.ceiling = FACES
    board.begun = False
    board.phase = PAYING


def reach(board: Board, colour: i64, face: i64) -> i64:
    """Return what all dice of a colour with at most this face come to."""
    total: i64 = 0
    own = board.own
    at = board.seat * OWN + HELD + colour * FACES
    for low in range(1, face + 1):
        total += low * own[at + low - 1]
    return total


def refuse_pay(board: Board, die: i64) -> i64:
    if not board.mine(KINDS) & BIT[die]:
        return NOT_HELD
    if not kinds_for(board.way) & BIT[die]:
        return WRONG_DIE
    if is_sum(board.way):
        if die_face(die) > board.ceiling:
            return NOT_DESCENDING
        if reach(board, way_number(board.way), die_face(die)) < board.due:
            return CANNOT_REACH
    elif kind_on_top(board) == OVERBUILD and not can_overbuild_without(board, die):
        return NEEDED_LATER
    return 0


def can_pay(board: Board) -> bool:
    """Whether some die may be spent next."""
    kinds = board.mine(KINDS) & kinds_for(board.way)
    die: i64 = 0
    while kinds:
        if kinds & 1 and refuse_pay(board, die) == 0:
            return True
        kinds >>= 1
        die += 1
    return False


@final
class Pay(Question):
    """One die after the other, until the payment is complete; no change is given (5.2)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        kinds = board.mine(KINDS) & kinds_for(board.way)
        die: i64 = 0
        while kinds:
            if kinds & 1 and refuse_pay(board, die) == 0:
                buffer[written] = FIRST_PAY + die
                written += 1
            kinds >>= 1
            die += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_PAY, DICE):
            return NOT_ASKED
        return refuse_pay(board, action - FIRST_PAY)

    def apply(self, board: Board, action: i64) -> None:
        die = action - FIRST_PAY
        spend_die(board, die)
        board.paid = die_face(die)
        board.begun = False
        if is_sum(board.way):
            board.due -= die_face(die)
            board.ceiling = die_face(die)
            if board.due > 0:
                board.begun = True
                board.phase = PAYING
            else:
                board.due = 0
