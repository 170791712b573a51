"""Scoring a colour or top stones, and the mandala they go to (clauses 5 and 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, nth_bit, popcount, unless
from mandapa.games.mandala_stones.board import (
    BONUS_LINE,
    COLOUR_LINE,
    EMPTY,
    LINES,
    TOPS_LINE,
    Board,
    colour_of,
    colours_in,
    height_of,
    top_of,
    without_top,
)
from mandapa.games.mandala_stones.edition import BY_COLOURS, BY_HEIGHT, VALUES, Edition
from mandapa.games.mandala_stones.rows import COLOURS, FIRST_SCORE, SPACES, tops_row
from mandapa.games.mandala_stones.turn import next_turn

FEWER_THAN_TWO: Final[i64] = 501
NO_TOP_STONE: Final[i64] = 504


# --- what may be scored ------------------------------------------------


def legal_scores(board: Board, buffer: vec[i64], written: i64) -> i64:
    """Write colours and sets of top stones after what the buffer holds (5.1, 5.4)."""
    colours = scorable(board)
    for colour in range(COLOURS):
        if colours & BIT[colour]:
            buffer[written] = FIRST_SCORE + colour
            written += 1
    in_use = board.filled_spaces(board.seat)
    subset = in_use & -in_use
    while subset:  # every non-empty subset, ascending
        buffer[written] = tops_row(subset)
        written += 1
        subset = (subset - in_use) & in_use
    return written


def scorable(board: Board) -> i64:
    """Return the colours (bits) of two or more top stones (5.1)."""
    tops = board.tops
    place = board.seat * COLOURS
    colours: i64 = 0
    for colour in range(COLOURS):
        if several(tops[place + colour]):
            colours |= BIT[colour]
    return colours


def count_scores(board: Board) -> i64:
    """Return how many `legal_scores` writes."""
    return popcount(scorable(board)) + BIT[popcount(board.filled_spaces(board.seat))] - 1


def nth_score(board: Board, n: i64) -> i64:
    """Return one of those that `legal_scores` writes, counted from 0."""
    colours = scorable(board)
    count = popcount(colours)
    if n < count:
        return FIRST_SCORE + nth_bit(colours, n)
    # The bits of this number say which of the spaces in use are in the set.
    chosen = n - count + 1
    in_use = board.filled_spaces(board.seat)
    spaces: i64 = 0
    while chosen:
        space = in_use & -in_use
        if chosen & 1:
            spaces |= space
        in_use -= space
        chosen >>= 1
    return tops_row(spaces)


def several(spaces: i64) -> bool:
    """Return whether there are two or more."""
    return spaces & (spaces - 1) != 0


def refuse_score(board: Board, colour: i64) -> i64:
    return unless(several(board.tops_of(board.seat, colour)), FEWER_THAN_TWO)


def refuse_tops(board: Board, spaces: i64) -> i64:
    return unless(spaces & ~board.filled_spaces(board.seat) == 0, NO_TOP_STONE)


# --- what it brings ----------------------------------------------------


def different_heights(stacks: vec[i64], place: i64) -> i64:
    """Return how many different heights a board has; an empty space has height 0 (5.2)."""
    heights: i64 = 0
    for space in range(SPACES):
        heights |= BIT[height_of(stacks[place + space])]
    return popcount(heights)


def space_count(edition: Edition, stacks: vec[i64], place: i64, space: i64) -> i64:
    """Return what the rule of a space counts, on the board whose five stacks begin at `place`."""
    counts = edition.counts[space]
    if counts == BY_HEIGHT:
        return height_of(stacks[place + space])
    if counts == BY_COLOURS:
        return popcount(colours_in(stacks[place + space]))
    return different_heights(stacks, place)


def space_value(edition: Edition, stacks: vec[i64], place: i64, space: i64) -> i64:
    """Return what a stack scores by the rule of its space (5.2)."""
    return edition.value[space * VALUES + space_count(edition, stacks, place, space)]


def colour_value(edition: Edition, stacks: vec[i64], place: i64, spaces: i64) -> i64:
    """Return what stacks score together, before any stone is removed (5.3)."""
    points: i64 = 0
    for space in range(SPACES):
        if spaces & BIT[space]:
            points += space_value(edition, stacks, place, space)
    return points


def score_colour(board: Board, colour: i64) -> None:
    """All stacks with the colour on top, as many as there are (5.1)."""
    spaces = board.tops_of(board.seat, colour)
    points = colour_value(board.edition, board.spaces, board.seat * SPACES, spaces)
    board.earned[board.seat * LINES + COLOUR_LINE] += points
    tops_to_mandala(board, spaces)
    next_turn(board)


def score_tops(board: Board, spaces: i64) -> None:
    """Score the same for each chosen stone, whatever it is (5.4)."""
    points = popcount(spaces) * board.edition.top_points
    board.earned[board.seat * LINES + TOPS_LINE] += points
    tops_to_mandala(board, spaces)
    next_turn(board)


def tops_to_mandala(board: Board, spaces: i64) -> None:
    """Take the scored stones off their stacks, from left to right (5.5)."""
    seat = board.seat
    tops = board.tops
    for space in range(SPACES):
        if spaces & BIT[space]:
            stack = board.stack_on(seat, space)
            tops[seat * COLOURS + colour_of(top_of(stack))] &= ~BIT[space]
            lay_on_mandala(board, top_of(stack))
            stack = without_top(stack)
            board.spaces[seat * SPACES + space] = stack
            if stack != EMPTY:
                tops[seat * COLOURS + colour_of(top_of(stack))] |= BIT[space]


def lay_on_mandala(board: Board, stone: i64) -> None:
    """Cover the next space of the spiral and apply what is printed on it (6.1, 6.2, 6.3); once
    it is full, stones are put aside (6.4)."""
    board.scored[board.scored_count] = stone
    board.scored_count += 1
    place = board.scored_count
    if place > board.edition.spiral:
        return
    board.earned[board.seat * LINES + BONUS_LINE] += board.edition.bonus[place]
    if place == board.edition.hands[board.players]:
        board.hands_covered = True
