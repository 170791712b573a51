"""How well a seat stands by a quick look: what the greedy bot and cut-off searches go by."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.ganesha.board import Board
from mandapa.games.ganesha.rows import COLOURS


def judge(board: Board, seat: i64) -> float:
    worth = float(board.total(seat))
    for colour in range(COLOURS):
        worth += float(board.held(seat, colour))
    return worth
