"""The final stage: what is left goes to the mandala for nothing (clause 9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import Rng, unless, write_bits
from mandapa.games.ganesha.board import DONE, FINAL, PLACE, Board
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import COLOURS, FIRST_PLACE, SLOTS, among
from mandapa.games.ganesha.scoring import order_of, score_slots

NOT_IN_TREASURY: Final[i64] = 903


def begin_final_stage(board: Board) -> None:
    """Empty the tactics slots (9.1) and see who begins (9.2)."""
    for seat in range(board.players):
        for slot in range(SLOTS):
            board.empty_slot(seat, slot)
    wait_for(board, lowest(board))


def lowest(board: Board) -> i64:
    """Return the seat with the fewest points, among equals the youngest (9.2)."""
    best: i64 = 0
    for seat in range(1, board.players):
        fewer = board.total(best) - board.total(seat)
        if fewer > 0 or (fewer == 0 and youth(board, seat) > youth(board, best)):
            best = seat
    return best


def youth(board: Board, seat: i64) -> i64:
    """More is younger: by the age order of the table, if it has one, else by the seats (9.2)."""
    if len(board.ages):
        return board.ages[seat]
    order = order_of(board, seat)
    return order if board.later_is_younger else -order


def wait_for(board: Board, seat: i64) -> None:
    """Ask the next seat from this one that has a gem left; without any it is over (9.3, 9.4)."""
    for step in range(board.players):
        board.seat = (seat + step) % board.players
        if board.has_gems(board.seat):
            board.phase = PLACE
            return
    board.phase = DONE


@final
class Place(Question):
    """One gem goes into the next slot of its colour, without an offering (9.3)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(board.held_colours(board.seat), FIRST_PLACE, buffer)

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return FIRST_PLACE + rng.bit(board.held_colours(board.seat))

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_PLACE, COLOURS):
            return NOT_ASKED
        return unless(board.held(board.seat, action - FIRST_PLACE) != 0, NOT_IN_TREASURY)

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_PLACE
        board.from_treasury(board.seat, colour)
        score_slots(board, board.seat, FINAL, colour, 1)
        wait_for(board, board.seat + 1)


@final
class Over(Question):
    """Nothing is asked any more (9.4)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return 0

    def refusal(self, board: Board, action: i64) -> i64:  # noqa: ARG002
        return NOT_ASKED

    def apply(self, board: Board, action: i64) -> None:
        """Nothing happens any more."""
