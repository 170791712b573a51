"""Money, fame, karma, upgrades and extra workers (clause 10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.board import (
    FAME,
    FAME_WORKER,
    FOUND,
    IDLE,
    KARMA,
    LEVEL,
    MONEY,
    MONEY_WORKER,
    NEXT_MONEY_BONUS,
    UPGRADING,
    WORKERS,
    Board,
)
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import BUILDINGS, FAME_BONUS, FIRST_UPGRADE, MONEY_BONUS, among

FULLY_UPGRADED: Final[i64] = 1007


def gain_money(board: Board, amount: i64) -> None:
    """Each place of the track gives its bonus once, however often it is passed (10.3)."""
    edition = board.edition
    board.add(MONEY, amount)
    money = board.mine(MONEY)
    bonus = board.mine(NEXT_MONEY_BONUS)
    while bonus < i64(len(edition.money_places)) and edition.money_places[bonus] <= money:
        board.bonuses |= BIT[MONEY_BONUS + bonus]
        bonus += 1
    board.set(NEXT_MONEY_BONUS, bonus)
    if money >= edition.money_worker:
        find_worker(board, MONEY_WORKER)


def pay_money(board: Board, amount: i64) -> None:
    board.add(MONEY, -amount)


def gain_fame(board: Board, amount: i64) -> None:
    """Fame never falls, so a place is passed once (10.4)."""
    edition = board.edition
    before = board.mine(FAME)
    board.add(FAME, amount)
    fame = before + amount
    for bonus in range(i64(len(edition.fame_places))):
        if before < edition.fame_places[bonus] <= fame:
            board.bonuses |= BIT[FAME_BONUS + bonus]
    if fame >= edition.fame_worker:
        find_worker(board, FAME_WORKER)


def gain_karma(board: Board, amount: i64) -> None:
    board.set(KARMA, min(board.mine(KARMA) + amount, board.edition.karma_limit))


def find_worker(board: Board, where: i64) -> None:
    """Give an extra worker at once; one beyond the limit leaves the game (10.5)."""
    if board.mine(FOUND) & where:
        return
    board.set(FOUND, board.mine(FOUND) | where)
    if board.mine(WORKERS) < board.edition.workers_limit:
        board.add(WORKERS, 1)
        board.add(IDLE, 1)


# --- upgrades ----------------------------------------------------------


def can_upgrade(board: Board, building: i64) -> bool:
    return board.mine(LEVEL + building) + 1 < board.edition.level_total


def ask_upgrade(board: Board) -> None:
    """Lost when every building is at its highest level (10.7)."""
    for building in range(BUILDINGS):
        if can_upgrade(board, building):
            board.begun = False
            board.phase = UPGRADING
            return


@final
class Upgrade(Question):
    """Which kind of building rises by a level (10.7)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for building in range(BUILDINGS):
            if can_upgrade(board, building):
                buffer[written] = FIRST_UPGRADE + building
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_UPGRADE, BUILDINGS):
            return NOT_ASKED
        return unless(can_upgrade(board, action - FIRST_UPGRADE), FULLY_UPGRADED)

    def apply(self, board: Board, action: i64) -> None:
        board.add(LEVEL + action - FIRST_UPGRADE, 1)
