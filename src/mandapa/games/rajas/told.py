"""What the short texts of an edition file say, in the words of a language: for the rules page.

The keys are those of the file, counted from 1 in lists: `river.spaces.3`, `tiles.blue_cow.2.cost`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mandapa.core.edition import EditionFile
from mandapa.core.words import Words
from mandapa.games.rajas.edition_tiles import TILE_KEYS
from mandapa.games.rajas.effects import parse_effect
from mandapa.games.rajas.rows import BUILDING_NAMES, COLOUR_NAMES, SIDE_NAMES
from mandapa.games.rajas.symbols import ARROWS, part_fields

# The groups and keys whose texts are effects.
EFFECTS: Final = {
    "money": ("bonuses",),
    "fame": ("bonuses",),
    "palace": ("rooms",),
    "verandas": COLOUR_NAMES,
    "terrace": COLOUR_NAMES,
    "balcony": ("effect",),
    "river": ("spaces",),
    "river_tiles": ("kinds",),
    "edges": ("bonuses",),
    "small_yields": BUILDING_NAMES,
    "yields": BUILDING_NAMES,
}


def told(file: EditionFile, words: Words) -> dict[str, str]:
    """Return what the rules page calls by these keys."""
    table = file.table
    found = {"dice.all": str(table["dice"]["each"] * len(COLOUR_NAMES))}
    found["tracks.facing"] = str(table["tracks"]["meet"] + 1)
    for group, keys in EFFECTS.items():
        for key in keys:
            for name, text in _numbered(f"{group}.{key}", table[group][key]):
                parts = [part_fields(one) for one in parse_effect(text) or ()]
                found[name] = words.items("parts", parts)
    for name, text in _numbered("edges.temples", table["edges"]["temples"]):
        found[name] = words.text(f"temple-{text}")
    for name, text in _numbered("province.edges", table["province"]["edges"]):
        cell, side = text.split()
        found[name] = f"{cell} {ARROWS[SIDE_NAMES.index(side)]}"
    sides = [ARROWS[SIDE_NAMES.index(side)] for side in table["province"]["residence"]]
    found["province.residence"] = " ".join(sides)
    for key in TILE_KEYS:
        for name, text in _numbered(f"tiles.{key}", table["tiles"][key]):
            cost, shape, *features = text.split()
            found[f"{name}.cost"] = cost
            found[f"{name}.shape"] = words.text(f"shape-{shape}")
            found[f"{name}.features"] = words.items("features", [_feature(one) for one in features])
    return found


def _numbered(key: str, value: str | list[str]) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    else:
        for number, text in enumerate(value, start=1):
            yield f"{key}.{number}", text


def _feature(text: str) -> dict[str, Any]:
    if text in BUILDING_NAMES:
        return {"feature": "building", "building": text}
    good, _, coins = text.partition("-")
    return {"feature": "stall", "good": good, "coins": int(coins)}
