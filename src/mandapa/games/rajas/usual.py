"""What a person would usually pay with, as a board preselects it.

Of several ways to pay a sum: the least wasted, then the fewest dice. Of single dice: for a market
the lowest that lets every stall pay which could, for the harbour the highest, else the lowest;
then one of the colour of which there are most.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from mandapa.core.game import Setup, Usual
from mandapa.core.native import BIT
from mandapa.core.views import View
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.agenda import kind_on_top
from mandapa.games.rajas.board import AGENDA, HELD, Board
from mandapa.games.rajas.effects import SAIL_BY_DIE, SELL_GOOD, part_amount
from mandapa.games.rajas.market import good_income
from mandapa.games.rajas.payment import refuse_pay
from mandapa.games.rajas.rows import DICE, FACES, FIRST_PAY, die_colour, die_face
from mandapa.games.rajas.view_types import RajasView
from mandapa.games.rajas.ways_to_pay import is_sum, way_number


def usual(setup: Setup, view: RajasView) -> Usual | None:
    if view["phase"] != "pay":
        return None
    board = cast(Board, setup.from_view(cast(View, view)))
    if is_sum(board.way):
        return Usual(_notations(least_waste(board)), "least-waste")
    die, reason = single_die(board)
    return Usual(_notations([die]), reason)


def _notations(dice: list[int]) -> tuple[str, ...]:
    return tuple([ACTIONS[FIRST_PAY + die].notation for die in dice])


# --- a sum -------------------------------------------------------------


def least_waste(board: Board) -> list[int]:
    """Return the dice that reach what is due, the highest first.

    Tries every sum that some dice come to, and keeps the fewest dice for each.
    """
    fewest: dict[int, list[int]] = {0: []}
    first = way_number(board.way) * FACES
    for face in range(board.ceiling, 0, -1):
        die = first + face - 1
        for _one in range(board.mine(HELD + die)):
            for total, dice in list(fewest.items()):
                if total < board.due:
                    reached = total + face
                    known = fewest.get(reached)
                    if known is None or len(known) > len(dice) + 1:
                        fewest[reached] = [*dice, die]
    return fewest[min([total for total in fewest if total >= board.due])]


# --- a single die ------------------------------------------------------


def single_die(board: Board) -> tuple[int, str]:
    """Return the usual die of those that may be spent, and the reason."""
    for_what = kind_on_top(board)
    reason = "lowest"
    if for_what == SELL_GOOD:
        reason = "all-stalls"
    elif for_what == SAIL_BY_DIE:
        reason = "furthest"
    best: i64 = -1
    best_worth: i64 = 0
    for die in range(DICE):
        if refuse_pay(board, die) == 0:
            worth = _worth(board, die, for_what)
            if best < 0 or worth > best_worth:
                best, best_worth = die, worth
    return best, reason


def _worth(board: Board, die: i64, for_what: i64) -> i64:
    """Return how well a die serves: by what it brings, then its face, then its colour."""
    face = die_face(die)
    worth = -face
    if for_what == SAIL_BY_DIE:
        worth = face
    elif for_what == SELL_GOOD and board.market_cap:
        good = part_amount(board.common[AGENDA + board.agenda_size - 1])
        worth = good_income(board, board.seat, good, face) * FACES * 2 - face
    return worth * BIT[8] + _of_colour(board, die_colour(die))


def _of_colour(board: Board, colour: i64) -> i64:
    count: i64 = 0
    for face in range(FACES):
        count += board.mine(HELD + colour * FACES + face)
    return count
