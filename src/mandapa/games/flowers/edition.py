"""The printed numbers of Flowers, checked and laid out for the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, Components
from mandapa.core.edition import EditionFile
from mandapa.core.native import BIT
from mandapa.games.flowers.rows import (
    BACK_NAMES,
    BACKS,
    COLOUR_NAMES,
    COLOURS,
    DARK,
    KINDS,
    MANDALAS,
    MAX_COPIES,
    TILES,
)

MAX_VALUE: Final = 20
FACTORS = {f"x{factor}": factor for factor in range(1, MAX_VALUE + 1)}


@mypyc_attr(acyclic=True)
class Edition(Components):
    """One object for all states of a match; nothing in it ever changes."""

    __slots__ = ("back", "copies", "draw", "factor", "limit", "start", "value")

    def __init__(
        self,
        copies: i64,
        start: vec[i64],
        limit: i64,
        draw: i64,
        value: vec[i64],
        factor: vec[i64],
        back: vec[i64],
    ) -> None:
        self.copies = copies  # cards of each colour
        self.start = start  # [place in turn order] = cards dealt
        self.limit = limit
        self.draw = draw
        self.value = value  # [tile] = points; 0 on a multiplying tile
        self.factor = factor  # [tile] = what it multiplies its partner by; 0 on a plain tile
        self.back = back  # [tile] = DARK or LIGHT


def dark_tiles(edition: Edition) -> i64:
    """Return the tiles (bits) with a dark back."""
    tiles: i64 = 0
    for tile in range(TILES):
        if edition.back[tile] == DARK:
            tiles |= BIT[tile]
    return tiles


def parse(file: EditionFile) -> Edition:
    """Check an edition file against what the rules can work with (clauses 1.2 to 2.2)."""
    file.check_keys(
        {
            "cards": ["copies"],
            "hands": ["start", "limit", "draw"],
            "tiles": list(COLOUR_NAMES),
            "backs": list(COLOUR_NAMES),
        }
    )
    copies = file.number("cards.copies", 1, MAX_COPIES)
    start = file.numbers("hands.start", MAX_PLAYERS, 1, MAX_COPIES)
    if sum(start) > copies * COLOURS:
        raise file.wrong("hands.start", "deals-too-many")
    values: list[int] = []
    factors: list[int] = []
    for colour in COLOUR_NAMES:
        _tiles_of(file, colour, values, factors)
    backs: list[int] = []
    for colour in COLOUR_NAMES:
        backs.extend(_backs_of(file, colour))
    for back in range(BACKS):
        if backs.count(back) < MANDALAS:
            raise file.wrong(
                f"backs.{COLOUR_NAMES[0]}",
                "too-few-backs",
                count=int(MANDALAS),
                back=BACK_NAMES[back],
            )
    return Edition(
        copies,
        vec[i64]([cards for cards in start]),
        file.number("hands.limit", 1, MAX_COPIES),
        file.number("hands.draw", 1, MAX_COPIES),
        vec[i64]([value for value in values]),
        vec[i64]([factor for factor in factors]),
        vec[i64]([back for back in backs]),
    )


def _tiles_of(file: EditionFile, colour: str, values: list[int], factors: list[int]) -> None:
    key = f"tiles.{colour}"
    multipliers = 0
    for printed in file.sequence(key, KINDS):
        if isinstance(printed, str) and printed in FACTORS:
            values.append(0)
            factors.append(FACTORS[printed])
            multipliers += 1
        elif (
            isinstance(printed, int)
            and not isinstance(printed, bool)
            and (0 < printed <= MAX_VALUE)
        ):
            values.append(printed)
            factors.append(0)
        else:
            raise file.wrong(key, "wrong-tile", most=MAX_VALUE, value=repr(printed))
    if multipliers > 1:
        raise file.wrong(key, "two-multipliers")


def _backs_of(file: EditionFile, colour: str) -> list[int]:
    key = f"backs.{colour}"
    given = file.value(key)
    names = [given] * KINDS if isinstance(given, str) else file.sequence(key, KINDS)
    for name in names:
        if name not in BACK_NAMES:
            raise file.wrong(key, "not-either", choices=tuple(BACK_NAMES), value=repr(name))
    return [BACK_NAMES.index(name) for name in names]
