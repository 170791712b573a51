"""Phase 2: taken gems go to the treasury and the tactics slots (clause 5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, unless, write_bits
from mandapa.games.ganesha.board import LIFT, OFFER, Board
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import BOTH_SLOTS, FIRST_SLOT, KEEP, NO_GEM, SLOTS, among

SLOT_USED: Final[i64] = 503


@final
class Store(Question):
    """A gem goes to the treasury or to a tactics slot that took none yet (5.1, 5.3)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(ways_to_store(board), KEEP, buffer)

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return KEEP + rng.bit(ways_to_store(board))

    def refusal(self, board: Board, action: i64) -> i64:
        if action == KEEP:
            return 0
        if not among(action, FIRST_SLOT, SLOTS):
            return NOT_ASKED
        return unless(board.slots_used & BIT[action - FIRST_SLOT] == 0, SLOT_USED)

    def apply(self, board: Board, action: i64) -> None:
        gem = next_gem(board)
        if action == KEEP:
            board.to_treasury(board.seat, gem)
        else:
            slot = action - FIRST_SLOT
            board.empty_slot(board.seat, slot)  # 5.2
            board.fill_slot(board.seat, slot, gem)
            board.slots_used |= BIT[slot]
        go_on_storing(board)


def ways_to_store(board: Board) -> i64:
    """Return the rows (bits) from `KEEP` on: that one, and the slots that took no gem yet."""
    return 1 + 2 * (BOTH_SLOTS & ~board.slots_used)


def next_gem(board: Board) -> i64:
    """Return the gem to be stored now: the one taken first comes first (5.1)."""
    return board.first_gem if board.first_gem != NO_GEM else board.second_gem


def go_on_storing(board: Board) -> None:
    """Go on to the other gem, to coriander (8.12), then to phase 3."""
    if board.first_gem != NO_GEM:
        board.first_gem = NO_GEM
    else:
        board.second_gem = NO_GEM
    if board.second_gem == NO_GEM:
        board.phase = LIFT if board.coriander and board.full_slots(board.seat) else OFFER
        board.coriander = False
