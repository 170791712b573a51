"""Winning, rolling and rolling again (clauses 4.1 to 4.4 and 8.10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, filled, popcount, unless
from mandapa.games.rajas.agenda import put
from mandapa.games.rajas.board import (
    ALL_COLOURS,
    DICE_TOTAL,
    HELD,
    KINDS,
    NAMING,
    OWN,
    PIPS,
    POOL,
    REROLLING,
    ROLLING,
    Board,
    colours_left,
    one_more,
    small_count,
)
from mandapa.games.rajas.effects import ROLL_DICE
from mandapa.games.rajas.question import NOT_ASKED, Draw, Question
from mandapa.games.rajas.rows import (
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FACES,
    FIRST_NAME,
    FIRST_REROLL,
    FIRST_ROLL,
    STOP,
    among,
    die_colour,
    die_face,
)

NO_SUCH_DICE: Final[i64] = 402
NOT_HELD: Final[i64] = 404
NO_PERMUTATIONS: Final[i64] = 811

EVERY_FACE: Final = filled(FACES, 1)  # the weights of an even die


def add_die(board: Board, die: i64) -> None:
    """Give the seat a die of this kind."""
    own = board.own
    at = board.seat * OWN
    own[at + HELD + die] += 1
    own[at + DICE_TOTAL] += 1
    own[at + KINDS] |= BIT[die]
    own[at + PIPS + die_colour(die)] += die_face(die)


def remove_die(board: Board, die: i64) -> None:
    own = board.own
    at = board.seat * OWN
    own[at + HELD + die] -= 1
    own[at + DICE_TOTAL] -= 1
    if own[at + HELD + die] == 0:
        own[at + KINDS] &= ~BIT[die]
    own[at + PIPS + die_colour(die)] -= die_face(die)


def spend_die(board: Board, die: i64) -> None:
    """Return a die to the pool at once (5.5)."""
    remove_die(board, die)
    board.common[POOL + die_colour(die)] += 1


# --- winning dice ------------------------------------------------------


def take_from_pool(board: Board, colour: i64, count: i64) -> None:
    board.common[POOL + colour] -= count
    board.rolling += count * one_more(colour)


def win_colour(board: Board, colour: i64, count: i64) -> None:
    """Dice of a given colour: as many as there are and as there is room for (4.1)."""
    most = min(board.room_for_dice(), board.common[POOL + colour])
    count = min(count, most)
    if count > 0:
        take_from_pool(board, colour, count)
        put(board, ROLL_DICE, 0)


def win_free(board: Board, count: i64) -> None:
    """Dice whose colours the owner names (4.2)."""
    left: i64 = 0
    for colour in range(COLOURS):
        left += board.common[POOL + colour]
    count = min(count, min(left, board.room_for_dice()))
    if count > 0:
        ask_names(board, count, ALL_COLOURS, False)


def win_listed(board: Board, colours: i64) -> None:
    """One die of each listed colour; without room for all the owner names which (4.3)."""
    colours &= colours_left(board)
    room = board.room_for_dice()
    if popcount(colours) > room:
        if room > 0:
            ask_names(board, room, colours, True)
    elif colours:
        for colour in range(COLOURS):
            if colours & BIT[colour]:
                take_from_pool(board, colour, 1)
        put(board, ROLL_DICE, 0)


def ask_names(board: Board, count: i64, colours: i64, once: bool) -> None:
    board.to_name = count
    board.name_from = colours
    board.name_once = once
    board.begun = False
    board.phase = NAMING


@final
class NameColour(Question):
    """The colour of the next die; when all are named they are rolled together (4.2, 4.3)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for colour in range(COLOURS):
            if can_name(board, colour):
                buffer[written] = FIRST_NAME + colour
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_NAME, COLOURS):
            return NOT_ASKED
        return unless(can_name(board, action - FIRST_NAME), NO_SUCH_DICE)

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_NAME
        take_from_pool(board, colour, 1)
        if board.name_once:
            board.name_from &= ~BIT[colour]
        board.to_name -= 1
        board.begun = board.to_name > 0
        if board.begun:
            board.phase = NAMING
        else:
            put(board, ROLL_DICE, 0)


def can_name(board: Board, colour: i64) -> bool:
    return board.name_from & colours_left(board) & BIT[colour] != 0


# --- rolling -----------------------------------------------------------


def start_rolling(board: Board) -> None:
    if board.rolling:
        board.phase = ROLLING


@final
class Roll(Draw):
    """How a die falls. Dice are rolled one at a time, colour by colour (4.4)."""

    __slots__ = ()

    def source(self, board: Board) -> str:
        return f"{COLOUR_NAMES[rolling_colour(board)]} die"

    def first_row(self, board: Board) -> i64:
        return FIRST_ROLL + rolling_colour(board) * FACES

    def weights(self, board: Board) -> vec[i64]:  # noqa: ARG002
        return EVERY_FACE

    def sample(self, board: Board, rng: Rng) -> i64:
        """Throw an even die: nothing is drawn more often."""
        return self.first_row(board) + rng.below(FACES)

    def apply(self, board: Board, action: i64) -> None:
        die = action - FIRST_ROLL
        board.rolling -= one_more(die_colour(die))
        add_die(board, die)
        if board.rolling:
            board.phase = ROLLING


def rolling_colour(board: Board) -> i64:
    colour: i64 = 0
    while small_count(board.rolling, colour) == 0:
        colour += 1
    return colour


# --- rolling again -----------------------------------------------------


def ask_rerolls(board: Board) -> None:
    board.reroll_from = 0
    board.begun = False
    board.phase = REROLLING


@final
class Reroll(Question):
    """The dice to roll again, picked up in one fixed order: no choice is said in two ways (8.10,
    8.11)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for die in range(board.reroll_from, DICE):
            if board.mine(KINDS) & BIT[die]:
                buffer[written] = FIRST_REROLL + die
                written += 1
        buffer[written] = STOP
        return written + 1

    def refusal(self, board: Board, action: i64) -> i64:
        if action == STOP:
            return 0
        if not among(action, FIRST_REROLL, DICE):
            return NOT_ASKED
        die = action - FIRST_REROLL
        if not board.mine(KINDS) & BIT[die]:
            return NOT_HELD
        return unless(die >= board.reroll_from, NO_PERMUTATIONS)

    def apply(self, board: Board, action: i64) -> None:
        if action == STOP:
            board.begun = False
            put(board, ROLL_DICE, 0)
            return
        die = action - FIRST_REROLL
        remove_die(board, die)
        board.rolling += one_more(die_colour(die))
        board.reroll_from = die
        board.begun = True
        board.phase = REROLLING
