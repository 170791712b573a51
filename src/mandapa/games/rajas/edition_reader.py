"""Read an edition file of Rajas of the Ganges; refuse what the rules cannot work with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.edition import EditionFile
from mandapa.core.native import BIT
from mandapa.games.rajas.edition import MAX_RIVER, Edition
from mandapa.games.rajas.edition_checks import check_cells, check_effect, check_income
from mandapa.games.rajas.edition_tiles import TILE_KEYS, read_tiles
from mandapa.games.rajas.effects import parse_effect
from mandapa.games.rajas.rows import (
    ASSORTED,
    BALCONY,
    BROWN,
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    EDGES,
    FACES,
    FAME_BONUS,
    GOODS,
    HARBOUR,
    LINES,
    MAX_PRICE,
    MAX_RIVER_TILES,
    MAX_TRACK_BONUSES,
    MAX_YIELD_KINDS,
    MONEY_BONUS,
    PALACE,
    QUARRY,
    ROOMS,
    SIDE_NAMES,
    SINGLE,
    SPACES,
    TERRACE,
    TURNS,
    VERANDA,
)

PLAYER_WORDS = ("two", "three", "four")
KEYS: dict[str, Sequence[str]] = {
    "dice": ["each", "start", "limit", "navaratna_limit"],
    "workers": ["start", "limit", "navaratna_limit"],
    "karma": ["start", "limit"],
    "buildings": ["levels"],
    "tracks": ["meet"],
    "money": ["start", "worker", "places", "bonuses"],
    "fame": ["worker", "places", "bonuses"],
    "quarry": list(PLAYER_WORDS),
    "market": ["assorted", "single", "different"],
    "palace": ["rooms"],
    "verandas": list(COLOUR_NAMES),
    "terrace": ["spaces", *COLOUR_NAMES],
    "balcony": ["effect"],
    "harbour": [*PLAYER_WORDS, "highest"],
    "river": ["bridge", "spaces"],
    "river_tiles": ["kinds", "counts"],
    "province": ["cells", "residence", "edges"],
    "edges": ["bonuses", "temples"],
    "small_yields": list(BUILDING_NAMES),
    "yields": [key for name in BUILDING_NAMES for key in (name, f"{name}_counts")],
    "tiles": TILE_KEYS,
}


class EditionReader:
    """Reads one file for one set-up into an `Edition`."""

    def __init__(self, file: EditionFile, players: int, navaratna: bool) -> None:
        self.file = file
        self.players = players
        self.navaratna = navaratna
        self.edition = Edition()
        self.starts: list[int] = [0, 0]
        self.parts: list[int] = []
        self.numbers_of: dict[str, int] = {}

    def effect(self, key: str, text: Any) -> int:
        """Return the number of an effect; equal texts have equal numbers."""
        if not isinstance(text, str):
            raise self.file.wrong(key, "effect-no-text", value=repr(text))
        name = " ".join(text.split())
        parts = parse_effect(name)
        if parts is None:
            raise self.file.wrong(key, "effect-unknown", value=repr(text))
        check_effect(self.file, key, name, parts)
        if name not in self.numbers_of:
            self.parts.extend(parts)
            self.numbers_of[name] = len(self.starts) - 1
            self.starts.append(len(self.parts))
        return self.numbers_of[name]

    def effect_at(self, key: str) -> int:
        return self.effect(key, self.file.value(key))

    def texts(self, key: str, least: int, most: int) -> list[Any]:
        found = self.file.value(key)
        if not isinstance(found, list) or not least <= len(found) <= most:
            raise self.file.wrong(key, "not-a-list-between", least=least, most=most)
        return found

    def effects(self, key: str, least: int, most: int) -> list[int]:
        return [self.effect(key, text) for text in self.texts(key, least, most)]

    # --- the parts of the box ------------------------------------------

    def read(self) -> Edition:
        self.file.check_keys(KEYS)
        self.read_supplies()
        self.read_tracks()
        self.read_spaces()
        self.read_river()
        self.read_province()
        self.read_yields()
        read_tiles(self.file, self.edition)
        edition = self.edition
        edition.effect_start = numbers(self.starts)
        edition.effect_parts = numbers(self.parts)
        check_cells(self.file, edition)
        check_income(self.file, edition)
        return edition

    def read_supplies(self) -> None:
        file, edition = self.file, self.edition
        limit = "navaratna_limit" if self.navaratna else "limit"
        edition.dice_each = file.number("dice.each", 1, 15)
        edition.dice_start = file.number("dice.start", 0, 3)
        edition.dice_limit = file.number(f"dice.{limit}", 1, 15)
        if edition.dice_start * MAX_PLAYERS > edition.dice_each:
            raise file.wrong("dice.start", "dice-too-many")
        if edition.dice_start * 4 > edition.dice_limit:
            raise file.wrong("dice.start", "dice-over-limit")
        edition.workers_start = file.number("workers.start", 1, 9)
        edition.workers_limit = file.number(f"workers.{limit}", edition.workers_start, 12)
        edition.karma_limit = file.number("karma.limit", 0, 7)
        edition.karma_start = file.number("karma.start", 0, edition.karma_limit)
        levels = self.texts("buildings.levels", 1, 6)
        edition.levels = numbers(file.numbers("buildings.levels", len(levels), 0, 20))
        edition.level_total = len(levels)

    def read_tracks(self) -> None:
        file, edition = self.file, self.edition
        start = file.numbers("money.start", MAX_PLAYERS, 0, 40)
        edition.money_start = numbers(start)
        edition.meet = file.number("tracks.meet", 1, 1000)
        if edition.meet <= max(start):
            raise file.wrong("tracks.meet", "markers-meet")
        edition.money_worker = file.number("money.worker", 1, 1000)
        edition.fame_worker = file.number("fame.worker", 1, 1000)
        edition.money_places = self.read_bonuses("money", MONEY_BONUS)
        edition.fame_places = self.read_bonuses("fame", FAME_BONUS)

    def read_bonuses(self, track: str, first: int) -> vec[i64]:
        length = len(self.texts(f"{track}.places", 0, int(MAX_TRACK_BONUSES)))
        places = self.file.numbers(f"{track}.places", length, 1, 1000)
        if sorted(set(places)) != places:
            raise self.file.wrong(f"{track}.places", "places-rise")
        for n, effect in enumerate(self.effects(f"{track}.bonuses", length, length)):
            self.edition.bonus_effect[first + n] = effect
        return numbers(places)

    def read_spaces(self) -> None:
        file, edition = self.file, self.edition
        word = PLAYER_WORDS[self.players - 2]
        for area, first in (("quarry", QUARRY), ("harbour", HARBOUR)):
            for each in PLAYER_WORDS:
                file.numbers(
                    f"{area}.{each}", len(self.texts(f"{area}.{each}", 1, 12)), 0, MAX_PRICE
                )
            for price in file.value(f"{area}.{word}"):
                edition.capacity[first + price] += 1
        edition.highest = file.number("harbour.highest", 1, FACES)
        edition.capacity[ASSORTED] = file.numbers("market.assorted", 3, 0, 4)[self.players - 2]
        single = file.number("market.single", 0, 4)
        for good in range(GOODS):
            edition.capacity[SINGLE + good] = single
        edition.different = file.number("market.different", 1, GOODS)
        for room, effect in enumerate(self.effects("palace.rooms", int(ROOMS), int(ROOMS))):
            edition.rooms[room] = effect
            edition.capacity[PALACE + room] = 1
        terraces = file.number("terrace.spaces", 1, 8)
        for colour, name in enumerate(COLOUR_NAMES):
            edition.verandas[colour] = self.effect(
                f"verandas.{name}", file.value(f"verandas.{name}")
            )
            edition.terraces[colour] = self.effect(f"terrace.{name}", file.value(f"terrace.{name}"))
            edition.capacity[VERANDA + colour] = 1
            edition.capacity[TERRACE + colour] = terraces
        edition.balcony = self.effect_at("balcony.effect")
        edition.capacity[BALCONY] = 1
        for space in range(SPACES):
            if edition.capacity[space]:
                edition.free_spaces |= BIT[space]

    def read_river(self) -> None:
        file, edition = self.file, self.edition
        spaces = self.effects("river.spaces", 2, int(MAX_RIVER))
        edition.river_length = len(spaces)
        for n, effect in enumerate(spaces):
            edition.river[n + 1] = effect
        if "bridge" not in file.value("river"):
            raise file.wrong("river.bridge", "no-bridge")
        edition.bridge = file.number("river.bridge", 1, len(spaces) - 1)
        kinds = self.effects("river_tiles.kinds", 1, int(MAX_RIVER_TILES))
        counts = file.numbers("river_tiles.counts", len(kinds), 1, 8)
        for n, effect in enumerate(kinds):
            edition.river_tiles[n] = effect
            edition.river_tile_counts[n] = counts[n]

    def read_province(self) -> None:
        file, edition = self.file, self.edition
        lines = file.sequence("province.cells", int(LINES))
        text = "".join(str(line) for line in lines)
        if any(len(str(line)) != COLUMNS for line in lines) or text.count("R") != 1:
            raise file.wrong("province.cells", "wrong-lines", columns=int(COLUMNS))
        for cell, mark in enumerate(text):
            if mark not in ".#R":
                raise file.wrong("province.cells", "wrong-cell", value=repr(mark))
            if mark == ".":
                edition.buildable |= BIT[cell]
        edition.residence = text.index("R")
        for side in self.texts("province.residence", 1, 4):
            edition.residence_roads |= BIT[self.side("province.residence", side)]
        for n, edge in enumerate(file.sequence("province.edges", int(EDGES))):
            words = str(edge).split()
            if len(words) != 2 or words[0] not in CELL_NAMES:
                raise file.wrong("province.edges", "wrong-edge", value=repr(edge))
            cell = CELL_NAMES.index(words[0])
            if not edition.buildable & BIT[cell]:
                raise file.wrong("province.edges", "edge-no-tile", cell=words[0])
            if cell in list(edition.edge_cell)[:n]:
                raise file.wrong("province.edges", "edge-twice", cell=words[0])
            edition.edge_at[cell * TURNS + self.side("province.edges", words[1])] = n
            edition.edge_cell[n] = cell
        bonuses = self.effects("edges.bonuses", int(EDGES), int(EDGES))
        temples = file.sequence("edges.temples", int(EDGES))
        for temple, name in enumerate(BUILDING_NAMES):
            if temples.count(name) != EDGES // BUILDINGS:
                raise file.wrong("edges.temples", "temple-twice", temple=name)
            edition.small_yield[temple] = self.effect_at(f"small_yields.{name}")
        for n in range(EDGES):
            edition.edge_temple[n] = BUILDING_NAMES.index(temples[n])
            small = edition.small_yield[edition.edge_temple[n]]
            edition.bonus_effect[n] = small if self.navaratna else bonuses[n]

    def side(self, key: str, name: Any) -> int:
        if name not in SIDE_NAMES:
            raise self.file.wrong(key, "wrong-side", known=", ".join(SIDE_NAMES), value=repr(name))
        return SIDE_NAMES.index(name)

    def read_yields(self) -> None:
        for temple, name in enumerate(BUILDING_NAMES):
            kinds = self.effects(f"yields.{name}", 1, int(MAX_YIELD_KINDS))
            counts = self.file.numbers(f"yields.{name}_counts", len(kinds), 1, 12)
            for n, effect in enumerate(kinds):
                self.edition.yield_effect[temple * MAX_YIELD_KINDS + n] = effect
                self.edition.yield_count[temple * MAX_YIELD_KINDS + n] = counts[n]
            if temple == BROWN and sum(counts) < MAX_PLAYERS:
                raise self.file.wrong(f"yields.{name}_counts", "too-few-yields")


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([value for value in values])


def parse(file: EditionFile, players: int, navaratna: bool) -> Edition:
    """Check an edition file against what the rules can work with (clause 1)."""
    return EditionReader(file, players, navaratna).read()
