"""The toy game for the contract checks: its box, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from mandapa.core.native import Rng

VALUES = 3


def components(data: dict[str, Any]) -> object:
    hands, laid = data["hands"], [side for sides in data["laid"] for side in sides]
    return [sum(cards[v] for cards in [data["deck"], *hands, *laid]) for v in range(VALUES)]


def worlds(data: dict[str, Any], seat: int | None, rng: Rng) -> Iterator[dict[str, Any]]:
    """One card of someone else's hand exchanged with one of the deck."""
    for other, hand in enumerate(data["hands"]):
        for mine in range(VALUES):
            for theirs in range(VALUES):
                if other != seat and mine != theirs and hand[mine] and data["deck"][theirs]:
                    world = copy.deepcopy(data)
                    world["hands"][other][mine] -= 1
                    world["hands"][other][theirs] += 1
                    world["deck"][theirs] -= 1
                    world["deck"][mine] += 1
                    yield world
