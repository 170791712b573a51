"""What every game needs to read a saved state back. A complaint is a `ValueError`:
`Setup.from_json` says of which game."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def read_numbers(given: list[int], like: vec[i64]) -> vec[i64]:
    """A list as a vector, of the length of the one it replaces."""
    if len(given) != len(like):
        raise ValueError(f"it holds a list of {len(given)} numbers where {len(like)} belong")
    return vec[i64]([number for number in given])


def check_table(data: dict[str, Any], table: dict[str, Any]) -> None:
    """Refuse a state of another number of players or other options than the table's."""
    for name, value in table.items():
        if data[name] != value:
            raise ValueError(f"its '{name}' is {data[name]}, at this table it is {value}")
