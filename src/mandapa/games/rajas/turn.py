"""A turn: an answer, and everything that follows from it (3.1)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.agenda import next_part
from mandapa.games.rajas.benefits import do_part
from mandapa.games.rajas.board import PLAY, SETTLED, Board
from mandapa.games.rajas.bonuses import ask_bonus
from mandapa.games.rajas.preparation import go_on_setting_up
from mandapa.games.rajas.questions import QUESTIONS
from mandapa.games.rajas.rounds import end_turn
from mandapa.games.rajas.yields import ask_yield


def answer(board: Board, action: i64) -> None:
    """Carry out an answer or an outcome of chance, and go on until something is asked again."""
    question = QUESTIONS[board.phase]
    board.phase = SETTLED
    question.apply(board, action)
    while board.phase == SETTLED:
        go_on(board)


def go_on(board: Board) -> None:
    """First the agenda, then the bonuses, then yield tiles for building, then the next turn."""
    if board.agenda_size:
        do_part(board, next_part(board))  # 10.1
    elif board.bonuses:
        ask_bonus(board)  # 10.2
    elif board.builds:
        board.builds -= 1
        ask_yield(board, True)  # 11.7
    elif board.stage == PLAY:
        end_turn(board)
    else:
        go_on_setting_up(board)
