"""How well a seat stands by a quick look: what the greedy bot maximises."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.flowers.board import Board
from mandapa.games.flowers.scoring import flowers_points, singles_points


def judge(board: Board, seat: i64) -> float:
    return float(singles_points(board, seat) + flowers_points(board, seat))
