"""What a seat may know, as plain data, and the log as it may read it (clause 9)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mandapa.core.native import BIT, as_list, popcount
from mandapa.games.flowers.actions import ACTIONS
from mandapa.games.flowers.board import (
    DOWN,
    END_NAMES,
    FLOWER_FIELDS,
    NO_TILE,
    NOBODY,
    PHASE_NAMES,
    START,
    UP,
    Board,
    tile_colour,
)
from mandapa.games.flowers.knowledge import SPECTATOR, known_together
from mandapa.games.flowers.rows import (
    COLOURS,
    DARK,
    FIRST_DRAW,
    FIRST_TILE,
    LIGHT,
    MANDALA_NAMES,
    MANDALAS,
    PASS,
    play_colour,
    play_count,
    play_mandala,
)


def view_of(board: Board, seat: int | None) -> dict[str, Any]:
    """Everything on the table, the own hand, and what is sure about the others'."""
    viewer: i64 = SPECTATOR if seat is None else seat
    own = None if seat is None else as_list(board.hands, viewer * COLOURS, COLOURS)
    seats = range(board.players)
    return {
        "players": board.players,
        "memory": board.memory,
        "seat": seat,
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "start": None if board.phase == START else board.start,
        "mandala": board.mandala,
        "to_draw": board.to_draw,
        "passes": board.passes,
        "set_up": board.set_up,
        "ending": END_NAMES[board.ending],
        "left": [m for m in range(MANDALAS) if board.left & BIT[m]],
        "last": _last(board),
        "hand": own,
        "hand_sizes": as_list(board.hand_size, 0, board.players),
        "known": [_known(board, s, viewer) for s in seats],
        "known_together": _known_together(board, viewer),
        "deck": board.deck_size,
        "discard": as_list(board.discard, 0, COLOURS),
        "stacks": [popcount(board.dark_left), popcount(board.light_left)],
        "mandalas": [_mandala(board, m, viewer) for m in range(MANDALAS)],
        "singles": [_singles(board, s) for s in seats],
        "flowers": [_flower(board, f, viewer) for f in range(board.flower_total)],
    }


def _known(board: Board, seat: i64, viewer: i64) -> list[int]:
    """The cards that are surely in a hand (9.1)."""
    if _must_have_been_there(board, viewer):
        return [0] * COLOURS
    return as_list(board.known, seat * COLOURS, COLOURS)


def _known_together(board: Board, viewer: i64) -> list[int]:
    if _must_have_been_there(board, viewer):
        return [0] * COLOURS
    return [known_together(board, viewer, colour) for colour in range(COLOURS)]


def _must_have_been_there(board: Board, viewer: i64) -> bool:
    """With `memory`, these numbers tell which colours were played covered. Players saw that;
    a spectator may have come later (9.4)."""
    return board.memory and viewer == SPECTATOR


def _last(board: Board) -> dict[str, Any] | None:
    """The cards played last, which everyone was shown."""
    if board.last_seat == NOBODY:
        return None
    return {
        "seat": board.last_seat,
        "colour": board.last_colour,
        "count": board.last_count,
        "mandala": board.last_mandala,
        "face_down": board.last_face == DOWN,
    }


def _mandala(board: Board, mandala: i64, viewer: i64) -> dict[str, Any]:
    claim = board.claim[mandala]
    return {
        "dark": _tile_or_none(board.tile(mandala, DARK)),
        "light": _tile_or_none(board.tile(mandala, LIGHT)),
        "claim": None if claim == NOBODY else claim,
        "present": [c for c in range(COLOURS) if board.present[mandala] & BIT[c]],
        "cards": [_cards(board, mandala, s, viewer) for s in range(board.players)],
    }


def _tile_or_none(tile: i64) -> int | None:
    return None if tile == NO_TILE else tile


def _cards(board: Board, mandala: i64, seat: i64, viewer: i64) -> dict[str, Any]:
    """A seat's cards in a mandala; with `memory` only their owner can look up the covered ones."""
    up = as_list(board.laid, board.card_place(mandala, seat, UP), COLOURS)
    down = as_list(board.laid, board.card_place(mandala, seat, DOWN), COLOURS)
    hidden = board.memory and seat != viewer
    return {"up": up, "down": None if hidden else down, "down_size": sum(down)}


def _singles(board: Board, seat: i64) -> list[int]:
    row = as_list(board.single, seat * COLOURS, COLOURS)
    return [tile for tile in row if tile != NO_TILE]


def _flower(board: Board, flower: i64, viewer: i64) -> dict[str, Any]:
    """A made flower; with `memory` only its owner can look up the tiles."""
    owner = board.flowers[flower * FLOWER_FIELDS]
    tiles = sorted(as_list(board.flowers, flower * FLOWER_FIELDS + 1, 2))
    hidden = board.memory and owner != viewer
    return {
        "seat": owner,
        "colour": tile_colour(tiles[0]),
        "tiles": None if hidden else tiles,
    }


# --- the log -----------------------------------------------------------


def seen_by(board: Board, action: i64, seat: int | None) -> str:
    """Drawn cards are their drawer's secret (9.1); with `memory`, covered cards are the
    secret of who played them once the moment has passed (9.4)."""
    if action < PASS:
        return _seen_play(board, action, seat)
    if FIRST_DRAW <= action < FIRST_TILE and seat != board.seat:
        return f"draw {board.seat + 1} ?"
    return ACTIONS[action].notation


def _seen_play(board: Board, action: i64, seat: int | None) -> str:
    mandala = play_mandala(action)
    covered = board.present[mandala] & BIT[play_colour(action)]
    if board.memory and covered and seat != board.seat:
        return f"play ? {play_count(action)} {MANDALA_NAMES[mandala]}"
    return ACTIONS[action].notation
