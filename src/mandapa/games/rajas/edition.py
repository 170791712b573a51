"""The printed numbers of Rajas of the Ganges, laid out for the engine.

One object is made for a set-up: with the spaces for its number of players and the side of
the province board that its options choose. `edition_reader.py` reads and checks the file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import Components
from mandapa.core.native import filled, zeros
from mandapa.games.rajas.rows import (
    BONUSES,
    BUILDINGS,
    CELLS,
    COLOURS,
    COLUMNS,
    EDGES,
    MAX_RIVER_TILES,
    ROOMS,
    SPACES,
    STACKS,
    TILES,
    TURNS,
    YIELDS,
)

MAX_STALLS: Final[i64] = 3  # on one tile
MAX_COINS: Final[i64] = 4  # of one stall
STALL_SPAN: Final[i64] = 8  # coins of a stall are fewer
MAX_RIVER: Final[i64] = 40
NO_EDGE: Final[i64] = -1

# The cells in a frame one column wider, so that no road leads round to the next line.
FRAME: Final[i64] = 6
UP: Final[i64] = 0
RIGHT: Final[i64] = 1
DOWN: Final[i64] = 2
LEFT: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Edition(Components):
    """One object for all states of a match; nothing in it ever changes."""

    __slots__ = (
        "dice_each",
        "dice_start",
        "dice_limit",
        "workers_start",
        "workers_limit",
        "karma_start",
        "karma_limit",
        "levels",
        "level_total",
        "meet",
        "money_start",
        "money_worker",
        "fame_worker",
        "money_places",
        "fame_places",
        "capacity",
        "free_spaces",
        "different",
        "highest",
        "rooms",
        "verandas",
        "terraces",
        "balcony",
        "river",
        "river_length",
        "bridge",
        "river_tiles",
        "river_tile_counts",
        "buildable",
        "residence",
        "residence_roads",
        "edge_at",
        "edge_cell",
        "edge_temple",
        "bonus_effect",
        "small_yield",
        "yield_effect",
        "yield_count",
        "stack_tiles",
        "cost",
        "roads",
        "tile_buildings",
        "tile_stalls",
        "effect_start",
        "effect_parts",
    )

    def __init__(self) -> None:
        self.dice_each: i64 = 0
        self.dice_start: i64 = 0
        self.dice_limit: i64 = 0
        self.workers_start: i64 = 0
        self.workers_limit: i64 = 0
        self.karma_start: i64 = 0
        self.karma_limit: i64 = 0
        self.levels = zeros(0)  # [level] = fame for a building
        self.level_total: i64 = 0
        self.meet: i64 = 0
        self.money_start = zeros(0)  # [place in turn order]
        self.money_worker: i64 = 0
        self.fame_worker: i64 = 0
        self.money_places = zeros(0)  # [bonus]
        self.fame_places = zeros(0)
        self.capacity = zeros(SPACES)
        self.free_spaces: i64 = 0  # the spaces (bits) there are
        self.different: i64 = 0
        self.highest: i64 = 0
        self.rooms = zeros(ROOMS)  # [room - 1] = effect
        self.verandas = zeros(COLOURS)  # [colour spent] = effect
        self.terraces = zeros(COLOURS)
        self.balcony: i64 = 0
        self.river = zeros(MAX_RIVER + 1)  # [space] = effect, from 1
        self.river_length: i64 = 0
        self.bridge: i64 = 0
        self.river_tiles = zeros(MAX_RIVER_TILES)  # [kind] = effect
        self.river_tile_counts = zeros(MAX_RIVER_TILES)
        self.buildable: i64 = 0  # cells (bits)
        self.residence: i64 = 0
        self.residence_roads: i64 = 0  # sides (bits)
        self.edge_at = filled(CELLS * TURNS, NO_EDGE)  # [cell, side]
        self.edge_cell = zeros(EDGES)
        self.edge_temple = zeros(EDGES)  # Navaratna
        self.bonus_effect = zeros(BONUSES)  # edges, money places, fame places
        self.small_yield = zeros(BUILDINGS)
        self.yield_effect = zeros(YIELDS)
        self.yield_count = zeros(YIELDS)
        self.stack_tiles = zeros(STACKS)  # [stack] = tiles (bits)
        self.cost = zeros(TILES)
        self.roads = zeros(TILES)  # [tile] = sides (bits) before it is turned
        self.tile_buildings = zeros(TILES * BUILDINGS)  # [tile, kind] = how many
        self.tile_stalls = zeros(TILES * MAX_STALLS)  # [tile, n] = a stall, or 0
        # [effect] = where its parts begin; [effect + 1] = where they end. Effect 0 is none.
        self.effect_start = zeros(0)
        self.effect_parts = zeros(0)

    def room(self, number: i64) -> i64:
        """Return the effect of a palace room, counted from 1."""
        return self.rooms[number - 1]

    def different_turns(self, tile: i64) -> i64:
        """Return how many ways of turning a tile look different."""
        roads = self.roads[tile]
        if turned(roads, 1) == roads:
            return 1
        if turned(roads, 2) == roads:
            return 2
        return 4

    def is_crooked(self, tile: i64) -> bool:
        """Whether its roads are more than a straight line."""
        roads = self.roads[tile]
        return roads != 5 and roads != 10

    def stall(self, tile: i64, n: i64) -> i64:
        return self.tile_stalls[tile * MAX_STALLS + n]

    def stalls_on(self, tile: i64) -> i64:
        count: i64 = 0
        for n in range(MAX_STALLS):
            if self.stall(tile, n):
                count += 1
        return count

    def buildings_on(self, tile: i64) -> i64:
        count: i64 = 0
        for kind in range(BUILDINGS):
            count += self.tile_buildings[tile * BUILDINGS + kind]
        return count


def turned(roads: i64, turn: i64) -> i64:
    """Return sides (bits) after this many quarter turns to the right."""
    return ((roads << turn) | (roads >> (4 - turn))) & 15


def make_stall(good: i64, coins: i64) -> i64:
    """Return a stall as one number, which is never 0."""
    return good * STALL_SPAN + coins


def stall_good(stall: i64) -> i64:
    return stall // STALL_SPAN


def stall_coins(stall: i64) -> i64:
    return stall % STALL_SPAN


def framed(cell: i64) -> i64:
    """Return a cell's bit number in the frame."""
    return cell // COLUMNS * FRAME + cell % COLUMNS


def stall_place(good: i64, coins: i64) -> i64:
    """Return where stalls of a good with this many coins are counted."""
    return good * MAX_COINS + coins - 1


STALL_PLACES: Final[i64] = 3 * MAX_COINS  # [good, coins]
