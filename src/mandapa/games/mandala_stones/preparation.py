"""Setting up, and showing the patterns of stones that lie open (clauses 2 and 8.2)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT, lowest_bit, popcount
from mandapa.games.mandala_stones.board import (
    ARTIST,
    COVERED,
    LAY,
    OBJECTIVE,
    SHOW,
    Board,
    colour_of,
    stone_of,
    top_of,
    with_top,
    without_top,
)
from mandapa.games.mandala_stones.rows import OBJECTIVES, PATTERNS
from mandapa.games.mandala_stones.turn import begin_turn, next_turn


def choose_start(board: Board, seat: i64) -> None:
    """Drawn by lot before anything else is laid out (2.4)."""
    board.start = seat
    board.phase = LAY


def next_stack(board: Board) -> i64:
    """Return the stack that is being built: one after the other, each from the bottom (2.1)."""
    return board.laid // board.edition.height


def lay(board: Board, stack: i64, colour: i64) -> None:
    """Lay a stone from the bag; its pattern shows if it stays on top, or all do (8.2, 8.3)."""
    board.bag[colour] -= 1
    board.piles[stack] = with_top(board.piles[stack], stone_of(colour, COVERED))
    if board.open_stacks:  # else the stone below shows nothing
        showing = board.showing
        for pattern in range(PATTERNS):
            showing[pattern] &= ~BIT[stack]
    board.laid += 1
    if board.open_stacks or board.laid == (stack + 1) * board.edition.height:
        board.to_show = BIT[stack]
        board.phase = SHOW


def stack_to_show(board: Board) -> i64:
    """Stacks are turned to in the order of their numbers."""
    return lowest_bit(board.to_show)


def show(board: Board, stack: i64, pattern: i64) -> None:
    """Uncover the pattern of a top stone (8.2)."""
    pile = board.piles[stack]
    colour = colour_of(top_of(pile))
    board.piles[stack] = with_top(without_top(pile), stone_of(colour, pattern))
    board.showing[pattern] |= BIT[stack]
    board.left[colour * PATTERNS + pattern] -= 1
    board.to_show &= ~BIT[stack]
    if board.to_show:
        return
    if board.set_up:
        next_turn(board)
    elif board.laid < board.stones():
        board.phase = LAY
    else:
        board.phase = ARTIST


def next_start(board: Board) -> i64:
    """Return the first start circle without an artist (2.2)."""
    free = board.edition.start & ~board.artist_circles()
    circle: i64 = 0
    while not free & BIT[circle]:
        circle += 1
    return circle


def artists_left(board: Board, pattern: i64) -> i64:
    """Return how many artists of a pattern are still to be put on a circle."""
    return board.edition.artists - popcount(board.artists[pattern])


def put_artist(board: Board, circle: i64, pattern: i64) -> None:
    board.artists[pattern] |= BIT[circle]
    if board.artist_circles() == board.edition.start:
        board.phase = OBJECTIVE
        deal_on(board)


def deal(board: Board, seat: i64, card: i64) -> None:
    """Deal a player an objective (2.3)."""
    board.held[seat] |= BIT[card]
    board.dealt += 1
    deal_on(board)


def deal_on(board: Board) -> None:
    """Deal the next objective, or begin the first turn once everyone has theirs (2.3)."""
    if board.dealt < board.players * board.edition.dealt:
        board.seat = board.dealt // board.edition.dealt
    else:
        board.set_up = True
        begin_turn(board, board.start)


def cards_left(board: Board) -> i64:
    """Return the objectives (bits) that nobody holds."""
    held: i64 = 0
    for seat in range(board.players):
        held |= board.held[seat]
    return (BIT[OBJECTIVES] - 1) & ~held
