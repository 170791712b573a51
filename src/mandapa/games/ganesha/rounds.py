"""Turns, rounds and refills: whose turn it is (3.2, 7)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.ganesha.board import NO_HEX, Board
from mandapa.games.ganesha.final_stage import begin_final_stage
from mandapa.games.ganesha.preparation import begin_turn, clear_altar, prepare_altar
from mandapa.games.ganesha.rows import NO_GEM


def end_turn(board: Board) -> None:
    """Go on to the next player, the next round (3.2), or the final stage (7.3)."""
    board.lifted_hex = NO_HEX
    board.lifted_colour = NO_GEM
    board.cinnamon = False
    board.slots_used = 0
    board.turns += 1
    if board.turns < board.players:
        board.seat = after(board, board.seat)
        begin_turn(board)
    else:
        board.turns = 0
        board.round += 1
        begin_round(board)


def begin_round(board: Board) -> None:
    """Refill the altar after every third round (7.2), but not after the last (7.3)."""
    if board.round == board.edition.rounds:
        begin_final_stage(board)
    elif board.round % board.edition.refill == 0:
        clear_altar(board)
        board.drum = after(board, board.drum)
        prepare_altar(board)
    else:
        board.seat = board.drum
        begin_turn(board)


def after(board: Board, seat: i64) -> i64:
    """Return the next seat, clockwise."""
    return (seat + 1) % board.players
