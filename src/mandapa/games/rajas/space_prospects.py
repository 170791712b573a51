"""What is said of the spaces for workers, for boards: what they cost, and who may use them."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.areas import AREAS, area_of, refuse_space, workers_on
from mandapa.games.rajas.board import KINDS, KINDS_OF_COLOUR, NONE, PIPS, TOP, Board
from mandapa.games.rajas.faces import die_shown
from mandapa.games.rajas.part_names import way_shown
from mandapa.games.rajas.prospect_types import SpaceProspect
from mandapa.games.rajas.rows import (
    DICE,
    HARBOUR,
    PRICES,
    QUARRY,
    SPACE_NAMES,
    SPACES,
    STACKS,
    among,
    tile_colour,
)
from mandapa.games.rajas.view_types import Die
from mandapa.games.rajas.ways_to_pay import NO_WAY, kinds_for


def space_prospects(board: Board) -> list[SpaceProspect]:
    found: list[SpaceProspect] = []
    for space in range(SPACES):
        if board.edition.free_spaces & BIT[space]:
            area = area_of(space)
            way = area.way(board, space - area.first)
            found.append(
                {
                    "space": SPACE_NAMES[space],
                    "free": board.edition.capacity[space] - workers_on(board, space),
                    "refusal": clause_text(refuse_space(board, space)),
                    "usual": is_usual(board, space),
                    "price": area.price(space - area.first),
                    "way": None if way == NO_WAY else way_shown(way),
                    "dice": _dice_for(board, space, way),
                }
            )
    return found


def is_usual(board: Board, space: i64) -> bool:
    """Whether no cheaper space of the quarry or the harbour is free."""
    for first in (QUARRY, HARBOUR):
        if among(space, first, PRICES):
            for cheaper in range(first, space):
                if board.free & BIT[cheaper]:
                    return False
    return True


def clause_text(clause: i64) -> str:
    return f"{clause // 100}.{clause % 100}" if clause else ""


def usable(board: Board) -> i64:
    """Return the spaces (bits) that the seat could use now."""
    found: i64 = 0
    for area in AREAS:
        if area.closed(board) == 0:
            for n in range(area.size):
                if board.free & BIT[area.first + n] and area.refusal(board, n) == 0:
                    found |= BIT[area.first + n]
    return found


def payable(board: Board) -> i64:
    """Return the stacks (bits) whose open tiles the seat can pay."""
    found: i64 = 0
    for stack in range(STACKS):
        tile = board.common[TOP + stack]
        if tile != NONE and board.edition.cost[tile] <= board.mine(PIPS + tile_colour(tile)):
            found |= BIT[stack]
    return found


def _dice_for(board: Board, space: i64, way: i64) -> list[Die]:
    """Return those that suit; in the quarry those of a colour in which a tile can be paid."""
    kinds: i64 = 0
    if among(space, QUARRY, PRICES):
        stacks = payable(board)
        for stack in range(STACKS):
            if stacks & BIT[stack]:
                kinds |= KINDS_OF_COLOUR[tile_colour(board.common[TOP + stack])]
    elif way != NO_WAY:
        kinds = kinds_for(way)
    kinds &= board.mine(KINDS)
    return [die_shown(die) for die in range(DICE) if kinds & BIT[die]]
