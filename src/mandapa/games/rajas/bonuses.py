"""Bonuses of tracks and edges that wait for their owner (clause 10.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.agenda import put_effect
from mandapa.games.rajas.board import CHOOSING_BONUS, Board
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import BONUSES, EDGES, FIRST_BONUS, among
from mandapa.games.rajas.yields import edge_effect

NOT_EARNED: Final[i64] = 1002


def bonus_effect(board: Board, bonus: i64) -> i64:
    if bonus < EDGES:
        return edge_effect(board, bonus)
    return board.edition.bonus_effect[bonus]


def offered(board: Board, bonus: i64) -> bool:
    """Whether a bonus is earned; of equal bonuses only the first is offered."""
    if not board.bonuses & BIT[bonus]:
        return False
    effect = bonus_effect(board, bonus)
    for other in range(bonus):
        if board.bonuses & BIT[other] and bonus_effect(board, other) == effect:
            return False
    return True


def ask_bonus(board: Board) -> None:
    """Take the only bonus at once; of several the owner names the next."""
    waiting = board.bonuses
    if waiting & (waiting - 1):
        board.begun = False
        board.phase = CHOOSING_BONUS
        return
    bonus: i64 = 0
    while not waiting & BIT[bonus]:
        bonus += 1
    take_bonus(board, bonus)


def take_bonus(board: Board, bonus: i64) -> None:
    board.bonuses &= ~BIT[bonus]
    put_effect(board, bonus_effect(board, bonus))


@final
class ChooseBonus(Question):
    """Which of several bonuses is resolved next (10.2)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for bonus in range(BONUSES):
            if offered(board, bonus):
                buffer[written] = FIRST_BONUS + bonus
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_BONUS, BONUSES):
            return NOT_ASKED
        return unless(offered(board, action - FIRST_BONUS), NOT_EARNED)

    def apply(self, board: Board, action: i64) -> None:
        take_bonus(board, action - FIRST_BONUS)
