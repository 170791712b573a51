"""Ganesha for the contract checks: what is in the box, and what a seat cannot tell apart.

Works on a true state's JSON alone, with neither `view` nor `from_view`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mandapa.core.native import Rng
from tests.games.spoken import in_any_language

Data = dict[str, Any]

COLOURS = 5
FEWEST_RECORDED = 48
# What stands on the first line of the picture, however far it is folded.
TOP_LINE = in_any_language("ganesha", "picture-round", round=r"\d+", rounds=r"\d+", name="")
END_REASONS = ("treasuries-empty",)


def components(data: Data) -> object:
    """Every gem by colour; a hex holds one gem, and a token lies on a hex that was laid."""
    gems = [0] * COLOURS
    for name in ("treasury", "bag", "filled"):
        for place, count in enumerate(data[name]):
            assert count >= 0, f"{name} holds {count} gems"
            gems[place % COLOURS] += count
    for colour in (*data["tactics"], *data["gems"]):
        if colour >= 0:
            gems[colour] += 1
    for colour, hexes in enumerate(data["altar"]):
        gems[colour] += hexes.bit_count()
    assert sum(data["altar"]).bit_count() == sum(hexes.bit_count() for hexes in data["altar"])
    tokens = [hex_ for hex_ in data["token_hex"] if hex_ >= 0]
    assert len(set(tokens)) == len(tokens)
    assert all(data["laid"] >> hex_ & 1 for hex_ in tokens)
    return gems


def worlds(data: Data, seat: int | None, rng: Rng) -> Iterator[Data]:
    """None: all that exists lies open, and what will be drawn is nowhere yet."""
    yield from ()
