"""What a seat may know, as plain data, and the log as it may read it (clause 8)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_shown, counts_shown
from mandapa.core.native import BIT, as_list
from mandapa.games.mandala_stones.actions import ACTIONS
from mandapa.games.mandala_stones.board import (
    BONUS_LINE,
    COLOUR_LINE,
    COVERED,
    DONE,
    END_NAMES,
    FIRST,
    LINES,
    PHASE_NAMES,
    SPACE,
    START,
    TOPS_LINE,
    Board,
    colour_of,
    pattern_of,
    stones_in,
)
from mandapa.games.mandala_stones.rows import (
    CIRCLE_NAMES,
    CIRCLES,
    COLOUR_NAMES,
    COLOURS,
    FIRST_OBJECTIVE,
    FIRST_START,
    MAX_STACKS,
    OBJECTIVE_NAMES,
    PATTERN_NAMES,
    PATTERNS,
    SPACES,
)
from mandapa.games.mandala_stones.view_types import (
    Artist,
    Collection,
    MandalaStonesView,
    PlayerBoard,
    Stone,
)


def view_of(board: Board, seat: int | None) -> MandalaStonesView:
    """Everything on the table; objectives are their owner's secret until the end (8.1)."""
    return {
        "version": 2,
        "players": board.players,
        "open_stacks": board.open_stacks,
        "seat": seat,
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "start": None if board.phase == START else board.start,
        "set_up": board.set_up,
        "laid": board.laid,
        "dealt": board.dealt,
        "to_show": [stack + 1 for stack in range(MAX_STACKS) if board.to_show & BIT[stack]],
        "moving": _moving(board),
        "hands_covered": board.hands_covered,
        "ending": END_NAMES[board.ending],
        "stacks": [_stones(stones_in(board.piles[s])) for s in range(board.edition.stacks)],
        "artists": _artists(board),
        "boards": [_player_board(board, s, seat) for s in range(board.players)],
        "mandala": _stones(as_list(board.scored, 0, board.scored_count)),
        "bag": counts_shown(board.bag, 0, COLOUR_NAMES),
        "unseen": {
            COLOUR_NAMES[c]: counts_shown(board.left, c * PATTERNS, PATTERN_NAMES)
            for c in range(COLOURS)
        },
    }


def _moving(board: Board) -> Collection | None:
    """Return the collection that is being decided, as far as it is."""
    if board.phase != FIRST and board.phase != SPACE:
        return None
    return {
        "artist": CIRCLE_NAMES[board.artist],
        "circle": CIRCLE_NAMES[board.circle],
        "first": board.first + 1 if board.phase == SPACE else None,
    }


def _stones(stones: list[int]) -> list[Stone]:
    found: list[Stone] = []
    for stone in stones:
        pattern = pattern_of(stone)
        found.append(
            {
                "colour": COLOUR_NAMES[colour_of(stone)],
                "pattern": None if pattern == COVERED else PATTERN_NAMES[pattern],
            }
        )
    return found


def _artists(board: Board) -> list[Artist]:
    found: list[Artist] = []
    for circle in range(CIRCLES):
        for pattern in range(PATTERNS):
            if board.artists[pattern] & BIT[circle]:
                found.append({"circle": CIRCLE_NAMES[circle], "pattern": PATTERN_NAMES[pattern]})
    return found


def _player_board(board: Board, seat: i64, viewer: int | None) -> PlayerBoard:
    first = seat * LINES
    shown = seat == viewer or board.phase == DONE
    return {
        "spaces": [_stones(stones_in(board.stack_on(seat, space))) for space in range(SPACES)],
        "earned": {
            "colours": board.earned[first + COLOUR_LINE],
            "tops": board.earned[first + TOPS_LINE],
            "mandala": board.earned[first + BONUS_LINE],
        },
        "cards": board.cards_held(seat),
        "objectives": bits_shown(board.held[seat], OBJECTIVE_NAMES) if shown else None,
    }


def seen_by(board: Board, action: i64, seat: int | None) -> str:
    """Dealt objectives are their owner's secret (8.1)."""
    if FIRST_OBJECTIVE <= action < FIRST_START and seat != board.seat:
        return f"objective {board.seat + 1} ?"
    return ACTIONS[action].notation
