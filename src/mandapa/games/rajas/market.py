"""What stalls pay (clause 7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import unless
from mandapa.games.rajas.board import CHOOSING_GOOD, OWN, STALLS, Board
from mandapa.games.rajas.edition import MAX_COINS, STALL_PLACES
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import FIRST_GOOD, GOODS, among
from mandapa.games.rajas.tracks import gain_money

NO_STALL: Final[i64] = 706
EVERY_STALL: Final[i64] = 63


def good_income(board: Board, seat: i64, good: i64, most: i64) -> i64:
    """Return the coins of a good's most valuable stalls, at most this many of them (7.5)."""
    income: i64 = 0
    own = board.own
    at = seat * OWN + STALLS + good * MAX_COINS
    coins = MAX_COINS
    while coins > 0 and most > 0:
        stalls = own[at + coins - 1]
        if stalls > most:
            stalls = most
        income += stalls * coins
        most -= stalls
        coins -= 1
    return income


def different_income(board: Board, seat: i64, most: i64) -> i64:
    """Return the coins of each good's best stall; of the best of those if not all pay (7.1)."""
    silk = good_income(board, seat, 0, 1)
    tea = good_income(board, seat, 1, 1)
    spices = good_income(board, seat, 2, 1)
    if most == 1:
        return max(silk, max(tea, spices))
    if most == 2:
        return silk + tea + spices - min(silk, min(tea, spices))
    return silk + tea + spices


def stall_count(board: Board, seat: i64) -> i64:
    count: i64 = 0
    own = board.own
    first = seat * OWN + STALLS
    for at in range(first, first + STALL_PLACES):
        count += own[at]
    return count


def sell_good(board: Board, good: i64) -> None:
    """Pay out a single-good market: the die spent caps the stalls that pay (7.4)."""
    most = board.paid if board.market_cap else EVERY_STALL
    gain_money(board, good_income(board, board.seat, good, most))


def ask_good(board: Board, most: i64) -> None:
    """Lost without a stall."""
    if stall_count(board, board.seat):
        board.most_stalls = most
        board.begun = False
        board.phase = CHOOSING_GOOD


@final
class ChooseGood(Question):
    """Of which good the stalls pay (7.6)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for good in range(GOODS):
            if has_stall(board, good):
                buffer[written] = FIRST_GOOD + good
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_GOOD, GOODS):
            return NOT_ASKED
        return unless(has_stall(board, action - FIRST_GOOD), NO_STALL)

    def apply(self, board: Board, action: i64) -> None:
        good = action - FIRST_GOOD
        gain_money(board, good_income(board, board.seat, good, board.most_stalls))


def has_stall(board: Board, good: i64) -> bool:
    return good_income(board, board.seat, good, 1) > 0
