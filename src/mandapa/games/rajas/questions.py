"""What may be answered to the question that is asked, and turning dice over (clauses 4.5 to 4.7).

Legal lists and refusals come from the same predicates of the modules that know the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, zeros
from mandapa.games.rajas.areas import answer_spaces, refuse_aside, refuse_space
from mandapa.games.rajas.benefits import answer_rooms, refuse_free_room
from mandapa.games.rajas.board import (
    CHOOSING_BONUS,
    CHOOSING_EDGE,
    CHOOSING_GOOD,
    CHOOSING_ROOM,
    CHOOSING_YIELD,
    DONE,
    KARMA,
    KINDS,
    LAYING,
    NAMING,
    PAYING,
    PLAY,
    REROLLING,
    SAILING,
    TAKING,
    UPGRADING,
    WORKER,
    Board,
)
from mandapa.games.rajas.bonuses import answer_bonuses, refuse_bonus
from mandapa.games.rajas.building import answer_lays, answer_takes, refuse_lay, refuse_take
from mandapa.games.rajas.dice import (
    NOT_HELD,
    add_die,
    answer_names,
    answer_rerolls,
    refuse_name,
    refuse_reroll,
    remove_die,
)
from mandapa.games.rajas.market import answer_goods, refuse_good
from mandapa.games.rajas.payment import answer_payments, refuse_pay
from mandapa.games.rajas.river import answer_sails, refuse_sail
from mandapa.games.rajas.rows import (
    ASIDE,
    DECLINE,
    DICE,
    FIRST_BONUS,
    FIRST_EDGE,
    FIRST_FLIP,
    FIRST_GOOD,
    FIRST_LAY,
    FIRST_NAME,
    FIRST_PAY,
    FIRST_REROLL,
    FIRST_ROOM,
    FIRST_SAIL,
    FIRST_START,
    FIRST_TAKE,
    FIRST_UPGRADE,
    FIRST_YIELD,
    ROWS,
    SPACES,
    STOP,
    TURNS,
    opposite,
)
from mandapa.games.rajas.tracks import answer_upgrades, refuse_upgrade
from mandapa.games.rajas.yields import (
    MUST_TAKE,
    answer_edges,
    answer_yields,
    refuse_edge,
    refuse_yield,
)

NOT_ASKED: Final[i64] = 301
NO_KARMA: Final[i64] = 405
NO_FLIP_NOW: Final[i64] = 406
LEAVES_NO_ANSWER: Final[i64] = 407


def write_answers(board: Board, buffer: vec[i64]) -> i64:
    """All answers but turning a die over."""
    phase = board.phase
    if phase == WORKER:
        return answer_spaces(board, buffer)
    if phase == PAYING:
        return answer_payments(board, buffer)
    if phase == NAMING:
        return answer_names(board, buffer)
    if phase == TAKING:
        return answer_takes(board, buffer)
    if phase == LAYING:
        return answer_lays(board, buffer)
    if phase == SAILING:
        return answer_sails(board, buffer)
    if phase == REROLLING:
        return answer_rerolls(board, buffer)
    if phase == UPGRADING:
        return answer_upgrades(board, buffer)
    if phase == CHOOSING_GOOD:
        return answer_goods(board, buffer)
    if phase == CHOOSING_ROOM:
        return answer_rooms(board, buffer)
    if phase == CHOOSING_BONUS:
        return answer_bonuses(board, buffer)
    if phase == CHOOSING_YIELD:
        return answer_yields(board, buffer)
    return answer_edges(board, buffer)


def count_answers(board: Board) -> i64:
    """How many answers there are but turning a die over."""
    if len(board.scratch) == 0:
        board.scratch = zeros(ROWS)
    return write_answers(board, board.scratch)


def write_legal(board: Board, buffer: vec[i64]) -> i64:
    if board.phase < WORKER or board.phase == DONE:
        return 0
    written = write_answers(board, buffer)
    if may_flip_now(board, written):
        kinds = board.mine(KINDS)
        for die in range(DICE):
            if kinds & BIT[die] and stays_answerable(board, die):
                buffer[written] = FIRST_FLIP + die
                written += 1
    return written


# --- turning dice over -------------------------------------------------


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
    found = count_answers(board)
    remove_die(board, opposite(die))
    add_die(board, die)
    return found > 0


def refuse_flip(board: Board, die: i64) -> i64:
    if not board.mine(KINDS) & BIT[die]:
        return NOT_HELD
    if board.mine(KARMA) == 0:
        return NO_KARMA
    if not may_flip_now(board, count_answers(board)):
        return NO_FLIP_NOW
    return 0 if stays_answerable(board, die) else LEAVES_NO_ANSWER


def flip(board: Board, die: i64) -> None:
    board.add(KARMA, -1)
    remove_die(board, die)
    add_die(board, opposite(die))


# --- refusing ----------------------------------------------------------


def asks(board: Board, row: i64) -> i64:
    """The phase in which a row answers the question."""
    if row <= ASIDE:
        return WORKER
    if row < FIRST_TAKE:
        return PAYING
    if row < FIRST_LAY:
        return TAKING
    if row < FIRST_SAIL:
        return LAYING
    if row < FIRST_NAME:
        return SAILING
    if row < FIRST_REROLL:
        return NAMING
    if row <= STOP:
        return REROLLING
    if row < FIRST_GOOD:
        return UPGRADING
    if row < FIRST_ROOM:
        return CHOOSING_GOOD
    if row < FIRST_BONUS:
        return CHOOSING_ROOM
    if row < FIRST_YIELD:
        return CHOOSING_BONUS
    if row < FIRST_EDGE or row == DECLINE:
        return CHOOSING_YIELD
    if row < DECLINE:
        return CHOOSING_EDGE
    if row < FIRST_START:
        return board.phase  # any question
    return DONE


def refuse(board: Board, row: i64) -> i64:
    """0, or the clause that forbids the seat this answer."""
    if board.phase < WORKER or board.phase == DONE or asks(board, row) != board.phase:
        return NOT_ASKED
    if row < SPACES:
        return refuse_space(board, row)
    if row == ASIDE:
        return refuse_aside(board)
    if row < FIRST_TAKE:
        return refuse_pay(board, row - FIRST_PAY)
    if row < FIRST_LAY:
        return refuse_take(board, row - FIRST_TAKE)
    if row < FIRST_SAIL:
        return refuse_lay(board, (row - FIRST_LAY) // TURNS, (row - FIRST_LAY) % TURNS)
    if row < FIRST_NAME:
        return refuse_sail(board, row - FIRST_SAIL + 1)
    if row < FIRST_REROLL:
        return refuse_name(board, row - FIRST_NAME)
    if row < STOP:
        return refuse_reroll(board, row - FIRST_REROLL)
    if row == STOP:
        return 0
    if row < FIRST_GOOD:
        return refuse_upgrade(board, row - FIRST_UPGRADE)
    if row < FIRST_ROOM:
        return refuse_good(board, row - FIRST_GOOD)
    if row < FIRST_BONUS:
        return refuse_free_room(board, row - FIRST_ROOM + 1)
    if row < FIRST_YIELD:
        return refuse_bonus(board, row - FIRST_BONUS)
    if row < FIRST_EDGE:
        return refuse_yield(board, row - FIRST_YIELD)
    if row < DECLINE:
        return refuse_edge(board, row - FIRST_EDGE)
    if row == DECLINE:
        return 0 if board.declinable else MUST_TAKE
    return refuse_flip(board, row - FIRST_FLIP)
