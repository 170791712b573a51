"""Where each action stands in the action table, as numbers for the compiled engine."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from mandapa.games.rajas.view_types import (
    Back,
    Bonus,
    Building,
    Cell,
    Colour,
    Extra,
    Good,
    Side,
    Space,
    TileLetter,
    YieldLetter,
)

COLOURS: Final[i64] = 4
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
FACES: Final[i64] = 6
# A kind of die is a colour and the face that is up: `colour * FACES + face - 1`.
DICE: Final[i64] = COLOURS * FACES

BACKS: Final[i64] = 3
BACK_NAMES: Final[tuple[Back, ...]] = get_args(Back)
STACKS: Final[i64] = COLOURS * BACKS
MAX_STACK: Final[i64] = 8
TILE_LETTERS: Final[tuple[TileLetter, ...]] = get_args(TileLetter)
TILES: Final[i64] = STACKS * MAX_STACK

COLUMNS: Final[i64] = 5
LINES: Final[i64] = 4
CELLS: Final[i64] = COLUMNS * LINES
CELL_NAMES: Final[tuple[Cell, ...]] = get_args(Cell)
TURNS: Final[i64] = 4
SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)
EDGES: Final[i64] = 8

GOODS: Final[i64] = 3
GOOD_NAMES: Final[tuple[Good, ...]] = get_args(Good)
BUILDINGS: Final[i64] = 4
BUILDING_NAMES: Final[tuple[Building, ...]] = get_args(Building)
WHITE: Final[i64] = 0
BROWN: Final[i64] = 3

ROOMS: Final[i64] = 6
MAX_PRICE: Final[i64] = 9
PRICES: Final[i64] = MAX_PRICE + 1
MAX_TRACK_BONUSES: Final[i64] = 6
MAX_YIELD_KINDS: Final[i64] = 10
YIELDS: Final[i64] = BUILDINGS * MAX_YIELD_KINDS
YIELD_LETTERS: Final[tuple[YieldLetter, ...]] = get_args(YieldLetter)
MAX_RIVER_TILES: Final[i64] = 8

# --- the spaces for workers ---------------------------------------------
QUARRY: Final[i64] = 0
HARBOUR: Final[i64] = QUARRY + PRICES
ASSORTED: Final[i64] = HARBOUR + PRICES
SINGLE: Final[i64] = ASSORTED + 1
PALACE: Final[i64] = SINGLE + GOODS
VERANDA: Final[i64] = PALACE + ROOMS
TERRACE: Final[i64] = VERANDA + COLOURS
BALCONY: Final[i64] = TERRACE + COLOURS
SPACES: Final[i64] = BALCONY + 1
SPACE_NAMES: Final[tuple[Space, ...]] = get_args(Space)

# --- decisions ---------------------------------------------------------
FIRST_SPACE: Final[i64] = 0
ASIDE: Final[i64] = FIRST_SPACE + SPACES
FIRST_PAY: Final[i64] = ASIDE + 1
FIRST_TAKE: Final[i64] = FIRST_PAY + DICE
FIRST_LAY: Final[i64] = FIRST_TAKE + STACKS
FIRST_SAIL: Final[i64] = FIRST_LAY + CELLS * TURNS
FIRST_NAME: Final[i64] = FIRST_SAIL + FACES
FIRST_REROLL: Final[i64] = FIRST_NAME + COLOURS
STOP: Final[i64] = FIRST_REROLL + DICE
FIRST_UPGRADE: Final[i64] = STOP + 1
FIRST_GOOD: Final[i64] = FIRST_UPGRADE + BUILDINGS
FIRST_ROOM: Final[i64] = FIRST_GOOD + GOODS
FIRST_BONUS: Final[i64] = FIRST_ROOM + ROOMS
BONUSES: Final[i64] = EDGES + 2 * MAX_TRACK_BONUSES
FIRST_YIELD: Final[i64] = FIRST_BONUS + BONUSES
FIRST_EDGE: Final[i64] = FIRST_YIELD + YIELDS
DECLINE: Final[i64] = FIRST_EDGE + EDGES
FIRST_FLIP: Final[i64] = DECLINE + 1

# --- chance ------------------------------------------------------------
SEATS: Final[i64] = 4  # MAX_PLAYERS, as a number for the compiler
FIRST_START: Final[i64] = FIRST_FLIP + DICE
FIRST_ROLL: Final[i64] = FIRST_START + SEATS
FIRST_REVEAL: Final[i64] = FIRST_ROLL + DICE
FIRST_DRAW: Final[i64] = FIRST_REVEAL + TILES
FIRST_COUNT: Final[i64] = FIRST_DRAW + YIELDS
FIRST_RIVER: Final[i64] = FIRST_COUNT + FACES
ROWS: Final[i64] = FIRST_RIVER + MAX_RIVER_TILES


# The bonuses that wait for their owner: edges, then money places, then fame places.
MONEY_BONUS: Final[i64] = EDGES
FAME_BONUS: Final[i64] = EDGES + MAX_TRACK_BONUSES
BONUS_NAMES: Final[tuple[Bonus, ...]] = get_args(Bonus)
# Where extra workers wait, in the order of their bits.
EXTRA_NAMES: Final[tuple[Extra, ...]] = get_args(Extra)


def among(row: i64, first: i64, count: i64) -> bool:
    """Whether a row is among the first `count` rows of a kind."""
    return first <= row < first + count


def is_flip(row: i64) -> bool:
    """Whether a row turns a die over."""
    return among(row, FIRST_FLIP, DICE)


def die_colour(die: i64) -> i64:
    return die // FACES


def die_face(die: i64) -> i64:
    return die % FACES + 1


def opposite(die: i64) -> i64:
    """Return the kind a die becomes when it is turned over: 1-6, 2-5, 3-4."""
    return die - die % FACES + FACES - 1 - die % FACES


def lay_row(cell: i64, turn: i64) -> i64:
    return FIRST_LAY + cell * TURNS + turn


def lay_cell(row: i64) -> i64:
    return (row - FIRST_LAY) // TURNS


def lay_turn(row: i64) -> i64:
    return (row - FIRST_LAY) % TURNS


def sail_row(steps: i64) -> i64:
    return FIRST_SAIL + steps - 1


def sail_steps(row: i64) -> i64:
    return row - FIRST_SAIL + 1


def room_row(room: i64) -> i64:
    return FIRST_ROOM + room - 1


def room_chosen(row: i64) -> i64:
    return row - FIRST_ROOM + 1


# --- tiles -------------------------------------------------------------


def tile_stack(tile: i64) -> i64:
    return tile // MAX_STACK


def first_tile(stack: i64) -> i64:
    return stack * MAX_STACK


def tile_in_stack(tile: i64) -> i64:
    """Return a tile's place in its stack, which is its letter."""
    return tile % MAX_STACK


def tile_colour(tile: i64) -> i64:
    return stack_colour(tile_stack(tile))


def stack_colour(stack: i64) -> i64:
    return stack // BACKS


def stack_back(stack: i64) -> i64:
    return stack % BACKS


def laid(tile: i64, turn: i64) -> i64:
    """Return a tile as it lies in a province, after this many quarter turns to the right."""
    return tile * TURNS + turn


def laid_tile(lying: i64) -> i64:
    return lying // TURNS


def laid_turn(lying: i64) -> i64:
    return lying % TURNS
