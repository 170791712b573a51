"""Placing a worker: all areas and their spaces (3.2, 3.7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.area import (
    Area,
    AssortedMarket,
    Balcony,
    Harbour,
    Palace,
    Quarry,
    SingleMarket,
    Terrace,
    Veranda,
)
from mandapa.games.rajas.board import IDLE, PLACED, SMALL_COUNT_BITS, Board, one_more, small_count
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import (
    ASIDE,
    ASSORTED,
    BALCONY,
    COLOURS,
    FIRST_SPACE,
    GOODS,
    HARBOUR,
    PALACE,
    PRICES,
    QUARRY,
    ROOMS,
    SINGLE,
    SPACES,
    TERRACE,
    VERANDA,
    among,
)

TAKEN: Final[i64] = 302
SOMETHING_IS_POSSIBLE: Final[i64] = 307

# In the order of their spaces.
AREAS: Final = vec[Area](
    [
        Quarry(QUARRY, PRICES),
        Harbour(HARBOUR, PRICES),
        AssortedMarket(ASSORTED, 1),
        SingleMarket(SINGLE, GOODS),
        Palace(PALACE, ROOMS),
        Veranda(VERANDA, COLOURS),
        Terrace(TERRACE, COLOURS),
        Balcony(BALCONY, 1),
    ]
)


def area_of(space: i64) -> Area:
    n: i64 = 0
    while space >= AREAS[n].first + AREAS[n].size:
        n += 1
    return AREAS[n]


@final
class PlaceWorker(Question):
    """A worker goes to a space (3.2); without a possible one it is laid aside (3.7)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        free = board.free
        for area in AREAS:
            spaces = (free >> area.first) & (BIT[area.size] - 1)
            if spaces:
                spaces = area.open_to(board, spaces)
                row = FIRST_SPACE + area.first
                while spaces:
                    if spaces & 1:
                        buffer[written] = row
                        written += 1
                    spaces >>= 1
                    row += 1
        if written == 0:
            buffer[0] = ASIDE
            return 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if action == ASIDE:
            return unless(not any_space(board), SOMETHING_IS_POSSIBLE)
        if not among(action, FIRST_SPACE, SPACES):
            return NOT_ASKED
        return refuse_space(board, action - FIRST_SPACE)

    def apply(self, board: Board, action: i64) -> None:
        board.add(IDLE, -1)
        if action != ASIDE:
            place_worker(board, action - FIRST_SPACE)


def refuse_space(board: Board, space: i64) -> i64:
    if not board.free & BIT[space]:
        return TAKEN
    area = area_of(space)
    refused = area.refusal(board, space - area.first)
    return refused if refused else area.closed(board)


def any_space(board: Board) -> bool:
    for space in range(SPACES):
        if refuse_space(board, space) == 0:
            return True
    return False


def place_worker(board: Board, space: i64) -> None:
    """Place the worker for the round; the agenda takes up costs and benefits."""
    board.common[PLACED + space] += one_more(board.seat)
    if workers_on(board, space) >= board.edition.capacity[space]:
        board.free &= ~BIT[space]
    area = area_of(space)
    area.enter(board, space - area.first)


def workers_on(board: Board, space: i64) -> i64:
    count: i64 = 0
    placed = board.common[PLACED + space]
    while placed:
        count += small_count(placed, 0)
        placed >>= SMALL_COUNT_BITS
    return count


def clear_spaces(board: Board) -> None:
    """Bring the workers back."""
    for space in range(SPACES):
        board.common[PLACED + space] = 0
    board.free = board.edition.free_spaces
