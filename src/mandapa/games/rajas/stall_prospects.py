"""What is said of markets and stalls, for boards: what they would pay, and which of them."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.agenda import kind_on_top
from mandapa.games.rajas.board import AGENDA, CHOOSING_GOOD, KINDS, NONE, PAYING, Board
from mandapa.games.rajas.edition import MAX_STALLS, stall_coins, stall_good
from mandapa.games.rajas.effects import SELL_GOOD, part_amount
from mandapa.games.rajas.market import EVERY_STALL, good_income
from mandapa.games.rajas.prospect_types import StallAt
from mandapa.games.rajas.rows import (
    ASSORTED,
    CELL_NAMES,
    CELLS,
    DICE,
    FACES,
    FIRST_GOOD,
    FIRST_PAY,
    FIRST_SPACE,
    GOOD_NAMES,
    GOODS,
    SINGLE,
    die_face,
)
from mandapa.games.rajas.view_types import Good


def stalls_by_face(board: Board) -> list[int]:
    """Return how many stalls pay at most in a market of one good, by the face of the die (7.4)."""
    return [face if board.market_cap else EVERY_STALL for face in range(1, FACES + 1)]


def market_prospects(board: Board) -> dict[Good, list[int]]:
    """Return what a market of one good would pay, by the face of the die."""
    found: dict[Good, list[int]] = {}
    for good in range(GOODS):
        by_face: list[int] = []
        for most in stalls_by_face(board):
            by_face.append(good_income(board, board.seat, good, most))
        found[GOOD_NAMES[good]] = by_face
    return found


def stalls_in_order(board: Board) -> dict[Good, list[StallAt]]:
    """Return the seat's stalls of each good, the dearest first (7.5)."""
    found: dict[Good, list[StallAt]] = {}
    for good in range(GOODS):
        stalls = _stalls(board, good)
        stalls.sort(key=_coins, reverse=True)
        found[GOOD_NAMES[good]] = stalls
    return found


def sales(board: Board, asked: bool) -> dict[str, list[StallAt]]:
    """Return the stalls that would pay after each choice; `asked`: the seat is to choose."""
    stalls = stalls_in_order(board)
    by_face = stalls_by_face(board)
    found: dict[str, list[StallAt]] = {}
    highest = _highest_face(board)
    found[_space_notation(ASSORTED)] = assorted_stalls(board, board.edition.different)
    for good in range(GOODS):
        of_good = stalls[GOOD_NAMES[good]]
        if highest:
            found[_space_notation(SINGLE + good)] = of_good[: by_face[highest - 1]]
        if asked and board.phase == CHOOSING_GOOD:
            found[ACTIONS[FIRST_GOOD + good].notation] = of_good[: board.most_stalls]
    if asked and board.phase == PAYING and kind_on_top(board) == SELL_GOOD:
        sold = stalls[GOOD_NAMES[part_amount(board.common[AGENDA + board.agenda_size - 1])]]
        for die in range(DICE):
            if board.mine(KINDS) & BIT[die]:
                most = by_face[die_face(die) - 1]
                found[ACTIONS[FIRST_PAY + die].notation] = sold[:most]
    return {notation: paid for notation, paid in found.items() if paid}


def _space_notation(space: i64) -> str:
    return ACTIONS[FIRST_SPACE + space].notation


def _highest_face(board: Board) -> i64:
    """Return the highest face that the seat holds; 0 without dice."""
    highest: i64 = 0
    for die in range(DICE):
        if board.mine(KINDS) & BIT[die]:
            highest = max(highest, die_face(die))
    return highest


def assorted_stalls(board: Board, most: i64) -> list[StallAt]:
    """Return the dearest stall of each good, the best of them if not all may pay (7.1)."""
    found = [stalls[0] for stalls in stalls_in_order(board).values() if stalls]
    found.sort(key=_coins, reverse=True)
    return found[:most]


def _coins(stall: StallAt) -> int:
    return stall["coins"]


def _stalls(board: Board, good: i64) -> list[StallAt]:
    found: list[StallAt] = []
    for cell in range(CELLS):
        tile = board.tile_at(board.seat, cell)
        if tile != NONE:
            for n in range(MAX_STALLS):
                stall = board.edition.stall(tile, n)
                if stall and stall_good(stall) == good:
                    found.append({"cell": CELL_NAMES[cell], "coins": stall_coins(stall)})
    return found
