"""Rajas of the Ganges for the contract checks: what is in the box.

Works on a true state's JSON alone. Nothing is secret from anyone: what nobody knows is how
the stacks lie, and a state holds no order of them, so no two worlds look alike to a seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mandapa.core.native import Rng
from tests.games.spoken import in_any_language

Data = dict[str, Any]

COLOURS, FACES, MAX_STACK, MAX_KINDS = 4, 6, 8, 10

END_REASONS = ("met",)
FEWEST_RECORDED = 60
# What stands on the first line of the picture, however far it is folded.
PLAYER, YOU, MONEY = (
    in_any_language("rajas", key) for key in ("picture-player", "you", "picture-money")
)
TOP_LINE = rf"^ ?({PLAYER}) |^({YOU})\b.*({MONEY})"


def components(data: Data) -> object:
    """Every die by colour, every province tile once, every yield and river tile, every worker."""
    return dice(data), tiles(data), yields(data), river_tiles(data), workers(data)


def dice(data: Data) -> list[int]:
    counts = list(data["pool"])
    for seat in data["rajas"]:
        for kind, held in enumerate(seat["dice"]):
            assert held >= 0
            counts[kind // FACES] += held
    for colour in range(COLOURS):
        counts[colour] += data["asked"]["rolling"] >> 4 * colour & 15
    assert min(data["pool"]) >= 0
    return counts


def tiles(data: Data) -> list[int]:
    found = [tile for tile in data["top"] if tile >= 0]
    for stack, rest in enumerate(data["rest"]):
        found += [stack * MAX_STACK + n for n in range(MAX_STACK) if rest >> n & 1]
    for seat in data["rajas"]:
        found += [laid // 4 for laid in seat["cells"] if laid >= 0]
        found += [tile for tile in seat["under"] if tile >= 0]
    return sorted(found)


def yields(data: Data) -> list[int]:
    """Without Navaratna white tiles go aside and come back, so only the others are counted."""
    counts = list(data["yields"])
    on_edges = [kind for seat in data["rajas"] for kind in seat["edges"] if kind >= 0]
    for kind in on_edges:
        counts[kind] += 1
    assert min(counts) >= 0
    return counts[MAX_KINDS:]


def river_tiles(data: Data) -> list[int]:
    counts = list(data["river_left"])
    for kind in data["river"]:
        if kind >= 0:
            counts[kind] += 1
    return counts


def workers(data: Data) -> bool:
    """No seat has more workers on the board than it is short of."""
    for number, seat in enumerate(data["rajas"]):
        placed = sum(space >> 4 * number & 15 for space in data["placed"])
        assert 0 <= seat["idle"] <= seat["workers"] - placed
        assert seat["money"] >= 0
        assert seat["karma"] >= 0
        assert sum(seat["dice"]) <= 10
    return True


def worlds(data: Data, seat: int | None, rng: Rng) -> Iterator[Data]:
    yield from ()
