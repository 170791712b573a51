"""Tiles and benefits as fields of lines, and as short marks for the picture."""

from __future__ import annotations

from typing import Any, cast

from mandapa.core.game import Setup
from mandapa.games.rajas.edition import MAX_STALLS, Edition, stall_coins, stall_good
from mandapa.games.rajas.edition_tiles import ROAD_SHAPES
from mandapa.games.rajas.effects import (
    COLOUR_DICE,
    COLOUR_DICE_PER_KARMA,
    FAME_PER_RIVER,
    LISTED_DICE,
    PART_NAMES,
    part_amount,
    part_kind,
)
from mandapa.games.rajas.rows import (
    BONUS_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    COLOUR_NAMES,
    EDGES,
    GOOD_NAMES,
    MAX_YIELD_KINDS,
    TURNS,
    YIELD_LETTERS,
)

WHAT = {kind: text.replace("#", "").strip().replace("  ", " ").replace(" ", "-")
        for text, kind in PART_NAMES.items()}  # fmt: skip
ARROWS = "↑→↓←"
ROADS = {
    0: " ", 5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘",
    11: "┴", 7: "├", 14: "┬", 13: "┤", 15: "┼", 1: "╵", 2: "╶", 4: "╷", 8: "╴",
}  # fmt: skip
SHAPES = {roads: name for name, roads in ROAD_SHAPES.items()}


class Printed:
    """What is printed on the components of a set-up."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    # --- tiles ---------------------------------------------------------

    def shape(self, tile: int) -> str:
        return SHAPES[int(self.edition.roads[tile])]

    def buildings(self, tile: int) -> list[str]:
        found = []
        for kind, name in enumerate(BUILDING_NAMES):
            found += [name] * int(self.edition.tile_buildings[tile * BUILDINGS + kind])
        return found

    def stalls(self, tile: int) -> list[tuple[str, int]]:
        stalls = [self.edition.stall(tile, n) for n in range(MAX_STALLS)]
        return [(GOOD_NAMES[stall_good(one)], int(stall_coins(one))) for one in stalls if one]

    def tile_fields(self, tile: int) -> dict[str, Any]:
        """A tile as fields of a line."""
        features: list[dict[str, Any]] = [{"building": one} for one in self.buildings(tile)]
        features = [{"feature": "building", **one} for one in features]
        features += [
            {"feature": "stall", "good": good, "coins": coins} for good, coins in self.stalls(tile)
        ]
        return {
            "cost": int(self.edition.cost[tile]),
            "shape": self.shape(tile),
            "features": features,
        }

    # --- places --------------------------------------------------------

    def edge_place(self, edge: int) -> str:
        """Its cell and the side on which it lies."""
        cell = int(self.edition.edge_cell[edge])
        sides = self.edition.edge_at[cell * TURNS : (cell + 1) * TURNS]
        return f"{CELL_NAMES[cell]}{ARROWS[list(sides).index(edge)]}"

    def space_price(self, space: str) -> list[dict[str, Any]]:
        """The die that a worker space costs (5.1), as items of a line; coins are in its name."""
        area, _, what = space.partition("-")
        if area == "harbour":
            return [{"what": "die-up-to", "n": int(self.edition.highest)}]
        if area in GOOD_NAMES:
            return [{"what": "any-die"}]
        if area == "palace":
            return [{"what": "die-of-face", "n": int(what)}]
        if area == "veranda":
            return [{"what": "colour-die", "colour": what}]
        return []

    def space_parts(self, space: str, mine: dict[str, Any]) -> list[dict[str, Any]]:
        """What a worker space gives this player."""
        area, _, what = space.partition("-")
        if area == "quarry":
            return [{"what": "tile", "n": 1}]
        if area == "harbour":
            return [{"what": "sail-by-die", "n": 1}]
        if area == "palace":
            return self.parts(int(self.edition.rooms[int(what) - 1]))
        if area == "terrace":
            return self.parts(int(self.edition.terraces[COLOUR_NAMES.index(what)]))
        if area == "veranda":
            return self.parts(int(self.edition.verandas[COLOUR_NAMES.index(what)]))
        if area == "balcony":
            return self.parts(int(self.edition.balcony))
        return [{"what": "stalls-pay", "n": self._income(area, mine)}]

    def _income(self, market: str, mine: dict[str, Any]) -> int:
        """The most that a market could pay: all stalls of a good, or the dearest of each."""
        stalls: dict[str, list[int]] = {good: [0] for good in GOOD_NAMES}
        for laid in mine["cells"]:
            if laid >= 0:
                for good, coins in self.stalls(laid // 4):
                    stalls[good].append(coins)
        if market in stalls:
            return sum(stalls[market])
        return sum(max(coins) for coins in stalls.values())

    # --- benefits ------------------------------------------------------

    def parts(self, effect: int) -> list[dict[str, Any]]:
        """The parts of an effect as items of a line."""
        edition = self.edition
        start, end = edition.effect_start[effect], edition.effect_start[effect + 1]
        return [self._part(int(edition.effect_parts[at])) for at in range(start, end)]

    def _part(self, one: int) -> dict[str, Any]:
        kind, amount = int(part_kind(one)), int(part_amount(one))
        if kind == COLOUR_DICE:
            return {"what": "colour-dice", "n": amount % 8, "colour": COLOUR_NAMES[amount // 8]}
        if kind == COLOUR_DICE_PER_KARMA:
            return {"what": "colour-dice-per-karma", "n": 0, "colour": COLOUR_NAMES[amount]}
        if kind == LISTED_DICE:
            colours = [{"colour": name} for n, name in enumerate(COLOUR_NAMES) if amount >> n & 1]
            return {"what": "listed-dice", "n": len(colours), "colours": colours}
        if kind == FAME_PER_RIVER:
            return {"what": WHAT[kind], "n": amount // 8, "spaces": amount % 8}
        return {"what": WHAT[kind], "n": amount}

    def bonus_effect(self, bonus: str, mine: dict[str, Any]) -> int:
        """What an edge or a place of a track gives this player."""
        number = BONUS_NAMES.index(bonus)
        if number < EDGES and mine["edges"][number] >= 0:
            return int(self.edition.yield_effect[mine["edges"][number]])
        return int(self.edition.bonus_effect[number])

    def yield_effect(self, temple: str, letter: str) -> int:
        kind = BUILDING_NAMES.index(temple) * MAX_YIELD_KINDS + YIELD_LETTERS.index(letter)
        return int(self.edition.yield_effect[kind])

    def space_effect(self, space: int, view: dict[str, Any]) -> int:
        """What a river space gives, with or without a tile on it."""
        laid = view["river"][space]
        return int(self.edition.river[space] if laid < 0 else self.edition.river_tiles[laid])
