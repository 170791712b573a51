"""What follows from the table as it lies, for boards: the rules are asked, nothing is changed."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from mandapa.core.game import Setup
from mandapa.core.native import BIT
from mandapa.core.views import View
from mandapa.games.rajas.board import (
    COVERED,
    DICE_TOTAL,
    EDGE,
    FAME,
    IDLE,
    JOIN,
    LEVEL,
    MONEY_PER_FAME,
    NEXT_MONEY_BONUS,
    NOBODY,
    NONE,
    OPEN,
    PIPS,
    RIVER_TILE,
    TOP,
    Board,
)
from mandapa.games.rajas.building import tile_fame, tile_money
from mandapa.games.rajas.dice_prospects import flips, picking
from mandapa.games.rajas.faces import sides_shown, stack_shown, yield_shown
from mandapa.games.rajas.market import different_income
from mandapa.games.rajas.prospect_types import (
    Coverable,
    Racer,
    RajasProspects,
    Sight,
    TileProspect,
)
from mandapa.games.rajas.river import space_ahead
from mandapa.games.rajas.rows import (
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    CELLS,
    EDGES,
    FACES,
    STACKS,
    TILE_LETTERS,
    tile_colour,
)
from mandapa.games.rajas.space_prospects import space_prospects
from mandapa.games.rajas.stall_prospects import market_prospects, sales, stalls_in_order
from mandapa.games.rajas.tracks import can_upgrade
from mandapa.games.rajas.view_types import Building, RajasView


def prospects(setup: Setup, view: RajasView) -> RajasProspects:
    board = cast(Board, setup.from_view(cast(View, view)))
    return prospects_of(board, view["seat"])


def prospects_of(board: Board, viewer: int | None) -> RajasProspects:
    last_turns = _last_turns(board)
    you: i64 = board.seat if viewer is None else viewer
    asked = board.seat == you
    board.seat = you
    return {
        "you": you,
        "navaratna": board.navaratna,
        "length": (board.edition.meet + 1) // MONEY_PER_FAME,
        "money_per_fame": MONEY_PER_FAME,
        "racers": [_racer(board, seat) for seat in range(board.players)],
        "spaces": space_prospects(board),
        "tiles": _tiles(board),
        "open_cells": _open_cells(board),
        "coverable": _coverable(board),
        "flips": flips(board),
        "market": market_prospects(board),
        "stalls": stalls_in_order(board),
        "sales": sales(board, asked),
        "picking": picking(board) if asked else None,
        "assorted": different_income(board, you, board.edition.different),
        "river": [_river_benefit(board, n) for n in range(1, board.edition.river_length + 1)],
        "reachable": _reachable(board),
        "next_start": (
            (board.start + 1) % board.players if board.next_start == NOBODY else board.next_start
        ),
        "last_turns": last_turns,
    }


def _racer(board: Board, seat: i64) -> Racer:
    fame = board.of(seat, FAME)
    reached = 0
    for place in board.edition.fame_places:
        if place <= fame:
            reached += 1
    return {
        "gap": -board.difference(seat),
        "money_notches": board.of(seat, NEXT_MONEY_BONUS),
        "fame_notches": reached,
        "room_for_dice": board.edition.dice_limit - board.of(seat, DICE_TOTAL),
        "edges": [_edge_benefit(board, seat, edge) for edge in range(EDGES)],
    }


def _last_turns(board: Board) -> list[int] | None:
    """Those after whose turn it is, up to the start player, who have a worker (12.2)."""
    if board.trigger == NOBODY:
        return None
    found: list[int] = []
    seat = (board.seat + 1) % board.players
    while seat != board.start and seat != board.seat:
        if board.of(seat, IDLE):
            found.append(seat)
        seat = (seat + 1) % board.players
    return found


# --- tiles and cells ---------------------------------------------------


def _tiles(board: Board) -> list[TileProspect]:
    found: list[TileProspect] = []
    for stack in range(STACKS):
        tile = board.common[TOP + stack]
        if tile != NONE:
            name = stack_shown(stack)
            pips = board.mine(PIPS + tile_colour(tile))
            found.append(
                {
                    "colour": name["colour"],
                    "back": name["back"],
                    "short": max(board.edition.cost[tile] - pips, 0),
                    "money": tile_money(board, tile),
                    "fame": tile_fame(board, board.seat, tile),
                    "better": _better(board, tile),
                }
            )
    return found


def _better(board: Board, tile: i64) -> dict[Building, int]:
    """By how much each possible upgrade would raise the fame of a tile."""
    found: dict[Building, int] = {}
    edition = board.edition
    for kind in range(BUILDINGS):
        count = edition.tile_buildings[tile * BUILDINGS + kind]
        if count and can_upgrade(board, kind):
            level = board.mine(LEVEL + kind)
            more = edition.levels[level + 1] - edition.levels[level]
            found[BUILDING_NAMES[kind]] = count * more
    return found


def _open_cells(board: Board) -> list[Sight]:
    found: list[Sight] = []
    for cell in range(CELLS):
        if board.mine(OPEN) & BIT[cell]:
            found.append({"cell": CELL_NAMES[cell], "sides": sides_shown(board.mine(JOIN + cell))})
    return found


def _coverable(board: Board) -> list[Coverable]:
    """Tiles that were not built over yet and that a road still reaches (8.6)."""
    found: list[Coverable] = []
    for cell in range(CELLS):
        tile = board.tile_at(board.seat, cell)
        covered = board.mine(COVERED) & BIT[cell] != 0
        if tile != NONE and not covered and board.mine(JOIN + cell):
            found.append(
                {
                    "cell": CELL_NAMES[cell],
                    "stalls": board.edition.stalls_on(tile),
                    "coins": tile_money(board, tile),
                    "buildings": board.edition.buildings_on(tile),
                }
            )
    return found


# --- the river, the edges ----------------------------------------------------


def _river_benefit(board: Board, space: i64) -> str:
    kind = board.common[RIVER_TILE + space]
    return f"river-{space}" if kind == NONE else f"river-tile-{TILE_LETTERS[kind]}"


def _edge_benefit(board: Board, seat: i64, edge: i64) -> str:
    kind = board.of(seat, EDGE + edge)
    if kind != NONE:
        tile = yield_shown(kind)
        return f"yield-{tile['temple']}-{tile['letter']}"
    if board.navaratna:
        return f"small-{BUILDING_NAMES[board.edition.edge_temple[edge]]}"
    return f"edge-{edge + 1}"


def _reachable(board: Board) -> list[int]:
    found: list[int] = []
    for steps in range(1, FACES + 1):
        space = space_ahead(board, steps)
        if space != NONE:
            found.append(space)
    return found
