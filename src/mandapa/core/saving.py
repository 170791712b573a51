"""The fields of a board as plain data and back.

A field is declared once, where the board's `__init__` gives it its first value. It is saved under
its own name, a vector as a list, unless the game's `Saving` says otherwise, so a new field is
saved without further words. `core.checks.fields` compares the boards of a game with both.
Errors are `ValueError`; `Setup.from_json` adds the name of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any, Generic, TypeVar

from librt.vecs import vec

from mandapa.core.contract import State

B = TypeVar("B", bound=State)


def fields_of(state: State) -> list[str]:
    """Return the names of all fields: descriptors of a compiled class, else in its `__dict__`."""
    compiled = [
        name
        for kind in type(state).__mro__
        for name, value in vars(kind).items()
        if isinstance(value, GetSetDescriptorType) and not name.startswith("__")
    ]
    return compiled + list(getattr(state, "__dict__", {}))


class Saving(Generic[B]):
    """How a game's boards are saved: which fields not simply under their own names."""

    def __init__(
        self,
        work_out: Callable[[B], None],
        *,
        table: tuple[str, ...] = (),
        unsaved: tuple[str, ...] = (),
        worked_out: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
        lists: dict[str, tuple[str, ...]] | None = None,
        limits: dict[str, int] | None = None,
        seats: tuple[str, ...] = ("seat", "start"),
    ) -> None:
        self.work_out = work_out
        self.table = table  # given by the set-up: saved, and compared when it is read
        self.unsaved = unsaved  # given by the set-up, or by a view
        self.worked_out = worked_out  # by `work_out`, so that a changed file cannot lie about it
        self.apart = apart  # saved in a form of its own by a subclass
        self.lists = lists or {}  # several fields under one name
        self.limits = limits or {}  # numbers from 0 up to, but not including, this
        self.seats = seats  # numbers of seats
        self.plain: list[str] = []  # all others, as soon as a board is known

    def special(self) -> list[str]:
        return [*self.table, *self.unsaved, *self.worked_out, *self.apart]

    def named(self) -> list[str]:
        """Return all fields that this declaration names."""
        listed = [field for fields in self.lists.values() for field in fields]
        return [*self.special(), *listed, *self.limits, *self.seats]

    def plain_fields(self, board: B) -> list[str]:
        """Return the fields that are saved as they are."""
        if not self.plain:
            special = self.special()
            self.plain = [name for name in fields_of(board) if name not in special]
        return self.plain

    def to_data(self, board: B) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(board, name) for name in self.table}
        for name in self.plain_fields(board):
            value = getattr(board, name)
            data[name] = list(value) if isinstance(value, vec) else value
        for name, fields in self.lists.items():
            data[name] = [data.pop(field) for field in fields]
        return data

    def fill(self, board: B, data: dict[str, Any]) -> None:
        """Fill a laid-out board."""
        for name in self.table:
            here = getattr(board, name)
            if data[name] != here:
                raise ValueError(f"its '{name}' is {data[name]}, at this table it is {here}")
        data = dict(data)
        for name, fields in self.lists.items():
            check_length(name, data[name], len(fields))
            data |= dict(zip(fields, data[name], strict=True))
        for name in self.plain_fields(board):
            there = getattr(board, name)
            if isinstance(there, vec):
                check_length(name, data[name], len(there))
                for n, number in enumerate(data[name]):
                    there[n] = number  # setting a compiled field to another vector would leak it
            else:
                self._check(board, name, data[name])
                setattr(board, name, data[name])
        self.work_out(board)

    def _check(self, board: B, name: str, given: Any) -> None:
        """Refuse what cannot be the value of a field that is no vector."""
        there = getattr(board, name)
        if type(given) is not type(there):
            wanted = "true or false" if isinstance(there, bool) else "a whole number"
            raise ValueError(f"its '{name}' is {given!r}, where {wanted} belongs")
        limit = board.seats() if name in self.seats else self.limits.get(name)
        if limit is not None and not 0 <= given < limit:
            raise ValueError(f"its '{name}' is {given}, which is not from 0 to {limit - 1}")


def check_length(name: str, given: Any, length: int) -> None:
    """Refuse what is no list of this length."""
    if not isinstance(given, list):
        raise ValueError(f"its '{name}' is no list")
    if len(given) != length:
        raise ValueError(f"its '{name}' is a list of {len(given)} numbers where {length} belong")
