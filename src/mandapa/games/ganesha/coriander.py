"""Coriander, after phase 2: gems leave tactics slots and others take their place (8.12, 8.13)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.ganesha.board import OFFER, SET, Board
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import (
    BOTH_SLOTS,
    COLOURS,
    FIRST_LIFT,
    FIRST_SET,
    LEAVE,
    SLOTS,
    among,
    lift_row,
    lifted_slots,
    set_colour,
    set_row,
    set_slot,
)

NOTHING_TO_LIFT: Final[i64] = 812
NOT_SETTABLE: Final[i64] = 813


@final
class Lift(Question):
    """One or two gems go from tactics slots to the treasury, or none (8.12)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        buffer[0] = LEAVE
        written: i64 = 1
        for slots in range(1, BOTH_SLOTS + 1):
            if all_full(board, slots):
                buffer[written] = lift_row(slots)
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if action == LEAVE:
            return 0
        if not among(action, FIRST_LIFT, BOTH_SLOTS):
            return NOT_ASKED
        return unless(all_full(board, lifted_slots(action)), NOTHING_TO_LIFT)

    def apply(self, board: Board, action: i64) -> None:
        if action == LEAVE:
            board.phase = OFFER
            return
        for slot in range(SLOTS):
            if lifted_slots(action) & BIT[slot]:
                board.empty_slot(board.seat, slot)
                board.to_set += 1
        board.phase = SET


def all_full(board: Board, slots: i64) -> bool:
    """Whether each of these slots (bits) holds a gem."""
    return slots & ~board.full_slots(board.seat) == 0


@final
class Set(Question):
    """A gem goes from the treasury to an empty tactics slot (8.13)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        slots = settable_slots(board)
        written: i64 = 0
        for slot in range(SLOTS):
            if slots & BIT[slot]:
                for colour in range(COLOURS):
                    if board.held(board.seat, colour):
                        buffer[written] = set_row(slot, colour)
                        written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_SET, SLOTS * COLOURS):
            return NOT_ASKED
        settable = settable_slots(board) & BIT[set_slot(action)] != 0
        return unless(settable and board.held(board.seat, set_colour(action)) != 0, NOT_SETTABLE)

    def apply(self, board: Board, action: i64) -> None:
        board.from_treasury(board.seat, set_colour(action))
        board.fill_slot(board.seat, set_slot(action), set_colour(action))
        board.to_set -= 1
        if board.to_set == 0:
            board.phase = OFFER


def settable_slots(board: Board) -> i64:
    """Empty slots (bits); of two gems that go back, slot 1 takes the first (8.13)."""
    return BIT[0] if board.to_set == SLOTS else BOTH_SLOTS & ~board.full_slots(board.seat)
