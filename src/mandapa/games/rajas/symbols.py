"""Tiles and benefits as fields of lines, and as short marks for the picture."""

from __future__ import annotations

from typing import Any, cast

from mandapa.core.game import Setup
from mandapa.games.rajas.edition import Edition, turned
from mandapa.games.rajas.edition_tiles import ROAD_SHAPES
from mandapa.games.rajas.effects import (
    COLOUR_DICE,
    COLOUR_DICE_PER_KARMA,
    FAME_PER_RIVER,
    LISTED_DICE,
    PART_NAMES,
    pair_first,
    pair_second,
    part_amount,
    part_kind,
)
from mandapa.games.rajas.faces import tile_named, tile_shown, yield_read
from mandapa.games.rajas.rows import (
    BONUS_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    EDGES,
    GOOD_NAMES,
    SIDE_NAMES,
    TILE_LETTERS,
    TURNS,
)
from mandapa.games.rajas.view_types import (
    Back,
    Bonus,
    Colour,
    Raja,
    RajasView,
    Side,
    Tile,
    TileLetter,
    YieldTile,
)

WHAT = {kind: text.replace("#", "").strip().replace("  ", " ").replace(" ", "-")
        for text, kind in PART_NAMES.items()}  # fmt: skip
ARROWS = "↑→↓←"
ROADS = {
    0: " ", 5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘",
    11: "┴", 7: "├", 14: "┬", 13: "┤", 15: "┼", 1: "╵", 2: "╶", 4: "╷", 8: "╴",
}  # fmt: skip


def road_mark(sides: list[Side]) -> str:
    """Roads that lead to these sides, as lines."""
    return ROADS[sum(2 ** SIDE_NAMES.index(side) for side in sides)]


def shape_mark(tile: Tile, turn: int = 0) -> str:
    """Draw a tile's roads as lines, after this many quarter turns to the right."""
    return ROADS[int(turned(ROAD_SHAPES[tile["shape"]], turn))]


def part_fields(one: int) -> dict[str, Any]:
    """Return a part of an effect as an item of a line."""
    kind, amount = int(part_kind(one)), int(part_amount(one))
    if kind == COLOUR_DICE:
        colour, n = int(pair_first(amount)), int(pair_second(amount))
        return {"what": "colour-dice", "n": n, "colour": COLOUR_NAMES[colour]}
    if kind == COLOUR_DICE_PER_KARMA:
        return {"what": "colour-dice-per-karma", "n": 0, "colour": COLOUR_NAMES[amount]}
    if kind == LISTED_DICE:
        colours = [{"colour": name} for n, name in enumerate(COLOUR_NAMES) if amount >> n & 1]
        return {"what": "listed-dice", "n": len(colours), "colours": colours}
    if kind == FAME_PER_RIVER:
        fame, spaces = int(pair_first(amount)), int(pair_second(amount))
        return {"what": WHAT[kind], "n": fame, "spaces": spaces}
    return {"what": WHAT[kind], "n": amount}


class Printed:
    """What is printed on the components of a set-up."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    # --- tiles ---------------------------------------------------------

    def tile(self, colour: Colour, back: Back, letter: TileLetter) -> Tile:
        return tile_shown(self.edition, tile_named(colour, back, letter))

    def tile_fields(self, tile: Tile) -> dict[str, Any]:
        """Return a tile as fields of a line."""
        features: list[dict[str, Any]] = [
            {"feature": "building", "building": one} for one in tile["buildings"]
        ]
        features += [{"feature": "stall", **one} for one in tile["stalls"]]
        return {"cost": tile["cost"], "shape": tile["shape"], "features": features}

    # --- places --------------------------------------------------------

    def edge_place(self, edge: int) -> str:
        """Its cell and the side on which it lies."""
        cell = int(self.edition.edge_cell[edge])
        sides = self.edition.edge_at[cell * TURNS : (cell + 1) * TURNS]
        return f"{CELL_NAMES[cell]}{ARROWS[list(sides).index(edge)]}"

    def space_price(self, space: str) -> list[dict[str, Any]]:
        """Return the die that a worker space costs (5.1) as items; its coins are in its name."""
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

    def space_parts(self, space: str, mine: Raja) -> list[dict[str, Any]]:
        """Return what a worker space gives this player."""
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

    def _income(self, market: str, mine: Raja) -> int:
        """Return the most that a market could pay: all stalls of a good, or the best of each."""
        stalls: dict[str, list[int]] = {good: [0] for good in GOOD_NAMES}
        for laid in mine["province"]:
            for stall in laid["tile"]["stalls"]:
                stalls[stall["good"]].append(stall["coins"])
        if market in stalls:
            return sum(stalls[market])
        return sum(max(coins) for coins in stalls.values())

    # --- benefits ------------------------------------------------------

    def parts(self, effect: int) -> list[dict[str, Any]]:
        """Return the parts of an effect as items of a line."""
        edition = self.edition
        start, end = edition.effect_start[effect], edition.effect_start[effect + 1]
        return [part_fields(int(edition.effect_parts[at])) for at in range(start, end)]

    def bonus_effect(self, bonus: Bonus, mine: Raja) -> int:
        """Return what an edge or a place of a track gives this player."""
        number = BONUS_NAMES.index(bonus)
        tile = mine["edges"][number]["yield_tile"] if number < EDGES else None
        return self.yield_effect(tile) if tile else int(self.edition.bonus_effect[number])

    def yield_effect(self, tile: YieldTile) -> int:
        return int(self.edition.yield_effect[yield_read(tile)])

    def space_effect(self, space: int, view: RajasView) -> int:
        """Return what a river space gives, with or without a tile on it."""
        for tile in view["river"]:
            if tile["space"] == space:
                return self.river_effect(tile["letter"])
        return int(self.edition.river[space])

    def river_effect(self, letter: TileLetter) -> int:
        return int(self.edition.river_tiles[TILE_LETTERS.index(letter)])


def open_tile(view: RajasView, colour: Colour, back: Back) -> Tile | None:
    """Return the open tile of a stack."""
    stacks = view["stacks"]
    return next(one["open"] for one in stacks if (one["colour"], one["back"]) == (colour, back))
