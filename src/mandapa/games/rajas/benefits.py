"""What each part of a benefit does (clauses 7 to 11)."""

from __future__ import annotations

from mypy_extensions import i64

from mandapa.games.rajas.agenda import put, put_effect
from mandapa.games.rajas.board import BOAT, KARMA, WORKERS, Board
from mandapa.games.rajas.building import (
    ask_tile,
    place_tile,
    score_tile,
)
from mandapa.games.rajas.dice import (
    ask_rerolls,
    start_rolling,
    win_colour,
    win_free,
    win_listed,
)
from mandapa.games.rajas.effects import (
    ANY_ROOM,
    BUILD,
    COLOUR_DICE,
    COLOUR_DICE_PER_KARMA,
    DIFFERENT_GOODS,
    FAME_PER_BEND,
    FAME_PER_KARMA,
    FAME_PER_RIVER,
    FAME_PER_STALL_TILE,
    FAME_PER_UPGRADE,
    FREE_DICE,
    FREE_DICE_PER_KARMA,
    GAIN_FAME,
    GAIN_KARMA,
    GAIN_MONEY,
    LISTED_DICE,
    MONEY_PER_BUILDING,
    MONEY_PER_STALL,
    MONEY_PER_UPGRADE,
    MONEY_PER_YIELD,
    ONE_GOOD,
    OVERBUILD,
    PAY,
    PLACE,
    REROLL,
    REVEAL,
    ROLL_DICE,
    ROOM,
    SAIL,
    SCORE,
    SELL_GOOD,
    START_PLAYER,
    UPGRADE,
    YIELD_TILE,
    is_count,
    is_step,
    pair_first,
    pair_second,
    part_amount,
    part_kind,
)
from mandapa.games.rajas.free_rooms import ask_room
from mandapa.games.rajas.market import ask_good, different_income, sell_good, stall_count
from mandapa.games.rajas.payment import ask_die
from mandapa.games.rajas.province import building_count, crooked_tiles, stall_tiles
from mandapa.games.rajas.river import ask_steps, sail_exactly
from mandapa.games.rajas.stacks import ask_reveal
from mandapa.games.rajas.tracks import ask_upgrade, gain_fame, gain_karma, gain_money
from mandapa.games.rajas.yields import ask_yield, connected_yields, draw_white


def do_part(board: Board, one: i64) -> None:
    """Do a part at once, or ask what it needs to know."""
    kind = part_kind(one)
    amount = part_amount(one)
    if is_step(kind):
        do_step(board, kind, amount)
    elif kind == GAIN_MONEY:
        gain_money(board, amount)
    elif kind == GAIN_FAME:
        gain_fame(board, amount)
    elif kind == GAIN_KARMA:
        gain_karma(board, amount)
    elif kind == FREE_DICE:
        win_free(board, amount)
    elif kind == COLOUR_DICE:
        win_colour(board, pair_first(amount), pair_second(amount))
    elif kind == COLOUR_DICE_PER_KARMA:
        win_colour(board, amount, board.mine(KARMA))
    elif kind == FREE_DICE_PER_KARMA:
        win_free(board, board.mine(KARMA))
    elif kind == LISTED_DICE:
        win_listed(board, amount)
    elif kind == REROLL:
        ask_rerolls(board)
    elif kind == UPGRADE:
        do_upgrades(board, amount)
    elif is_count(kind):
        do_count(board, kind, amount)
    else:
        do_action(board, kind, amount)


def do_upgrades(board: Board, amount: i64) -> None:
    if amount > 1:
        put(board, UPGRADE, amount - 1)
    ask_upgrade(board)


def do_action(board: Board, kind: i64, amount: i64) -> None:
    """Rooms, yield tiles, building over and sailing."""
    if kind == ANY_ROOM:
        ask_room(board)
    elif kind == ROOM:
        put_effect(board, board.edition.room(amount))
    elif kind == START_PLAYER:
        board.next_start = board.seat
    elif kind == YIELD_TILE:
        if board.navaratna:
            ask_yield(board, False)
        else:
            draw_white(board)
    elif kind == OVERBUILD:
        ask_tile(board, True)
    elif kind == SAIL:
        sail_exactly(board, amount)
    else:  # SAIL_UP_TO
        ask_steps(board, amount)


def do_count(board: Board, kind: i64, amount: i64) -> None:
    """Money and fame for what a player has (9.8, 11.6)."""
    seat = board.seat
    if kind == MONEY_PER_STALL:
        gain_money(board, amount * stall_count(board, seat))
    elif kind == DIFFERENT_GOODS:
        gain_money(board, different_income(board, seat, amount))
    elif kind == ONE_GOOD:
        ask_good(board, amount)
    elif kind == FAME_PER_UPGRADE:
        gain_fame(board, amount * board.upgrades(seat))
    elif kind == MONEY_PER_UPGRADE:
        gain_money(board, amount * board.upgrades(seat))
    elif kind == FAME_PER_KARMA:
        gain_fame(board, amount * board.mine(KARMA))
    elif kind == FAME_PER_STALL_TILE:
        gain_fame(board, amount * stall_tiles(board, seat))
    elif kind == FAME_PER_RIVER:
        gain_fame(board, pair_first(amount) * (board.mine(BOAT) // pair_second(amount)))
    elif kind == MONEY_PER_BUILDING:
        gain_money(board, amount * building_count(board, seat))
    elif kind == MONEY_PER_YIELD:
        gain_money(board, amount * connected_yields(board, seat))
    elif kind == FAME_PER_BEND:
        gain_fame(board, amount * crooked_tiles(board, seat))
    else:  # FAME_PER_WORKER
        gain_fame(board, amount * board.mine(WORKERS))


def do_step(board: Board, kind: i64, amount: i64) -> None:
    """Carry out the steps that the rules themselves put on the agenda."""
    if kind == BUILD:
        ask_tile(board, False)
    elif kind == PAY:
        ask_die(board, amount)
    elif kind == PLACE:
        place_tile(board)
    elif kind == REVEAL:
        ask_reveal(board, amount)
    elif kind == SCORE:
        score_tile(board)
    elif kind == ROLL_DICE:
        start_rolling(board)
    elif kind == SELL_GOOD:
        sell_good(board, amount)
    else:  # SAIL_BY_DIE
        ask_steps(board, board.paid)
