"""Small native helpers for every compiled engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# A table, because `1 << n` compiles to a 32-bit shift.
BIT: Final = vec[i64]([1 << n for n in range(62)])


def zeros(length: i64) -> vec[i64]:
    return vec[i64]([0] * length)


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * length)


def as_list(numbers: vec[i64], start: i64, length: i64) -> list[int]:
    """Return a part of a vector as an ordinary list."""
    return [numbers[i] for i in range(start, start + length)]


def unless(allowed: bool, clause: i64) -> i64:
    """Return 0 if something is allowed, else the clause that forbids it."""
    if allowed:
        return 0
    return clause


def popcount(mask: i64) -> i64:
    """Count the set bits of a mask: of pairs, of fours, of bytes, then the sum of all bytes."""
    # Literals of 2**62 and more would be int objects.
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the position of the n-th set bit, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


def lowest_bit(mask: i64) -> i64:
    """Return the position of the lowest set bit."""
    return popcount((mask & -mask) - 1)


def write_bits(mask: i64, first: i64, buffer: vec[i64]) -> i64:
    """Write the rows of the set bits, given the row of bit 0; return how many there are."""
    written: i64 = 0
    row = first
    while mask:
        if mask & 1:
            buffer[written] = row
            written += 1
        mask >>= 1
        row += 1
    return written


@mypyc_attr(acyclic=True)
class Rng:
    """xorshift32: fast, and the same numbers compiled and uncompiled.

    For search and simulation only. What a match deals comes from `core.draws`.
    """

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = ((seed & 0xFFFFFFFF) * 0x5851F42D + 0x2545F491) & 0xFFFFFFFF or 1
        for _round in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1; n must be under 2**31."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32

    def bit(self, mask: i64) -> i64:
        """Return the position of one of the set bits, each as likely as the others."""
        if mask & (mask - 1) == 0:
            self.below(1)
            return lowest_bit(mask)
        return nth_bit(mask, self.below(popcount(mask)))

    def fraction(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.below(0x40000000) / 0x40000000
