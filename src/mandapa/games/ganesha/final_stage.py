"""The final stage: what is left goes to the mandala for nothing (clause 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.games.ganesha.board import DONE, FINAL, PLACE, Board
from mandapa.games.ganesha.rows import COLOURS, FIRST_PLACE, NO_GEM, SLOTS
from mandapa.games.ganesha.scoring import order_of, score_slots

NOT_IN_TREASURY: Final[i64] = 903


def begin_final_stage(board: Board) -> None:
    """Empty the tactics slots (9.1) and see who begins (9.2)."""
    for seat in range(board.players):
        for slot in range(SLOTS):
            colour = board.in_slot(seat, slot)
            if colour != NO_GEM:
                board.treasury[seat * COLOURS + colour] += 1
                board.tactics[seat * SLOTS + slot] = NO_GEM
    wait_for(board, lowest(board))


def lowest(board: Board) -> i64:
    """The seat with the fewest points, among equals the youngest (9.2)."""
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
    """The next seat from this one that has a gem left; without any the game is over (9.3, 9.4)."""
    for step in range(board.players):
        board.seat = (seat + step) % board.players
        for colour in range(COLOURS):
            if board.held(board.seat, colour):
                board.phase = PLACE
                return
    board.phase = DONE


def legal_places(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for colour in range(COLOURS):
        if board.held(board.seat, colour):
            buffer[written] = FIRST_PLACE + colour
            written += 1
    return written


def refuse_place(board: Board, colour: i64) -> i64:
    return 0 if board.held(board.seat, colour) else NOT_IN_TREASURY


def place(board: Board, colour: i64) -> None:
    """One gem into the next slot of its colour, without an offering (9.3)."""
    board.treasury[board.seat * COLOURS + colour] -= 1
    score_slots(board, board.seat, FINAL, colour, 1)
    wait_for(board, board.seat + 1)
