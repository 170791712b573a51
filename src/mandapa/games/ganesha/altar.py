"""The altar: its hexes, which of them touch, and how spices can lie apart (1.3, 2.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.errors import MandapaError
from mandapa.core.native import BIT, popcount, zeros
from mandapa.games.ganesha.rows import HEXES, MAX_COLUMNS, MAX_ROWS

USED: Final = "o"
UNUSED: Final = "."
GAP: Final = " "


@mypyc_attr(acyclic=True)
class Altar:
    """The hexes in use with one number of players."""

    __slots__ = ("near", "order", "size", "used")

    def __init__(self, order: vec[i64], near: vec[i64]) -> None:
        self.order = order  # hexes in use, left to right and top to bottom
        self.size = i64(len(order))
        self.near = near  # [hex] = hexes in use (bits) that touch it
        self.used: i64 = 0
        for hex_ in order:
            self.used |= BIT[hex_]


def hexes_in(rows: list[str]) -> dict[tuple[int, int], int]:
    """Read where the hexes in use lie from rows of text: by row and column.

    A `MandapaError` says what is wrong with them. Hexes stand at every second character.
    """
    if not 0 < len(rows) <= MAX_ROWS:
        raise MandapaError("altar-rows", most=int(MAX_ROWS))
    found: dict[tuple[int, int], int] = {}
    offsets: set[int] = set()
    for row, text in enumerate(rows):
        number = 0
        for column, sign in enumerate(text):
            if sign not in (USED, UNUSED, GAP):
                raise MandapaError("altar-sign", used=USED, unused=UNUSED, value=repr(sign))
            if sign == USED:
                found[row, column] = row * MAX_COLUMNS + number
            if sign != GAP:
                offsets.add((row + column) % 2)
                number += 1
        if number > MAX_COLUMNS:
            raise MandapaError("altar-wide", most=int(MAX_COLUMNS))
    if len(offsets) > 1:
        raise MandapaError("altar-offset")
    if not found:
        raise MandapaError("altar-empty")
    return found


def draw_altar(rows: list[str]) -> Altar:
    """Read an altar from rows of text.

    The six neighbours of a hex are two characters to the left and right, and one character to
    either side in the rows above and below.
    """
    found = hexes_in(rows)
    order = sorted(found.values())
    near = zeros(HEXES)
    for (row, column), hex_ in found.items():
        for down, right in ((0, 2), (1, 1), (1, -1)):
            other = found.get((row + down, column + right))
            if other is not None:
                near[hex_] |= BIT[other]
                near[other] |= BIT[hex_]
    return Altar(vec[i64]([hex_ for hex_ in order]), near)


def connected(altar: Altar) -> bool:
    """Return whether every hex in use can be reached from every other."""
    reached = altar.used & -altar.used
    while True:
        wider = reached
        for hex_ in altar.order:
            if reached & BIT[hex_]:
                wider |= altar.near[hex_]
        if wider == reached:
            return reached == altar.used
        reached = wider


def layouts(altar: Altar, free: i64, tokens: i64) -> i64:
    """Count the ways to lay tokens on free hexes (bits), no two side by side."""
    if tokens == 0:
        return 1
    if tokens == 1:
        return popcount(free)
    ways: i64 = 0
    for hex_ in altar.order:
        if free & BIT[hex_]:
            free &= ~BIT[hex_]
            ways += layouts(altar, free & ~altar.near[hex_], tokens - 1)
    return ways
