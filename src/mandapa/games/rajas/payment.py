"""Spending dice (clause 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.agenda import kind_on_top
from mandapa.games.rajas.board import (
    HELD,
    KINDS,
    KINDS_OF_COLOUR,
    KINDS_OF_FACE,
    OWN,
    PAYING,
    Board,
)
from mandapa.games.rajas.building import can_overbuild
from mandapa.games.rajas.dice import NOT_HELD, add_die, remove_die, spend_die
from mandapa.games.rajas.effects import OVERBUILD
from mandapa.games.rajas.rows import DICE, FACES, FIRST_PAY, die_face

# Ways to pay: any one die, one of a colour, one with a face, one with at most a face, a sum.
ANY_DIE: Final[i64] = 0
OF_COLOUR: Final[i64] = 8  # + colour
WITH_FACE: Final[i64] = 16  # + face
UP_TO_FACE: Final[i64] = 24  # + face
SUM_OF_COLOUR: Final[i64] = 32  # + colour

WRONG_DIE: Final[i64] = 501
NOT_DESCENDING: Final[i64] = 503
CANNOT_REACH: Final[i64] = 504
NEEDED_LATER: Final[i64] = 505


def kinds_for(way: i64) -> i64:
    """The kinds of dice (bits) that suit a payment."""
    if way == ANY_DIE:
        return BIT[DICE] - 1
    if way < WITH_FACE:
        return KINDS_OF_COLOUR[way - OF_COLOUR]
    if way < UP_TO_FACE:
        return KINDS_OF_FACE[way - WITH_FACE]
    if way < SUM_OF_COLOUR:
        kinds: i64 = 0
        for face in range(1, way - UP_TO_FACE + 1):
            kinds |= KINDS_OF_FACE[face]
        return kinds
    return KINDS_OF_COLOUR[way - SUM_OF_COLOUR]


def ask_die(board: Board, way: i64) -> None:
    board.way = way
    board.ceiling = FACES
    board.begun = False
    board.phase = PAYING


def reach(board: Board, colour: i64, face: i64) -> i64:
    """What all dice of a colour with at most this face come to."""
    total: i64 = 0
    at = board.seat * OWN + HELD + colour * FACES
    for low in range(1, face + 1):
        total += low * board.own[at + low - 1]
    return total


def refuse_pay(board: Board, die: i64) -> i64:
    if not board.mine(KINDS) & BIT[die]:
        return NOT_HELD
    if not kinds_for(board.way) & BIT[die]:
        return WRONG_DIE
    if board.way >= SUM_OF_COLOUR:
        if die_face(die) > board.ceiling:
            return NOT_DESCENDING
        if reach(board, board.way - SUM_OF_COLOUR, die_face(die)) < board.due:
            return CANNOT_REACH
    elif kind_on_top(board) == OVERBUILD:
        remove_die(board, die)
        possible = can_overbuild(board)
        add_die(board, die)
        if not possible:
            return NEEDED_LATER
    return 0


def answer_payments(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    kinds = board.mine(KINDS) & kinds_for(board.way)
    for die in range(DICE):
        if kinds & BIT[die] and refuse_pay(board, die) == 0:
            buffer[written] = FIRST_PAY + die
            written += 1
    return written


def pay(board: Board, die: i64) -> bool:
    """Whether the payment is complete; no change is given (5.2)."""
    spend_die(board, die)
    board.paid = die_face(die)
    if board.way >= SUM_OF_COLOUR:
        board.due -= die_face(die)
        board.ceiling = die_face(die)
        if board.due > 0:
            board.begun = True
            return False
        board.due = 0
    board.begun = False
    return True
