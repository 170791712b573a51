"""The table in words. Nothing is secret, so all seats see the same (clause 13.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.naming import bits_shown, counts_shown, number_shown
from mandapa.core.native import BIT
from mandapa.games.rajas.asked import asked_shown
from mandapa.games.rajas.board import (
    AGENDA,
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
    NONE,
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
    small_count,
)
from mandapa.games.rajas.edition import turned
from mandapa.games.rajas.faces import die_shown, sides_shown, stack_shown, tile_shown, yield_shown
from mandapa.games.rajas.part_names import part_shown
from mandapa.games.rajas.rows import (
    BONUS_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    DICE,
    EDGES,
    EXTRA_NAMES,
    MAX_RIVER_TILES,
    SPACE_NAMES,
    SPACES,
    STACKS,
    TILE_LETTERS,
    YIELDS,
    laid_turn,
)
from mandapa.games.rajas.view_types import (
    Die,
    Edge,
    Laid,
    Raja,
    RajasView,
    RiverStock,
    RiverTile,
    Stack,
    Standing,
    Tile,
    YieldStock,
)


def view_of(board: Board, seat: int | None) -> RajasView:
    common = board.common
    agenda = [common[AGENDA + n] for n in range(board.agenda_size)]
    agenda.reverse()
    return {
        "version": 2,
        "seat": seat,
        "stage": STAGE_NAMES[board.stage],
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "start": board.start,
        "next_start": number_shown(board.next_start),
        "met": number_shown(board.trigger),
        "rajas": [_raja(board, s) for s in range(board.players)],
        "placed": _placed(common),
        "stacks": [_stack(board, stack) for stack in range(STACKS)],
        "pool": counts_shown(common, POOL, COLOUR_NAMES),
        "yields": _yields(common),
        "river": _river(common, board.edition.river_length),
        "river_left": _river_left(common),
        "agenda": [part_shown(one) for one in agenda],
        "bonuses": bits_shown(board.bonuses, BONUS_NAMES),
        "builds": board.builds,
        "asked": asked_shown(board),
    }


# --- the players -------------------------------------------------------


def _raja(board: Board, seat: i64) -> Raja:
    return {
        "money": board.of(seat, MONEY),
        "fame": board.of(seat, FAME),
        "karma": board.of(seat, KARMA),
        "workers": board.of(seat, WORKERS),
        "idle": board.of(seat, IDLE),
        "boat": board.of(seat, BOAT),
        "money_bonuses": board.of(seat, NEXT_MONEY_BONUS),
        "found": bits_shown(board.of(seat, FOUND), EXTRA_NAMES),
        "assorted": board.of(seat, ASSORTED_USED) != 0,
        "levels": {BUILDING_NAMES[b]: board.of(seat, LEVEL + b) + 1 for b in range(BUILDINGS)},
        "dice": _dice(board, seat),
        "province": _province(board, seat),
        "edges": [_edge(board, seat, edge) for edge in range(EDGES)],
    }


def _dice(board: Board, seat: i64) -> list[Die]:
    found: list[Die] = []
    for die in range(DICE):
        for _ in range(board.of(seat, HELD + die)):
            found.append(die_shown(die))
    return found


def _province(board: Board, seat: i64) -> list[Laid]:
    found: list[Laid] = []
    for cell in range(CELLS):
        tile = board.tile_at(seat, cell)
        if tile != NONE:
            turn = laid_turn(board.of(seat, CELL + cell))
            found.append(
                {
                    "cell": CELL_NAMES[cell],
                    "tile": tile_shown(board.edition, tile),
                    "turn": turn,
                    "roads": sides_shown(turned(board.edition.roads[tile], turn)),
                    "under": _tile(board, board.of(seat, UNDER + cell)),
                }
            )
    return found


def _tile(board: Board, tile: i64) -> Tile | None:
    return None if tile == NONE else tile_shown(board.edition, tile)


def _edge(board: Board, seat: i64, edge: i64) -> Edge:
    kind = board.of(seat, EDGE + edge)
    return {
        "edge": edge + 1,
        "earned": board.of(seat, EARNED) & BIT[edge] != 0,
        "yield_tile": None if kind == NONE else yield_shown(kind),
    }


# --- the board ---------------------------------------------------------


def _placed(common: vec[i64]) -> list[Standing]:
    found: list[Standing] = []
    for space in range(SPACES):
        for seat in range(MAX_PLAYERS):
            workers = small_count(common[PLACED + space], seat)
            if workers:
                found.append({"space": SPACE_NAMES[space], "seat": seat, "workers": workers})
    return found


def _stack(board: Board, stack: i64) -> Stack:
    name = stack_shown(stack)
    return {
        "colour": name["colour"],
        "back": name["back"],
        "open": _tile(board, board.common[TOP + stack]),
        "rest": bits_shown(board.common[REST + stack], TILE_LETTERS),
    }


def _yields(common: vec[i64]) -> list[YieldStock]:
    found: list[YieldStock] = []
    for kind in range(YIELDS):
        count = common[YIELD_LEFT + kind]
        if count:
            tile = yield_shown(kind)
            found.append({"temple": tile["temple"], "letter": tile["letter"], "count": count})
    return found


def _river(common: vec[i64], length: i64) -> list[RiverTile]:
    found: list[RiverTile] = []
    for space in range(1, length + 1):
        kind = common[RIVER_TILE + space]
        if kind != NONE:
            found.append({"space": space, "letter": TILE_LETTERS[kind]})
    return found


def _river_left(common: vec[i64]) -> list[RiverStock]:
    found: list[RiverStock] = []
    for kind in range(MAX_RIVER_TILES):
        count = common[RIVER_LEFT + kind]
        if count:
            found.append({"letter": TILE_LETTERS[kind], "count": count})
    return found
