"""Positions of Flowers drawn as text.

A drawing has one line for each thing worth saying; seats count from 1:

    turn: 2
    hand 1: red 3 green 1
    A: gray-2 green-x3                  the dark and the light tile
    A 2: up red 2, down gray 1          what seat 2 has laid there
    claim A: 2
    single 1: red-5 gray-3
    flower 2: red-2 red-x3, gray-4 gray-5
    deck: red 1        discard: gray 4       passes: 1
    stacks: red-3 green-2               all tiles left, if it matters
    known 1: red 2                      what everyone knows seat 1 to hold
    together 1: red 3                   what seat 1 knows all others to hold, `all` for spectators
    rest: discard                       where all other cards are; the deck if nothing is said
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.edition import EditionFile
from mandapa.core.game import Setup
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import FACES, PLAY
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import (
    COLOUR_NAMES,
    COLOURS,
    DARK,
    KINDS,
    LIGHT,
    MANDALA_NAMES,
    TILES,
)
from mandapa.games.flowers.state import Flowers
from mandapa.games.flowers.view_types import Colour
from tests.games import playing
from tests.games.playing import NONE

TILES_OF = {"A": "gray-2 green-2", "B": "purple-2 orange-2", "C": "red-2 yellow-2"}
FACE_NAMES = ("up", "down")


@lru_cache
def table(players: int, memory: str = "off") -> Setup:
    return GAME.setup(players, {"memory": memory})


# --- words -------------------------------------------------------------

edition = partial(playing.edition, GAME)
cards = partial(playing.counts, COLOUR_NAMES)  # `red 3 green 1` as six colour counts
cards_text = partial(playing.counts_text, COLOUR_NAMES)


def shown(text: str) -> dict[Colour, int]:
    """Cards as a view shows them."""
    return dict(zip(COLOUR_NAMES, cards(text), strict=True))


def shown_text(counts: dict[Colour, int] | None) -> str:
    assert counts is not None
    return cards_text(list(counts.values()))


def shown_tiles(text: str) -> list[dict[str, Any]]:
    """Tiles such as `red-5` or `gray-x3` as a view of the first edition shows them."""
    found = []
    for word in text.split():
        colour, mark = word.split("-")
        dark = colour in ("gray", "purple", "red")
        found.append(
            {
                "colour": colour,
                "letter": "abcdef"[["2", "3", "4", "5", "7", "x3"].index(mark)],
                "back": "dark" if dark else "light",
                "value": 0 if mark == "x3" else int(mark),
                "factor": 3 if mark == "x3" else 0,
            }
        )
    return found


def tile_text(printed: Edition, tile: int) -> str:
    mark = str(printed.value[tile] or f"x{printed.factor[tile]}")
    return f"{COLOUR_NAMES[tile // KINDS]}-{mark}"


def tiles(printed: Edition, text: str) -> list[int]:
    names = [tile_text(printed, tile) for tile in range(TILES)]
    return [names.index(word) for word in text.split() if word != NONE]


# --- drawing -----------------------------------------------------------


def position(
    drawing: str, players: int = 2, memory: str = "off", changed: EditionFile | None = None
) -> Flowers:
    """The true state that a drawing shows, with its first seat to play unless it says otherwise."""
    setup = GAME.setup(players, {"memory": memory}, changed) if changed else table(players, memory)
    blank = setup.new()
    assert isinstance(blank, Flowers)
    data = blank.to_json()
    data.update(phase=PLAY, set_up=True, deck=cards(NONE))
    lines = dict(TILES_OF)
    for line in drawing.strip().splitlines():
        key, _, value = line.partition(":")
        lines[key.strip()] = value.strip()
    rest = lines.pop("rest", "deck")
    stacks = lines.pop("stacks", None)
    for key, value in lines.items():
        _read(blank.edition, data, key, value)
    _put_rest(data, rest, blank.edition.copies)
    _stack_tiles(blank.edition, data, stacks)
    state = setup.from_json(data)
    assert isinstance(state, Flowers)
    return state


def _read(printed: Edition, data: dict[str, Any], key: str, value: str) -> None:
    match key.split():
        case ["turn"]:
            data["seat"] = int(value) - 1
        case ["start"]:
            data["start"] = int(value) - 1
        case ["passes"]:
            data["passes"] = int(value)
        case ["deck" | "discard"]:
            data[key] = cards(value)
        case ["hand", seat]:
            _write(data["hands"], int(seat) - 1, cards(value))
        case ["known", seat]:
            _write(data["known"], int(seat) - 1, cards(value))
        case ["together", viewer]:
            at = 4 if viewer == "all" else int(viewer) - 1
            _write(data["known"], MAX_PLAYERS + at, cards(value))
        case ["claim", mandala]:
            data["claim"][MANDALA_NAMES.index(mandala)] = int(value) - 1
        case ["single", seat]:
            for tile in tiles(printed, value):
                data["single"][(int(seat) - 1) * COLOURS + tile // KINDS] = tile
        case ["flower", seat]:
            for pair in value.split(","):
                flower = [int(seat) - 1, *tiles(printed, pair)]
                _write(data["flowers"], data["flower_total"], flower)
                data["flower_total"] += 1
        case [mandala]:
            centre = tiles(printed, value)
            _write(data["tiles"], MANDALA_NAMES.index(mandala), centre)
            _show(data, mandala, [tile // KINDS for tile in centre])
        case [mandala, seat]:
            for part in value.split(","):
                face, counts = part.split()[0], cards(part.split(maxsplit=1)[1])
                place = MANDALA_NAMES.index(mandala) * MAX_PLAYERS + int(seat) - 1
                _write(data["laid"], place * FACES + FACE_NAMES.index(face), counts)
                if face == "up":
                    _show(data, mandala, [c for c in range(COLOURS) if counts[c]])


def _write(row: list[int], place: int, values: list[int]) -> None:
    row[place * len(values) : (place + 1) * len(values)] = values


def _show(data: dict[str, Any], mandala: str, colours: list[int]) -> None:
    for colour in colours:
        data["present"][MANDALA_NAMES.index(mandala)] |= 1 << colour


def _put_rest(data: dict[str, Any], rest: str, copies: int) -> None:
    """Put every card that was not drawn where `rest` says."""
    for colour in range(COLOURS):
        placed = sum(sum(data[name][colour::COLOURS]) for name in ("hands", "laid"))
        missing = copies - placed - data["deck"][colour] - data["discard"][colour]
        assert missing >= 0, f"more {COLOUR_NAMES[colour]} cards than there are"
        if rest.startswith("hand"):
            data["hands"][(int(rest.split()[1]) - 1) * COLOURS + colour] += missing
        else:
            data[rest][colour] += missing


def _stack_tiles(printed: Edition, data: dict[str, Any], stacks: str | None) -> None:
    flowers = data["flowers"][: 3 * data["flower_total"]]
    seen = {*data["tiles"], *data["single"], *flowers[1::3], *flowers[2::3]}
    left = set(range(TILES)) - seen if stacks is None else set(tiles(printed, stacks))
    assert not left & seen, "a tile in a stack and on the table"
    for back in (DARK, LIGHT):
        data["stacks"][back] = sum(1 << tile for tile in left if printed.back[tile] == back)
