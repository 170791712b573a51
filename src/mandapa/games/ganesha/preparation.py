"""Preparing the altar: the first player, then spice tokens, then gems (clause 2, 7.2, 7.4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, filled, lowest_bit, popcount, unless, zeros
from mandapa.games.ganesha.altar import layouts
from mandapa.games.ganesha.bag import DrawFromBag
from mandapa.games.ganesha.board import FILL, FLIP, LAY, NO_HEX, OFFER, TAKE, Board
from mandapa.games.ganesha.question import NOT_ASKED, Draw
from mandapa.games.ganesha.rows import (
    COLOURS,
    FIRST_FIRST,
    FIRST_LAY,
    HEXES,
    SPICES,
    among,
    fill_colour,
    fill_hex,
    fill_row,
    flip_hex,
    flip_row,
    flip_spice,
)

NOT_APART: Final[i64] = 202
NO_ROOM_LEFT: Final[i64] = 203


@final
class FirstPlayer(Draw):
    """Who begins and gets the drum (2.1)."""

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "first player"

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_FIRST

    def weights(self, board: Board) -> vec[i64]:
        return filled(board.players, 1)

    def sample(self, board: Board, rng: Rng) -> i64:
        return FIRST_FIRST + rng.below(board.players)

    def apply(self, board: Board, action: i64) -> None:
        seat = action - FIRST_FIRST
        board.opener = seat
        board.drum = seat
        prepare_altar(board)


def prepare_altar(board: Board) -> None:
    """Lay out the spices (2.2), then the gems (2.5)."""
    board.seat = board.drum
    if board.spices:
        board.phase = LAY
        board.free = board.edition.altar.used
    else:
        begin_filling(board)


def clear_altar(board: Board) -> None:
    """Put gems back into the bag and tokens to the others (7.2)."""
    for colour in range(COLOURS):
        gems = popcount(board.altar[colour])
        board.bag[colour] += gems
        board.bag_size += gems
        board.altar[colour] = 0
    board.occupied = 0
    board.laid = 0
    board.face_down = 0
    for spice in range(SPICES):
        board.token_hex[spice] = NO_HEX


# --- spice tokens ------------------------------------------------------


def ways_with(board: Board, hex_: i64) -> i64:
    """Count the layouts with a token on this hex beside those that lie already (2.2)."""
    if board.laid == 0:
        return board.edition.first_ways[hex_]
    if board.free & BIT[hex_] == 0:
        return 0
    still = board.edition.in_play - popcount(board.laid) - 1
    altar = board.edition.altar
    return layouts(altar, board.free & ~BIT[hex_] & ~altar.near[hex_], still)


def all_ways(board: Board) -> i64:
    """Return the sum of `ways_with` for all hexes: every layout counts once for each token that
    may be laid next."""
    if board.laid == 0:
        return board.edition.all_first_ways
    still = board.edition.in_play - popcount(board.laid)
    return still * layouts(board.edition.altar, board.free, still)


@final
class Lay(Draw):
    """Where the next token lies face down: by chance (2.2), or as the first player likes (2.3)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        if board.first_lays:
            for hex_ in board.edition.altar.order:
                if ways_with(board, hex_):
                    buffer[written] = FIRST_LAY + hex_
                    written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not board.first_lays or not among(action, FIRST_LAY, HEXES):
            return NOT_ASKED
        hex_ = action - FIRST_LAY
        if board.free & BIT[hex_] == 0:
            return NOT_APART
        return unless(ways_with(board, hex_) != 0, NO_ROOM_LEFT)

    def source(self, board: Board) -> str:
        return "" if board.first_lays else "spice layout"

    def outcomes(self, board: Board) -> list[tuple[int, int]]:
        return [] if board.first_lays else super().outcomes(board)

    def first_row(self, board: Board) -> i64:  # noqa: ARG002
        return FIRST_LAY

    def weights(self, board: Board) -> vec[i64]:
        ways = zeros(HEXES)
        for hex_ in board.edition.altar.order:
            ways[hex_] = ways_with(board, hex_)
        return ways

    def sample(self, board: Board, rng: Rng) -> i64:
        """Draw by the known number of layouts; the last token lies on any free hex."""
        if popcount(board.laid) == board.edition.in_play - 1:
            return FIRST_LAY + rng.bit(board.free)
        ticket = rng.below(all_ways(board))
        order = board.edition.altar.order
        at: i64 = 0
        ticket -= ways_with(board, order[0])
        while ticket >= 0:
            at += 1
            ticket -= ways_with(board, order[at])
        return FIRST_LAY + order[at]

    def apply(self, board: Board, action: i64) -> None:
        hex_ = action - FIRST_LAY
        board.laid |= BIT[hex_]
        board.face_down = board.laid
        board.free &= ~BIT[hex_] & ~board.edition.altar.near[hex_]
        if popcount(board.laid) == board.edition.in_play:
            board.free = 0
            board.phase = FLIP


@final
class Flip(Draw):
    """What the next token turns out to be (2.4)."""

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "spices"

    def first_row(self, board: Board) -> i64:
        return flip_row(lowest_bit(board.face_down), 0)

    def weights(self, board: Board) -> vec[i64]:
        """Draw from the spices of the box that were not turned up since the last refill."""
        found = zeros(SPICES)
        left = spices_left(board)
        for spice in range(SPICES):
            if left & BIT[spice]:
                found[spice] = 1
        return found

    def sample(self, board: Board, rng: Rng) -> i64:
        return self.first_row(board) + rng.bit(spices_left(board))

    def apply(self, board: Board, action: i64) -> None:
        hex_ = flip_hex(action)
        board.token_hex[flip_spice(action)] = hex_
        board.face_down &= ~BIT[hex_]
        if board.face_down == 0:
            begin_filling(board)


def spices_left(board: Board) -> i64:
    """Return the spices (bits) of the box that were not turned up since the last refill."""
    left = board.edition.tokens
    token_hex = board.token_hex
    for spice in range(SPICES):
        if token_hex[spice] != NO_HEX:
            left &= ~BIT[spice]
    return left


# --- gems --------------------------------------------------------------


@final
class Fill(DrawFromBag):
    """The gem for the next hex, left to right and top to bottom (2.5)."""

    __slots__ = ()

    def first_row(self, board: Board) -> i64:
        return fill_row(board.edition.altar.order[board.filling], 0)

    def apply(self, board: Board, action: i64) -> None:
        bit = BIT[fill_hex(action)]
        colour = fill_colour(action)
        board.from_bag(colour)
        board.altar[colour] |= bit
        board.occupied |= bit
        board.filling += 1
        go_on_filling(board)


def begin_filling(board: Board) -> None:
    board.phase = FILL
    go_on_filling(board)


def go_on_filling(board: Board) -> None:
    """Begin play when every hex has a gem or the bag is empty (2.5, 7.4)."""
    if board.filling == board.edition.altar.size or board.bag_size == 0:
        board.filling = 0
        begin_turn(board)


def begin_turn(board: Board) -> None:
    """Leave out phases 1 and 2 if the altar is empty now (3.3)."""
    board.phase = TAKE if board.occupied else OFFER
