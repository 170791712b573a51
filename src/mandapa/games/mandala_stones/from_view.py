"""A view read back into a state, and what the viewer cannot know filled in (clause 8).

Covered patterns are no part of a state: chance draws them when they are shown. So only the
others' objectives are to be imagined, any of the cards that the viewer does not see.
"""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_read, counts_read
from mandapa.core.native import BIT, Rng
from mandapa.games.mandala_stones.board import (
    BONUS_LINE,
    COLOUR_LINE,
    COVERED,
    DONE,
    EMPTY,
    END_NAMES,
    KNOWS_ALL,
    LINES,
    PHASE_NAMES,
    SPECTATOR,
    TOPS_LINE,
    Board,
    stone_of,
    with_top,
)
from mandapa.games.mandala_stones.preparation import cards_left
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    PATTERNS,
    SPACES,
)
from mandapa.games.mandala_stones.view_types import MandalaStonesView, PlayerBoard, Stone


def read_view(board: Board, view: MandalaStonesView) -> None:
    """Fill a laid-out board with what a view tells."""
    seat = view["seat"]
    board.viewer = SPECTATOR if seat is None else seat
    _read_turn(board, view)
    for stack in range(board.edition.stacks):
        board.piles[stack] = read_stack(view["stacks"][stack])
    for artist in view["artists"]:
        pattern = PATTERN_NAMES.index(artist["pattern"])
        board.artists[pattern] |= BIT[CIRCLE_NAMES.index(artist["circle"])]
    for stone in view["mandala"]:
        board.scored[board.scored_count] = _stone(stone)
        board.scored_count += 1
    counts_read(view["bag"], board.bag, 0, COLOUR_NAMES)
    for colour in range(COLOURS):
        unseen = view["unseen"][COLOUR_NAMES[colour]]
        counts_read(unseen, board.left, colour * PATTERNS, PATTERN_NAMES)
    for s in range(board.players):
        _read_board(board, s, view["boards"][s])
    board.count_masks()
    for number in view["to_show"]:
        board.to_show |= BIT[number - 1]


def _read_turn(board: Board, view: MandalaStonesView) -> None:
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    board.start = view["start"] or 0  # None until it is drawn
    board.set_up = view["set_up"]
    board.laid = view["laid"]
    board.dealt = view["dealt"]
    board.hands_covered = view["hands_covered"]
    board.ending = END_NAMES.index(view["ending"])
    moving = view["moving"]
    if moving is not None:
        board.artist = CIRCLE_NAMES.index(moving["artist"])
        board.circle = CIRCLE_NAMES.index(moving["circle"])
        first = moving["first"]
        if first is not None:
            board.first = first - 1


def _read_board(board: Board, seat: i64, shown: PlayerBoard) -> None:
    for space in range(SPACES):
        board.spaces[seat * SPACES + space] = read_stack(shown["spaces"][space])
    earned = shown["earned"]
    board.earned[seat * LINES + COLOUR_LINE] = earned["colours"]
    board.earned[seat * LINES + TOPS_LINE] = earned["tops"]
    board.earned[seat * LINES + BONUS_LINE] = earned["mandala"]
    board.held[seat] = bits_read(shown["objectives"] or [], OBJECTIVE_NAMES)


def read_stack(stones: list[Stone]) -> i64:
    """Return a stack as the engine packs it."""
    stack: i64 = EMPTY
    for stone in stones:
        stack = with_top(stack, _stone(stone))
    return stack


def _stone(stone: Stone) -> i64:
    name = stone["pattern"]
    pattern: i64 = COVERED if name is None else PATTERN_NAMES.index(name)
    return stone_of(COLOUR_NAMES.index(stone["colour"]), pattern)


def fill_hidden(board: Board, rng: Rng) -> None:
    """Deal the others' objectives at random: every deal is equally likely."""
    if board.phase != DONE:
        free = cards_left(board)
        for seat in range(board.players):
            if seat != board.viewer:
                for _card in range(board.cards_held(seat)):
                    card = rng.bit(free)
                    board.held[seat] |= BIT[card]
                    free &= ~BIT[card]
    board.viewer = KNOWS_ALL
