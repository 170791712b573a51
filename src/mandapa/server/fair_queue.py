"""The order in which bots are served when there are more decisions than workers.

Tables where people wait come before tables without people. Among equals, the hosts take turns:
a host of forty tables gets no more than a host of one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from mandapa.bots.levels import LEVELS

T = TypeVar("T")
QUICK: Final = 1000  # iterations of a search that is over within about a second


class Claim(NamedTuple):
    """The table or person that a bot thinks for."""

    owner: str  # the person who opened the table, or who asked for a hint
    waited_for: bool  # a person is waiting
    quick: bool = True  # it takes about a second at most


Duty = Callable[[Claim], bool]  # whether a worker may take a claim


class FairQueue(Generic[T]):
    """Waiting items, ordered by their claims."""

    def __init__(self) -> None:
        # For each class, the owners in their order, each with what they wait for.
        self._waited_for: dict[str, deque[tuple[Claim, T]]] = {}
        self._others: dict[str, deque[tuple[Claim, T]]] = {}

    def put(self, claim: Claim, item: T) -> None:
        owners = self._waited_for if claim.waited_for else self._others
        owners.setdefault(claim.owner, deque()).append((claim, item))

    def take(self, duty: Duty) -> T | None:
        """Return the next item that the duty allows; its owner then goes to the back."""
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
    """Return whether a bot decides within about a second."""
    kind, _, iterations = LEVELS.get(bot, bot).partition(":")
    return kind != "search" or (iterations.isdigit() and int(iterations) <= QUICK)


def duties(workers: int) -> list[Duty]:
    """Return what each worker accepts. One is reserved for quick answers that a person waits for,
    one for everything that a person waits for; the others accept anything. So a slow bot at a
    table of bots never delays a person."""
    anything = max(1, workers - 1)
    return [*[_anything] * anything, _waited_for, _quickly]


def _anything(claim: Claim) -> bool:  # noqa: ARG001
    return True


def _waited_for(claim: Claim) -> bool:
    return claim.waited_for


def _quickly(claim: Claim) -> bool:
    return claim.waited_for and claim.quick
