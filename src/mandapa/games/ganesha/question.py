"""A question: what may be answered, why not, and what then happens (3.1).

Each question is a class in the module of its rule; `questions` lists them by phase.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import Rng
from mandapa.games.ganesha.board import Board

NOT_ASKED: Final[i64] = 301


class Question(metaclass=ABCMeta):
    """What the game waits for in one phase.

    A question keeps nothing of a match: one object of each kind serves all states.
    """

    __slots__ = ()

    @abstractmethod
    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        """Write the legal answers into `buffer`, ascending, and count them."""

    def random_answer(self, board: Board, rng: Rng, buffer: vec[i64]) -> i64:
        """Return one of the legal answers at random, or -1 if there is none."""
        count = self.legal(board, buffer)
        if count == 0:
            return -1
        at = rng.below(count)
        return buffer[at]

    @abstractmethod
    def refusal(self, board: Board, action: i64) -> i64:
        """Give the clause that forbids this answer, or 0."""

    @abstractmethod
    def apply(self, board: Board, action: i64) -> None:
        """Carry out a legal answer, and set the next phase."""

    def source(self, board: Board) -> str:  # noqa: ARG002
        """Name what chance draws from."""
        return ""

    def outcomes(self, board: Board) -> list[tuple[int, int]]:  # noqa: ARG002
        """List all (action, weight) pairs that chance may bring, in fixed order."""
        return []

    def sample(self, board: Board, rng: Rng) -> i64:  # noqa: ARG002
        """Draw one outcome with its weight."""
        raise ValueError("chance has no say in this")


class Draw(Question):
    """A question that chance answers."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:  # noqa: ARG002
        return 0

    def refusal(self, board: Board, action: i64) -> i64:  # noqa: ARG002
        return NOT_ASKED

    @abstractmethod
    def first_row(self, board: Board) -> i64:
        """Return the row of the first outcome; the others follow."""

    @abstractmethod
    def weights(self, board: Board) -> vec[i64]:
        """[outcome] = how likely it is beside the others; 0 if it cannot come."""

    def outcomes(self, board: Board) -> list[tuple[int, int]]:
        first = self.first_row(board)
        weights = self.weights(board)
        return [(first + n, weights[n]) for n in range(i64(len(weights))) if weights[n]]
