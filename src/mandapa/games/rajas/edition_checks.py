"""Refusing editions that could not be played to an end: nowhere to build, benefits that lead
to themselves, markers that never meet."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.errors import EditionError
from mandapa.core.native import BIT
from mandapa.games.rajas.edition import Edition
from mandapa.games.rajas.effects import (
    ANY_ROOM,
    GAIN_FAME,
    GAIN_MONEY,
    OVERBUILD,
    ROOM,
    SAIL,
    SAIL_UP_TO,
    YIELD_TILE,
    part_amount,
    part_kind,
)
from mandapa.games.rajas.rows import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EDGES,
    FACES,
    ROOMS,
    SIDE_NAMES,
    TURNS,
)

MOST_PARTS = 6
# What leads to another benefit; nothing may wait behind it, so chains need no room to wait in.
LEADS_ON = (ANY_ROOM, ROOM, YIELD_TILE, OVERBUILD, SAIL, SAIL_UP_TO)


def check_effect(file: EditionFile, key: str, text: str, parts: list[int]) -> None:
    """Whether the rules can work with an effect where it stands."""
    if len(parts) > MOST_PARTS:
        raise file.wrong(key, "effect-parts", value=repr(text), most=MOST_PARTS)
    for n, one in enumerate(parts):
        kind, amount = part_kind(one), part_amount(one)
        if kind in LEADS_ON and n < len(parts) - 1:
            raise file.wrong(key, "effect-leads-on", value=repr(text))
        if kind == ROOM and amount > ROOMS:
            raise file.wrong(key, "effect-room", value=repr(text), rooms=int(ROOMS))
        if kind == SAIL_UP_TO and amount > FACES:
            raise file.wrong(key, "effect-boat", value=repr(text), most=int(FACES))
        if _leads_back(key, kind):
            raise file.wrong(key, "effect-loops", value=repr(text))


def _leads_back(key: str, kind: int) -> bool:
    """Rooms lead to yield tiles, and neither may lead back."""
    group = key.partition(".")[0]
    if kind == ANY_ROOM or kind == ROOM:
        return group in ("palace", "yields", "small_yields")
    return kind == YIELD_TILE and group in ("yields", "small_yields")


def neighbour(cell: int, side: int) -> int:
    """Return the cell on that side, or -1 outside the province."""
    column, line = cell % COLUMNS, cell // COLUMNS
    column += (0, 1, 0, -1)[side]
    line += (-1, 0, 1, 0)[side]
    inside = 0 <= column < COLUMNS and 0 <= line * COLUMNS < CELLS
    return int(line * COLUMNS + column) if inside else -1


def check_cells(file: EditionFile, edition: Edition) -> None:
    """Check that a road of the residence leads to a cell and that edges lie at the edge."""
    home = int(edition.residence)
    ways = [side for side in range(TURNS) if edition.residence_roads & BIT[side]]
    if not any(_can_build(edition, neighbour(home, side)) for side in ways):
        raise file.wrong("province.residence", "residence-alone")
    for cell in range(CELLS):
        for side in range(TURNS):
            if edition.edge_at[cell * TURNS + side] in range(EDGES):
                beyond = neighbour(cell, side)
                if beyond == home or _can_build(edition, beyond):
                    raise _no_edge(file, cell, side)


def _can_build(edition: Edition, cell: int) -> bool:
    return cell >= 0 and edition.buildable & BIT[cell] != 0


def _no_edge(file: EditionFile, cell: int, side: int) -> EditionError:
    edge = f"{CELL_NAMES[cell]} {SIDE_NAMES[side]}"
    return file.wrong("province.edges", "edge-inside", edge=edge)


def check_income(file: EditionFile, edition: Edition) -> None:
    """Tiles and bonuses run out, so some space must bring the markers on in every round."""
    effects = [*edition.rooms, *edition.verandas, *edition.terraces, edition.balcony]
    for effect in effects:
        for at in range(edition.effect_start[effect], edition.effect_start[effect + 1]):
            kind = part_kind(edition.effect_parts[at])
            if kind == GAIN_MONEY or kind == GAIN_FAME:
                return
    raise file.wrong("tracks.meet", "never-ends")
