"""The whole state as plain data and back. What nobody knows is how the stacks lie, and no order
of them exists."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mandapa.core.native import BIT, as_list
from mandapa.games.rajas.areas import workers_on
from mandapa.games.rajas.board import (
    AGENDA,
    AGENDA_ROOM,
    ASSORTED_USED,
    BOAT,
    CELL,
    COVERED,
    DICE_TOTAL,
    EARNED,
    EDGE,
    FAME,
    FOUND,
    HELD,
    IDLE,
    KARMA,
    KINDS,
    LEVEL,
    MONEY,
    NEXT_MONEY_BONUS,
    NONE,
    OWN,
    PIPS,
    PLACED,
    POOL,
    REST,
    RIVER_LEFT,
    RIVER_TILE,
    STALLS,
    TOP,
    UNDER,
    WORKERS,
    YIELD_LEFT,
    Board,
)
from mandapa.games.rajas.edition import STALL_PLACES
from mandapa.games.rajas.province import count_stalls, find_roads
from mandapa.games.rajas.rows import (
    BUILDINGS,
    CELLS,
    COLOURS,
    DICE,
    EDGES,
    MAX_RIVER_TILES,
    SPACES,
    STACKS,
    YIELDS,
    die_colour,
    die_face,
)
from mandapa.games.rajas.stacks import find_cheapest

NUMBERS = {
    "money": MONEY,
    "fame": FAME,
    "karma": KARMA,
    "workers": WORKERS,
    "idle": IDLE,
    "boat": BOAT,
    "next_money_bonus": NEXT_MONEY_BONUS,
    "found": FOUND,
    "earned": EARNED,
    "assorted_used": ASSORTED_USED,
}
LISTS = {
    "levels": (LEVEL, BUILDINGS),
    "dice": (HELD, DICE),
    "cells": (CELL, CELLS),
    "under": (UNDER, CELLS),
    "edges": (EDGE, EDGES),
}
COMMON_LISTS = {
    "placed": (PLACED, SPACES),
    "top": (TOP, STACKS),
    "rest": (REST, STACKS),
    "pool": (POOL, COLOURS),
    "yields": (YIELD_LEFT, YIELDS),
    "river_left": (RIVER_LEFT, MAX_RIVER_TILES),
}


def to_data(board: Board) -> dict[str, Any]:
    length = board.edition.river_length + 1
    data: dict[str, Any] = {
        name: as_list(board.common, at, count) for name, (at, count) in COMMON_LISTS.items()
    }
    data["river"] = as_list(board.common, RIVER_TILE, length)
    data["agenda"] = as_list(board.common, AGENDA, board.agenda_size)
    data["rajas"] = [_seat(board, seat) for seat in range(board.players)]
    data["stage"] = board.stage
    data["phase"] = board.phase
    data["turn"] = board.seat
    data["start"] = board.start
    data["next_start"] = board.next_start
    data["trigger"] = board.trigger
    data["bonuses"] = board.bonuses
    data["builds"] = board.builds
    data["asked"] = {
        "declinable": board.declinable,
        "rolling": board.rolling,
        "to_name": board.to_name,
        "name_from": board.name_from,
        "name_once": board.name_once,
        "begun": board.begun,
        "way": board.way,
        "due": board.due,
        "ceiling": board.ceiling,
        "paid": board.paid,
        "tile": board.tile,
        "cell": board.cell,
        "turn": board.turn,
        "over": board.over,
        "reroll_from": board.reroll_from,
        "steps": board.steps,
        "most_stalls": board.most_stalls,
        "yield_tile": board.yield_tile,
        "place": board.place,
    }
    return data


def _seat(board: Board, seat: i64) -> dict[str, Any]:
    found: dict[str, Any] = {name: board.of(seat, at) for name, at in NUMBERS.items()}
    for name, (at, count) in LISTS.items():
        found[name] = as_list(board.own, seat * OWN + at, count)
    return found


def from_data(board: Board, data: dict[str, Any]) -> None:
    """Fill a laid-out board; what follows from the rest is worked out, so a changed file cannot
    lie about it."""
    for name, (at, count) in COMMON_LISTS.items():
        _write(board, False, at, data[name], count)
    _write(board, False, RIVER_TILE, data["river"], board.edition.river_length + 1)
    agenda: list[int] = data["agenda"]
    if len(agenda) > AGENDA_ROOM:
        raise ValueError("the agenda is too long")
    _write(board, False, AGENDA, agenda, len(agenda))
    board.agenda_size = len(agenda)
    if len(data["rajas"]) != board.players:
        raise ValueError("the state is of another number of players")
    board.stage = data["stage"]
    board.phase = data["phase"]
    board.start = data["start"]
    board.next_start = data["next_start"]
    board.trigger = data["trigger"]
    board.bonuses = data["bonuses"]
    board.builds = data["builds"]
    asked = data["asked"]
    board.declinable = asked["declinable"]
    board.rolling = asked["rolling"]
    board.to_name = asked["to_name"]
    board.name_from = asked["name_from"]
    board.name_once = asked["name_once"]
    board.begun = asked["begun"]
    board.way = asked["way"]
    board.due = asked["due"]
    board.ceiling = asked["ceiling"]
    board.paid = asked["paid"]
    board.tile = asked["tile"]
    board.cell = asked["cell"]
    board.turn = asked["turn"]
    board.over = asked["over"]
    board.reroll_from = asked["reroll_from"]
    board.steps = asked["steps"]
    board.most_stalls = asked["most_stalls"]
    board.yield_tile = asked["yield_tile"]
    board.place = asked["place"]
    for seat in range(board.players):
        _read_seat(board, seat * OWN, data["rajas"][seat])
    work_out(board)
    board.seat = data["turn"]


def work_out(board: Board) -> None:
    """What follows from the rest."""
    for seat in range(board.players):
        board.seat = seat
        _work_out_seat(board, seat)
    for colour in range(COLOURS):
        find_cheapest(board, colour)
    board.free = board.edition.free_spaces
    for space in range(SPACES):
        if workers_on(board, space) >= board.edition.capacity[space]:
            board.free &= ~BIT[space]


def _read_seat(board: Board, at: i64, data: dict[str, Any]) -> None:
    for name, place in NUMBERS.items():
        board.own[at + place] = data[name]
    for name, (place, count) in LISTS.items():
        _write(board, True, at + place, data[name], count)


def _work_out_seat(board: Board, seat: i64) -> None:
    at = seat * OWN
    for place in range(STALL_PLACES):
        board.own[at + STALLS + place] = 0
    board.own[at + COVERED] = 0
    for cell in range(CELLS):
        if board.own[at + UNDER + cell] != NONE:
            board.own[at + COVERED] |= BIT[cell]
        tile = board.tile_at(seat, cell)
        if tile != NONE:
            count_stalls(board, tile, 1)
    for colour in range(COLOURS):
        board.own[at + PIPS + colour] = 0
    board.own[at + DICE_TOTAL] = 0
    board.own[at + KINDS] = 0
    for die in range(DICE):
        held = board.own[at + HELD + die]
        board.own[at + DICE_TOTAL] += held
        board.own[at + PIPS + die_colour(die)] += held * die_face(die)
        if held:
            board.own[at + KINDS] |= BIT[die]
    if board.stage:
        find_roads(board, seat)


def _write(board: Board, own: bool, at: i64, values: list[int], count: i64) -> None:
    if len(values) != count:
        raise ValueError(f"a list of {len(values)} numbers where {count} belong")
    row = board.own if own else board.common
    for n in range(count):
        row[at + n] = values[n]
