"""Positions of Ganesha drawn as text.

A drawing has one line for each thing worth saying; seats count from 1:

    turn: 2            drum: 1            opener: 1          round: 4 (rounds completed)
    phase: offer                          what is asked; `take` if nothing is said
    altar: a1 red, b2 green               gems on the altar
    spices: a1 caraway                    face-up tokens
    treasury 1: red 3 yellow 1
    tactics 1: red -                      the two slots
    mandala: red 2 green 4                gems on the mandala
    points 1: 12                          reached in the order of these lines
    bag: red 1                            all other gems, if nothing is said
    rest: treasury 2                      where all other gems are, if not in the bag
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from mandapa.core.edition import EditionFile
from mandapa.core.game import Setup
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.board import LINES, PHASE_NAMES, RING
from mandapa.games.ganesha.rows import COLOUR_NAMES, COLOURS, HEX_NAMES, SLOTS, SPICE_NAMES
from mandapa.games.ganesha.state import Ganesha
from tests.games import playing
from tests.games.playing import NONE

EMPTY = "-"
ALTAR = "altar: a1 red, b2 green, b3 blue, c5 yellow"  # a line of a drawing


def table(players: int, **options: str) -> Setup:
    return _table(players, tuple(options.items()))


@lru_cache
def _table(players: int, options: tuple[tuple[str, str], ...]) -> Setup:
    return GAME.setup(players, dict(options))


def new(players: int, changed: EditionFile | None = None, **options: str) -> Ganesha:
    setup = GAME.setup(players, options, changed) if changed else table(players, **options)
    state = setup.new()
    assert isinstance(state, Ganesha)
    return state


# --- words -------------------------------------------------------------

edition = partial(playing.edition, GAME)
gems = partial(playing.counts, COLOUR_NAMES)  # `red 3 green 1` as five colour counts
gems_text = partial(playing.counts_text, COLOUR_NAMES)


def gem(name: str) -> int:
    return -1 if name == EMPTY else COLOUR_NAMES.index(name)


def gem_text(colour: int) -> str:
    return EMPTY if colour < 0 else COLOUR_NAMES[colour]


def pairs(text: str) -> list[tuple[int, str]]:
    """`a1 red, b2 green` as hexes and what lies there."""
    parts = [part.split() for part in text.split(",")] if text != NONE else []
    return [(HEX_NAMES.index(hex_), name) for hex_, name in parts]


# --- drawing -----------------------------------------------------------


def position(
    drawing: str, players: int = 2, changed: EditionFile | None = None, **options: str
) -> Ganesha:
    """The state that a drawing shows, with its first seat to take a gem unless it says else."""
    setup = GAME.setup(players, options, changed) if changed else table(players, **options)
    blank = setup.new()
    assert isinstance(blank, Ganesha)
    data = blank.to_json()
    data.update(phase=PHASE_NAMES.index("take"), bag=gems(NONE))
    lines = {}
    for line in filter(str.strip, drawing.splitlines()):
        key, _, value = line.partition(":")
        lines[key.strip()] = value.strip()
    rest = lines.pop("rest", "bag")
    for key, value in lines.items():
        _read(data, key, value)
    data["turns"] = (data["seat"] - data["drum"]) % players
    _put_rest(data, rest, blank.edition.bag)
    state = setup.from_json(data)
    assert isinstance(state, Ganesha)
    return state


def _read(data: dict[str, Any], key: str, value: str) -> None:
    match key.split():
        case ["turn"]:
            data["seat"] = int(value) - 1
        case ["drum" | "opener"]:
            data[key] = int(value) - 1
        case ["round"]:
            data[key] = int(value)
        case ["phase"]:
            data["phase"] = PHASE_NAMES.index(value)
        case ["cinnamon"]:
            data["cinnamon"] = value == "on"
        case ["altar"]:
            for hex_, colour in pairs(value):
                data["altar"][gem(colour)] |= 1 << hex_
        case ["spices"]:
            for hex_, spice in pairs(value):
                data["token_hex"][SPICE_NAMES.index(spice)] = hex_
                data["laid"] |= 1 << hex_
        case ["bag"]:
            data["bag"] = gems(value)
        case ["mandala"]:
            data["filled"] = gems(value)
        case ["treasury", seat]:
            _write(data["treasury"], int(seat) - 1, gems(value))
        case ["tactics", seat]:
            _write(data["tactics"], int(seat) - 1, [gem(name) for name in value.split()])
        case ["points", seat]:
            place, points = int(seat) - 1, int(value)
            data["earned"][place * LINES] = data["peak"][place] = points
            data["clock"] += 1
            for total in range(1, points + 1):
                data["reached"][place * RING + total % RING] = data["clock"]
        case _:
            raise AssertionError(f"a drawing has no line '{key}'")


def _write(row: list[int], place: int, values: list[int]) -> None:
    row[place * len(values) : (place + 1) * len(values)] = values


def _put_rest(data: dict[str, Any], rest: str, copies: int) -> None:
    """Put every gem that was not drawn where `rest` says."""
    for colour in range(COLOURS):
        placed = sum(sum(data[name][colour::COLOURS]) for name in ("treasury", "bag", "filled"))
        placed += data["tactics"].count(colour) + data["altar"][colour].bit_count()
        missing = copies - placed
        assert missing >= 0, f"more {COLOUR_NAMES[colour]} gems than there are"
        name, _, seat = rest.partition(" ")
        data[name][(int(seat) - 1) * COLOURS + colour if seat else colour] += missing


def slots_of(row: list[int], seat: int) -> str:
    return " ".join(gem_text(colour) for colour in row[seat * SLOTS : (seat + 1) * SLOTS])
