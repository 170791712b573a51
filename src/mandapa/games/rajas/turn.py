"""Carrying out actions, and going on until someone must decide or chance must speak (3.1)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.agenda import next_part, put, put_effect
from mandapa.games.rajas.areas import lay_aside, place_worker
from mandapa.games.rajas.benefits import do_part
from mandapa.games.rajas.board import DONE, FIRST_DICE, FIRST_YIELDS, PLAY, TILES_UP, Board
from mandapa.games.rajas.bonuses import ask_bonus, take_bonus
from mandapa.games.rajas.building import (
    choose_cell,
    reveal,
    take,
    tile_colour,
    tile_stack,
)
from mandapa.games.rajas.dice import name_colour, pick_up, roll, stop_picking
from mandapa.games.rajas.effects import PAY, PLACE, REVEAL, SCORE
from mandapa.games.rajas.market import choose_good
from mandapa.games.rajas.payment import SUM_OF_COLOUR, pay
from mandapa.games.rajas.preparation import (
    choose_start,
    count_on,
    draw_first_yield,
    give_dice,
    lay_river_tile,
    next_first_yield,
    next_stack,
)
from mandapa.games.rajas.questions import flip
from mandapa.games.rajas.river import sail
from mandapa.games.rajas.rounds import end_turn
from mandapa.games.rajas.rows import (
    ASIDE,
    DECLINE,
    FIRST_BONUS,
    FIRST_COUNT,
    FIRST_DRAW,
    FIRST_EDGE,
    FIRST_FLIP,
    FIRST_GOOD,
    FIRST_LAY,
    FIRST_NAME,
    FIRST_PAY,
    FIRST_REROLL,
    FIRST_REVEAL,
    FIRST_RIVER,
    FIRST_ROLL,
    FIRST_ROOM,
    FIRST_SAIL,
    FIRST_START,
    FIRST_TAKE,
    FIRST_UPGRADE,
    FIRST_YIELD,
    SPACES,
    STOP,
    TURNS,
)
from mandapa.games.rajas.tracks import upgrade
from mandapa.games.rajas.yields import ask_yield, choose_yield, put_yield, use_white


def go_on(board: Board) -> None:
    """First the agenda, then the bonuses, then yield tiles for building, then the next turn."""
    board.phase = DONE
    while board.phase == DONE:
        if board.agenda_size:
            do_part(board, next_part(board))
        elif board.bonuses:
            ask_bonus(board)
        elif board.builds:
            board.builds -= 1
            ask_yield(board, True)
        else:
            end_turn(board)
            return


def answer(board: Board, row: i64) -> None:
    """A decision of the seat."""
    if row < SPACES:
        place_worker(board, row)
    elif row == ASIDE:
        lay_aside(board)
    elif row < FIRST_TAKE:
        if not pay(board, row - FIRST_PAY):
            return
    elif row < FIRST_LAY:
        take(board, row - FIRST_TAKE)
        return
    elif row < FIRST_SAIL:
        lay(board, (row - FIRST_LAY) // TURNS, (row - FIRST_LAY) % TURNS)
    elif row < FIRST_NAME:
        sail(board, row - FIRST_SAIL + 1)
    elif row < FIRST_REROLL:
        if not name_colour(board, row - FIRST_NAME):
            return
    elif row < STOP:
        pick_up(board, row - FIRST_REROLL)
        return
    elif row == STOP:
        stop_picking(board)
    elif row < FIRST_GOOD:
        upgrade(board, row - FIRST_UPGRADE)
    elif row < FIRST_ROOM:
        choose_good(board, row - FIRST_GOOD)
    elif row < FIRST_BONUS:
        put_effect(board, board.edition.rooms[row - FIRST_ROOM])
    elif row < FIRST_YIELD:
        take_bonus(board, row - FIRST_BONUS)
    elif row < FIRST_EDGE:
        choose_yield(board, row - FIRST_YIELD)
        return
    elif row < DECLINE:
        put_yield(board, row - FIRST_EDGE)
        if board.stage == FIRST_YIELDS:
            next_first_yield(board)
            return
    elif row >= FIRST_FLIP:
        flip(board, row - FIRST_FLIP)
        return
    go_on(board)


def lay(board: Board, cell: i64, turn: i64) -> None:
    """Pay, lay, reveal the next tile, score: in this order (6.5)."""
    choose_cell(board, cell, turn)
    put(board, SCORE, 0)
    put(board, REVEAL, tile_stack(board.tile))
    put(board, PLACE, 0)
    put(board, PAY, SUM_OF_COLOUR + tile_colour(board.tile))


def happen(board: Board, row: i64) -> None:
    """An outcome of chance."""
    if row < FIRST_ROLL:
        choose_start(board, row - FIRST_START)
    elif row < FIRST_REVEAL:
        if roll(board, row - FIRST_ROLL):
            if board.stage == FIRST_DICE:
                give_dice(board, board.seat + 1)
            else:
                go_on(board)
    elif row < FIRST_DRAW:
        reveal(board, row - FIRST_REVEAL)
        if board.stage == TILES_UP:
            next_stack(board)
        else:
            go_on(board)
    elif row < FIRST_COUNT:
        if board.stage == PLAY:
            use_white(board, row - FIRST_DRAW)
            go_on(board)
        else:
            draw_first_yield(board, row - FIRST_DRAW)
    elif row < FIRST_RIVER:
        count_on(board, row - FIRST_COUNT + 1)
    else:
        lay_river_tile(board, row - FIRST_RIVER)
