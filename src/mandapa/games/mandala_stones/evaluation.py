"""How well a seat stands by a quick look: what the greedy bot and cut-off searches go by.

The points already won; what the stacks would still bring if the player did nothing but
score from now on, each turn of waiting taking something off; and the objectives, the more
the nearer the end is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, popcount, zeros
from mandapa.games.mandala_stones.board import (
    ALL_SPACES,
    DONE,
    EMPTY,
    FIRST,
    SPACE,
    TURN,
    Board,
    colour_of,
    top_of,
    without_top,
)
from mandapa.games.mandala_stones.collecting import collected, stones_to_take
from mandapa.games.mandala_stones.edition import Edition
from mandapa.games.mandala_stones.result import best_objective, earned_points, objective_count
from mandapa.games.mandala_stones.rows import OBJECTIVES, SPACES
from mandapa.games.mandala_stones.scoring import colour_value, several

# Tuned by play between versions of the greedy bot.
WAITING: Final = 0.88  # what a point is worth that takes one turn more
CLOSE: Final = 0.5  # what an objective is worth that is one stack off
STONES_A_TURN: Final = 1.3  # how fast the mandala grows


def evaluate(board: Board, seat: i64) -> float:
    worth = float(earned_points(board, seat))
    if board.phase == DONE:
        return worth + float(best_objective(board, seat))
    if seat == board.seat and (board.phase == FIRST or board.phase == SPACE):
        worth += best_completion(board, seat)
    else:
        stacks = board.spaces[seat * SPACES : (seat + 1) * SPACES]
        worth += prospects(board.edition, stacks, turns_left(board, seat))
    return worth + nearness(board) * hope(board, seat)


def nearness(board: Board) -> float:
    """How near the end is, from 0 to 1."""
    if board.hands_covered:
        return 1.0
    covered = float(board.scored_count) / float(board.edition.hands[board.players])
    return min(covered * covered, 1.0)


def hope(board: Board, seat: i64) -> float:
    """Return what the better objective promises as the board lies now: less for every stack that
    is missing or too many."""
    edition = board.edition
    best = 0.0
    held = board.held[seat]
    for card in range(OBJECTIVES):
        if held & BIT[card]:
            count = objective_count(board, seat, card)
            off = max(edition.objective_least[card] - count, count - edition.objective_most[card])
            promise = float(edition.objective_points[card])
            while off > 0:
                promise *= CLOSE
                off -= 1
            best = max(best, promise)
    return best


def turns_left(board: Board, seat: i64) -> float:
    """About how many more turns the seat will have, the present one included."""
    if board.hands_covered:
        later = board.place_of(seat) > board.place_of(board.seat)
        to_come = later or (seat == board.seat and board.phase == TURN)
        return 1.0 if to_come else 0.0
    stones = float(board.edition.hands[board.players] - board.scored_count)
    return 0.5 + stones / (STONES_A_TURN * float(board.players))


def best_completion(board: Board, seat: i64) -> float:
    """Return the prospects after the best way to go on with the collection being decided."""
    turns = turns_left(board, seat) - 1.0
    best = 0.0
    taken = stones_to_take(board)
    stones = taken if board.phase == FIRST else BIT[board.first]
    stacks = zeros(SPACES)
    first: i64 = 0
    while stones:
        if stones & 1:
            stack = collected(board, first, taken)
            for space in range(SPACES):
                if board.stack_on(seat, space) == EMPTY:
                    for other in range(SPACES):
                        stacks[other] = board.stack_on(seat, other)
                    stacks[space] = stack
                    worth = prospects(board.edition, stacks, turns)
                    if worth > best:
                        best = worth
        stones >>= 1
        first += 1
    return best


def prospects(edition: Edition, stacks: vec[i64], turns: float) -> float:
    """Return what five stacks would bring in this many turns of scoring the best there is.

    Takes the stones off the given stacks.
    """
    worth = 0.0
    weight = 1.0
    while turns > 0.0:
        weight *= WAITING if turns >= 1.0 else WAITING * turns
        turns -= 1.0
        spaces = best_colour(edition, stacks)
        if spaces:
            worth += weight * float(colour_value(edition, stacks, 0, spaces))
        else:
            spaces = in_use(stacks)
            if not spaces:
                return worth
            worth += weight * float(popcount(spaces) * edition.top_points)
        for space in range(SPACES):
            if spaces & BIT[space]:
                stacks[space] = without_top(stacks[space])
    return worth


def in_use(stacks: vec[i64]) -> i64:
    spaces: i64 = 0
    for space in range(SPACES):
        if stacks[space] != EMPTY:
            spaces |= BIT[space]
    return spaces


def best_colour(edition: Edition, stacks: vec[i64]) -> i64:
    """Return the spaces (bits) of the colour that scores most now; 0 if none can be scored."""
    tops: i64 = 0  # [colour, space] as bits
    for space in range(SPACES):
        stack = stacks[space]
        if stack != EMPTY:
            tops |= BIT[colour_of(top_of(stack)) * SPACES + space]
    best: i64 = 0
    chosen: i64 = 0
    while tops:
        spaces = tops & ALL_SPACES
        if several(spaces):
            value = colour_value(edition, stacks, 0, spaces)
            if value > best:
                best = value
                chosen = spaces
        tops >>= SPACES
    return chosen
