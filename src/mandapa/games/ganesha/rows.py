"""Where each action stands in the action table, as numbers for the compiled engine."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from mandapa.games.ganesha.view_types import Colour, Spice

COLOURS: Final[i64] = 5
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
YELLOW: Final[i64] = 4
NO_GEM: Final[i64] = -1
# What is offered: a colour, or nothing at all.
OFFER_NAMES: Final = (*COLOUR_NAMES, "none")
NO_OFFERING: Final[i64] = COLOURS

CARDAMOM: Final[i64] = 0
CARAWAY: Final[i64] = 1
CORIANDER: Final[i64] = 2
GINGER: Final[i64] = 3
BLACK_MUSTARD: Final[i64] = 4
CINNAMON: Final[i64] = 5
RED_PEPPER: Final[i64] = 6
BLACK_PEPPER: Final[i64] = 7
SPICES: Final[i64] = 8
SPICE_NAMES: Final[tuple[Spice, ...]] = get_args(Spice)

SLOTS: Final[i64] = 2  # tactics slots of a player tile
BOTH_SLOTS: Final[i64] = 3  # as bits
LIFT_NAMES: Final = ("1", "2", "both")

# A hex is a row letter and its number in that row; every altar fits into this field.
MAX_ROWS: Final[i64] = 7
MAX_COLUMNS: Final[i64] = 7
HEXES: Final[i64] = MAX_ROWS * MAX_COLUMNS
HEX_NAMES: Final = tuple(f"{row}{number}" for row in "abcdefg" for number in range(1, 8))

SEATS: Final[i64] = 4  # MAX_PLAYERS, as a number for the compiler

FIRST_TAKE: Final[i64] = 0
STOP: Final[i64] = FIRST_TAKE + HEXES
FIRST_USE: Final[i64] = STOP + 1
LEAVE: Final[i64] = FIRST_USE + SPICES
FIRST_REMOVE: Final[i64] = LEAVE + 1
FIRST_SWAP: Final[i64] = FIRST_REMOVE + COLOURS
FIRST_GIVE: Final[i64] = FIRST_SWAP + HEXES
FIRST_ANSWER: Final[i64] = FIRST_GIVE + SEATS
FIRST_RETURN: Final[i64] = FIRST_ANSWER + COLOURS
KEEP: Final[i64] = FIRST_RETURN + COLOURS
FIRST_SLOT: Final[i64] = KEEP + 1
FIRST_LIFT: Final[i64] = FIRST_SLOT + SLOTS
FIRST_SET: Final[i64] = FIRST_LIFT + BOTH_SLOTS
FIRST_OFFER: Final[i64] = FIRST_SET + SLOTS * COLOURS
OFFERS: Final[i64] = (COLOURS + 1) * COLOURS
PASS: Final[i64] = FIRST_OFFER + OFFERS
FIRST_PLACE: Final[i64] = PASS + 1
FIRST_LAY: Final[i64] = FIRST_PLACE + COLOURS
FIRST_FIRST: Final[i64] = FIRST_LAY + HEXES
FIRST_FLIP: Final[i64] = FIRST_FIRST + SEATS
FIRST_FILL: Final[i64] = FIRST_FLIP + HEXES * SPICES
FIRST_DRAW: Final[i64] = FIRST_FILL + HEXES * COLOURS
ROWS: Final[i64] = FIRST_DRAW + COLOURS


def among(action: i64, first: i64, count: i64) -> bool:
    """Whether a row is among the first `count` rows of a kind."""
    return first <= action < first + count


def lift_row(slots: i64) -> i64:
    return FIRST_LIFT + slots - 1


def lifted_slots(row: i64) -> i64:
    """Return the slots (bits) that are emptied."""
    return row - FIRST_LIFT + 1


def set_row(slot: i64, colour: i64) -> i64:
    return FIRST_SET + slot * COLOURS + colour


def set_slot(row: i64) -> i64:
    return (row - FIRST_SET) // COLOURS


def set_colour(row: i64) -> i64:
    return (row - FIRST_SET) % COLOURS


def offer_row(offered: i64, moved: i64) -> i64:
    return FIRST_OFFER + offered * COLOURS + moved


def offer_offered(row: i64) -> i64:
    """Return the colour that is offered, or `NO_OFFERING`."""
    return (row - FIRST_OFFER) // COLOURS


def offer_moved(row: i64) -> i64:
    return (row - FIRST_OFFER) % COLOURS


def flip_row(hex_: i64, spice: i64) -> i64:
    return FIRST_FLIP + hex_ * SPICES + spice


def flip_hex(row: i64) -> i64:
    return (row - FIRST_FLIP) // SPICES


def flip_spice(row: i64) -> i64:
    return (row - FIRST_FLIP) % SPICES


def fill_row(hex_: i64, colour: i64) -> i64:
    return FIRST_FILL + hex_ * COLOURS + colour


def fill_hex(row: i64) -> i64:
    return (row - FIRST_FILL) // COLOURS


def fill_colour(row: i64) -> i64:
    return (row - FIRST_FILL) % COLOURS
