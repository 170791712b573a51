"""Numbers as names and back."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.naming import (
    bits_read,
    bits_shown,
    counts_read,
    counts_shown,
    name_read,
    name_shown,
    number_read,
    number_shown,
)

NAMES = ("red", "green", "blue")


@pytest.mark.parametrize(("number", "shown"), [(-1, None), (0, 0), (7, 7)])
def test_a_number_or_none(number: int, shown: int | None) -> None:
    assert number_shown(number) == shown
    assert number_read(shown) == number


@pytest.mark.parametrize(("number", "name"), [(-1, None), (0, "red"), (2, "blue")])
def test_a_name_or_none(number: int, name: str | None) -> None:
    assert name_shown(number, NAMES) == name
    assert name_read(name, NAMES) == number


@pytest.mark.parametrize(("bits", "names"), [(0, []), (5, ["red", "blue"]), (7, [*NAMES])])
def test_bits(bits: int, names: list[str]) -> None:
    assert bits_shown(bits, NAMES) == names
    assert bits_read(names, NAMES) == bits


def test_counts_that_lie_side_by_side() -> None:
    counts = vec[i64]([9, 1, 0, 4, 9])
    shown = counts_shown(counts, 1, NAMES)
    assert shown == {"red": 1, "green": 0, "blue": 4}
    into = vec[i64]([9] * 5)
    counts_read(shown, into, 1, NAMES)
    assert into == counts


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        name_read("pink", NAMES)
    with pytest.raises(KeyError):
        counts_read({"red": 1}, vec[i64]([0] * 3), 0, NAMES)
