"""Tiles, dice and yield tiles with what is printed on them, in words and back."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_shown
from mandapa.games.rajas.edition import MAX_STALLS, Edition, stall_coins, stall_good
from mandapa.games.rajas.edition_tiles import SHAPE_NAMES
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BACKS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    FACES,
    GOOD_NAMES,
    MAX_STACK,
    MAX_YIELD_KINDS,
    SIDE_NAMES,
    TILE_LETTERS,
    YIELD_LETTERS,
    die_colour,
    die_face,
)
from mandapa.games.rajas.view_types import (
    Back,
    Building,
    Colour,
    Die,
    Side,
    StackName,
    Stall,
    Tile,
    TileLetter,
    YieldTile,
)


def die_shown(die: i64) -> Die:
    return {"colour": COLOUR_NAMES[die_colour(die)], "face": die_face(die)}


def die_read(die: Die) -> i64:
    face: i64 = die["face"]
    return COLOUR_NAMES.index(die["colour"]) * FACES + face - 1


# --- province tiles ----------------------------------------------------


def tile_shown(edition: Edition, tile: i64) -> Tile:
    stack = tile // MAX_STACK
    return {
        "colour": COLOUR_NAMES[stack // BACKS],
        "back": BACK_NAMES[stack % BACKS],
        "letter": TILE_LETTERS[tile % MAX_STACK],
        "cost": edition.cost[tile],
        "shape": SHAPE_NAMES[edition.roads[tile]],
        "buildings": _buildings(edition, tile),
        "stalls": _stalls(edition, tile),
    }


def tile_read(tile: Tile) -> i64:
    return tile_named(tile["colour"], tile["back"], tile["letter"])


def tile_named(colour: Colour, back: Back, letter: TileLetter) -> i64:
    return stack_named(colour, back) * MAX_STACK + TILE_LETTERS.index(letter)


def _buildings(edition: Edition, tile: i64) -> list[Building]:
    found: list[Building] = []
    for kind in range(BUILDINGS):
        for _building in range(edition.tile_buildings[tile * BUILDINGS + kind]):
            found.append(BUILDING_NAMES[kind])
    return found


def _stalls(edition: Edition, tile: i64) -> list[Stall]:
    found: list[Stall] = []
    for n in range(MAX_STALLS):
        stall = edition.stall(tile, n)
        if stall:
            found.append({"good": GOOD_NAMES[stall_good(stall)], "coins": stall_coins(stall)})
    return found


def sides_shown(roads: i64) -> list[Side]:
    return bits_shown(roads, SIDE_NAMES)


# --- stacks and yield tiles --------------------------------------------


def stack_shown(stack: i64) -> StackName:
    return {"colour": COLOUR_NAMES[stack // BACKS], "back": BACK_NAMES[stack % BACKS]}


def stack_named(colour: Colour, back: Back) -> i64:
    return COLOUR_NAMES.index(colour) * BACKS + BACK_NAMES.index(back)


def yield_shown(kind: i64) -> YieldTile:
    return {
        "temple": BUILDING_NAMES[kind // MAX_YIELD_KINDS],
        "letter": YIELD_LETTERS[kind % MAX_YIELD_KINDS],
    }


def yield_read(tile: YieldTile) -> i64:
    return BUILDING_NAMES.index(tile["temple"]) * MAX_YIELD_KINDS + YIELD_LETTERS.index(
        tile["letter"]
    )
