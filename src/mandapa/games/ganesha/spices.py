"""The spices under the gems: what each asks and does (clause 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.ganesha.board import (
    ANSWER,
    DRAW,
    GIVE,
    LINES,
    NO_SPICE,
    NOBODY,
    REMOVE,
    RETURN,
    SPICE,
    SPICE_POINTS,
    SWAP,
    Board,
)
from mandapa.games.ganesha.rows import (
    BLACK_PEPPER,
    CARAWAY,
    CARDAMOM,
    CINNAMON,
    COLOURS,
    CORIANDER,
    FIRST_ANSWER,
    FIRST_GIVE,
    FIRST_REMOVE,
    FIRST_RETURN,
    FIRST_SWAP,
    FIRST_USE,
    GINGER,
    LEAVE,
    NO_GEM,
    RED_PEPPER,
)
from mandapa.games.ganesha.scoring import score
from mandapa.games.ganesha.taking import go_on_taking

OTHER_SPICE: Final[i64] = 801
NOT_ON_MANDALA: Final[i64] = 802
NOT_ON_ALTAR: Final[i64] = 804
NOT_ELIGIBLE: Final[i64] = 806
NOT_DIFFERENT: Final[i64] = 807
NOT_IN_TREASURY: Final[i64] = 811


# --- the gem in hand ---------------------------------------------------


def hand(board: Board) -> i64:
    """The gem just taken, which the spice is about."""
    return board.first_gem if board.second_gem == NO_GEM else board.second_gem


def change_hand(board: Board, colour: i64) -> None:
    """Another gem takes the place of the one just taken."""
    if board.second_gem == NO_GEM:
        board.first_gem = colour
    else:
        board.second_gem = colour


# --- meeting a spice ---------------------------------------------------


def meet_spice(board: Board, hex_: i64) -> None:
    """After a gem is taken: ask about the token under it, if it can do anything (8.1)."""
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
        return any_of(board.filled, 0)
    if spice == CARAWAY:
        return board.occupied != 0
    if spice == GINGER:
        for seat in range(board.players):
            if eligible(board, seat):
                return True
        return False
    if spice == RED_PEPPER:
        return board.total(board.seat) > 0 and board.bag_size > 0
    if spice == BLACK_PEPPER:
        return any_of(board.treasury, board.seat * COLOURS)
    return True


def any_of(gems: vec[i64], first: i64) -> bool:
    """Whether any of five colour counts is not zero."""
    for colour in range(COLOURS):
        if gems[first + colour]:
            return True
    return False


def legal_uses(board: Board, buffer: vec[i64]) -> i64:
    buffer[0] = FIRST_USE + board.spice
    buffer[1] = LEAVE
    return 2


def refuse_use(board: Board, spice: i64) -> i64:
    return 0 if spice == board.spice else OTHER_SPICE


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
        board.earned[board.seat * LINES + SPICE_POINTS] -= 1  # 8.9
        board.phase = DRAW
    else:
        score(board, board.seat, SPICE_POINTS, 1)  # black mustard, 8.8
        go_on_taking(board)


# --- cardamom (8.2, 8.3) -----------------------------------------------


def legal_removes(board: Board, buffer: vec[i64]) -> i64:
    return colours_from(board.filled, 0, FIRST_REMOVE, buffer)


def colours_from(gems: vec[i64], first: i64, row: i64, buffer: vec[i64]) -> i64:
    """Write the rows of all colours that a place holds."""
    written: i64 = 0
    for colour in range(COLOURS):
        if gems[first + colour]:
            buffer[written] = row + colour
            written += 1
    return written


def refuse_remove(board: Board, colour: i64) -> i64:
    return 0 if board.filled[colour] else NOT_ON_MANDALA


def remove(board: Board, colour: i64) -> None:
    """The last gem of a colour leaves the mandala; points stay, and its slot is free again."""
    board.filled[colour] -= 1
    board.to_bag(colour)
    go_on_taking(board)


# --- caraway (8.4, 8.5) ------------------------------------------------


def legal_swaps(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for hex_ in board.edition.altar.order:
        if board.occupied & BIT[hex_]:
            buffer[written] = FIRST_SWAP + hex_
            written += 1
    return written


def refuse_swap(board: Board, hex_: i64) -> i64:
    return 0 if board.occupied & BIT[hex_] else NOT_ON_ALTAR


def swap(board: Board, hex_: i64) -> None:
    """The two gems change places; a token under the other gem stays for its next taker."""
    colour = board.gem_on(hex_)
    board.altar[colour] &= ~BIT[hex_]
    board.altar[hand(board)] |= BIT[hex_]
    change_hand(board, colour)
    go_on_taking(board)


# --- ginger (8.6, 8.7) -------------------------------------------------


def eligible(board: Board, seat: i64) -> bool:
    """Another player with a gem of another colour in the treasury."""
    if seat == board.seat or seat >= board.players:
        return False
    for colour in range(COLOURS):
        if colour != hand(board) and board.held(seat, colour):
            return True
    return False


def legal_gives(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for seat in range(board.players):
        if eligible(board, seat):
            buffer[written] = FIRST_GIVE + seat
            written += 1
    return written


def refuse_give(board: Board, seat: i64) -> i64:
    return 0 if eligible(board, seat) else NOT_ELIGIBLE


def give(board: Board, seat: i64) -> None:
    board.other = seat
    board.phase = ANSWER


def legal_answers(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for colour in range(COLOURS):
        if refuse_answer(board, colour) == 0:
            buffer[written] = FIRST_ANSWER + colour
            written += 1
    return written


def refuse_answer(board: Board, colour: i64) -> i64:
    if colour == hand(board) or board.held(board.other, colour) == 0:
        return NOT_DIFFERENT
    return 0


def answer(board: Board, colour: i64) -> None:
    """The two gems change owners; the one received counts as taken."""
    board.treasury[board.other * COLOURS + hand(board)] += 1
    board.treasury[board.other * COLOURS + colour] -= 1
    change_hand(board, colour)
    board.other = NOBODY
    go_on_taking(board)


# --- black and red pepper (8.9 to 8.11) --------------------------------


def legal_returns(board: Board, buffer: vec[i64]) -> i64:
    return colours_from(board.treasury, board.seat * COLOURS, FIRST_RETURN, buffer)


def refuse_return(board: Board, colour: i64) -> i64:
    return 0 if board.held(board.seat, colour) else NOT_IN_TREASURY


def return_gem(board: Board, colour: i64) -> None:
    board.treasury[board.seat * COLOURS + colour] -= 1
    board.to_bag(colour)
    board.phase = DRAW


def draw_gem(board: Board, colour: i64) -> None:
    """Black pepper keeps what is drawn (8.11), red pepper only the colour just taken (8.10)."""
    if board.spice == BLACK_PEPPER or colour == hand(board):
        board.from_bag(colour)
        board.treasury[board.seat * COLOURS + colour] += 1
    go_on_taking(board)
