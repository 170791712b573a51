"""Meeting a spice under a gem, and using it or leaving it (8.1)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import unless
from mandapa.games.ganesha.board import (
    DRAW,
    GIVE,
    NO_SPICE,
    REMOVE,
    RETURN,
    SPICE,
    SPICE_POINTS,
    SWAP,
    Board,
)
from mandapa.games.ganesha.in_hand import go_on_taking
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import (
    BLACK_PEPPER,
    CARAWAY,
    CARDAMOM,
    CINNAMON,
    COLOURS,
    CORIANDER,
    FIRST_USE,
    GINGER,
    LEAVE,
    RED_PEPPER,
    SPICES,
    among,
)
from mandapa.games.ganesha.scoring import lose_point, score
from mandapa.games.ganesha.spice_effects import eligible

OTHER_SPICE: Final[i64] = 801


def meet_spice(board: Board, hex_: i64) -> None:
    """Ask about the token under the gem just taken, if it can do anything (8.1)."""
    spice = board.token_on(hex_)
    if spice == CORIANDER:  # asked after phase 2 (8.12)
        board.coriander = True
    elif spice == CINNAMON:  # not asked at all (8.14)
        board.cinnamon = True
    elif spice != NO_SPICE and usable(board, spice):
        board.spice = spice
        board.phase = SPICE
        return
    go_on_taking(board)


def usable(board: Board, spice: i64) -> bool:
    """Whether a spice can have an effect now."""
    if spice == CARDAMOM:
        return mandala_has_gems(board)
    if spice == CARAWAY:
        return board.occupied != 0
    if spice == GINGER:
        return someone_eligible(board)
    if spice == RED_PEPPER:
        return board.total(board.seat) > 0 and board.bag_size > 0
    if spice == BLACK_PEPPER:
        return board.has_gems(board.seat)
    return True


def mandala_has_gems(board: Board) -> bool:
    for colour in range(COLOURS):
        if board.filled[colour]:
            return True
    return False


def someone_eligible(board: Board) -> bool:
    for seat in range(board.players):
        if eligible(board, seat):
            return True
    return False


@final
class UseSpice(Question):
    """Whether the spice under the gem is used or left (8.1)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        buffer[0] = FIRST_USE + board.spice
        buffer[1] = LEAVE
        return 2

    def refusal(self, board: Board, action: i64) -> i64:
        if action == LEAVE:
            return 0
        if not among(action, FIRST_USE, SPICES):
            return NOT_ASKED
        return unless(action - FIRST_USE == board.spice, OTHER_SPICE)

    def apply(self, board: Board, action: i64) -> None:
        if action == LEAVE:
            go_on_taking(board)
        else:
            use(board)


def use(board: Board) -> None:
    """Carry out the spice, or ask what it needs to know."""
    spice = board.spice
    if spice == CARDAMOM:
        board.phase = REMOVE
    elif spice == CARAWAY:
        board.phase = SWAP
    elif spice == GINGER:
        board.phase = GIVE
    elif spice == BLACK_PEPPER:
        board.phase = RETURN
    elif spice == RED_PEPPER:
        lose_point(board, board.seat)  # 8.9
        board.phase = DRAW
    else:
        score(board, board.seat, SPICE_POINTS, 1)  # black mustard, 8.8
        go_on_taking(board)
