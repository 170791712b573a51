"""Who is served next when bots have more to decide than there are processes to think in.

People who wait at a table come before tables without people. Among equals, the persons who
opened the tables take turns: one who opens forty gets no more than one who opens a single one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from mandapa.bots.levels import LEVELS

T = TypeVar("T")
QUICK: Final = 1000  # iterations of a search that is over within about a second


class Claim(NamedTuple):
    """For whom a bot thinks."""

    owner: str  # the person who opened the table, or who asked for a hint
    waited_for: bool  # a person sits there and waits
    quick: bool = True  # it will not take long


Duty = Callable[[Claim], bool]  # whether a process may take it on


class FairQueue(Generic[T]):
    """What waits, by claim."""

    def __init__(self) -> None:
        # For each class the owners in the order of their turns, each with what they wait for.
        self._waited_for: dict[str, deque[tuple[Claim, T]]] = {}
        self._others: dict[str, deque[tuple[Claim, T]]] = {}

    def put(self, claim: Claim, item: T) -> None:
        owners = self._waited_for if claim.waited_for else self._others
        owners.setdefault(claim.owner, deque()).append((claim, item))

    def take(self, duty: Duty) -> T | None:
        """The next one that this duty allows; its owner's next turn comes after all others'."""
        for owners in (self._waited_for, self._others):
            for owner, waiting in owners.items():
                for place, (claim, item) in enumerate(waiting):
                    if duty(claim):
                        del waiting[place], owners[owner]
                        if waiting:
                            owners[owner] = waiting
                        return item
        return None


def is_quick(bot: str) -> bool:
    """Whether a bot decides within about a second."""
    kind, _, iterations = LEVELS.get(bot, bot).partition(":")
    return kind != "search" or (iterations.isdigit() and int(iterations) <= QUICK)


def duties(workers: int) -> list[Duty]:
    """What each process takes on. One is kept for quick answers that a person waits for, one
    for all that a person waits for; the others take anything, so that a long thought at a
    table of bots holds up nobody."""
    anything = max(1, workers - 1)
    return [*[_anything] * anything, _waited_for, _quickly]


def _anything(claim: Claim) -> bool:  # noqa: ARG001
    return True


def _waited_for(claim: Claim) -> bool:
    return claim.waited_for


def _quickly(claim: Claim) -> bool:
    return claim.waited_for and claim.quick
