"""A view read back into a state, and what the viewer cannot know filled in (clause 8).

Covered patterns are no part of a state: chance draws them when they are shown. So only the
others' objectives are to be imagined, any of the cards that the viewer does not see.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, nth_bit, popcount
from mandapa.games.mandala_stones.board import (
    COVERED,
    DONE,
    EMPTY,
    END_NAMES,
    KNOWS_ALL,
    LINES,
    PHASE_NAMES,
    SPECTATOR,
    Board,
    stone_of,
    with_top,
)
from mandapa.games.mandala_stones.preparation import cards_left
from mandapa.games.mandala_stones.rows import CIRCLES, COLOURS, PATTERNS, SPACES


def read_view(board: Board, view: dict[str, Any]) -> None:
    """Fill a laid-out board with what a view tells."""
    seat = view["seat"]
    board.viewer = SPECTATOR if seat is None else seat
    _read_turn(board, view)
    for stack in range(board.edition.stacks):
        board.piles[stack] = _stack(view["stacks"][stack])
    for circle in range(CIRCLES):
        pattern = view["artists"][circle]
        if pattern is not None:
            board.artists[pattern] |= BIT[circle]
    for stones in view["mandala"]:
        board.scored[board.scored_count] = stone_of(stones[0], stones[1])
        board.scored_count += 1
    for colour in range(COLOURS):
        board.bag[colour] = view["bag"][colour]
        for pattern in range(PATTERNS):
            board.left[colour * PATTERNS + pattern] = view["unseen"][colour][pattern]
    for s in range(board.players):
        for space in range(SPACES):
            board.spaces[s * SPACES + space] = _stack(view["boards"][s][space])
        for line in range(LINES):
            board.earned[s * LINES + line] = view["earned"][s][line]
        for card in view["objectives"][s] or []:
            board.held[s] |= BIT[card]
    board.count_masks()
    for stack in view["to_show"]:
        board.to_show |= BIT[stack]


def _read_turn(board: Board, view: dict[str, Any]) -> None:
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    board.set_up = view["set_up"]
    board.laid = view["laid"]
    board.dealt = view["dealt"]
    board.hands_covered = view["hands_covered"]
    board.ending = END_NAMES.index(view["ending"])
    moving = view["moving"]
    if moving is not None:
        board.artist = moving["artist"]
        board.circle = moving["circle"]
        if moving["first"] is not None:
            board.first = moving["first"]


def _stack(stones: list[list[Any]]) -> i64:
    stack: i64 = EMPTY
    for colour, pattern in stones:
        stack = with_top(stack, stone_of(colour, COVERED if pattern is None else pattern))
    return stack


def fill_hidden(board: Board, rng: Rng) -> None:
    """Deal the others' objectives at random: every deal is equally likely."""
    if board.phase != DONE:
        free = cards_left(board)
        for seat in range(board.players):
            if seat != board.viewer:
                for _ in range(board.cards_held(seat)):
                    card = nth_bit(free, rng.below(popcount(free)))
                    board.held[seat] |= BIT[card]
                    free &= ~BIT[card]
    board.viewer = KNOWS_ALL
