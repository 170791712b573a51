"""The gems in hand: taken from the altar and not yet stored (4.2 to 4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.ganesha.board import MORE, NO_HEX, NO_SPICE, STORE, Board
from mandapa.games.ganesha.rows import NO_GEM


def lift_gem(board: Board, hex_: i64) -> None:
    """Lift a gem; it stays in hand until phase 2 (4.6)."""
    colour = board.gem_on(hex_)
    board.altar[colour] &= ~BIT[hex_]
    board.occupied &= ~BIT[hex_]
    if board.lifted_hex == NO_HEX:
        board.first_gem = colour
        board.lifted_hex = hex_
        board.lifted_colour = colour
    else:
        board.second_gem = colour


def last_taken(board: Board) -> i64:
    """Return the gem just taken, which a spice is about."""
    return board.first_gem if board.second_gem == NO_GEM else board.second_gem


def change_last_taken(board: Board, colour: i64) -> None:
    """Put another gem in the place of the one just taken."""
    if board.second_gem == NO_GEM:
        board.first_gem = colour
    else:
        board.second_gem = colour


def may_take_more(board: Board) -> bool:
    """Whether the first gem, as it was lifted, is of a colour in a tactics slot (4.2)."""
    colour = board.lifted_colour
    return colour == board.in_slot(board.seat, 0) or colour == board.in_slot(board.seat, 1)


def second_hexes(board: Board) -> i64:
    """Return the hexes (bits) of which a second gem may be taken (4.3, 4.4)."""
    if board.in_slot(board.seat, 0) == board.in_slot(board.seat, 1):
        return board.occupied
    return board.occupied & board.edition.altar.near[board.lifted_hex]


def go_on_taking(board: Board) -> None:
    """Ask for a second gem (4.5) or go on to phase 2: gem and spice are settled."""
    board.spice = NO_SPICE
    if board.second_gem == NO_GEM and may_take_more(board) and second_hexes(board):
        board.phase = MORE
    else:
        board.phase = STORE
