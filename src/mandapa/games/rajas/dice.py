"""Winning, rolling and rolling again (clauses 4.1 to 4.4 and 8.10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, popcount
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
)
from mandapa.games.rajas.effects import ROLL_DICE
from mandapa.games.rajas.rows import (
    COLOURS,
    DICE,
    FIRST_NAME,
    FIRST_REROLL,
    STOP,
    die_colour,
    die_face,
)

NO_SUCH_DICE: Final[i64] = 402
NOT_HELD: Final[i64] = 404
NO_PERMUTATIONS: Final[i64] = 811


def add_die(board: Board, die: i64) -> None:
    """A die of this kind comes to the seat."""
    at = board.seat * OWN
    board.own[at + HELD + die] += 1
    board.own[at + DICE_TOTAL] += 1
    board.own[at + KINDS] |= BIT[die]
    board.own[at + PIPS + die_colour(die)] += die_face(die)


def remove_die(board: Board, die: i64) -> None:
    at = board.seat * OWN
    board.own[at + HELD + die] -= 1
    board.own[at + DICE_TOTAL] -= 1
    if board.own[at + HELD + die] == 0:
        board.own[at + KINDS] &= ~BIT[die]
    board.own[at + PIPS + die_colour(die)] -= die_face(die)


def spend_die(board: Board, die: i64) -> None:
    """It returns to the pool at once (5.5)."""
    remove_die(board, die)
    board.common[POOL + die_colour(die)] += 1


# --- winning dice ------------------------------------------------------


def take_from_pool(board: Board, colour: i64, count: i64) -> None:
    board.common[POOL + colour] -= count
    board.rolling += count * BIT[4 * colour]


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


def refuse_name(board: Board, colour: i64) -> i64:
    return 0 if board.name_from & colours_left(board) & BIT[colour] else NO_SUCH_DICE


def answer_names(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for colour in range(COLOURS):
        if refuse_name(board, colour) == 0:
            buffer[written] = FIRST_NAME + colour
            written += 1
    return written


def name_colour(board: Board, colour: i64) -> bool:
    """Whether all are named; then they are rolled together."""
    take_from_pool(board, colour, 1)
    if board.name_once:
        board.name_from &= ~BIT[colour]
    board.to_name -= 1
    board.begun = True
    if board.to_name:
        return False
    board.begun = False
    put(board, ROLL_DICE, 0)
    return True


# --- rolling -----------------------------------------------------------


def start_rolling(board: Board) -> None:
    if board.rolling:
        board.phase = ROLLING


def rolling_colour(board: Board) -> i64:
    """Dice are rolled one at a time, colour by colour."""
    colour: i64 = 0
    while not (board.rolling >> (4 * colour)) & 15:
        colour += 1
    return colour


def roll(board: Board, die: i64) -> bool:
    """A die has fallen. Whether it was the last."""
    board.rolling -= BIT[4 * die_colour(die)]
    add_die(board, die)
    return board.rolling == 0


# --- rolling again -----------------------------------------------------


def ask_rerolls(board: Board) -> None:
    board.reroll_from = 0
    board.begun = False
    board.phase = REROLLING


def refuse_reroll(board: Board, die: i64) -> i64:
    """Dice are picked up in one fixed order, so that no choice can be said in two ways."""
    if not board.mine(KINDS) & BIT[die]:
        return NOT_HELD
    return 0 if die >= board.reroll_from else NO_PERMUTATIONS


def answer_rerolls(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for die in range(board.reroll_from, DICE):
        if board.mine(KINDS) & BIT[die]:
            buffer[written] = FIRST_REROLL + die
            written += 1
    buffer[written] = STOP
    return written + 1


def pick_up(board: Board, die: i64) -> None:
    remove_die(board, die)
    board.rolling += BIT[4 * die_colour(die)]
    board.reroll_from = die
    board.begun = True


def stop_picking(board: Board) -> None:
    board.begun = False
    put(board, ROLL_DICE, 0)
