"""The stacks of province tiles: what lies open, and what is revealed next (2.4, 6.5, 6.9)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, zeros
from mandapa.games.rajas.board import CHEAPEST, NONE, REST, REVEALING, TOO_DEAR, TOP, Board
from mandapa.games.rajas.question import Draw
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BACKS,
    COLOUR_NAMES,
    FIRST_REVEAL,
    MAX_STACK,
    first_tile,
    stack_back,
    stack_colour,
    tile_colour,
    tile_in_stack,
    tile_stack,
)


def take_from_stack(board: Board, tile: i64) -> None:
    board.common[TOP + tile_stack(tile)] = NONE
    find_cheapest(board, tile_colour(tile))


def find_cheapest(board: Board, colour: i64) -> None:
    lowest: i64 = TOO_DEAR
    for stack in range(colour * BACKS, colour * BACKS + BACKS):
        tile = board.common[TOP + stack]
        if tile != NONE:
            lowest = min(lowest, board.edition.cost[tile])
    board.common[CHEAPEST + colour] = lowest


def ask_reveal(board: Board, stack: i64) -> None:
    """Have the next tile of a stack revealed; an empty one has nothing to reveal (6.9)."""
    if board.common[REST + stack]:
        board.place = stack
        board.phase = REVEALING


@final
class Reveal(Draw):
    """The next tile of a stack lies open (2.4, 6.5)."""

    __slots__ = ()

    def source(self, board: Board) -> str:
        colour = COLOUR_NAMES[stack_colour(board.place)]
        return f"{colour} {BACK_NAMES[stack_back(board.place)]} stack"

    def first_row(self, board: Board) -> i64:
        return FIRST_REVEAL + first_tile(board.place)

    def weights(self, board: Board) -> vec[i64]:
        found = zeros(MAX_STACK)
        for n in range(MAX_STACK):
            if board.common[REST + board.place] & BIT[n]:
                found[n] = 1
        return found

    def apply(self, board: Board, action: i64) -> None:
        tile = action - FIRST_REVEAL
        stack = tile_stack(tile)
        board.common[TOP + stack] = tile
        board.common[REST + stack] &= ~BIT[tile_in_stack(tile)]
        find_cheapest(board, tile_colour(tile))
