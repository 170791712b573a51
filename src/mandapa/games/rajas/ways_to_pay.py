"""Ways to pay: which dice suit a payment (5.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.board import KINDS_OF_COLOUR, KINDS_OF_FACE
from mandapa.games.rajas.rows import DICE

# Any one die, one of a colour, one with a face, one with at most a face, a sum.
ANY_DIE: Final[i64] = 0
OF_COLOUR: Final[i64] = 8  # + colour
WITH_FACE: Final[i64] = 16  # + face
UP_TO_FACE: Final[i64] = 24  # + face
SUM_OF_COLOUR: Final[i64] = 32  # + colour


def is_sum(way: i64) -> bool:
    """Whether several dice may be spent to reach a sum."""
    return way >= SUM_OF_COLOUR


def kinds_for(way: i64) -> i64:
    """The kinds of dice (bits) that suit a payment."""
    if way == ANY_DIE:
        return BIT[DICE] - 1
    if way < WITH_FACE:
        return KINDS_OF_COLOUR[way - OF_COLOUR]
    if way < UP_TO_FACE:
        return KINDS_OF_FACE[way - WITH_FACE]
    if way < SUM_OF_COLOUR:
        kinds: i64 = 0
        for face in range(1, way - UP_TO_FACE + 1):
            kinds |= KINDS_OF_FACE[face]
        return kinds
    return KINDS_OF_COLOUR[way - SUM_OF_COLOUR]
