"""Reading the province tiles of an edition file, and refusing what can never be laid."""

from __future__ import annotations

from typing import Any, Final

from mandapa.core.edition import EditionFile
from mandapa.core.native import BIT
from mandapa.core.whole_number import whole_number
from mandapa.games.rajas.edition import MAX_COINS, MAX_STALLS, Edition, make_stall
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    FACES,
    GOOD_NAMES,
    MAX_STACK,
)
from mandapa.games.rajas.view_types import Shape

ROAD_SHAPES: Final[dict[Shape, int]] = {"straight": 5, "bend": 3, "T": 11, "cross": 15}
SHAPE_NAMES: Final[dict[int, Shape]] = {roads: name for name, roads in ROAD_SHAPES.items()}
MOST_BALANCE = 0.05  # how far a colour's costs may lie from the average
MOST_COST = 40
TILE_KEYS = [f"{colour}_{back}" for colour in COLOUR_NAMES for back in BACK_NAMES]


def read_tiles(file: EditionFile, edition: Edition) -> None:
    """All stacks; the dice must be known already, because a tile must be payable."""
    sums: list[int] = []
    for stack, key in enumerate(TILE_KEYS):
        tiles = file.value(f"tiles.{key}")
        if not isinstance(tiles, list) or not 1 <= len(tiles) <= MAX_STACK:
            raise file.wrong(f"tiles.{key}", "not-a-list-between", least=1, most=int(MAX_STACK))
        edition.stack_tiles[stack] = BIT[len(tiles)] - 1
        if stack % len(BACK_NAMES) == 0:
            sums.append(0)
        for n, text in enumerate(tiles):
            sums[-1] += read_tile(file, edition, f"tiles.{key}", stack * MAX_STACK + n, text)
    check_balance(file, sums)


def check_balance(file: EditionFile, sums: list[int]) -> None:
    """No colour of dice may buy much more than another (1.5)."""
    average = sum(sums) / len(sums)
    for colour, total in enumerate(sums):
        if abs(total - average) > MOST_BALANCE * average:
            raise file.wrong(
                f"tiles.{COLOUR_NAMES[colour]}_{BACK_NAMES[0]}",
                "costs-unbalanced",
                colour=COLOUR_NAMES[colour],
                total=total,
                average=round(average),
            )


def read_tile(file: EditionFile, edition: Edition, key: str, tile: int, text: Any) -> int:
    """`8 bend white tea-3`: cost, roads, buildings, stalls with coins. Its cost."""
    words = str(text).split()
    cost = whole_number(words[0]) if len(words) > 1 else None
    if cost is None or not 1 <= cost <= MOST_COST:
        raise file.wrong(key, "tile-cost", tile=repr(text), most=MOST_COST)
    most = int(min(edition.dice_limit, edition.dice_each) * FACES)
    if cost > most:
        raise file.wrong(key, "tile-too-dear", tile=repr(text), most=most)
    if words[1] not in ROAD_SHAPES:
        raise file.wrong(key, "tile-roads", tile=repr(text), shapes=", ".join(ROAD_SHAPES))
    edition.cost[tile] = cost
    edition.roads[tile] = ROAD_SHAPES[words[1]]
    stalls = 0
    for word in words[2:]:
        good, _, number = word.partition("-")
        coins = whole_number(number)
        if word in BUILDING_NAMES:
            edition.tile_buildings[tile * BUILDINGS + BUILDING_NAMES.index(word)] += 1
        elif (
            good in GOOD_NAMES
            and coins is not None
            and 1 <= coins <= MAX_COINS
            and stalls < MAX_STALLS
        ):
            at = tile * MAX_STALLS + stalls
            edition.tile_stalls[at] = make_stall(GOOD_NAMES.index(good), coins)
            stalls += 1
        else:
            raise file.wrong(key, "tile-word", tile=repr(text), word=repr(word))
    return cost
