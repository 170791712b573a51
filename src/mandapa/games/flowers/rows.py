"""Where each action stands in the action table, as numbers for the compiled engine."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from mandapa.games.flowers.view_types import Back, Colour, MandalaName, TileLetter

COLOURS: Final[i64] = 6
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
MANDALAS: Final[i64] = 3
MANDALA_NAMES: Final[tuple[MandalaName, ...]] = get_args(MandalaName)

DARK: Final[i64] = 0
LIGHT: Final[i64] = 1
BACKS: Final[i64] = 2
BACK_NAMES: Final[tuple[Back, ...]] = get_args(Back)

# A tile is a colour and a kind, the kinds lettered in the order of the edition file.
KINDS: Final[i64] = 6
KIND_NAMES: Final[tuple[TileLetter, ...]] = get_args(TileLetter)
TILES: Final[i64] = COLOURS * KINDS

MAX_COPIES: Final[i64] = 20

SEATS: Final[i64] = 4  # MAX_PLAYERS, as a number for the compiler

FIRST_PLAY: Final[i64] = 0
PASS: Final[i64] = FIRST_PLAY + COLOURS * MAX_COPIES * MANDALAS
FIRST_TAKE: Final[i64] = PASS + 1
FIRST_DRAW: Final[i64] = FIRST_TAKE + BACKS
FIRST_TILE: Final[i64] = FIRST_DRAW + SEATS * COLOURS
FIRST_DESTROY: Final[i64] = FIRST_TILE + TILES
FIRST_START: Final[i64] = FIRST_DESTROY + MANDALAS
ROWS: Final[i64] = FIRST_START + SEATS


def play_row(colour: i64, count: i64, mandala: i64) -> i64:
    return FIRST_PLAY + (colour * MAX_COPIES + count - 1) * MANDALAS + mandala


def play_colour(row: i64) -> i64:
    return (row - FIRST_PLAY) // (MAX_COPIES * MANDALAS)


def play_count(row: i64) -> i64:
    return (row - FIRST_PLAY) // MANDALAS % MAX_COPIES + 1


def play_mandala(row: i64) -> i64:
    return (row - FIRST_PLAY) % MANDALAS


def draw_row(seat: i64, colour: i64) -> i64:
    return FIRST_DRAW + seat * COLOURS + colour
