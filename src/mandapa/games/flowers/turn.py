"""A turn: playing cards, drawing, the claim (clauses 3, 4 and 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.native import BIT, Rng, unless
from mandapa.games.flowers.board import (
    ALL_COLOURS,
    ALL_PASSED,
    DOWN,
    DRAW,
    FACES,
    NOBODY,
    PLAY,
    UP,
    Board,
)
from mandapa.games.flowers.destruction import begin_ending, destroy
from mandapa.games.flowers.knowledge import note_played, note_reshuffle
from mandapa.games.flowers.rows import COLOURS, MANDALAS, PASS, play_row

NOT_ENOUGH_CARDS: Final[i64] = 302
WHOLE_HAND: Final[i64] = 304
LAST_CARD: Final[i64] = 305
MAY_NOT_PASS: Final[i64] = 306


# --- what may be played ------------------------------------------------


def can_draw(board: Board) -> bool:
    """Whether there is any card to draw, now or after a reshuffle (4.3, 4.4)."""
    return board.deck_size + board.discard_size > 0


def most_playable(board: Board, colour: i64) -> i64:
    """Return how many cards of a colour the player may play at most (3.2, 3.4, 3.5)."""
    held = board.hand(board.seat, colour)
    if held < board.hand_size[board.seat]:
        return held
    if held > 1:
        return held - 1
    if can_draw(board):
        return 1
    return 0


def must_pass(board: Board) -> bool:
    """Only the holder of a single card can be without a play (3.6)."""
    return board.hand_size[board.seat] == 1 and not can_draw(board)


def legal_plays(board: Board, buffer: vec[i64]) -> i64:
    if must_pass(board):
        buffer[0] = PASS
        return 1
    written: i64 = 0
    for colour in range(COLOURS):
        if board.hand(board.seat, colour):
            first = play_row(colour, 1, 0)
            for row in range(first, first + most_playable(board, colour) * MANDALAS):
                buffer[written] = row
                written += 1
    return written


def random_play(board: Board, rng: Rng) -> i64:
    """Return one of the legal plays at random. They are not written: a hand of several colours has
    one for each card and mandala (3.2), only one of a single colour is bound (3.4, 3.5)."""
    if must_pass(board):
        rng.below(1)
        return PASS
    size = board.hand_size[board.seat]
    hands = board.hands
    at = board.seat * COLOURS
    colour: i64 = 0
    while hands[at] == 0:
        at += 1
        colour += 1
    if hands[at] == size:
        return play_row(colour, 1, 0) + rng.below(most_playable(board, colour) * MANDALAS)
    n = rng.below(size * MANDALAS)
    while n >= hands[at] * MANDALAS:
        n -= hands[at] * MANDALAS
        at += 1
        colour += 1
    return play_row(colour, 1, 0) + n


def refuse_play(board: Board, colour: i64, count: i64) -> i64:
    if count > board.hand(board.seat, colour):
        return NOT_ENOUGH_CARDS
    if count <= most_playable(board, colour):
        return 0
    return WHOLE_HAND if count > 1 else LAST_CARD


def refuse_pass(board: Board) -> i64:
    return unless(must_pass(board), MAY_NOT_PASS)


# --- what then happens -------------------------------------------------


def play(board: Board, colour: i64, count: i64, mandala: i64) -> None:
    """Lay the cards, face up if the colour is new to the mandala (3.3), and go on."""
    seat = board.seat
    present = board.present[mandala]
    face = DOWN if present & BIT[colour] else UP
    if face == UP:
        board.present[mandala] = present | BIT[colour]
    board.hands[seat * COLOURS + colour] -= count
    board.hand_size[seat] -= count
    board.laid[board.card_place(mandala, seat, face) + colour] += count
    board.laid_size[(mandala * MAX_PLAYERS + seat) * FACES + face] += count
    note_played(board, seat, colour, count)
    board.last_seat = seat
    board.last_colour = colour
    board.last_count = count
    board.last_mandala = mandala
    board.last_face = face
    board.mandala = mandala
    board.passes = 0
    board.to_draw = 0
    if count == 1:
        board.to_draw = cards_due(board)
    go_on_drawing(board)


def cards_due(board: Board) -> i64:
    """Return how many cards follow a single played card (4.1, 4.4)."""
    room = board.edition.limit - board.hand_size[board.seat]
    due = board.deck_size + board.discard_size
    if due > room:
        due = room
    if due > board.edition.draw:
        due = board.edition.draw
    if due < 0:
        return 0
    return due


def go_on_drawing(board: Board) -> None:
    """Wait for the next card, or for nothing more (4.2)."""
    if board.to_draw:
        board.phase = DRAW
        if board.deck_size == 0:
            reshuffle(board)
    elif board.set_up:
        check_claim(board)
        if board.present[board.mandala] == ALL_COLOURS:  # 6.1
            destroy(board, board.mandala)
        else:
            next_turn(board)
    else:
        deal_to(board, (board.seat - board.start + board.players) % board.players + 1)


def deal_to(board: Board, place: i64) -> None:
    """Deal a hand to the seat this many places after the start player, or begin the first turn
    once everyone has one (2.2)."""
    board.seat = (board.start + place) % board.players
    if place < board.players:
        board.to_draw = board.edition.start[place]
        board.phase = DRAW
    else:
        board.set_up = True
        board.phase = PLAY


def draw_card(board: Board, colour: i64) -> None:
    board.deck[colour] -= 1
    board.deck_size -= 1
    board.hands[board.seat * COLOURS + colour] += 1
    board.hand_size[board.seat] += 1
    board.to_draw -= 1
    go_on_drawing(board)


def reshuffle(board: Board) -> None:
    """Make the discard pile the deck (4.3)."""
    for colour in range(COLOURS):
        board.deck[colour] = board.discard[colour]
        board.discard[colour] = 0
    board.deck_size = board.discard_size
    board.discard_size = 0
    note_reshuffle(board)


def check_claim(board: Board) -> None:
    """Give the active player the marker for strictly the most cards (5.1, 5.2, 5.3)."""
    mandala = board.mandala
    seat = board.seat
    if board.cards_up(mandala, seat) == 0:
        return
    mine = board.cards(mandala, seat)
    for other in range(board.players):
        if other != seat and board.cards_up(mandala, other) > 0:
            if board.cards(mandala, other) >= mine:
                return
    board.claim[mandala] = seat


def pass_turn(board: Board) -> None:
    """Nothing else happens; when everyone has passed in a row the game ends (3.6, 7.3)."""
    board.last_seat = NOBODY
    board.passes += 1
    if board.passes == board.players:
        begin_ending(board, ALL_PASSED, BIT[MANDALAS] - 1)
    else:
        next_turn(board)


def next_turn(board: Board) -> None:
    board.seat = (board.seat + 1) % board.players
    board.phase = PLAY
