"""Whether samples come as often as they should: a chi-square test with a fixed seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Kind = TypeVar("Kind")

MARGIN = 4.0  # standard deviations that chi-square may lie above its mean


def fits(found: Counter[Kind], weights: Mapping[Kind, float]) -> bool:
    """Exactly the expected kinds came, each about as often as its weight says."""
    assert found.keys() == weights.keys()
    scale = found.total() / sum(weights.values())
    chi_square = sum(
        (found[kind] - weight * scale) ** 2 / (weight * scale) for kind, weight in weights.items()
    )
    freedom = len(weights) - 1
    return chi_square <= freedom + MARGIN * sqrt(2 * freedom)
