"""What is said of a player's dice, for boards: which may be picked, what turning one brings."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.board import KARMA, KINDS, PAYING, REROLLING, Board
from mandapa.games.rajas.dice import add_die, remove_die
from mandapa.games.rajas.faces import die_shown, stack_shown
from mandapa.games.rajas.prospect_types import Flip, Picking
from mandapa.games.rajas.rows import (
    COLOURS,
    DICE,
    FACES,
    SPACE_NAMES,
    SPACES,
    STACKS,
    die_face,
    opposite,
)
from mandapa.games.rajas.space_prospects import payable, usable
from mandapa.games.rajas.view_types import Die, Space
from mandapa.games.rajas.ways_to_pay import is_sum, kinds_for


def picking(board: Board) -> Picking | None:
    """Return which dice may be picked: paid from the highest down (5.3), rolled in order (8.11)."""
    held = board.mine(KINDS)
    found: list[Die] = []
    if board.phase == REROLLING:
        for die in range(board.reroll_from, DICE):
            if held & BIT[die]:
                found.append(die_shown(die))
        return {"several": True, "dice": found}
    if board.phase == PAYING:
        kinds = held & kinds_for(board.way)
        for face in range(FACES, 0, -1):
            for colour in range(COLOURS):
                if kinds & BIT[colour * FACES + face - 1]:
                    found.append(die_shown(colour * FACES + face - 1))
        return {"several": is_sum(board.way), "dice": found}
    return None


def flips(board: Board) -> list[Flip]:
    found: list[Flip] = []
    if board.mine(KARMA) == 0:
        return found
    kinds = board.mine(KINDS)
    before = usable(board)
    affordable = payable(board)
    for die in range(DICE):
        if kinds & BIT[die]:
            remove_die(board, die)
            add_die(board, opposite(die))
            after = usable(board)
            tiles = payable(board) & ~affordable
            remove_die(board, opposite(die))
            add_die(board, die)
            found.append(
                {
                    "die": die_shown(die),
                    "face": die_face(opposite(die)),
                    "spaces": _named(after & ~before),
                    "lost": _named(before & ~after),
                    "tiles": [stack_shown(n) for n in range(STACKS) if tiles & BIT[n]],
                }
            )
    return found


def _named(spaces: i64) -> list[Space]:
    return [SPACE_NAMES[space] for space in range(SPACES) if spaces & BIT[space]]
