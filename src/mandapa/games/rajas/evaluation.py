"""How well a seat stands by a quick look: what the greedy bot and cut-off searches go by.

Everything is weighed in fame. Two money are one fame, as the tracks run. What a seat has
(dice, workers, upgrades, stalls, the boat) is worth what it may still bring, so less and
less as the markers close in. In the middle of a turn, `pending_value` weighs what is still due.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, popcount
from mandapa.games.rajas.board import (
    BOAT,
    BRIDGE_WORKER,
    DONE,
    EARNED,
    EDGE,
    FAME,
    FOUND,
    HELD,
    IDLE,
    KARMA,
    KINDS,
    MONEY,
    NONE,
    OPEN,
    OWN,
    WORKERS,
    Board,
)
from mandapa.games.rajas.market import different_income, good_income, stall_count
from mandapa.games.rajas.pending_value import pending_value
from mandapa.games.rajas.rows import EDGES, GOODS

# Estimates, tuned by play of greedy bots with different ones.
DIE: Final = 0.9
PIP: Final = 0.14
KARMA_WORTH: Final = 0.3
WORKER: Final = 14.0  # over a whole game
TURN: Final = 1.0
UPGRADE: Final = 1.8
SALES: Final = 3.0  # how often a good market will be used in a whole game
WAY: Final = 0.16  # a river space passed
BRIDGE_NEAR: Final = 0.19
OPEN_CELL: Final = 0.07
YIELD_LAID: Final = 0.8

# [die]
FACE_WORTH: Final = vec[float]([DIE + PIP * float(die % 6 + 1) for die in range(24)])

MONEY_FIRST: Final[i64] = 1
LOVED: Final = 1.4
NEGLECTED: Final = 0.7


def evaluate(board: Board, seat: i64) -> float:
    return lean(board, seat, 1.0, 1.0)


def evaluate_as(board: Board, seat: i64, taste: i64) -> float:
    """`greedy:money` and `greedy:fame`: one track loved twice as much as the other."""
    if taste == MONEY_FIRST:
        return lean(board, seat, LOVED, NEGLECTED)
    return lean(board, seat, NEGLECTED, LOVED)


def lean(board: Board, seat: i64, money: float, fame: float) -> float:
    """Return the evaluation of a player who overrates money or fame by these factors."""
    worth = fame * float(board.of(seat, FAME)) + money * float(board.of(seat, MONEY)) / 2.0
    worth -= float(board.edition.meet) / 2.0
    if board.phase == DONE:
        return worth
    left = time_left(board)
    worth += left * prospects(board, seat, money, fame) + dice_worth(board, seat, left)
    worth += KARMA_WORTH * float(board.of(seat, KARMA))
    if seat == board.seat:
        worth += pending_value(board, left, money, fame)
    return worth


def time_left(board: Board) -> float:
    """Return how much of the game is to come: 1 at the start, 0 when someone's markers meet."""
    most: i64 = 0
    for seat in range(board.players):
        gone = 2 * board.of(seat, FAME) + board.of(seat, MONEY)
        if gone > most:
            most = gone
    return max(0.0, 1.0 - float(most) / float(board.edition.meet))


def dice_worth(board: Board, seat: i64, left: float) -> float:
    worth = 0.0
    own = board.own
    at = seat * OWN + HELD
    kinds = board.of(seat, KINDS)
    die: i64 = 0
    while kinds:
        if kinds & 1:
            worth += float(own[at + die]) * FACE_WORTH[die]
        kinds >>= 1
        die += 1
    # Dice that can no longer be spent are worth nothing.
    return worth * min(1.0, 0.31 + 1.8 * left)


def prospects(board: Board, seat: i64, money: float, fame: float) -> float:
    """Return what a seat's means would bring in a whole game."""
    worth = WORKER * float(board.of(seat, WORKERS)) + TURN * float(board.of(seat, IDLE))
    worth += fame * UPGRADE * float(board.upgrades(seat))
    best: i64 = 0
    for good in range(GOODS):
        income = good_income(board, seat, good, 4)
        if income > best:
            best = income
    sales = float(best + different_income(board, seat, 3)) + 0.3 * float(stall_count(board, seat))
    worth += money * SALES * sales / 2.0
    boat = board.of(seat, BOAT)
    worth += WAY * float(boat)
    if not board.of(seat, FOUND) & BRIDGE_WORKER:
        worth += BRIDGE_NEAR * float(boat)
    worth += OPEN_CELL * float(popcount(board.of(seat, OPEN)))
    if board.navaratna:
        for edge in range(EDGES):
            laid = board.of(seat, EDGE + edge) != NONE
            if laid and not board.of(seat, EARNED) & BIT[edge]:
                worth += YIELD_LAID
    return worth
