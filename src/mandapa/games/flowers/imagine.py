"""Filling in what a viewer cannot know (clause 9).

The unknown cards of a state made by `from_view` all lie in its deck. `fill_hidden` puts
into the others' hands first what they are known to hold each, then what they are known to
hold together, each such card into a random free place, and then random cards. So what a
play shows is used, but not what a play suggests about the cards that stayed in the hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.native import BIT, Rng, popcount, zeros
from mandapa.games.flowers.belief import NO_COLOUR, Belief
from mandapa.games.flowers.board import DOWN, FACES, FLOWER_FIELDS, Board
from mandapa.games.flowers.edition import dark_tiles
from mandapa.games.flowers.knowledge import known_together
from mandapa.games.flowers.rows import COLOURS, KINDS, MANDALAS

MAX_TRIES: Final = 100_000


def fill_hidden(board: Board, belief: Belief, rng: Rng) -> None:
    """Turn a board that came from a view into one possible true state."""
    if board.memory:
        fill_face_down(board, belief, rng)
        fill_flowers(board, belief, rng)
    free = zeros(MAX_PLAYERS)
    unknown = board.deck_size
    for seat in range(board.players):
        if seat != belief.viewer:
            free[seat] = board.hand_size[seat] - hold_known(board, seat)
            unknown += free[seat]
    for colour in range(COLOURS):
        for _unknown in range(not_located(board, belief.viewer, colour)):
            give(board, seat_of_place(free, rng), colour, free)
            unknown -= 1
    for seat in range(board.players):
        while free[seat]:
            give(board, seat, colour_of_card(board.deck, rng.below(unknown)), free)
            unknown -= 1


def hold_known(board: Board, seat: i64) -> i64:
    """Move the cards that a seat is known to hold into its hand; return how many."""
    count: i64 = 0
    for colour in range(COLOURS):
        held = board.known[seat * COLOURS + colour]
        board.hands[seat * COLOURS + colour] = held
        board.deck[colour] -= held
        count += held
    return count


def not_located(board: Board, viewer: i64, colour: i64) -> i64:
    """Return the cards that are known to be in the others' hands, but not in whose (9.3)."""
    apart: i64 = 0
    for seat in range(board.players):
        if seat != viewer:
            apart += board.known[seat * COLOURS + colour]
    return known_together(board, viewer, colour) - apart


def give(board: Board, seat: i64, colour: i64, free: vec[i64]) -> None:
    board.hands[seat * COLOURS + colour] += 1
    board.deck[colour] -= 1
    free[seat] -= 1


def seat_of_place(free: vec[i64], rng: Rng) -> i64:
    """Return the seat of a random free place."""
    total: i64 = 0
    for seat in range(MAX_PLAYERS):
        total += free[seat]
    ticket = rng.below(total)
    seat = 0
    while ticket >= free[seat]:
        ticket -= free[seat]
        seat += 1
    return seat


def colour_of_card(cards: vec[i64], ticket: i64) -> i64:
    """Return the colour of a card by its number, counted through the colours."""
    colour: i64 = 0
    while ticket >= cards[colour]:
        ticket -= cards[colour]
        colour += 1
    return colour


def fill_face_down(board: Board, belief: Belief, rng: Rng) -> None:
    """With `memory`, draw colours for the others' face-down cards (9.4)."""
    shares = belief.share_out(rng)
    for mandala in range(MANDALAS):
        share = shares[mandala * COLOURS : (mandala + 1) * COLOURS]
        unknown = belief.group[mandala]
        for seat in range(board.players):
            for _hidden in range(hidden_down(board, mandala, seat)):
                colour = colour_of_card(share, rng.below(unknown))
                share[colour] -= 1
                unknown -= 1
                board.laid[board.card_place(mandala, seat, DOWN) + colour] += 1
                board.deck[colour] -= 1


def hidden_down(board: Board, mandala: i64, seat: i64) -> i64:
    """Return how many face-down cards of a seat have unknown colours: all but those in `laid`."""
    count = board.laid_size[(mandala * MAX_PLAYERS + seat) * FACES + DOWN]
    place = board.card_place(mandala, seat, DOWN)
    for colour in range(COLOURS):
        count -= board.laid[place + colour]
    return count


def fill_flowers(board: Board, belief: Belief, rng: Rng) -> None:
    """With `memory`, draw tiles for the others' flowers that fit the stacks (9.4)."""
    unseen = board.dark_left | board.light_left
    for _try in range(MAX_TRIES):
        left = unseen
        for flower in range(board.flower_total):
            place = flower * FLOWER_FIELDS
            if belief.flower_colour[flower] != NO_COLOUR:
                board.flowers[place + 1] = random_tile(left, belief.flower_colour[flower], rng)
                left &= ~BIT[board.flowers[place + 1]]
                board.flowers[place + 2] = random_tile(left, belief.flower_colour[flower], rng)
                left &= ~BIT[board.flowers[place + 2]]
        if popcount(left & dark_tiles(board.edition)) == belief.dark_size:
            board.dark_left = left & dark_tiles(board.edition)
            board.light_left = left & ~board.dark_left
            return
    raise ValueError("a view whose hidden flowers fit no tiles")


def random_tile(tiles: i64, colour: i64, rng: Rng) -> i64:
    """Draw one of the tiles of a colour."""
    of_colour = tiles & (BIT[(colour + 1) * KINDS] - BIT[colour * KINDS])
    return rng.bit(of_colour)
