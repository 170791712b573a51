"""Ways to pay: which dice suit a payment (5.1, 5.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.board import KINDS_OF_COLOUR, KINDS_OF_FACE
from mandapa.games.rajas.rows import DICE

# A way to pay is one of these forms plus a number smaller than the span: a colour or a face.
NO_WAY: Final[i64] = -1  # nothing is paid
ANY_DIE: Final[i64] = 0
OF_COLOUR: Final[i64] = 8
WITH_FACE: Final[i64] = 16
UP_TO_FACE: Final[i64] = 24
SUM_OF_COLOUR: Final[i64] = 32
SPAN: Final[i64] = 8


def way_number(way: i64) -> i64:
    """Return the colour or the face of a way to pay."""
    return way % SPAN


def way_form(way: i64) -> i64:
    return way - way_number(way)


def is_sum(way: i64) -> bool:
    """Whether several dice may be spent to reach a sum."""
    return way_form(way) == SUM_OF_COLOUR


def kinds_for(way: i64) -> i64:
    """Return the kinds of dice (bits) that a payment accepts."""
    form = way_form(way)
    number = way_number(way)
    if form == OF_COLOUR or form == SUM_OF_COLOUR:
        return KINDS_OF_COLOUR[number]
    if form == WITH_FACE:
        return KINDS_OF_FACE[number]
    if form == UP_TO_FACE:
        kinds: i64 = 0
        for face in range(1, number + 1):
            kinds |= KINDS_OF_FACE[face]
        return kinds
    return BIT[DICE] - 1  # any die
