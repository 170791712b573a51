"""What the short texts of an edition file say, read once for boards: benefits, roads, the province.

A benefit is called by its component: `palace-4`, `money-2`, `river-3`, `small-white`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mandapa.core.edition import EditionFile
from mandapa.games.rajas.edition import turned
from mandapa.games.rajas.edition_tiles import ROAD_SHAPES
from mandapa.games.rajas.edition_types import EdgePlace, Ground, GroundKind, RajasLayout
from mandapa.games.rajas.effects import BUILD, SAIL_BY_DIE, parse_effect, part
from mandapa.games.rajas.faces import sides_shown
from mandapa.games.rajas.part_names import part_shown
from mandapa.games.rajas.rows import (
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    SIDE_NAMES,
    TILE_LETTERS,
    TURNS,
    YIELD_LETTERS,
)
from mandapa.games.rajas.view_types import Part

GROUNDS: Final[dict[str, GroundKind]] = {".": "open", "#": "none", "R": "residence"}


def layout(file: EditionFile) -> RajasLayout:
    table = file.table
    return {
        "ground": _ground(table["province"]["cells"]),
        "edges": _edges(table["province"]["edges"], table["edges"]["temples"]),
        "roads": {
            shape: [sides_shown(turned(roads, turn)) for turn in range(TURNS)]
            for shape, roads in ROAD_SHAPES.items()
        },
        "benefits": {
            "quarry": [part_shown(part(BUILD, 0))],
            "harbour": [part_shown(part(SAIL_BY_DIE, 0))],
            **{name: _parts(text) for name, text in _texts(table)},
        },
    }


def _parts(text: str) -> list[Part]:
    return [part_shown(one) for one in parse_effect(text) or ()]


def _texts(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the names of all benefits and their texts."""
    lists = {
        "palace": table["palace"]["rooms"],
        "edge": table["edges"]["bonuses"],
        "money": table["money"]["bonuses"],
        "fame": table["fame"]["bonuses"],
        "river": table["river"]["spaces"],
    }
    for name, texts in lists.items():
        for number, text in enumerate(texts, start=1):
            yield f"{name}-{number}", text
    for colour in COLOUR_NAMES:
        yield f"veranda-{colour}", table["verandas"][colour]
        yield f"terrace-{colour}", table["terrace"][colour]
    yield "balcony", table["balcony"]["effect"]
    for letter, text in zip(TILE_LETTERS, table["river_tiles"]["kinds"], strict=False):
        yield f"river-tile-{letter}", text
    for temple in BUILDING_NAMES:
        yield f"small-{temple}", table["small_yields"][temple]
        for kind, text in zip(YIELD_LETTERS, table["yields"][temple], strict=False):
            yield f"yield-{temple}-{kind}", text


def _ground(lines: list[str]) -> list[Ground]:
    return [
        {"cell": CELL_NAMES[n], "row": row, "column": column, "kind": GROUNDS[mark]}
        for n, mark in enumerate("".join(lines))
        for row, column in [divmod(n, int(COLUMNS))]
    ]


def _edges(places: list[str], temples: list[Any]) -> list[EdgePlace]:
    found: list[EdgePlace] = []
    for number, (place, temple) in enumerate(zip(places, temples, strict=True), start=1):
        name, side = place.split()
        found.append(
            {
                "edge": number,
                "cell": CELL_NAMES[CELL_NAMES.index(name)],
                "side": SIDE_NAMES[SIDE_NAMES.index(side)],
                "temple": temple,
            }
        )
    return found
