"""Points and ranks (clause 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.games.flowers.board import FLOWER_FIELDS, NO_TILE, Board
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import COLOURS

TIE_BREAKS: Final = ("hand",)


def flower_value(edition: Edition, tile: i64, partner: i64) -> i64:
    """Partner times multiplier (8.2), or twice the lower and once the higher (8.3)."""
    factor = max(edition.factor[tile], edition.factor[partner])
    low = min(edition.value[tile], edition.value[partner])
    high = max(edition.value[tile], edition.value[partner])
    return factor * high if factor else 2 * low + high


def singles_points(board: Board, seat: i64) -> i64:
    """Single tiles are worth what they show; a multiplying tile alone nothing (8.1)."""
    points: i64 = 0
    single = board.single
    first = seat * COLOURS
    for at in range(first, first + COLOURS):
        tile = single[at]
        if tile != NO_TILE:
            points += board.edition.value[tile]
    return points


def flowers_points(board: Board, seat: i64) -> i64:
    points: i64 = 0
    for flower in range(board.flower_total):
        place = flower * FLOWER_FIELDS
        if board.flowers[place] == seat:
            points += flower_value(
                board.edition, board.flowers[place + 1], board.flowers[place + 2]
            )
    return points


def score_sheets(board: Board) -> list[dict[str, int]]:
    return [
        {"singles": singles_points(board, seat), "flowers": flowers_points(board, seat)}
        for seat in range(board.players)
    ]


def known_sheets(board: Board, seat: int | None) -> list[dict[str, int]]:
    """With `memory`, only those who may look at a flower's tiles know its value."""
    sheets = score_sheets(board)
    if board.memory:
        for flower in range(board.flower_total):
            owner = int(board.flowers[flower * FLOWER_FIELDS])
            if owner != seat:
                sheets[owner].pop("flowers", None)
    return sheets


def rank_keys(board: Board) -> list[tuple[int, ...]]:
    """Most points, then most cards in hand, then a shared victory (8.4)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(board.players):
        points = singles_points(board, seat) + flowers_points(board, seat)
        keys.append((points, board.hand_size[seat]))
    return keys
