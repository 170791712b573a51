"""What each part of a benefit does (clauses 7 to 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.games.rajas.agenda import first_kind, put, put_effect
from mandapa.games.rajas.areas import refuse_sailing_room
from mandapa.games.rajas.board import (
    BOAT,
    CHOOSING_ROOM,
    KARMA,
    REST,
    REVEALING,
    WORKERS,
    Board,
)
from mandapa.games.rajas.building import (
    ask_tile,
    can_overbuild,
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
    FAME,
    FAME_PER_BEND,
    FAME_PER_KARMA,
    FAME_PER_RIVER,
    FAME_PER_STALL_TILE,
    FAME_PER_UPGRADE,
    FREE_DICE,
    FREE_DICE_PER_KARMA,
    LISTED_DICE,
    MONEY,
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
    part_amount,
    part_kind,
)
from mandapa.games.rajas.effects import KARMA as GAIN_KARMA
from mandapa.games.rajas.market import ask_good, different_income, sell_good, stall_count
from mandapa.games.rajas.payment import ask_die
from mandapa.games.rajas.province import building_count, crooked_tiles, stall_tiles
from mandapa.games.rajas.river import ask_steps, sail_exactly
from mandapa.games.rajas.rows import FIRST_ROOM, ROOMS
from mandapa.games.rajas.tracks import ask_upgrade, gain_fame, gain_karma, gain_money
from mandapa.games.rajas.yields import ask_yield, connected_yields, draw_white

FIRST_RIVER_ROOM: Final[i64] = 2  # the Great Mogul receives nobody from the river
NOT_FROM_THE_RIVER: Final[i64] = 908


def do_part(board: Board, one: i64) -> None:
    """Do a part at once, or ask what it needs to know."""
    kind = part_kind(one)
    amount = part_amount(one)
    if kind >= BUILD:
        do_step(board, kind, amount)
    elif kind == MONEY:
        gain_money(board, amount)
    elif kind == FAME:
        gain_fame(board, amount)
    elif kind == GAIN_KARMA:
        gain_karma(board, amount)
    elif kind == FREE_DICE:
        win_free(board, amount)
    elif kind == COLOUR_DICE:
        win_colour(board, amount // 8, amount % 8)
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
    elif kind < MONEY_PER_STALL:
        do_action(board, kind, amount)
    else:
        do_count(board, kind, amount)


def do_upgrades(board: Board, amount: i64) -> None:
    if amount > 1:
        put(board, UPGRADE, amount - 1)
    ask_upgrade(board)


def do_action(board: Board, kind: i64, amount: i64) -> None:
    """Rooms, yield tiles, building over and sailing."""
    if kind == ANY_ROOM:
        board.begun = False
        board.phase = CHOOSING_ROOM
    elif kind == ROOM:
        put_effect(board, board.edition.rooms[amount - 1])
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
        gain_fame(board, amount // 8 * (board.mine(BOAT) // (amount % 8)))
    elif kind == MONEY_PER_BUILDING:
        gain_money(board, amount * building_count(board, seat))
    elif kind == MONEY_PER_YIELD:
        gain_money(board, amount * connected_yields(board, seat))
    elif kind == FAME_PER_BEND:
        gain_fame(board, amount * crooked_tiles(board, seat))
    else:  # FAME_PER_WORKER
        gain_fame(board, amount * board.mine(WORKERS))


def do_step(board: Board, kind: i64, amount: i64) -> None:
    """The steps that the rules themselves put on the agenda."""
    if kind == BUILD:
        ask_tile(board, False)
    elif kind == PAY:
        ask_die(board, amount)
    elif kind == PLACE:
        place_tile(board)
    elif kind == REVEAL:
        if board.common[REST + amount]:
            board.place = amount
            board.phase = REVEALING
    elif kind == SCORE:
        score_tile(board)
    elif kind == ROLL_DICE:
        start_rolling(board)
    elif kind == SELL_GOOD:
        sell_good(board, amount)
    else:  # SAIL_BY_DIE
        ask_steps(board, board.paid)


# --- the palace from the river -----------------------------------------


def refuse_free_room(board: Board, room: i64) -> i64:
    """Rooms 2 to 6, occupied or not, without worker and entry die (9.8)."""
    if room < FIRST_RIVER_ROOM:
        return NOT_FROM_THE_RIVER
    effect = board.edition.rooms[room - 1]
    if first_kind(board, effect) == OVERBUILD:
        return 0 if can_overbuild(board) else NOT_FROM_THE_RIVER
    return refuse_sailing_room(board, effect)


def answer_rooms(board: Board, buffer: vec[i64]) -> i64:
    written: i64 = 0
    for room in range(FIRST_RIVER_ROOM, ROOMS + 1):
        if refuse_free_room(board, room) == 0:
            buffer[written] = FIRST_ROOM + room - 1
            written += 1
    return written
