"""What a seat may know, as plain data, and the log as it may read it (clause 9)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.naming import bits_shown, counts_shown, number_shown
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
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.knowledge import SPECTATOR, known_together
from mandapa.games.flowers.rows import (
    BACK_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DARK,
    FIRST_DRAW,
    FIRST_TILE,
    KIND_NAMES,
    KINDS,
    LIGHT,
    MANDALA_NAMES,
    MANDALAS,
    PASS,
    play_colour,
    play_count,
    play_mandala,
)
from mandapa.games.flowers.view_types import (
    Cards,
    Colour,
    Flower,
    FlowersView,
    Mandala,
    Play,
    Tile,
    TileLetter,
)


def view_of(board: Board, seat: int | None) -> FlowersView:
    """Everything on the table, the own hand, and what is sure about the others'."""
    viewer: i64 = SPECTATOR if seat is None else seat
    seats = range(board.players)
    return {
        "version": 2,
        "players": board.players,
        "memory": board.memory,
        "seat": seat,
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "start": None if board.phase == START else board.start,
        "mandala": MANDALA_NAMES[board.mandala],
        "to_draw": board.to_draw,
        "passes": board.passes,
        "set_up": board.set_up,
        "ending": END_NAMES[board.ending],
        "left": bits_shown(board.left, MANDALA_NAMES),
        "last": _last(board),
        "hand": None if seat is None else counts_shown(board.hands, viewer * COLOURS, COLOUR_NAMES),
        "hand_sizes": as_list(board.hand_size, 0, board.players),
        "known": [_known(board, s, viewer) for s in seats],
        "known_together": _known_together(board, viewer),
        "deck": board.deck_size,
        "discard": counts_shown(board.discard, 0, COLOUR_NAMES),
        "stacks": {"dark": popcount(board.dark_left), "light": popcount(board.light_left)},
        "mandalas": {MANDALA_NAMES[m]: _mandala(board, m, viewer) for m in range(MANDALAS)},
        "singles": [_singles(board, s) for s in seats],
        "flowers": [_flower(board, f, viewer) for f in range(board.flower_total)],
    }


def _known(board: Board, seat: i64, viewer: i64) -> dict[Colour, int]:
    """Return the cards that are surely in a hand (9.1)."""
    if _must_have_been_there(board, viewer):
        return {COLOUR_NAMES[colour]: 0 for colour in range(COLOURS)}
    return counts_shown(board.known, seat * COLOURS, COLOUR_NAMES)


def _known_together(board: Board, viewer: i64) -> dict[Colour, int]:
    if _must_have_been_there(board, viewer):
        return {COLOUR_NAMES[colour]: 0 for colour in range(COLOURS)}
    return {
        COLOUR_NAMES[colour]: known_together(board, viewer, colour) for colour in range(COLOURS)
    }


def _must_have_been_there(board: Board, viewer: i64) -> bool:
    """With `memory`, these numbers tell which colours were played covered. Players saw that;
    a spectator may have come later (9.4)."""
    return board.memory and viewer == SPECTATOR


def _last(board: Board) -> Play | None:
    """Return the cards played last, which everyone was shown."""
    if board.last_seat == NOBODY:
        return None
    return {
        "seat": board.last_seat,
        "colour": COLOUR_NAMES[board.last_colour],
        "count": board.last_count,
        "mandala": MANDALA_NAMES[board.last_mandala],
        "face_down": board.last_face == DOWN,
    }


def _mandala(board: Board, mandala: i64, viewer: i64) -> Mandala:
    return {
        "dark": _tile_or_none(board.edition, board.tile(mandala, DARK)),
        "light": _tile_or_none(board.edition, board.tile(mandala, LIGHT)),
        "claim": number_shown(board.claim[mandala]),
        "present": bits_shown(board.present[mandala], COLOUR_NAMES),
        "cards": [_cards(board, mandala, s, viewer) for s in range(board.players)],
    }


def tile_shown(edition: Edition, tile: i64) -> Tile:
    """Show a tile with what is printed on it."""
    return {
        "colour": COLOUR_NAMES[tile_colour(tile)],
        "letter": KIND_NAMES[tile % KINDS],
        "back": BACK_NAMES[edition.back[tile]],
        "value": edition.value[tile],
        "factor": edition.factor[tile],
    }


def tile_named(colour: Colour, letter: TileLetter) -> i64:
    return COLOUR_NAMES.index(colour) * KINDS + KIND_NAMES.index(letter)


def _tile_or_none(edition: Edition, tile: i64) -> Tile | None:
    return None if tile == NO_TILE else tile_shown(edition, tile)


def _cards(board: Board, mandala: i64, seat: i64, viewer: i64) -> Cards:
    """Show a seat's cards in a mandala; with `memory` only to their owner the covered ones."""
    down = counts_shown(board.laid, board.card_place(mandala, seat, DOWN), COLOUR_NAMES)
    hidden = board.memory and seat != viewer
    return {
        "up": counts_shown(board.laid, board.card_place(mandala, seat, UP), COLOUR_NAMES),
        "down": None if hidden else down,
        "down_size": sum(down.values()),
    }


def _singles(board: Board, seat: i64) -> list[Tile]:
    row = as_list(board.single, seat * COLOURS, COLOURS)
    return [tile_shown(board.edition, tile) for tile in row if tile != NO_TILE]


def _flower(board: Board, flower: i64, viewer: i64) -> Flower:
    """Show a finished flower; with `memory` only to its owner the tiles."""
    owner = board.flowers[flower * FLOWER_FIELDS]
    pair = sorted(as_list(board.flowers, flower * FLOWER_FIELDS + 1, 2))
    hidden = board.memory and owner != viewer
    return {
        "seat": owner,
        "colour": COLOUR_NAMES[tile_colour(pair[0])],
        "tiles": None if hidden else [tile_shown(board.edition, tile) for tile in pair],
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
