"""The question that is being asked, in words and back.

A board keeps the numbers of old questions; only what belongs to the present one means anything.
"""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_read, bits_shown, name_read, name_shown
from mandapa.games.rajas.board import (
    CHOOSING_EDGE,
    CHOOSING_GOOD,
    CHOOSING_YIELD,
    COUNTING,
    DRAWING,
    FIRST_YIELDS,
    FLOATING,
    NAMING,
    NONE,
    PAYING,
    REROLLING,
    REVEALING,
    SAILING,
    TAKING,
    Board,
    one_more,
    small_count,
)
from mandapa.games.rajas.faces import (
    die_read,
    die_shown,
    stack_named,
    stack_shown,
    tile_read,
    tile_shown,
    yield_read,
    yield_shown,
)
from mandapa.games.rajas.part_names import way_read, way_shown
from mandapa.games.rajas.rows import BUILDING_NAMES, CELL_NAMES, COLOUR_NAMES, COLOURS
from mandapa.games.rajas.view_types import Asked, Construction, Naming, Payment


def asked_shown(board: Board) -> Asked:
    phase = board.phase
    drawing = phase == DRAWING or board.stage == FIRST_YIELDS
    return {
        "begun": board.begun,
        "rolling": {COLOUR_NAMES[c]: small_count(board.rolling, c) for c in range(COLOURS)},
        "naming": _naming(board) if phase == NAMING else None,
        "payment": _payment(board) if phase == PAYING else None,
        "building": _building(board) if phase == TAKING or board.tile != NONE else None,
        "reroll_from": die_shown(board.reroll_from) if phase == REROLLING else None,
        "sail_up_to": board.steps if phase == SAILING else None,
        "stalls_up_to": board.most_stalls if phase == CHOOSING_GOOD else None,
        "yield_tile": yield_shown(board.yield_tile) if phase == CHOOSING_EDGE else None,
        "declinable": board.declinable and phase == CHOOSING_YIELD,
        "revealing": stack_shown(board.place) if phase == REVEALING else None,
        "drawing": BUILDING_NAMES[board.place] if drawing else None,
        "counted": board.place if phase == COUNTING or phase == FLOATING else None,
    }


def _naming(board: Board) -> Naming:
    return {
        "count": board.to_name,
        "colours": bits_shown(board.name_from, COLOUR_NAMES),
        "once": board.name_once,
    }


def _payment(board: Board) -> Payment:
    return {"way": way_shown(board.way), "due": board.due, "ceiling": board.ceiling}


def _building(board: Board) -> Construction:
    return {
        "over": board.over,
        "tile": None if board.tile == NONE else tile_shown(board.edition, board.tile),
        "cell": name_shown(board.cell, CELL_NAMES),
        "turn": board.turn,
    }


# --- and back ----------------------------------------------------------


def read_asked(board: Board, asked: Asked) -> None:
    board.begun = asked["begun"]
    for colour in range(COLOURS):
        board.rolling += asked["rolling"][COLOUR_NAMES[colour]] * one_more(colour)
    _read_naming(board, asked["naming"])
    payment = asked["payment"]
    if payment is not None:
        board.way = way_read(payment["way"])
        board.due = payment["due"]
        board.ceiling = payment["ceiling"]
    _read_building(board, asked["building"])
    die = asked["reroll_from"]
    if die is not None:
        board.reroll_from = die_read(die)
    board.steps = asked["sail_up_to"] or 0
    board.most_stalls = asked["stalls_up_to"] or 0
    tile = asked["yield_tile"]
    if tile is not None:
        board.yield_tile = yield_read(tile)
    board.declinable = asked["declinable"]
    board.place = _read_place(asked)


def _read_naming(board: Board, naming: Naming | None) -> None:
    if naming is not None:
        board.to_name = naming["count"]
        board.name_from = bits_read(naming["colours"], COLOUR_NAMES)
        board.name_once = naming["once"]


def _read_building(board: Board, building: Construction | None) -> None:
    if building is not None:
        board.over = building["over"]
        board.turn = building["turn"]
        tile = building["tile"]
        if tile is not None:
            board.tile = tile_read(tile)
        board.cell = name_read(building["cell"], CELL_NAMES)


def _read_place(asked: Asked) -> i64:
    """Return the stack, temple or river space in question: they share one number of the board."""
    stack, temple, counted = asked["revealing"], asked["drawing"], asked["counted"]
    if stack is not None:
        return stack_named(stack["colour"], stack["back"])
    if temple is not None:
        return BUILDING_NAMES.index(temple)
    if counted is None:
        return 0
    return counted
