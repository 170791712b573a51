"""What spices ask when they are used (8.2 to 8.11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.native import BIT, unless, write_bits
from mandapa.games.ganesha.bag import DrawFromBag
from mandapa.games.ganesha.board import ANSWER, DRAW, NOBODY, Board
from mandapa.games.ganesha.in_hand import change_last_taken, go_on_taking, last_taken
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import (
    BLACK_PEPPER,
    COLOURS,
    FIRST_ANSWER,
    FIRST_DRAW,
    FIRST_GIVE,
    FIRST_REMOVE,
    FIRST_RETURN,
    FIRST_SWAP,
    HEXES,
    among,
)

NOT_ON_MANDALA: Final[i64] = 802
NOT_ON_ALTAR: Final[i64] = 804
NOT_ELIGIBLE: Final[i64] = 806
NOT_DIFFERENT: Final[i64] = 807
NOT_IN_TREASURY: Final[i64] = 811


@final
class Remove(Question):
    """Cardamom: the last gem of a colour leaves the mandala (8.2).

    Points stay, and the slot scores again for the next gem (8.3).
    """

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for colour in range(COLOURS):
            if board.filled[colour]:
                buffer[written] = FIRST_REMOVE + colour
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_REMOVE, COLOURS):
            return NOT_ASKED
        return unless(board.filled[action - FIRST_REMOVE] != 0, NOT_ON_MANDALA)

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_REMOVE
        board.filled[colour] -= 1
        board.to_bag(colour)
        go_on_taking(board)


@final
class Swap(Question):
    """Caraway: the gem just taken changes places with another on the altar (8.4).

    A token under the other gem stays for its next taker (8.5).
    """

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for hex_ in board.edition.altar.order:
            if board.occupied & BIT[hex_]:
                buffer[written] = FIRST_SWAP + hex_
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_SWAP, HEXES):
            return NOT_ASKED
        return unless(board.occupied & BIT[action - FIRST_SWAP] != 0, NOT_ON_ALTAR)

    def apply(self, board: Board, action: i64) -> None:
        hex_ = action - FIRST_SWAP
        colour = board.gem_on(hex_)
        board.altar[colour] &= ~BIT[hex_]
        board.altar[last_taken(board)] |= BIT[hex_]
        change_last_taken(board, colour)
        go_on_taking(board)


# --- ginger ------------------------------------------------------------


def eligible(board: Board, seat: i64) -> bool:
    """Whether this is another player with a gem of another colour in the treasury (8.6)."""
    if seat == board.seat or seat >= board.players:
        return False
    for colour in range(COLOURS):
        if exchangeable(board, seat, colour):
            return True
    return False


def exchangeable(board: Board, seat: i64, colour: i64) -> bool:
    """Whether a treasury holds such a gem, and it is not of the colour just taken (8.7)."""
    return colour != last_taken(board) and board.held(seat, colour) != 0


@final
class Give(Question):
    """Ginger: who gets the gem just taken (8.6)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for seat in range(board.players):
            if eligible(board, seat):
                buffer[written] = FIRST_GIVE + seat
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_GIVE, MAX_PLAYERS):
            return NOT_ASKED
        return unless(eligible(board, action - FIRST_GIVE), NOT_ELIGIBLE)

    def apply(self, board: Board, action: i64) -> None:
        board.other = action - FIRST_GIVE
        board.phase = ANSWER


@final
class GiveBack(Question):
    """Ginger: what the other player gives in return, which then counts as taken (8.7)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for colour in range(COLOURS):
            if exchangeable(board, board.other, colour):
                buffer[written] = FIRST_ANSWER + colour
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_ANSWER, COLOURS):
            return NOT_ASKED
        return unless(exchangeable(board, board.other, action - FIRST_ANSWER), NOT_DIFFERENT)

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_ANSWER
        board.to_treasury(board.other, last_taken(board))
        board.from_treasury(board.other, colour)
        change_last_taken(board, colour)
        board.other = NOBODY
        go_on_taking(board)


# --- black and red pepper ----------------------------------------------


@final
class Return(Question):
    """Black pepper: a gem of the treasury goes into the bag (8.11)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(board.held_colours(board.seat), FIRST_RETURN, buffer)

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_RETURN, COLOURS):
            return NOT_ASKED
        return unless(board.held(board.seat, action - FIRST_RETURN) != 0, NOT_IN_TREASURY)

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_RETURN
        board.from_treasury(board.seat, colour)
        board.to_bag(colour)
        board.phase = DRAW


@final
class DrawForPepper(DrawFromBag):
    """Black pepper keeps what is drawn (8.11), red pepper only the colour just taken (8.10)."""

    __slots__ = ()

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_DRAW

    def apply(self, board: Board, action: i64) -> None:
        colour = action - FIRST_DRAW
        if board.spice == BLACK_PEPPER or colour == last_taken(board):
            board.from_bag(colour)
            board.to_treasury(board.seat, colour)
        go_on_taking(board)
