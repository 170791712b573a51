"""The areas for workers: what a space needs, what it costs, and what it gives (3.3 to 3.6)."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from mandapa.core.native import BIT, unless
from mandapa.games.rajas.agenda import first_kind, put, put_effect
from mandapa.games.rajas.board import (
    ASSORTED_USED,
    DICE_TOTAL,
    KINDS,
    KINDS_OF_COLOUR,
    KINDS_OF_FACE,
    MONEY,
    Board,
)
from mandapa.games.rajas.building import can_build, can_overbuild_without
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
from mandapa.games.rajas.river import can_sail
from mandapa.games.rajas.rows import DICE, MAX_PRICE
from mandapa.games.rajas.tracks import pay_money
from mandapa.games.rajas.ways_to_pay import (
    ANY_DIE,
    NO_WAY,
    OF_COLOUR,
    UP_TO_FACE,
    WITH_FACE,
    kinds_for,
)

NO_MONEY: Final[i64] = 303
NO_DIE: Final[i64] = 304
NO_TILE_TO_BUILD: Final[i64] = 305
NO_SPACE_TO_SAIL: Final[i64] = 306
ONCE_A_ROUND: Final[i64] = 702


class Area(metaclass=ABCMeta):
    """Spaces of one kind, counted from 0. One object of each kind serves all states."""

    __slots__ = ("first", "size")

    def __init__(self, first: i64, size: i64) -> None:
        self.first = first  # its first space
        self.size = size  # how many spaces it can have

    def closed(self, board: Board) -> i64:  # noqa: ARG002
        """Give the clause that keeps the seat from every space of the area, or 0."""
        return 0

    def refusal(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        """Give the clause that keeps the seat from the n-th space, or 0."""
        return 0

    def open_to(self, board: Board, spaces: i64) -> i64:  # noqa: ARG002
        """Return those of the spaces (bits) that the seat may enter: what is not refused."""
        return spaces

    def price(self, n: i64) -> i64:  # noqa: ARG002
        """Give the coins that the n-th space costs."""
        return 0

    def way(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        """Give the way to pay the die that the n-th space costs, or NO_WAY."""
        return NO_WAY

    @abstractmethod
    def enter(self, board: Board, n: i64) -> None:
        """Pay the money, and put dice and benefits on the agenda: what comes last first."""


def affordable(board: Board) -> i64:
    """Return the spaces (bits) whose price in coins, their number, the seat has."""
    money = board.mine(MONEY)
    if money > MAX_PRICE:
        money = MAX_PRICE
    return BIT[money + 1] - 1


@final
class Quarry(Area):
    """Money, as many coins as the space has before it; then a tile is built (6.1, 6.5)."""

    __slots__ = ()

    def closed(self, board: Board) -> i64:
        return unless(can_build(board), NO_TILE_TO_BUILD)

    def open_to(self, board: Board, spaces: i64) -> i64:
        if can_build(board):
            return spaces & affordable(board)
        return 0

    def price(self, n: i64) -> i64:
        return n

    def refusal(self, board: Board, n: i64) -> i64:
        return unless(board.mine(MONEY) >= self.price(n), NO_MONEY)

    def enter(self, board: Board, n: i64) -> None:
        pay_money(board, self.price(n))
        put(board, BUILD, 0)


@final
class Harbour(Area):
    """Money and a die; the boat sails up to as many spaces as the die shows (9.1, 9.2)."""

    __slots__ = ()

    def price(self, n: i64) -> i64:
        return n

    def way(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        return UP_TO_FACE + board.edition.highest

    def closed(self, board: Board) -> i64:
        if not board.mine(KINDS) & kinds_for(self.way(board, 0)):
            return NO_DIE
        return unless(can_sail(board, 1), NO_SPACE_TO_SAIL)

    def open_to(self, board: Board, spaces: i64) -> i64:
        if self.closed(board):
            return 0
        return spaces & affordable(board)

    def refusal(self, board: Board, n: i64) -> i64:
        return unless(board.mine(MONEY) >= self.price(n), NO_MONEY)

    def enter(self, board: Board, n: i64) -> None:
        pay_money(board, self.price(n))
        put(board, SAIL_BY_DIE, 0)
        put(board, PAY, self.way(board, n))


@final
class AssortedMarket(Area):
    """Stalls of different goods pay, for nothing (7.1), once a round (7.2)."""

    __slots__ = ()

    def closed(self, board: Board) -> i64:
        return unless(board.mine(ASSORTED_USED) == 0, ONCE_A_ROUND)

    def open_to(self, board: Board, spaces: i64) -> i64:
        if board.mine(ASSORTED_USED):
            return 0
        return spaces

    def enter(self, board: Board, n: i64) -> None:  # noqa: ARG002
        board.set(ASSORTED_USED, 1)
        put(board, DIFFERENT_GOODS, board.edition.different)


@final
class SingleMarket(Area):
    """Any one die; the stalls of a good pay (7.3)."""

    __slots__ = ()

    def way(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        return ANY_DIE

    def closed(self, board: Board) -> i64:
        return unless(board.mine(DICE_TOTAL) != 0, NO_DIE)

    def open_to(self, board: Board, spaces: i64) -> i64:
        if board.mine(DICE_TOTAL):
            return spaces
        return 0

    def enter(self, board: Board, n: i64) -> None:
        put(board, SELL_GOOD, n)
        put(board, PAY, self.way(board, n))


@final
class Palace(Area):
    """A die with the number of the room, which gives its benefit (5.1, 8.1)."""

    __slots__ = ()

    def way(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        return WITH_FACE + n + 1

    def refusal(self, board: Board, n: i64) -> i64:
        """Refuse a room whose benefit would be impossible without the die (3.5, 3.6)."""
        room = n + 1
        kinds = board.mine(KINDS) & KINDS_OF_FACE[room]
        if not kinds:
            return NO_DIE
        effect = board.edition.room(room)
        if first_kind(board, effect) == OVERBUILD:
            return unless(can_spare_one_of(board, kinds), NO_TILE_TO_BUILD)
        return refuse_sailing_room(board, effect)

    def open_to(self, board: Board, spaces: i64) -> i64:
        found: i64 = 0
        for n in range(self.size):
            if spaces & BIT[n] and self.refusal(board, n) == 0:
                found |= BIT[n]
        return found

    def enter(self, board: Board, n: i64) -> None:
        room = n + 1
        put_effect(board, board.edition.room(room))
        put(board, PAY, self.way(board, n))


def can_spare_one_of(board: Board, kinds: i64) -> bool:
    """Whether a tile can be built over when a die of these kinds (bits) is spent first."""
    for die in range(DICE):
        if kinds & BIT[die] and can_overbuild_without(board, die):
            return True
    return False


def refuse_sailing_room(board: Board, effect: i64) -> i64:
    if first_kind(board, effect) == SAIL:
        steps = part_amount(board.edition.effect_parts[board.edition.effect_start[effect]])
        return unless(can_sail(board, steps), NO_SPACE_TO_SAIL)
    return 0


@final
class Veranda(Area):
    """A die of the space's colour; what it gives is printed there (8.8)."""

    __slots__ = ()

    def way(self, board: Board, n: i64) -> i64:  # noqa: ARG002
        return OF_COLOUR + n

    def refusal(self, board: Board, n: i64) -> i64:
        return unless(board.mine(KINDS) & KINDS_OF_COLOUR[n] != 0, NO_DIE)

    def open_to(self, board: Board, spaces: i64) -> i64:
        kinds = board.mine(KINDS)
        for n in range(self.size):
            if not kinds & KINDS_OF_COLOUR[n]:
                spaces &= ~BIT[n]
        return spaces

    def enter(self, board: Board, n: i64) -> None:
        put_effect(board, board.edition.verandas[n])
        put(board, PAY, self.way(board, n))


@final
class Terrace(Area):
    """A die for nothing (8.9)."""

    __slots__ = ()

    def enter(self, board: Board, n: i64) -> None:
        put_effect(board, board.edition.terraces[n])


@final
class Balcony(Area):
    """Money, and dice are rolled again (8.10)."""

    __slots__ = ()

    def enter(self, board: Board, n: i64) -> None:  # noqa: ARG002
        put_effect(board, board.edition.balcony)
