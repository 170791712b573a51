"""Where each action stands in the action table, as numbers for the compiled engine."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from mandapa.games.mandala_stones.view_types import Circle, Colour, Objective, Pattern

COLOURS: Final[i64] = 4
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
PATTERNS: Final[i64] = 2
PATTERN_NAMES: Final[tuple[Pattern, ...]] = get_args(Pattern)

CIRCLES: Final[i64] = 9
ALL_CIRCLES: Final[i64] = 511  # as bits
CIRCLE_NAMES: Final[tuple[Circle, ...]] = get_args(Circle)
SIDES: Final[i64] = 4  # stacks around a circle
MAX_STACKS: Final[i64] = 24
SPACES: Final[i64] = 5  # on a player's board
SUBSETS: Final[i64] = 31  # of the spaces, without the empty one
OBJECTIVES: Final[i64] = 10
OBJECTIVE_NAMES: Final[tuple[Objective, ...]] = get_args(Objective)

# What players decide.
FIRST_COLLECT: Final[i64] = 0
FIRST_FIRST: Final[i64] = FIRST_COLLECT + CIRCLES * CIRCLES
FIRST_SPACE: Final[i64] = FIRST_FIRST + MAX_STACKS
FIRST_SCORE: Final[i64] = FIRST_SPACE + SPACES
FIRST_TOPS: Final[i64] = FIRST_SCORE + COLOURS
# What chance brings.
SEATS: Final[i64] = 4  # MAX_PLAYERS, as a number for the compiler
FIRST_LAY: Final[i64] = FIRST_TOPS + SUBSETS
FIRST_SHOW: Final[i64] = FIRST_LAY + MAX_STACKS * COLOURS
FIRST_ARTIST: Final[i64] = FIRST_SHOW + MAX_STACKS * PATTERNS
FIRST_OBJECTIVE: Final[i64] = FIRST_ARTIST + CIRCLES * PATTERNS
FIRST_START: Final[i64] = FIRST_OBJECTIVE + SEATS * OBJECTIVES
ROWS: Final[i64] = FIRST_START + SEATS


def collect_row(artist: i64, circle: i64) -> i64:
    """Return the circle of an artist: that is what names it."""
    return FIRST_COLLECT + artist * CIRCLES + circle


def tops_row(spaces: i64) -> i64:
    """`spaces` are the bits of one to five spaces."""
    return FIRST_TOPS + spaces - 1


def lay_row(stack: i64, colour: i64) -> i64:
    return FIRST_LAY + stack * COLOURS + colour


def show_row(stack: i64, pattern: i64) -> i64:
    return FIRST_SHOW + stack * PATTERNS + pattern


def artist_row(circle: i64, pattern: i64) -> i64:
    return FIRST_ARTIST + circle * PATTERNS + pattern


def objective_row(seat: i64, card: i64) -> i64:
    return FIRST_OBJECTIVE + seat * OBJECTIVES + card
