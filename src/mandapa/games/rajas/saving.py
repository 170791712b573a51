"""The whole state as plain data and back. What nobody knows is how the stacks lie, and no order
of them exists."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import as_list
from mandapa.core.saving import Saving
from mandapa.games.rajas.board import (
    AGENDA,
    AGENDA_ROOM,
    ASSORTED_USED,
    BOAT,
    CELL,
    EARNED,
    EDGE,
    FAME,
    FOUND,
    HELD,
    IDLE,
    KARMA,
    LEVEL,
    MONEY,
    NEXT_MONEY_BONUS,
    OWN,
    PHASE_NAMES,
    PLACED,
    POOL,
    REST,
    RIVER_LEFT,
    RIVER_TILE,
    STAGE_NAMES,
    TOP,
    UNDER,
    WORKERS,
    YIELD_LEFT,
    Board,
)
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
)
from mandapa.games.rajas.working_out import work_out

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
# The other fields are about the question that is being asked.
TURN = ("stage", "phase", "start", "next_start", "trigger", "bonuses", "builds")


class BoardSaving(Saving[Board]):
    """What lies in `own` and `common` is saved under the names of its places."""

    def to_data(self, board: Board) -> dict[str, Any]:
        asked = super().to_data(board)
        data = {name: asked.pop(name) for name in TURN}
        data["turn"] = asked.pop("seat")
        data["asked"] = asked
        for name, (at, count) in COMMON_LISTS.items():
            data[name] = as_list(board.common, at, count)
        data["river"] = as_list(board.common, RIVER_TILE, board.edition.river_length + 1)
        data["agenda"] = as_list(board.common, AGENDA, board.agenda_size)
        data["rajas"] = [_seat(board, seat) for seat in range(board.players)]
        return data

    def fill(self, board: Board, data: dict[str, Any]) -> None:
        for name, (at, count) in COMMON_LISTS.items():
            _read_list(board.common, at, data[name], count)
        _read_list(board.common, RIVER_TILE, data["river"], board.edition.river_length + 1)
        agenda: list[int] = data["agenda"]
        if len(agenda) > AGENDA_ROOM:
            raise ValueError("the agenda is too long")
        _read_list(board.common, AGENDA, agenda, len(agenda))
        board.agenda_size = len(agenda)
        if len(data["rajas"]) != board.players:
            raise ValueError("the state is of another number of players")
        for seat in range(board.players):
            _read_seat(board.own, seat * OWN, data["rajas"][seat])
        turn = {name: data[name] for name in TURN}
        super().fill(board, {**data["asked"], **turn, "seat": data["turn"]})


def _seat(board: Board, seat: i64) -> dict[str, Any]:
    found: dict[str, Any] = {name: board.of(seat, at) for name, at in NUMBERS.items()}
    for name, (at, count) in LISTS.items():
        found[name] = as_list(board.own, seat * OWN + at, count)
    return found


def _read_seat(own: vec[i64], at: i64, data: dict[str, Any]) -> None:
    for name, place in NUMBERS.items():
        own[at + place] = data[name]
    for name, (place, count) in LISTS.items():
        _read_list(own, at + place, data[name], count)


def _read_list(into: vec[i64], at: i64, values: list[int], count: i64) -> None:
    if len(values) != count:
        raise ValueError(f"a list of {len(values)} numbers where {count} belong")
    for n in range(count):
        into[at + n] = values[n]


SAVING: Final = BoardSaving(
    work_out,
    unsaved=(
        "edition",
        "players",
        "market_cap",
        "river_tiles",
        "navaratna",
        "yield_on_build",
        "late_yields",
        "scratch",
    ),
    worked_out=("free",),
    apart=("own", "common", "agenda_size"),
    limits={"phase": len(PHASE_NAMES), "stage": len(STAGE_NAMES)},
)
