"""Phase 2: taken gems go to the treasury and the tactics slots; coriander after it (clause 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.ganesha.board import LIFT, OFFER, SET, Board
from mandapa.games.ganesha.rows import (
    BOTH_SLOTS,
    COLOURS,
    FIRST_LIFT,
    FIRST_SLOT,
    KEEP,
    LEAVE,
    NO_GEM,
    SLOTS,
    set_row,
)

SLOT_USED: Final[i64] = 503
NOTHING_TO_LIFT: Final[i64] = 812
NOT_SETTABLE: Final[i64] = 813


# --- storing the taken gems --------------------------------------------


def legal_stores(board: Board, buffer: vec[i64]) -> i64:
    buffer[0] = KEEP
    written: i64 = 1
    for slot in range(SLOTS):
        if board.slots_used & BIT[slot] == 0:
            buffer[written] = FIRST_SLOT + slot
            written += 1
    return written


def refuse_slot(board: Board, slot: i64) -> i64:
    return SLOT_USED if board.slots_used & BIT[slot] else 0


def next_gem(board: Board) -> i64:
    """The gem to be stored now: the one taken first comes first (5.1)."""
    return board.first_gem if board.first_gem != NO_GEM else board.second_gem


def keep(board: Board) -> None:
    """The gem goes to the treasury (5.1)."""
    board.treasury[board.seat * COLOURS + next_gem(board)] += 1
    go_on_storing(board)


def put_in_slot(board: Board, slot: i64) -> None:
    """The gem goes to a tactics slot; what lies there moves to the treasury (5.2)."""
    empty_slot(board, slot)
    board.tactics[board.seat * SLOTS + slot] = next_gem(board)
    board.slots_used |= BIT[slot]
    go_on_storing(board)


def empty_slot(board: Board, slot: i64) -> None:
    colour = board.in_slot(board.seat, slot)
    if colour != NO_GEM:
        board.treasury[board.seat * COLOURS + colour] += 1
        board.tactics[board.seat * SLOTS + slot] = NO_GEM


def go_on_storing(board: Board) -> None:
    """The other gem, coriander, then phase 3."""
    if board.first_gem != NO_GEM:
        board.first_gem = NO_GEM
    else:
        board.second_gem = NO_GEM
    if board.second_gem == NO_GEM:
        board.phase = LIFT if board.coriander and full_slots(board) else OFFER
        board.coriander = False


# --- coriander ---------------------------------------------------------


def full_slots(board: Board) -> i64:
    """The tactics slots (bits) that hold a gem."""
    slots: i64 = 0
    for slot in range(SLOTS):
        if board.in_slot(board.seat, slot) != NO_GEM:
            slots |= BIT[slot]
    return slots


def legal_lifts(board: Board, buffer: vec[i64]) -> i64:
    buffer[0] = LEAVE
    written: i64 = 1
    for lifted in range(1, BOTH_SLOTS + 1):
        if refuse_lift(board, lifted) == 0:
            buffer[written] = FIRST_LIFT + lifted - 1
            written += 1
    return written


def refuse_lift(board: Board, lifted: i64) -> i64:
    return NOTHING_TO_LIFT if lifted & ~full_slots(board) else 0


def lift(board: Board, lifted: i64) -> None:
    """One or two gems move from tactics slots to the treasury (8.12)."""
    for slot in range(SLOTS):
        if lifted & BIT[slot]:
            empty_slot(board, slot)
            board.to_set += 1
    board.phase = SET


def settable_slots(board: Board) -> i64:
    """Empty slots (bits); of two gems that go back, slot 1 takes the first (8.13)."""
    return BIT[0] if board.to_set == SLOTS else BOTH_SLOTS & ~full_slots(board)


def legal_sets(board: Board, buffer: vec[i64]) -> i64:
    slots = settable_slots(board)
    written: i64 = 0
    for slot in range(SLOTS):
        if slots & BIT[slot]:
            for colour in range(COLOURS):
                if board.held(board.seat, colour):
                    buffer[written] = set_row(slot, colour)
                    written += 1
    return written


def refuse_set(board: Board, slot: i64, colour: i64) -> i64:
    allowed = settable_slots(board) & BIT[slot] and board.held(board.seat, colour)
    return 0 if allowed else NOT_SETTABLE


def set_gem(board: Board, slot: i64, colour: i64) -> None:
    """A gem moves from the treasury to an empty tactics slot (8.13)."""
    board.treasury[board.seat * COLOURS + colour] -= 1
    board.tactics[board.seat * SLOTS + slot] = colour
    board.to_set -= 1
    if board.to_set == 0:
        board.phase = OFFER
