"""Drawing gems from the bag (2.5, 8.10, 8.11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import Rng
from mandapa.games.ganesha.board import Board
from mandapa.games.ganesha.question import Draw


class DrawFromBag(Draw):
    """A gem drawn from the bag: every gem in it is equally likely."""

    __slots__ = ()

    def source(self, board: Board) -> str:  # noqa: ARG002
        return "bag"

    def weights(self, board: Board) -> vec[i64]:
        return board.bag

    def sample(self, board: Board, rng: Rng) -> i64:
        """Draw by the known size of the bag: nothing is drawn more often."""
        bag = board.bag
        ticket = rng.below(board.bag_size) - bag[0]
        colour: i64 = 0
        while ticket >= 0:
            colour += 1
            ticket -= bag[colour]
        return self.first_row(board) + colour
