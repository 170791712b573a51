"""Numbers of a board as the names that views use, and back. No number is -1, no name is None."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT

T = TypeVar("T")


def number_shown(number: i64) -> int | None:
    return None if number < 0 else number


def number_read(shown: int | None) -> i64:
    return -1 if shown is None else shown


def name_shown(number: i64, names: tuple[T, ...]) -> T | None:
    return None if number < 0 else names[number]


def name_read(name: T | None, names: tuple[T, ...]) -> i64:
    return -1 if name is None else names.index(name)


def bits_shown(bits: i64, names: tuple[T, ...]) -> list[T]:
    return [names[n] for n in range(len(names)) if bits & BIT[n]]


def bits_read(shown: list[T], names: tuple[T, ...]) -> i64:
    bits: i64 = 0
    for name in shown:
        bits |= BIT[names.index(name)]
    return bits


def counts_shown(counts: vec[i64], first: i64, names: tuple[T, ...]) -> dict[T, int]:
    """Return the counts of all names, which lie side by side."""
    return {names[n]: counts[first + n] for n in range(len(names))}


def counts_read(shown: dict[T, int], into: vec[i64], first: i64, names: tuple[T, ...]) -> None:
    for n in range(len(names)):
        into[first + n] = shown[names[n]]
