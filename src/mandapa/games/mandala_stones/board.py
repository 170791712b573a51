"""What lies on the table: the fields of a Mandala Stones state and small named ways to read them.

A stack is one number, four bits a stone, the top stone in the lowest: laying and taking a
stone shift it. A stone is a colour and a pattern; no stone is 0, so neither is a stack.
"""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import MAX_PLAYERS, State
from mandapa.core.native import BIT, filled, zeros
from mandapa.games.mandala_stones.edition import Edition
from mandapa.games.mandala_stones.rows import COLOURS, MAX_STACKS, PATTERNS, SPACES
from mandapa.games.mandala_stones.view_types import Ending, Phase

# What the state waits for.
START: Final[i64] = 0  # chance names the start player
LAY: Final[i64] = 1  # chance draws a stone out of the bag
SHOW: Final[i64] = 2  # chance shows the pattern of a stone that lies open now
ARTIST: Final[i64] = 3  # chance puts an artist on a circle
OBJECTIVE: Final[i64] = 4  # chance deals an objective
TURN: Final[i64] = 5  # a player collects or scores
FIRST: Final[i64] = 6  # which stone is taken first
SPACE: Final[i64] = 7  # where the new stack is laid
DONE: Final[i64] = 8
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why the game ends.
GOING_ON: Final[i64] = 0
HANDS: Final[i64] = 1
NO_ACTION: Final[i64] = 2
END_NAMES: Final[tuple[Ending | None, ...]] = (None, *get_args(Ending))

# The lines of a score sheet that fill during the game.
COLOUR_LINE: Final[i64] = 0
TOPS_LINE: Final[i64] = 1
BONUS_LINE: Final[i64] = 2
LINES: Final[i64] = 3
LINE_NAMES: Final = ("colours", "tops", "mandala", "objective")

COVERED: Final[i64] = 2  # stands for a pattern that nobody knows
EMPTY: Final[i64] = 0
ALL_SPACES: Final[i64] = 31

# `viewer` of a state that holds the truth, and of a spectator.
KNOWS_ALL: Final[i64] = -2
SPECTATOR: Final[i64] = -1

NOTHING: Final = zeros(0)


