"""How well a seat stands by a quick look."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.board import Board


def judge(board: Board, seat: i64) -> float:
    return float(board.difference(seat))
