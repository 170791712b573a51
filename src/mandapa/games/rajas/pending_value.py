"""What is still due in the middle of a turn, weighed in fame: a part of the judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.board import (
    AGENDA,
    BOAT,
    CHOOSING_EDGE,
    CHOOSING_GOOD,
    CHOOSING_ROOM,
    CHOOSING_YIELD,
    DRAWING,
    EARNED,
    JOIN,
    KARMA,
    KINDS,
    LAYING,
    NAMING,
    NONE,
    OPEN,
    PAYING,
    REROLLING,
    SAILING,
    TAKING,
    TOP,
    UPGRADING,
    WORKERS,
    Board,
    small_count,
)
from mandapa.games.rajas.bonuses import bonus_effect
from mandapa.games.rajas.building import (
    edge_reached,
    refuse_take,
    tile_fame,
    tile_money,
)
from mandapa.games.rajas.edition import NO_EDGE
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
    FAME_PER_WORKER,
    FREE_DICE,
    FREE_DICE_PER_KARMA,
    GAIN_FAME,
    GAIN_KARMA,
    GAIN_MONEY,
    MONEY_PER_BUILDING,
    MONEY_PER_STALL,
    MONEY_PER_UPGRADE,
    MONEY_PER_YIELD,
    ONE_GOOD,
    OVERBUILD,
    PAY,
    ROOM,
    SAIL,
    SAIL_BY_DIE,
    SAIL_UP_TO,
    SCORE,
    SELL_GOOD,
    START_PLAYER,
    UPGRADE,
    YIELD_TILE,
    is_step,
    pair_first,
    pair_second,
    part_amount,
    part_kind,
    wins_dice,
)
from mandapa.games.rajas.market import EVERY_STALL, different_income, good_income, stall_count
from mandapa.games.rajas.province import building_count, crooked_tiles, stall_tiles
from mandapa.games.rajas.river import space_ahead, space_effect
from mandapa.games.rajas.rows import BONUSES, COLOURS, GOODS, STACKS, die_face
from mandapa.games.rajas.ways_to_pay import is_sum, kinds_for
from mandapa.games.rajas.yields import connected_yields

A_DIE: Final = 1.39
A_PIP: Final = 0.4  # spent on a tile
A_KARMA: Final = 0.3
AN_UPGRADE: Final = 1.8
A_ROOM: Final = 2.8
A_YIELD: Final = 1.2
AN_OVERBUILD: Final = 3.1
A_MOVE: Final = 1.6
A_STALL: Final = 1.56
A_WAY: Final = 0.16
DEEPEST: Final[i64] = 2


def pending_value(board: Board, left: float, money: float, fame: float) -> float:
    """Value the parts on the agenda, the waiting bonuses and the question being asked."""
    worth = question_worth(board, left, money, fame)
    if board.rolling:
        for colour in range(COLOURS):
            worth += float(small_count(board.rolling, colour)) * die_worth(left)
    for n in range(board.agenda_size):
        worth += part_worth(board, board.common[AGENDA + n], left, money, fame, 0)
    if board.bonuses:
        for bonus in range(BONUSES):
            if board.bonuses & BIT[bonus]:
                worth += effect_worth(board, bonus_effect(board, bonus), left, money, fame, 0)
    return worth


def question_worth(board: Board, left: float, money: float, fame: float) -> float:
    phase = board.phase
    if phase == PAYING:
        return -payment_worth(board, board.way, left)
    if phase == TAKING:
        return best_tile(board, left, money, fame)
    if phase == LAYING:
        return tile_worth(board, board.tile, left, money, fame)
    if phase == NAMING:
        return float(board.to_name) * die_worth(left)
    if phase == SAILING:
        return best_sail(board, board.steps, left, money, fame, 0)
    if phase == UPGRADING:
        return left * fame * AN_UPGRADE
    if phase == REROLLING:
        return 0.3
    if phase == CHOOSING_GOOD:
        return money * float(best_good(board, board.most_stalls)) / 2.0
    if phase == CHOOSING_ROOM:
        return A_ROOM
    if phase == CHOOSING_YIELD or phase == CHOOSING_EDGE or phase == DRAWING:
        return left * A_YIELD
    return 0.0


def die_worth(left: float) -> float:
    return A_DIE * min(1.0, 0.31 + 1.8 * left)


def payment_worth(board: Board, way: i64, left: float) -> float:
    """Return what the cheapest payment costs."""
    if is_sum(way):
        return A_PIP * float(board.due) * min(1.0, 0.31 + 1.8 * left)
    kinds = board.mine(KINDS) & kinds_for(way)
    if kinds == 0:
        return 0.0
    die: i64 = 0
    while not kinds & 1:
        kinds >>= 1
        die += 1
    return die_worth(left) + 0.14 * (float(die_face(die)) - 3.5)


# --- parts -------------------------------------------------------------


def effect_worth(
    board: Board, effect: i64, left: float, money: float, fame: float, depth: i64
) -> float:
    worth = 0.0
    edition = board.edition
    for at in range(edition.effect_start[effect], edition.effect_start[effect + 1]):
        worth += part_worth(board, edition.effect_parts[at], left, money, fame, depth)
    return worth


def part_worth(board: Board, one: i64, left: float, money: float, fame: float, depth: i64) -> float:
    kind = part_kind(one)
    amount = part_amount(one)
    if kind == GAIN_MONEY:
        return money * float(amount) / 2.0
    if kind == GAIN_FAME:
        return fame * float(amount)
    if kind == GAIN_KARMA:
        room = board.edition.karma_limit - board.mine(KARMA)
        return A_KARMA * float(min(amount, room))
    if wins_dice(kind):
        return float(min(dice_won(board, kind, amount), board.room_for_dice())) * die_worth(left)
    if kind == UPGRADE:
        return left * fame * AN_UPGRADE if board.upgrades(board.seat) < 8 else 0.0
    if kind == ANY_ROOM:
        return A_ROOM
    if kind == ROOM:
        if depth >= DEEPEST:
            return A_ROOM
        return effect_worth(board, board.edition.room(amount), left, money, fame, depth + 1)
    if kind == START_PLAYER:
        return 0.5
    if kind == YIELD_TILE:
        return A_YIELD
    if kind == OVERBUILD:
        return AN_OVERBUILD
    if kind == SAIL or kind == SAIL_UP_TO or kind == SAIL_BY_DIE:
        return sail_worth(board, kind, amount, left, money, fame, depth)
    if not is_step(kind):
        return count_worth(board, kind, amount, money, fame)
    return step_worth(board, kind, amount, left, money, fame)


def dice_won(board: Board, kind: i64, amount: i64) -> i64:
    if kind == FREE_DICE:
        return amount
    if kind == COLOUR_DICE:
        return pair_second(amount)
    if kind == COLOUR_DICE_PER_KARMA or kind == FREE_DICE_PER_KARMA:
        return board.mine(KARMA)
    return 3


def count_worth(board: Board, kind: i64, amount: i64, money: float, fame: float) -> float:
    seat = board.seat
    count: i64 = 0
    if kind == MONEY_PER_STALL:
        count = amount * stall_count(board, seat)
    elif kind == DIFFERENT_GOODS:
        count = different_income(board, seat, amount)
    elif kind == ONE_GOOD:
        count = best_good(board, amount)
    elif kind == MONEY_PER_UPGRADE:
        count = amount * board.upgrades(seat)
    elif kind == MONEY_PER_BUILDING:
        count = amount * building_count(board, seat)
    elif kind == MONEY_PER_YIELD:
        count = amount * (connected_yields(board, seat) + 1)
    elif kind == FAME_PER_UPGRADE:
        return fame * float(amount * board.upgrades(seat))
    elif kind == FAME_PER_KARMA:
        return fame * float(amount * board.mine(KARMA))
    elif kind == FAME_PER_STALL_TILE:
        return fame * float(amount * stall_tiles(board, seat))
    elif kind == FAME_PER_RIVER:
        return fame * float(pair_first(amount) * (board.mine(BOAT) // pair_second(amount)))
    elif kind == FAME_PER_BEND:
        return fame * float(amount * crooked_tiles(board, seat))
    elif kind == FAME_PER_WORKER:
        return fame * float(amount * board.mine(WORKERS))
    else:
        return 0.3  # rolling again
    return money * float(count) / 2.0


def best_good(board: Board, most: i64) -> i64:
    best: i64 = 0
    for good in range(GOODS):
        income = good_income(board, board.seat, good, most)
        if income > best:
            best = income
    return best


def step_worth(
    board: Board, kind: i64, amount: i64, left: float, money: float, fame: float
) -> float:
    if kind == BUILD:
        return best_tile(board, left, money, fame)
    if kind == PAY:
        return -payment_worth(board, amount, left)
    if kind == SCORE:
        worth = features_worth(board, board.tile, left, money, fame)
        if board.over:
            return worth
        edge = edge_reached(board, board.tile, board.cell, board.turn)
        if edge != NO_EDGE and not board.mine(EARNED) & BIT[edge]:
            worth += effect_worth(board, bonus_effect(board, edge), left, money, fame, 1)
        return worth + left * 0.12 * float(ways_on(board))
    if kind == SELL_GOOD:
        most = 3
        if not board.market_cap:
            most = EVERY_STALL
        elif board.phase != PAYING:
            most = board.paid
        return money * float(good_income(board, board.seat, amount, most)) / 2.0
    return 0.0


def ways_on(board: Board) -> i64:
    """Sides of the chosen cell that would lead on to empty cells."""
    count: i64 = 0
    roads = board.edition.roads[board.tile]
    for side in range(4):
        if roads & BIT[side]:
            count += 1
    if board.mine(JOIN + board.cell):
        return count - 1
    return count


# --- tiles -------------------------------------------------------------


def features_worth(board: Board, tile: i64, left: float, money: float, fame: float) -> float:
    coins = tile_money(board, tile)
    worth = fame * float(tile_fame(board, board.seat, tile)) + money * float(coins) / 2.0
    return worth + money * left * A_STALL * float(coins)


def tile_worth(board: Board, tile: i64, left: float, money: float, fame: float) -> float:
    spent = A_PIP * min(1.0, 0.31 + 1.8 * left) * float(board.edition.cost[tile])
    worth = features_worth(board, tile, left, money, fame) + 0.5
    if board.over:
        return worth - spent / 2.0
    return worth - spent


def best_tile(board: Board, left: float, money: float, fame: float) -> float:
    best = -5.0
    if not board.over and not board.mine(OPEN):
        return best
    for stack in range(STACKS):
        if refuse_take(board, stack) == 0:
            tile = board.common[TOP + stack]
            best = max(best, tile_worth(board, tile, left, money, fame))
    return best


# --- the river ---------------------------------------------------------


def sail_worth(
    board: Board, kind: i64, amount: i64, left: float, money: float, fame: float, depth: i64
) -> float:
    if depth >= DEEPEST:
        return A_MOVE
    if kind == SAIL:
        return space_worth(board, amount, left, money, fame, depth)
    if kind == SAIL_BY_DIE:
        amount = board.paid
        if board.phase == PAYING:
            amount = 2
    return best_sail(board, amount, left, money, fame, depth)


def space_worth(
    board: Board, steps: i64, left: float, money: float, fame: float, depth: i64
) -> float:
    space = space_ahead(board, steps)
    if space == NONE:
        return 0.0
    worth = effect_worth(board, space_effect(board, space), left, money, fame, depth + 1)
    worth += left * A_WAY * float(space - board.mine(BOAT))
    if board.mine(BOAT) <= board.edition.bridge < space:
        worth += left * 14.0
    return worth


def best_sail(board: Board, most: i64, left: float, money: float, fame: float, depth: i64) -> float:
    best = 0.0
    for steps in range(1, most + 1):
        best = max(best, space_worth(board, steps, left, money, fame, depth))
    return best
