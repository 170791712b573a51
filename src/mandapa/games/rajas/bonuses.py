"""Bonuses of tracks and edges that wait for their owner (clause 10.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.agenda import put_effect
from mandapa.games.rajas.board import CHOOSING_BONUS, Board
from mandapa.games.rajas.rows import BONUSES, EDGES, FIRST_BONUS
from mandapa.games.rajas.yields import edge_effect

NOT_EARNED: Final[i64] = 1002


def bonus_effect(board: Board, bonus: i64) -> i64:
    if bonus < EDGES:
        return edge_effect(board, bonus)
    return board.edition.bonus_effect[bonus]


def refuse_bonus(board: Board, bonus: i64) -> i64:
    """Of equal bonuses only the first is offered."""
    if not board.bonuses & BIT[bonus]:
        return NOT_EARNED
    effect = bonus_effect(board, bonus)
    for other in range(bonus):
        if board.bonuses & BIT[other] and bonus_effect(board, other) == effect:
            return NOT_EARNED
    return 0


def answer_bonuses(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for bonus in range(BONUSES):
        if board.bonuses & BIT[bonus] and refuse_bonus(board, bonus) == 0:
            buffer[written] = FIRST_BONUS + bonus
            written += 1
    return written


def ask_bonus(board: Board) -> None:
    """The only bonus is taken at once; of several the owner names the next."""
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
