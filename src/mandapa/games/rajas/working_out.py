"""What a board keeps although it follows from the rest: pips, stalls, roads, free spaces."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.areas import workers_on
from mandapa.games.rajas.board import (
    COVERED,
    DICE_TOTAL,
    HELD,
    KINDS,
    NONE,
    OWN,
    PIPS,
    STALLS,
    UNDER,
    Board,
)
from mandapa.games.rajas.edition import STALL_PLACES
from mandapa.games.rajas.province import count_stalls, find_roads
from mandapa.games.rajas.rows import CELLS, COLOURS, DICE, SPACES, die_colour, die_face
from mandapa.games.rajas.stacks import find_cheapest


def work_out(board: Board) -> None:
    """Work out what follows from the rest."""
    turn = board.seat
    for seat in range(board.players):
        board.seat = seat
        _work_out_seat(board, seat)
    board.seat = turn
    for colour in range(COLOURS):
        find_cheapest(board, colour)
    board.free = board.edition.free_spaces
    for space in range(SPACES):
        if workers_on(board, space) >= board.edition.capacity[space]:
            board.free &= ~BIT[space]


def _work_out_seat(board: Board, seat: i64) -> None:
    at = seat * OWN
    for place in range(STALL_PLACES):
        board.own[at + STALLS + place] = 0
    board.own[at + COVERED] = 0
    for cell in range(CELLS):
        if board.own[at + UNDER + cell] != NONE:
            board.own[at + COVERED] |= BIT[cell]
        tile = board.tile_at(seat, cell)
        if tile != NONE:
            count_stalls(board, tile, 1)
    for colour in range(COLOURS):
        board.own[at + PIPS + colour] = 0
    board.own[at + DICE_TOTAL] = 0
    board.own[at + KINDS] = 0
    for die in range(DICE):
        held = board.own[at + HELD + die]
        board.own[at + DICE_TOTAL] += held
        board.own[at + PIPS + die_colour(die)] += held * die_face(die)
        if held:
            board.own[at + KINDS] |= BIT[die]
    if board.stage:
        find_roads(board, seat)
