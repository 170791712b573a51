"""Phase 3: a gem is offered, and all gems of a colour move to the mandala (clause 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.games.ganesha.board import MANDALA, Board
from mandapa.games.ganesha.rounds import end_turn
from mandapa.games.ganesha.rows import COLOURS, NO_OFFERING, PASS, YELLOW, offer_row
from mandapa.games.ganesha.scoring import score_slots

WRONG_COLOUR: Final[i64] = 602
NOTHING_TO_MOVE: Final[i64] = 605
NOT_IN_TREASURY: Final[i64] = 608


def colours_fit(board: Board, offered: i64, moved: i64) -> bool:
    """Like for like (6.2), yellow for any (6.3), nothing for yellow (6.4), cinnamon (8.14)."""
    if offered == NO_OFFERING:
        return moved == YELLOW
    return offered == moved or offered == YELLOW or board.cinnamon


def refuse_offer(board: Board, offered: i64, moved: i64) -> i64:
    if not colours_fit(board, offered, moved):
        return WRONG_COLOUR
    if offered != NO_OFFERING and board.held(board.seat, offered) == 0:
        return NOT_IN_TREASURY
    left = board.held(board.seat, moved) - (1 if offered == moved else 0)
    return 0 if left > 0 else NOTHING_TO_MOVE


def legal_offers(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for offered in range(COLOURS + 1):
        if offered == NO_OFFERING or board.held(board.seat, offered):
            for moved in range(COLOURS):
                if board.held(board.seat, moved) and refuse_offer(board, offered, moved) == 0:
                    buffer[written] = offer_row(offered, moved)
                    written += 1
    buffer[written] = PASS
    return written + 1


def offer(board: Board, offered: i64, moved: i64) -> None:
    """The offered gem goes to the bag, all gems left of the colour to the mandala (6.6)."""
    if offered != NO_OFFERING:
        board.treasury[board.seat * COLOURS + offered] -= 1
        board.to_bag(offered)
    count = board.held(board.seat, moved)
    board.treasury[board.seat * COLOURS + moved] = 0
    score_slots(board, board.seat, MANDALA, moved, count)
    end_turn(board)
