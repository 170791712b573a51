"""How well a seat stands by a quick look: what the greedy bot and cut-off searches go by.

The points so far; for every gem what the final stage should bring for it; on top of that
what the best offerings gain, sooner rather than later; and what two matching tactics gems
are worth in the turns to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import popcount
from mandapa.games.ganesha.board import MORE, SPICE, Board
from mandapa.games.ganesha.edition import points_between
from mandapa.games.ganesha.in_hand import may_take_more
from mandapa.games.ganesha.rows import COLOURS, NO_GEM, YELLOW

# Tuned by play between versions of the greedy bot.
DELAY: Final = 0.87  # what is left of a gain that has to wait for a turn
SECOND_NOW: Final = 1.6  # a second gem while the altar still shows a matching colour
SECOND_LATER: Final = 1.0  # a second gem after the next refill
SECOND_PENDING: Final = 3.0  # a second gem that may be taken at once
COMING: Final = 0.4  # gems of each colour that a turn adds to the treasuries
SPICE_PENDING: Final = 0.8
CORIANDER_PENDING: Final = 0.45
SAME_COLOUR: Final = 0.25  # the second of two like tactics gems, against one of another colour
MATCHES: Final = 0.6  # how many of the matching gems on the altar will still be there in time
NEVER: Final = 99.0  # an offering that costs too much to be made


def evaluate(board: Board, seat: i64) -> float:
    left = turns_left(board, seat)
    gem = worth_of_gems(board)
    worth = float(board.total(seat))
    held = board.treasury[seat * COLOURS : (seat + 1) * COLOURS]
    mine = seat == board.seat and left > 0
    if mine:
        if board.first_gem != NO_GEM:
            held[board.first_gem] += 1
        if board.second_gem != NO_GEM:
            held[board.second_gem] += 1
        worth += pending(board)
    for colour in range(COLOURS):
        worth += float(held[colour]) * gem[colour]
    worth += offerings(board, held, gem, left, mine)
    worth += tactics(board, gem, seat, left)
    return worth


def turns_left(board: Board, seat: i64) -> i64:
    """Return how many turns a seat still has, the one in progress included."""
    done = (seat - board.drum + board.players) % board.players < board.turns
    left = board.edition.rounds - board.round
    if done:  # in the final stage, nobody is
        return left - 1
    return left


def worth_of_gems(board: Board) -> vec[float]:
    """Return what a gem of each colour should bring in the final stage: the mean of the slots that
    are likely to be filled then."""
    gem = vec[float]([0.0] * COLOURS)
    edition = board.edition
    turns = (edition.rounds - board.round) * board.players - board.turns
    coming = i64(COMING * float(turns))
    for colour in range(COLOURS):
        about = coming + 1
        for seat in range(board.players):
            about += board.held(seat, colour)
        first = board.filled[colour]
        end = min(first + about, edition.slots[colour])
        if end > first:
            gem[colour] = float(points_between(edition, colour, first, end)) / float(end - first)
    return gem


def offerings(board: Board, held: vec[i64], gem: vec[float], left: i64, mine: bool) -> float:
    """Value offerings against waiting for the final stage: one a turn, the best one first."""
    cheapest = NEVER
    for colour in range(COLOURS):
        if held[colour]:
            cheapest = min(cheapest, gem[colour])
    if not mine or not board.cinnamon:
        cheapest = NEVER
    gains = vec[float]([0.0] * COLOURS)
    for colour in range(COLOURS):
        gains[colour] = gain(board, held, gem, colour, cheapest)
    total = 0.0
    factor = 1.0 if mine else DELAY
    for _colour in range(min(left, COLOURS)):
        best: i64 = 0
        for colour in range(1, COLOURS):
            if gains[colour] > gains[best]:
                best = colour
        total += factor * gains[best]
        gains[best] = 0.0
        factor *= DELAY
    return total


def gain(board: Board, held: vec[i64], gem: vec[float], colour: i64, cheapest: float) -> float:
    """Return what offering all gems of a colour now gains."""
    count = held[colour]
    if count == 0:
        return 0.0
    first = board.filled[colour]
    every = float(points_between(board.edition, colour, first, first + count))
    if colour == YELLOW:
        best = every
    else:
        best = float(points_between(board.edition, colour, first, first + count - 1))
        if held[YELLOW]:
            best = max(best, every - gem[YELLOW])
        best = max(best, every - cheapest)
    return max(best - float(count) * gem[colour], 0.0)


def pending(board: Board) -> float:
    """Value a second gem that may still be taken and a spice that may still be used."""
    worth = 0.0
    if board.phase == MORE:
        worth += SECOND_PENDING
    elif board.phase == SPICE:
        worth += SPICE_PENDING
        if board.second_gem == NO_GEM and may_take_more(board):
            worth += SECOND_PENDING
    if board.coriander:
        worth += CORIANDER_PENDING
    return worth


def tactics(board: Board, gem: vec[float], seat: i64, left: i64) -> float:
    """Value the gems in the slots and the second gems they will bring."""
    one = board.in_slot(seat, 0)
    two = board.in_slot(seat, 1)
    worth = 0.0
    if one != NO_GEM:
        worth += gem[one]
    if two != NO_GEM:
        worth += gem[two]
    if left == 0 or one == two == NO_GEM:
        return worth
    here = 0.0
    kinds = 0.0
    if one != NO_GEM:
        here += float(popcount(board.altar[one]))
        kinds += 1.0
    if two != NO_GEM and two != one:
        here += float(popcount(board.altar[two]))
        kinds += 1.0
    elif two != NO_GEM:
        kinds += SAME_COLOUR
    block = board.edition.refill - board.round % board.edition.refill
    now = float(min(left, block))
    later = float(left) - now
    worth += SECOND_NOW * min(now, here * MATCHES)
    worth += SECOND_LATER * later * (kinds + 1.0) / 3.0
    return worth
