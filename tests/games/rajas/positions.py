"""Positions of Rajas of the Ganges drawn as text, and playing on from them.

A drawing has one line for each thing worth saying; seats count from 1:

    turn: 2                start: 1
    money 1: 5             also fame, karma, workers, idle, boat, next_money_bonus, found
    dice 1: blue 3 blue 4 green 6
    cells 1: b1 blue-snake-a 1, c2 green-cow-b 0      cell, tile, quarter turns
    under 1: b1 blue-cow-a                            what was built over
    levels 1: white 2 red 1
    edge 1: 3 brown-a                                 a yield tile on an edge space
    top: blue-snake-b                                 open tiles; the first of each stack if unsaid
    empty: blue-snake blue-tiger                      stacks that have run out
    placed: palace-4 2, terrace-blue 1                a space and the seat on it
    river: 5 c                                        a river tile on a space
    pool: blue 0                                      dice left, if less than nobody has
    yields: white-a 1                                 tiles left of a kind
"""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from mandapa.core.contract import CHANCE
from mandapa.core.edition import EditionFile
from mandapa.core.game import Setup
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import PLAY, WORKER
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FACES,
    MAX_STACK,
    MAX_YIELD_KINDS,
    SPACE_NAMES,
    TILE_LETTERS,
    YIELD_LETTERS,
)
from mandapa.games.rajas.state import Rajas
from tests.games import playing
from tests.games.rajas.upkeep import check_upkeep, pieces

Data = dict[str, Any]


# Positions name tiles, so they are drawn with a tile list of their own that never changes.
FIXED = EditionFile.read(Path(__file__).parent / "fixed.toml")


@lru_cache
def table(players: int = 2, **options: str) -> Setup:
    return GAME.setup(players, options, FIXED)


edition = partial(playing.edition, GAME)


# --- names -------------------------------------------------------------


def die(colour: str, face: str) -> int:
    return COLOUR_NAMES.index(colour) * int(FACES) + int(face) - 1


def stack(name: str) -> int:
    colour, back = name.split("-")[:2]
    return COLOUR_NAMES.index(colour) * len(BACK_NAMES) + BACK_NAMES.index(back)


def tile(name: str) -> int:
    return stack(name) * int(MAX_STACK) + TILE_LETTERS.index(name.split("-")[2])


def yield_kind(name: str) -> int:
    temple, letter = name.split("-")
    return BUILDING_NAMES.index(temple) * int(MAX_YIELD_KINDS) + YIELD_LETTERS.index(letter)


# --- drawing -----------------------------------------------------------


def position(drawing: str, players: int = 2, setup: Setup | None = None, **options: str) -> Rajas:
    """The state that a drawing shows, with its first seat to place a worker."""
    setup = setup or table(players, **options)
    data = setup.new().to_json()
    data.update(stage=int(PLAY), phase=int(WORKER))
    lines: dict[str, str] = {}
    for line in drawing.strip().splitlines():
        key, _, value = line.partition(":")
        lines[key.strip()] = value.strip()
    pool = lines.pop("pool", "")
    empty = lines.pop("empty", "")
    opened = {stack(name): tile(name) for name in lines.pop("top", "").split()}
    for key, value in lines.items():
        _read(data, key, value)
    _deal_stacks(data, opened, [stack(name) for name in empty.split()])
    _fill_pool(data, pool.split())
    state = setup.from_json(data)
    assert isinstance(state, Rajas)
    return state


def _read(data: Data, key: str, value: str) -> None:
    match key.split():
        case ["turn" | "start" | "next_start" | "trigger"]:
            data[key] = int(value) - 1
        case ["placed"]:
            for part in value.split(","):
                space, seat = part.split()
                data["placed"][SPACE_NAMES.index(space)] += 1 << 4 * (int(seat) - 1)
        case ["river"]:
            space, letter = value.split()
            data["river"][int(space)] = TILE_LETTERS.index(letter)
            data["river_left"][TILE_LETTERS.index(letter)] -= 1
        case ["yields"]:
            for part in value.split(","):
                name, count = part.split()
                data["yields"][yield_kind(name)] = int(count)
        case [what, seat]:
            _read_seat(data, data["rajas"][int(seat) - 1], what, value)


