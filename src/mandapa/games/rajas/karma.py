"""Turning dice over for karma, which may come before an answer (clauses 4.5 to 4.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless, zeros
from mandapa.games.rajas.board import (
    DONE,
    KARMA,
    KINDS,
    LAYING,
    PAYING,
    PLAY,
    TAKING,
    WORKER,
    Board,
)
from mandapa.games.rajas.building import can_lay, can_take
from mandapa.games.rajas.dice import NOT_HELD, add_die, remove_die
from mandapa.games.rajas.payment import can_pay
from mandapa.games.rajas.question import NOT_ASKED
from mandapa.games.rajas.questions import QUESTIONS
from mandapa.games.rajas.rows import FIRST_FLIP, ROWS, opposite

NO_KARMA: Final[i64] = 405
NO_FLIP_NOW: Final[i64] = 406
LEAVES_NO_ANSWER: Final[i64] = 407


def write_flips(board: Board, answers: i64, buffer: vec[i64]) -> i64:
    """Write the dice that may be turned over behind the answers, and count everything."""
    written = answers
    if may_flip_now(board, answers):
        kinds = board.mine(KINDS)
        die: i64 = 0
        while kinds:
            if kinds & 1 and stays_answerable(board, die):
                buffer[written] = FIRST_FLIP + die
                written += 1
            kinds >>= 1
            die += 1
    return written


def refuse_flip(board: Board, die: i64) -> i64:
    if board.phase < WORKER or board.phase == DONE:
        return NOT_ASKED
    if not board.mine(KINDS) & BIT[die]:
        return NOT_HELD
    if board.mine(KARMA) == 0:
        return NO_KARMA
    if not may_flip_now(board, count_answers(board)):
        return NO_FLIP_NOW
    return unless(stays_answerable(board, die), LEAVES_NO_ANSWER)


def flip(board: Board, die: i64) -> None:
    """Turn a die over; the question stays."""
    board.add(KARMA, -1)
    remove_die(board, die)
    add_die(board, opposite(die))


def may_flip_now(board: Board, answers: i64) -> bool:
    """Before any own question with a choice, and always before a worker is placed (4.6)."""
    if board.mine(KARMA) == 0 or board.begun or board.stage != PLAY:
        return False
    return answers > 1 or board.phase == WORKER


def stays_answerable(board: Board, die: i64) -> bool:
    """Whether the question still has an answer when the die is turned over (4.7)."""
    if board.phase != PAYING and board.phase != TAKING and board.phase != LAYING:
        return True
    remove_die(board, die)
    add_die(board, opposite(die))
    if board.phase == PAYING:
        found = can_pay(board)
    elif board.phase == TAKING:
        found = can_take(board)
    else:
        found = can_lay(board)
    remove_die(board, opposite(die))
    add_die(board, die)
    return found


def count_answers(board: Board) -> i64:
    """Return how many answers there are besides turning a die over."""
    if len(board.scratch) == 0:
        board.scratch = zeros(ROWS)
    return QUESTIONS[board.phase].legal(board, board.scratch)
