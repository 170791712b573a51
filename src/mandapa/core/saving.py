"""What every game needs to read a saved state. Errors are `ValueError`; `Setup.from_json` adds the
name of the game."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def read_numbers(given: list[int], like: vec[i64]) -> vec[i64]:
    """Return a list as a vector; it must be as long as the vector it replaces."""
    if len(given) != len(like):
        raise ValueError(f"it holds a list of {len(given)} numbers where {len(like)} belong")
    return vec[i64]([number for number in given])


def check_table(data: dict[str, Any], table: dict[str, Any]) -> None:
    """Refuse a state of another number of players or other options than the table's."""
    for name, value in table.items():
        if data[name] != value:
            raise ValueError(f"its '{name}' is {data[name]}, at this table it is {value}")