def _read_seat(data: Data, mine: Data, what: str, value: str) -> None:
    words = value.split()
    if what == "dice":
        for colour, face in zip(words[::2], words[1::2], strict=True):
            mine["dice"][die(colour, face)] += 1
    elif what == "cells":
        for part in value.split(","):
            cell, name, turn = part.split()
            mine["cells"][CELL_NAMES.index(cell)] = tile(name) * 4 + int(turn)
    elif what == "under":
        cell, name = words
        mine["under"][CELL_NAMES.index(cell)] = tile(name)
    elif what == "levels":
        for kind, level in zip(words[::2], words[1::2], strict=True):
            mine["levels"][BUILDING_NAMES.index(kind)] = int(level)
    elif what == "edge":
        for part in value.split(","):
            edge, name = part.split()
            mine["edges"][int(edge) - 1] = yield_kind(name)
            data["yields"][yield_kind(name)] -= 1
    else:
        mine[what] = int(value)


def _deal_stacks(data: Data, opened: dict[int, int], empty: list[int]) -> None:
    laid = {cell // 4 for mine in data["rajas"] for cell in mine["cells"] if cell >= 0}
    laid |= {under for mine in data["rajas"] for under in mine["under"] if under >= 0}
    for number, rest in enumerate(data["rest"]):
        left = [
            number * MAX_STACK + n
            for n in range(MAX_STACK)
            if rest >> n & 1 and number * MAX_STACK + n not in laid
        ]
        if number in empty:
            left = []
        top = opened.get(number, left[0] if left else -1)
        data["top"][number] = top
        data["rest"][number] = sum(1 << t % MAX_STACK for t in left if t != top)


def _fill_pool(data: Data, words: list[str]) -> None:
    for mine in data["rajas"]:
        for kind, held in enumerate(mine["dice"]):
            data["pool"][kind // FACES] -= held
    for colour, count in zip(words[::2], words[1::2], strict=True):
        data["pool"][COLOUR_NAMES.index(colour)] = int(count)


# --- playing -----------------------------------------------------------


def play(state: Rajas, *notations: str) -> Rajas:
    """Decisions and outcomes of chance one after another, each one allowed, no piece lost."""
    before = pieces(state)
    for notation in notations:
        row = GAME.actions.row(notation)
        if state.actor() == CHANCE:
            assert row in dict(state.outcomes()), f"{notation}: {outcomes(state)}"
        else:
            assert state.refusal(row) == 0, f"{notation}: {state.refusal(row)} {legal(state)}"
            assert row in state.legal_actions()
        state.apply(row)
        check_upkeep(state)
    assert pieces(state) == before
    return state


def legal(state: Rajas) -> list[str]:
    return [GAME.actions[row].notation for row in state.legal_actions()]


def outcomes(state: Rajas) -> list[str]:
    return [GAME.actions[row].notation for row, _ in state.outcomes()]


def refused(state: Rajas, notation: str) -> int:
    row = GAME.actions.row(notation)
    clause = int(state.refusal(row))
    assert (clause == 0) == (row in state.legal_actions())
    return clause


def mine(state: Rajas, what: str, seat: int = 1) -> Any:
    return state.to_json()["rajas"][seat - 1][what]


def dice(state: Rajas, seat: int = 1) -> str:
    """A seat's dice as they are drawn."""
    found = []
    for kind, held in enumerate(mine(state, "dice", seat)):
        found += [f"{COLOUR_NAMES[kind // FACES]} {kind % FACES + 1}"] * held
    return " ".join(found)


def laid(state: Rajas, cell: str, seat: int = 1) -> str:
    """The tile on a cell and its turn."""
    found = mine(state, "cells", seat)[CELL_NAMES.index(cell)]
    if found < 0:
        return ""
    number = found // 4
    colour, back = divmod(number // MAX_STACK, len(BACK_NAMES))
    letter = TILE_LETTERS[number % MAX_STACK]
    return f"{COLOUR_NAMES[colour]}-{BACK_NAMES[back]}-{letter} {found % 4}"
