"""Phase 3: a gem is offered, and all gems of a colour move to the mandala (clause 6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, unless, write_bits
from mandapa.games.ganesha.board import MANDALA, Board
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rounds import end_turn
from mandapa.games.ganesha.rows import (
    COLOURS,
    FIRST_OFFER,
    NO_OFFERING,
    OFFERS,
    PASS,
    YELLOW,
    among,
    offer_moved,
    offer_offered,
)
from mandapa.games.ganesha.scoring import score_slots

WRONG_COLOUR: Final[i64] = 602
NOTHING_TO_MOVE: Final[i64] = 605
NOT_IN_TREASURY: Final[i64] = 608


@final
class Offer(Question):
    """What is offered and which colour moves, or a pass (6.1)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(offers(board), FIRST_OFFER, buffer)

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return FIRST_OFFER + rng.bit(offers(board))

    def refusal(self, board: Board, action: i64) -> i64:
        if action == PASS:
            return 0
        if not among(action, FIRST_OFFER, OFFERS):
            return NOT_ASKED
        offered = offer_offered(action)
        moved = offer_moved(action)
        if not colours_fit(board, offered, moved):
            return WRONG_COLOUR
        if not can_offer(board, offered):
            return NOT_IN_TREASURY
        return unless(leaves_gems(board, offered, moved), NOTHING_TO_MOVE)

    def apply(self, board: Board, action: i64) -> None:
        if action != PASS:
            move_to_mandala(board, offer_offered(action), offer_moved(action))
        end_turn(board)


def offers(board: Board) -> i64:
    """Return the rows (bits) of all possible offerings from `FIRST_OFFER` on, the last a pass."""
    held = board.held_colours(board.seat)
    found = BIT[OFFERS]
    if held & BIT[YELLOW]:
        found |= BIT[OFFERS - COLOURS + YELLOW]  # for nothing (6.4)
    treasury = board.treasury
    first = board.seat * COLOURS
    for offered in range(COLOURS):
        if held & BIT[offered]:
            moved = held
            if treasury[first + offered] == 1:  # none is left to move (6.5)
                moved &= ~BIT[offered]
            if offered != YELLOW and not board.cinnamon:
                moved &= BIT[offered]  # like for like (6.2)
            found |= moved * BIT[offered * COLOURS]
    return found


def can_offer(board: Board, offered: i64) -> bool:
    """Whether the treasury holds what is offered (6.8)."""
    return offered == NO_OFFERING or board.held(board.seat, offered) != 0


def colours_fit(board: Board, offered: i64, moved: i64) -> bool:
    """Like for like (6.2), yellow for any (6.3), nothing for yellow (6.4), cinnamon (8.14)."""
    if offered == NO_OFFERING:
        return moved == YELLOW
    return offered == moved or offered == YELLOW or board.cinnamon


def leaves_gems(board: Board, offered: i64, moved: i64) -> bool:
    """Whether the offering leaves a gem to move (6.5)."""
    count = board.held(board.seat, moved)
    if offered == moved:
        count -= 1
    return count > 0


def move_to_mandala(board: Board, offered: i64, moved: i64) -> None:
    """Put the offered gem into the bag, all gems left of the colour on the mandala (6.6)."""
    if offered != NO_OFFERING:
        board.from_treasury(board.seat, offered)
        board.to_bag(offered)
    count = board.held(board.seat, moved)
    board.treasury[board.seat * COLOURS + moved] = 0
    score_slots(board, board.seat, MANDALA, moved, count)
