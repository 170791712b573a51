"""The spaces for workers: what each costs and gives (clauses 3.2 to 3.7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.rajas.agenda import first_kind, put, put_effect
from mandapa.games.rajas.board import (
    ASSORTED_USED,
    DICE_TOTAL,
    IDLE,
    KINDS,
    KINDS_OF_COLOUR,
    KINDS_OF_FACE,
    MONEY,
    PLACED,
    Board,
    one_more,
    small_count,
)
from mandapa.games.rajas.building import can_build, can_overbuild
from mandapa.games.rajas.dice import add_die, remove_die
from mandapa.games.rajas.effects import (
    BUILD,
    DIFFERENT_GOODS,
    OVERBUILD,
    PAY,
    SAIL,
    SAIL_BY_DIE,
    SELL_GOOD,
    part_amount,
)
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.river import can_sail
from mandapa.games.rajas.rows import (
    ASIDE,
    ASSORTED,
    BALCONY,
    DICE,
    FIRST_SPACE,
    HARBOUR,
    PALACE,
    SINGLE,
    SPACES,
    TERRACE,
    VERANDA,
    among,
)
from mandapa.games.rajas.tracks import pay_money
from mandapa.games.rajas.ways_to_pay import (
    ANY_DIE,
    OF_COLOUR,
    UP_TO_FACE,
    WITH_FACE,
    kinds_for,
)

TAKEN: Final[i64] = 302
NO_MONEY: Final[i64] = 303
NO_DIE: Final[i64] = 304
NO_TILE_TO_BUILD: Final[i64] = 305
NO_SPACE_TO_SAIL: Final[i64] = 306
SOMETHING_IS_POSSIBLE: Final[i64] = 307
ONCE_A_ROUND: Final[i64] = 702


def refuse_space(board: Board, space: i64) -> i64:
    if not board.free & BIT[space]:
        return TAKEN
    if space < HARBOUR:
        return refuse_quarry(board, space)
    if space < ASSORTED:
        return refuse_harbour(board, space - HARBOUR)
    if space == ASSORTED:
        return ONCE_A_ROUND if board.mine(ASSORTED_USED) else 0
    if space < PALACE:
        return 0 if board.mine(DICE_TOTAL) else NO_DIE
    if space < VERANDA:
        return refuse_room(board, space - PALACE + 1)
    if space < TERRACE:
        return 0 if board.mine(KINDS) & KINDS_OF_COLOUR[space - VERANDA] else NO_DIE
    return 0


def refuse_quarry(board: Board, price: i64) -> i64:
    if board.mine(MONEY) < price:
        return NO_MONEY
    return 0 if can_build(board) else NO_TILE_TO_BUILD


def refuse_harbour(board: Board, price: i64) -> i64:
    if board.mine(MONEY) < price:
        return NO_MONEY
    if not board.mine(KINDS) & kinds_for(UP_TO_FACE + board.edition.highest):
        return NO_DIE
    return 0 if can_sail(board, 1) else NO_SPACE_TO_SAIL


def refuse_room(board: Board, room: i64) -> i64:
    """A die with the room's number, and what the room makes one do must be possible."""
    kinds = board.mine(KINDS) & KINDS_OF_FACE[room]
    if not kinds:
        return NO_DIE
    effect = board.edition.room(room)
    if first_kind(board, effect) == OVERBUILD:
        for die in range(DICE):
            if kinds & BIT[die]:
                remove_die(board, die)
                possible = can_overbuild(board)
                add_die(board, die)
                if possible:
                    return 0
        return NO_TILE_TO_BUILD
    return refuse_sailing_room(board, effect)


def refuse_sailing_room(board: Board, effect: i64) -> i64:
    if first_kind(board, effect) == SAIL:
        steps = part_amount(board.edition.effect_parts[board.edition.effect_start[effect]])
        return 0 if can_sail(board, steps) else NO_SPACE_TO_SAIL
    return 0


# --- placing a worker --------------------------------------------------


@final
class PlaceWorker(Question):
    """A worker goes to a space (3.2); without a possible one it is laid aside (3.7)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        # One look at the dice and the province serves all spaces of an area.
        quarry = can_build(board)
        money = board.mine(MONEY)
        harbour = refuse_harbour(board, 0) == 0
        for space in range(SPACES):
            if not board.free & BIT[space]:
                continue
            if space < HARBOUR:
                if not quarry or space > money:
                    continue
            elif space < ASSORTED:
                if not harbour or space - HARBOUR > money:
                    continue
            elif refuse_space(board, space):
                continue
            buffer[written] = FIRST_SPACE + space
            written += 1
        if written == 0:
            buffer[0] = ASIDE
            return 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if action == ASIDE:
            return SOMETHING_IS_POSSIBLE if any_space(board) else 0
        if not among(action, FIRST_SPACE, SPACES):
            return NOT_ASKED
        return refuse_space(board, action - FIRST_SPACE)

    def apply(self, board: Board, action: i64) -> None:
        board.add(IDLE, -1)
        if action != ASIDE:
            place_worker(board, action - FIRST_SPACE)


def any_space(board: Board) -> bool:
    for space in range(SPACES):
        if refuse_space(board, space) == 0:
            return True
    return False


def place_worker(board: Board, space: i64) -> None:
    """The worker stands there for the round; the agenda takes up costs and benefits."""
    board.common[PLACED + space] += one_more(board.seat)
    if workers_on(board, space) >= board.edition.capacity[space]:
        board.free &= ~BIT[space]
    if space < HARBOUR:
        pay_money(board, space)
        put(board, BUILD, 0)
    elif space < ASSORTED:
        pay_money(board, space - HARBOUR)
        put(board, SAIL_BY_DIE, 0)
        put(board, PAY, UP_TO_FACE + board.edition.highest)
    elif space == ASSORTED:
        board.set(ASSORTED_USED, 1)
        put(board, DIFFERENT_GOODS, board.edition.different)
    elif space < PALACE:
        put(board, SELL_GOOD, space - SINGLE)
        put(board, PAY, ANY_DIE)
    elif space < VERANDA:
        room = space - PALACE + 1
        put_effect(board, board.edition.room(room))
        put(board, PAY, WITH_FACE + room)
    elif space < TERRACE:
        put_effect(board, board.edition.verandas[space - VERANDA])
        put(board, PAY, OF_COLOUR + space - VERANDA)
    elif space < BALCONY:
        put_effect(board, board.edition.terraces[space - TERRACE])
    else:
        put_effect(board, board.edition.balcony)


def workers_on(board: Board, space: i64) -> i64:
    count: i64 = 0
    for seat in range(board.players):
        count += small_count(board.common[PLACED + space], seat)
    return count


def clear_spaces(board: Board) -> None:
    """The workers come back."""
    for space in range(SPACES):
        board.common[PLACED + space] = 0
    board.free = board.edition.free_spaces
