"""The action table: every action of a game as a row with a stable text, its notation."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, overload

from mandapa.core.errors import UnknownAction
from mandapa.core.whole_number import whole_number

UNKNOWN = "?"


@dataclasses.dataclass(frozen=True)
class Action:
    """Base of a game's kinds of actions: each kind is a frozen dataclass of small fields."""

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()

    @cached_property
    def notation(self) -> str:
        """Return the kind and the fields as people write them; seats count from 1."""
        words = [self.kind]
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            words.append(str(value + 1 if field.name == "seat" else value))
        return " ".join(words)


class ActionTable(Sequence[Action]):
    """All actions of a game. Rows may change between versions, notations never."""

    def __init__(self, rows: Iterable[Action]) -> None:
        self._rows = tuple(rows)
        self._row_of = {action.notation: row for row, action in enumerate(self._rows)}
        if len(self._row_of) != len(self._rows):
            raise ValueError("two actions share a notation")
        self.fields: dict[str, tuple[str, ...]] = {
            action.kind: tuple(field.name for field in dataclasses.fields(action))
            for action in self._rows
        }
        self.notations = tuple(self._row_of)
        self._parsed = {notation: self._parse(notation) for notation in self.notations}

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, row: int) -> Action: ...
    @overload
    def __getitem__(self, row: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, row: int | slice) -> Action | tuple[Action, ...]:
        return self._rows[row if isinstance(row, slice) else self.row(row)]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._rows)

    def row(self, action: str | int) -> int:
        """Return the row of an action, given by notation or by a row that must be in the table."""
        if isinstance(action, str):
            found = self._row_of.get(" ".join(action.split()))
        else:
            known = isinstance(action, int) and not isinstance(action, bool)
            found = action if known and 0 <= action < len(self._rows) else None
        if found is None:
            raise UnknownAction(str(action), self._rows[0].notation)
        return found

    def parse(self, seen: str) -> tuple[str, dict[str, Any]]:
        """Return the kind and fields of a notation, in which `?` may stand for what is hidden."""
        kind, fields = self._parsed.get(seen) or self._parse(seen)
        return kind, dict(fields)

    def _parse(self, seen: str) -> tuple[str, dict[str, Any]]:
        kind, *values = seen.split()
        names = self.fields.get(kind)
        if names is None or len(names) != len(values):
            raise UnknownAction(seen)
        fields: dict[str, Any] = {}
        for name, value in zip(names, values, strict=True):
            number = whole_number(value)
            fields[name] = value if number is None else number
        return kind, fields
