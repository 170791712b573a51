"""Destroying a mandala: tiles, flowers, the cards, and the end (clauses 6 and 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.contract import MAX_PLAYERS
from mandapa.core.native import BIT
from mandapa.games.flowers.board import (
    BEGIN,
    DONE,
    DOWN,
    FACES,
    FLOWER_FIELDS,
    GOING_ON,
    NO_TILE,
    NO_TILES,
    NOBODY,
    ORDER,
    TAKE,
    THIRD_FLOWER,
    UP,
    Board,
    tile_colour,
)
from mandapa.games.flowers.knowledge import note_returned
from mandapa.games.flowers.rows import BACKS, COLOURS, DARK, LIGHT, MANDALAS

FLOWERS_TO_END: Final[i64] = 3


def destroy(board: Board, mandala: i64) -> None:
    """Hand out the tiles, asking the holder only when there is a choice (6.2, 6.4, 7.5)."""
    board.mandala = mandala
    holder = board.claim[mandala]
    if holder == NOBODY:
        clear_away(board, NOBODY, NOBODY)
    elif second_player(board, mandala) == NOBODY:
        give_tile(board, holder, DARK)
        give_tile(board, holder, LIGHT)
        clear_away(board, holder, NOBODY)
    else:
        board.phase = TAKE


def second_player(board: Board, mandala: i64) -> i64:
    """Return who gets the tile that the holder leaves, if anyone (6.3, 6.5)."""
    holder = board.claim[mandala]
    best: i64 = NOBODY
    tied = False
    for seat in range(board.players):
        if seat != holder and board.cards_up(mandala, seat) > 0:
            if best == NOBODY or standing(board, mandala, seat) > standing(board, mandala, best):
                best = seat
                tied = False
            elif standing(board, mandala, seat) == standing(board, mandala, best):
                tied = True
    if tied:
        return NOBODY
    if board.players == 2 and best != NOBODY:
        if board.cards(mandala, best) < needed_for_second(board, mandala):
            return NOBODY
    return best


def needed_for_second(board: Board, mandala: i64) -> i64:
    """Return how many cards come second with two players: half the holder's, at least (6.5)."""
    return (board.cards(mandala, board.claim[mandala]) + 1) // 2


def standing(board: Board, mandala: i64, seat: i64) -> i64:
    """All cards count first, face-up cards break a tie (6.3)."""
    return board.cards(mandala, seat) * 256 + board.cards_up(mandala, seat)


def take(board: Board, back: i64) -> None:
    """Give the holder the chosen tile, paired if possible, and the second the other (6.2)."""
    holder = board.claim[board.mandala]
    second = second_player(board, board.mandala)
    give_tile(board, holder, back)
    give_tile(board, second, LIGHT if back == DARK else DARK)
    clear_away(board, holder, second)


def give_tile(board: Board, seat: i64, back: i64) -> None:
    """Give a seat a tile. A second one of its colour makes a flower at once (6.6)."""
    place = board.mandala * BACKS + back
    tile = board.tiles[place]
    board.tiles[place] = NO_TILE
    spot = seat * COLOURS + tile_colour(tile)
    partner = board.single[spot]
    if partner == NO_TILE:
        board.single[spot] = tile
    else:
        board.single[spot] = NO_TILE
        flower = board.flower_total * FLOWER_FIELDS
        board.flowers[flower] = seat
        board.flowers[flower + 1] = partner
        board.flowers[flower + 2] = tile
        board.flower_total += 1


def clear_away(board: Board, taker: i64, other_taker: i64) -> None:
    """Cards of those who took a tile are discarded, the others' return (6.7), and on."""
    mandala = board.mandala
    for seat in range(board.players):
        if seat == taker or seat == other_taker:
            discard_cards(board, mandala, seat)
        else:
            return_cards(board, mandala, seat)
        laid = board.laid
        for face in range(FACES):
            board.laid_size[(mandala * MAX_PLAYERS + seat) * FACES + face] = 0
            place = board.card_place(mandala, seat, face)
            for colour in range(COLOURS):
                laid[place + colour] = 0
    board.claim[mandala] = NOBODY
    board.present[mandala] = 0
    board.last_seat = NOBODY
    after_destruction(board)


def discard_cards(board: Board, mandala: i64, seat: i64) -> None:
    up = board.card_place(mandala, seat, UP)
    down = board.card_place(mandala, seat, DOWN)
    laid = board.laid
    discard = board.discard
    for colour in range(COLOURS):
        discard[colour] += laid[up + colour] + laid[down + colour]
    board.discard_size += board.cards(mandala, seat)


def return_cards(board: Board, mandala: i64, seat: i64) -> None:
    up = board.card_place(mandala, seat, UP)
    down = board.card_place(mandala, seat, DOWN)
    laid = board.laid
    for colour in range(COLOURS):
        shown = laid[up + colour]
        covered = laid[down + colour]
        if shown or covered:
            board.hands[seat * COLOURS + colour] += shown + covered
            note_returned(board, seat, colour, shown, covered)
    board.hand_size[seat] += board.cards(mandala, seat)


def after_destruction(board: Board) -> None:
    """Begin a new mandala (6.8), the end (7.1, 7.2), or the next of the last mandalas (7.4)."""
    if board.ending != GOING_ON:
        board.phase = ORDER if board.left else DONE
    elif third_flower_made(board):
        begin_ending(board, THIRD_FLOWER, BIT[MANDALAS] - 1 - BIT[board.mandala])
    elif board.dark_left == 0 or board.light_left == 0:
        begin_ending(board, NO_TILES, BIT[MANDALAS] - 1 - BIT[board.mandala])
    else:
        board.phase = BEGIN


def third_flower_made(board: Board) -> bool:
    for seat in range(board.players):
        if board.flowers_of(seat) >= FLOWERS_TO_END:
            return True
    return False


def begin_ending(board: Board, reason: i64, left: i64) -> None:
    board.ending = reason
    board.left = left
    board.phase = ORDER


def destroy_next(board: Board, mandala: i64) -> None:
    """One of the last mandalas, by the normal rules (7.4)."""
    board.left &= ~BIT[mandala]
    destroy(board, mandala)
