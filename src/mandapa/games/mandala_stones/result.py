"""Objectives, score sheets and places (clauses 7.3 to 7.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.native import BIT, popcount
from mandapa.games.mandala_stones.board import (
    DONE,
    EMPTY,
    LINE_NAMES,
    LINES,
    Board,
    height_of,
    pattern_of,
    top_of,
)
from mandapa.games.mandala_stones.edition import (
    DIFFERENT_COLOURS,
    HEIGHTS,
    OF_COLOUR,
    ONLY_PATTERN,
)
from mandapa.games.mandala_stones.rows import COLOURS, OBJECTIVES, SPACES

TIE_BREAKS: Final = ("seat",)

# --- objectives --------------------------------------------------------


def stacks_if_only(board: Board, seat: i64, pattern: i64) -> i64:
    """Return how many stacks there are if all show this pattern, else 0."""
    stacks: i64 = 0
    for space in range(SPACES):
        stack = board.stack_on(seat, space)
        if stack != EMPTY:
            if pattern_of(top_of(stack)) != pattern:
                return 0
            stacks += 1
    return stacks


def heights_of_stacks(board: Board, seat: i64) -> i64:
    """Return how many different heights the stacks have; here an empty space has none."""
    heights: i64 = 0
    for space in range(SPACES):
        stack = board.stack_on(seat, space)
        if stack != EMPTY:
            heights |= BIT[height_of(stack)]
    return popcount(heights)


def stacks_if_colours_differ(board: Board, seat: i64) -> i64:
    """Return how many stacks there are if no two show the same colour, else 0."""
    for colour in range(COLOURS):
        if popcount(board.tops_of(seat, colour)) > 1:
            return 0
    return popcount(board.filled_spaces(seat))


def objective_count(board: Board, seat: i64, card: i64) -> i64:
    """Return what the rule of a card counts on a player's board (7.4)."""
    rule = board.edition.objective_rule[card]
    subject = board.edition.objective_subject[card]
    if rule == ONLY_PATTERN:
        return stacks_if_only(board, seat, subject)
    if rule == HEIGHTS:
        return heights_of_stacks(board, seat)
    if rule == DIFFERENT_COLOURS:
        return stacks_if_colours_differ(board, seat)
    if rule == OF_COLOUR:
        return popcount(board.tops_of(seat, subject))
    return popcount(board.filled_spaces(seat))


def is_met(board: Board, seat: i64, card: i64) -> bool:
    count = objective_count(board, seat, card)
    edition = board.edition
    return edition.objective_least[card] <= count <= edition.objective_most[card]


def best_objective(board: Board, seat: i64) -> i64:
    """Return what the better of a player's objectives would bring now (7.3)."""
    best: i64 = 0
    for card in range(OBJECTIVES):
        if board.held[seat] & BIT[card] and is_met(board, seat, card):
            best = max(best, board.edition.objective_points[card])
    return best


# --- points and places -------------------------------------------------


def earned_points(board: Board, seat: i64) -> i64:
    """Return what everyone has seen a player win."""
    points: i64 = 0
    for line in range(LINES):
        points += board.earned[seat * LINES + line]
    return points


def objective_points(board: Board, seat: i64) -> i64:
    """Objectives score, and are shown, only after the end (7.3, 8.1)."""
    if board.phase == DONE:
        return best_objective(board, seat)
    return 0


def total_points(board: Board, seat: i64) -> i64:
    return earned_points(board, seat) + objective_points(board, seat)


def score_sheets(board: Board) -> list[dict[str, int]]:
    sheets: list[dict[str, int]] = []
    for seat in range(board.players):
        sheet: dict[str, int] = {}
        for line in range(LINES):
            sheet[LINE_NAMES[line]] = board.earned[seat * LINES + line]
        sheet[LINE_NAMES[LINES]] = objective_points(board, seat)
        sheets.append(sheet)
    return sheets


def rank_keys(board: Board) -> list[tuple[int, ...]]:
    """Rank by points; among equals the one earlier in turn order is ahead (7.5)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(board.players):
        keys.append((total_points(board, seat), -board.place_of(seat)))
    return keys
