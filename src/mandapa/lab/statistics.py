"""Estimates with their 95 % confidence intervals."""

from __future__ import annotations

import dataclasses
import math
import statistics

Z95 = 1.959964


@dataclasses.dataclass(frozen=True)
class Estimate:
    """A value and the interval in which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def share(parts: list[float]) -> Estimate:
    """Return the mean of numbers from 0 to 1 (won or not), with Wilson's interval."""
    n = len(parts)
    p = sum(parts) / n
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return Estimate(p, max(middle - half, 0.0), min(middle + half, 1.0))


def mean(values: list[float]) -> Estimate:
    """Return the mean of any numbers, with the normal interval."""
    middle = statistics.fmean(values)
    half = Z95 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)
