"""What is said of markets and stalls, for boards: what they would pay, and which of them."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.board import NONE, Board
from mandapa.games.rajas.edition import MAX_STALLS, stall_coins, stall_good
from mandapa.games.rajas.market import EVERY_STALL, good_income
from mandapa.games.rajas.prospect_types import StallAt
from mandapa.games.rajas.rows import CELL_NAMES, CELLS, FACES, GOOD_NAMES, GOODS
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
