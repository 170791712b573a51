"""Phase 1: one or two gems from the altar (clause 4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng, unless, write_bits
from mandapa.games.ganesha.board import STORE, Board
from mandapa.games.ganesha.in_hand import lift_gem, second_hexes
from mandapa.games.ganesha.question import NOT_ASKED, Question
from mandapa.games.ganesha.rows import FIRST_TAKE, HEXES, STOP, among
from mandapa.games.ganesha.spices import meet_spice

NO_GEM_THERE: Final[i64] = 401
NOT_ADJACENT: Final[i64] = 403


def take(board: Board, hex_: i64) -> None:
    lift_gem(board, hex_)
    meet_spice(board, hex_)


@final
class Take(Question):
    """The first gem, from any hex that has one (4.1)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(board.occupied, FIRST_TAKE, buffer)

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return FIRST_TAKE + rng.bit(board.occupied)

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_TAKE, HEXES):
            return NOT_ASKED
        return unless(board.occupied & BIT[action - FIRST_TAKE] != 0, NO_GEM_THERE)

    def apply(self, board: Board, action: i64) -> None:
        take(board, action - FIRST_TAKE)


@final
class TakeMore(Question):
    """A second gem (4.3, 4.4), or none (4.5): `STOP` is the row after those of the hexes."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        return write_bits(second_hexes(board) | BIT[HEXES], FIRST_TAKE, buffer)

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return FIRST_TAKE + rng.bit(second_hexes(board) | BIT[HEXES])

    def refusal(self, board: Board, action: i64) -> i64:
        if action == STOP:
            return 0
        if not among(action, FIRST_TAKE, HEXES):
            return NOT_ASKED
        hex_ = action - FIRST_TAKE
        if board.occupied & BIT[hex_] == 0:
            return NO_GEM_THERE
        return unless(second_hexes(board) & BIT[hex_] != 0, NOT_ADJACENT)

    def apply(self, board: Board, action: i64) -> None:
        if action == STOP:
            board.phase = STORE
        else:
            take(board, action - FIRST_TAKE)