@mypyc_attr(acyclic=True)
class Board(State):
    """The fields. Rules that change them are functions in the modules beside this one."""

    def __init__(self, edition: Edition, players: i64, open_stacks: bool) -> None:
        self.edition = edition
        self.players = players
        self.open_stacks = open_stacks
        self.viewer: i64 = KNOWS_ALL  # who looks, on states made by `from_view`
        self.phase: i64 = LAY
        self.seat: i64 = 0
        self.start: i64 = 0  # the start player
        self.set_up = False
        self.laid: i64 = 0  # stones out of the bag so far
        self.dealt: i64 = 0  # objectives so far
        self.to_show: i64 = 0  # stacks (bits) whose top pattern chance must show
        # The collection being decided.
        self.artist: i64 = 0  # the circle it leaves
        self.circle: i64 = 0
        self.first: i64 = 0
        self.hands_covered = False
        self.ending: i64 = GOING_ON
        self.scored_count: i64 = 0
        # Filled by `lay_out` or `fill_from`.
        self.piles = NOTHING  # [stack] of the main board
        self.showing = NOTHING  # [pattern] = stacks (bits) with that pattern on top
        self.artists = NOTHING  # [pattern] = circles (bits) with an artist of that pattern
        self.spaces = NOTHING  # [seat, space] = the stack there
        self.tops = NOTHING  # [seat, colour] = spaces (bits) with that colour on top
        self.bag = NOTHING  # [colour] = stones not laid yet
        self.left = NOTHING  # [colour, pattern] = stones whose pattern nobody has seen
        self.scored = NOTHING  # stones in the order they came to the mandala
        self.earned = NOTHING  # [seat, line] = points
        self.held = NOTHING  # [seat] = objectives (bits)

    def lay_out(self) -> None:
        """Everything in the box, nothing dealt yet (clauses 1.2 to 1.7)."""
        self.piles = zeros(MAX_STACKS)
        self.showing = zeros(PATTERNS)
        self.artists = zeros(PATTERNS)
        self.spaces = zeros(MAX_PLAYERS * SPACES)
        self.tops = zeros(MAX_PLAYERS * COLOURS)
        self.bag = filled(COLOURS, self.edition.copies * PATTERNS)
        self.left = filled(COLOURS * PATTERNS, self.edition.copies)
        self.scored = zeros(self.stones())
        self.earned = zeros(MAX_PLAYERS * LINES)
        self.held = zeros(MAX_PLAYERS)

    def fill_from(self, other: Board) -> None:
        """Take over another board's position."""
        self.viewer = other.viewer
        self.phase = other.phase
        self.seat = other.seat
        self.start = other.start
        self.set_up = other.set_up
        self.laid = other.laid
        self.dealt = other.dealt
        self.to_show = other.to_show
        self.artist = other.artist
        self.circle = other.circle
        self.first = other.first
        self.hands_covered = other.hands_covered
        self.ending = other.ending
        self.scored_count = other.scored_count
        self.piles = other.piles[:]
        self.showing = other.showing[:]
        self.artists = other.artists[:]
        self.spaces = other.spaces[:]
        self.tops = other.tops[:]
        self.bag = other.bag[:]
        self.left = other.left[:]
        self.scored = other.scored[:]
        self.earned = other.earned[:]
        self.held = other.held[:]

    def count_masks(self) -> None:
        """Work out every mask from the stones themselves."""
        for pattern in range(PATTERNS):
            self.showing[pattern] = 0
        for stack in range(MAX_STACKS):
            top = top_of(self.piles[stack])
            if top != EMPTY and pattern_of(top) != COVERED:
                self.showing[pattern_of(top)] |= BIT[stack]
        for seat in range(MAX_PLAYERS):
            for colour in range(COLOURS):
                self.tops[seat * COLOURS + colour] = 0
            for space in range(SPACES):
                top = top_of(self.spaces[seat * SPACES + space])
                if top != EMPTY:
                    self.tops[seat * COLOURS + colour_of(top)] |= BIT[space]

    # --- reading -------------------------------------------------------

    def stones(self) -> i64:
        """Return how many stones there are in all."""
        return self.edition.stacks * self.edition.height

    def stack_on(self, seat: i64, space: i64) -> i64:
        at = seat * SPACES + space
        return self.spaces[at]

    def tops_of(self, seat: i64, colour: i64) -> i64:
        """Return the spaces (bits) of a seat whose top stone has this colour."""
        at = seat * COLOURS + colour
        return self.tops[at]

    def filled_spaces(self, seat: i64) -> i64:
        """Return the spaces (bits) of a seat with a stack on them."""
        place = seat * COLOURS
        tops = self.tops
        return tops[place] | tops[place + 1] | tops[place + 2] | tops[place + 3]

    def artist_circles(self) -> i64:
        """Return the circles (bits) with an artist."""
        return self.artists[0] | self.artists[1]

    def place_of(self, seat: i64) -> i64:
        """Return how many seats after the start player a seat is in turn order."""
        return (seat - self.start + self.players) % self.players

    def cards_held(self, seat: i64) -> i64:
        """Return how many objectives a seat has been dealt."""
        each = self.edition.dealt
        count = self.dealt - seat * each
        if count < 0:
            return 0
        if count > each:
            return each
        return count


# --- stones and stacks -------------------------------------------------


def stone_of(colour: i64, pattern: i64) -> i64:
    return (pattern + 1) * COLOURS + colour


def colour_of(stone: i64) -> i64:
    return stone & 3


def pattern_of(stone: i64) -> i64:
    """Return a pattern, or `COVERED`."""
    return (stone >> 2) - 1


def top_of(stack: i64) -> i64:
    """Return the top stone, `EMPTY` if there is none."""
    return stack & 15


def without_top(stack: i64) -> i64:
    return stack >> 4


def with_top(stack: i64, stone: i64) -> i64:
    return stack * 16 + stone


def height_of(stack: i64) -> i64:
    height: i64 = 0
    while stack:
        stack >>= 4
        height += 1
    return height


def colours_in(stack: i64) -> i64:
    """Return the colours (bits) of a stack's stones."""
    colours: i64 = 0
    while stack:
        colours |= BIT[colour_of(stack)]
        stack >>= 4
    return colours


def stones_in(stack: i64) -> list[int]:
    """Return the stones of a stack, from the bottom to the top."""
    found: list[int] = []
    while stack:
        found.append(top_of(stack))
        stack = without_top(stack)
    found.reverse()
    return found
