"""What a seat may know, as plain data, and the log as it may read it (clause 8)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mandapa.core.native import BIT, as_list
from mandapa.games.mandala_stones.actions import ACTIONS
from mandapa.games.mandala_stones.board import (
    COVERED,
    DONE,
    END_NAMES,
    FIRST,
    LINES,
    PHASE_NAMES,
    SPACE,
    START,
    Board,
    colour_of,
    pattern_of,
    stones_in,
)
from mandapa.games.mandala_stones.rows import (
    CIRCLES,
    COLOURS,
    FIRST_OBJECTIVE,
    FIRST_START,
    MAX_STACKS,
    OBJECTIVES,
    PATTERNS,
    SPACES,
)


def view_of(board: Board, seat: int | None) -> dict[str, Any]:
    """Everything on the table; objectives are their owner's secret until the end (8.1)."""
    seats = range(board.players)
    return {
        "players": board.players,
        "open_stacks": board.open_stacks,
        "seat": seat,
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "start": None if board.phase == START else board.start,
        "set_up": board.set_up,
        "laid": board.laid,
        "dealt": board.dealt,
        "to_show": [stack for stack in range(MAX_STACKS) if board.to_show & BIT[stack]],
        "moving": _moving(board),
        "hands_covered": board.hands_covered,
        "ending": END_NAMES[board.ending],
        "stacks": [_stones(stones_in(board.piles[s])) for s in range(board.edition.stacks)],
        "artists": [_artist(board, circle) for circle in range(CIRCLES)],
        "boards": [_player_board(board, s) for s in seats],
        "mandala": _stones(as_list(board.scored, 0, board.scored_count)),
        "bag": as_list(board.bag, 0, COLOURS),
        "unseen": [as_list(board.left, c * PATTERNS, PATTERNS) for c in range(COLOURS)],
        "earned": [as_list(board.earned, s * LINES, LINES) for s in seats],
        "cards": [board.cards_held(s) for s in seats],
        "objectives": [
            _objectives(board, s) if s == seat or board.phase == DONE else None for s in seats
        ],
    }


def _moving(board: Board) -> dict[str, int | None] | None:
    """The collection that is being decided, as far as it is."""
    if board.phase != FIRST and board.phase != SPACE:
        return None
    first = board.first if board.phase == SPACE else None
    return {"artist": board.artist, "circle": board.circle, "first": first}


def _stones(stones: list[int]) -> list[list[int | None]]:
    """Each stone as colour and pattern; a covered stone's pattern is `None`."""
    found: list[list[int | None]] = []
    for stone in stones:
        pattern = pattern_of(stone)
        found.append([colour_of(stone), None if pattern == COVERED else pattern])
    return found


def _artist(board: Board, circle: i64) -> int | None:
    for pattern in range(PATTERNS):
        if board.artists[pattern] & BIT[circle]:
            return pattern
    return None


def _player_board(board: Board, seat: i64) -> list[list[list[int | None]]]:
    return [_stones(stones_in(board.stack_on(seat, space))) for space in range(SPACES)]


def _objectives(board: Board, seat: i64) -> list[int]:
    return [card for card in range(OBJECTIVES) if board.held[seat] & BIT[card]]


def seen_by(board: Board, action: i64, seat: int | None) -> str:
    """Dealt objectives are their owner's secret (8.1)."""
    if FIRST_OBJECTIVE <= action < FIRST_START and seat != board.seat:
        return f"objective {board.seat + 1} ?"
    return ACTIONS[action].notation
