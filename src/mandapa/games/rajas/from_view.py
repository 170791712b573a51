"""A view read back into a state. Nothing in this game is secret, so it is the whole truth."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_read, counts_read, number_read
from mandapa.core.native import BIT
from mandapa.games.rajas.asked import read_asked
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
    one_more,
)
from mandapa.games.rajas.faces import die_read, stack_named, tile_read, yield_read
from mandapa.games.rajas.part_names import part_read
from mandapa.games.rajas.rows import (
    BONUS_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    COLOUR_NAMES,
    EXTRA_NAMES,
    MAX_RIVER_TILES,
    SPACE_NAMES,
    TILE_LETTERS,
    YIELDS,
    laid,
)
from mandapa.games.rajas.view_types import Raja, RajasView
from mandapa.games.rajas.working_out import work_out


def read_view(board: Board, view: RajasView) -> None:
    """Fill a laid-out board with what a view tells."""
    board.stage = STAGE_NAMES.index(view["stage"])
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    board.start = view["start"]
    board.next_start = number_read(view["next_start"])
    board.trigger = number_read(view["met"])
    board.bonuses = bits_read(view["bonuses"], BONUS_NAMES)
    board.builds = view["builds"]
    for part in reversed(view["agenda"]):
        board.common[AGENDA + board.agenda_size] = part_read(part)
        board.agenda_size += 1
    read_asked(board, view["asked"])
    _read_common(board, view)
    for seat in range(board.players):
        _read_raja(board, seat * OWN, view["rajas"][seat])
    work_out(board)


def _read_common(board: Board, view: RajasView) -> None:
    common = board.common
    for standing in view["placed"]:
        space: i64 = SPACE_NAMES.index(standing["space"])
        common[PLACED + space] += standing["workers"] * one_more(standing["seat"])
    for stack in view["stacks"]:
        number = stack_named(stack["colour"], stack["back"])
        tile = stack["open"]
        if tile is not None:
            common[TOP + number] = tile_read(tile)
        common[REST + number] = bits_read(stack["rest"], TILE_LETTERS)
    counts_read(view["pool"], common, POOL, COLOUR_NAMES)
    for kind in range(YIELDS):
        common[YIELD_LEFT + kind] = 0
    for stock in view["yields"]:
        kind_left = yield_read({"temple": stock["temple"], "letter": stock["letter"]})
        common[YIELD_LEFT + kind_left] = stock["count"]
    for river in view["river"]:
        common[RIVER_TILE + river["space"]] = TILE_LETTERS.index(river["letter"])
    for kind in range(MAX_RIVER_TILES):
        common[RIVER_LEFT + kind] = 0
    for left in view["river_left"]:
        common[RIVER_LEFT + TILE_LETTERS.index(left["letter"])] = left["count"]


def _read_raja(board: Board, at: i64, raja: Raja) -> None:
    own = board.own
    own[at + MONEY] = raja["money"]
    own[at + FAME] = raja["fame"]
    own[at + KARMA] = raja["karma"]
    own[at + WORKERS] = raja["workers"]
    own[at + IDLE] = raja["idle"]
    own[at + BOAT] = raja["boat"]
    own[at + NEXT_MONEY_BONUS] = raja["money_bonuses"]
    own[at + ASSORTED_USED] = 1 if raja["assorted"] else 0
    own[at + FOUND] = bits_read(raja["found"], EXTRA_NAMES)
    for building in range(BUILDINGS):
        own[at + LEVEL + building] = raja["levels"][BUILDING_NAMES[building]] - 1
    for die in raja["dice"]:
        own[at + HELD + die_read(die)] += 1
    for lying in raja["province"]:
        cell: i64 = CELL_NAMES.index(lying["cell"])
        own[at + CELL + cell] = laid(tile_read(lying["tile"]), lying["turn"])
        under = lying["under"]
        if under is not None:
            own[at + UNDER + cell] = tile_read(under)
    for edge in raja["edges"]:
        number: i64 = edge["edge"] - 1
        if edge["earned"]:
            own[at + EARNED] |= BIT[number]
        tile = edge["yield_tile"]
        if tile is not None:
            own[at + EDGE + number] = yield_read(tile)
