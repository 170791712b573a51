"""What a game declares in `view_types`, read for the pages and types that are written from it."""

from __future__ import annotations

import dataclasses
import inspect
import sys
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: Final = {int: "number", str: "string", bool: "boolean", type(None): "null"}


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a declared type."""

    name: str
    kind: str  # as TypeScript writes it
    meaning: str
    needed: bool


@dataclasses.dataclass(frozen=True)
class Record:
    """A declared `TypedDict`."""

    name: str
    meaning: str
    fields: list[Field]


class Declarations:
    """Everything that one declared type is made of, in the order in which it is met."""

    def __init__(self, root: type) -> None:
        module = vars(sys.modules[root.__module__])
        self.names = {one: name for name, one in module.items() if get_origin(one) is Literal}
        self.records: dict[str, Record] = {}
        self.literals: dict[str, tuple[Any, ...]] = {}
        self._meet(root)

    def _meet(self, declared: type) -> None:
        if declared.__name__ in self.records:
            return
        record = Record(declared.__name__, inspect.cleandoc(declared.__doc__ or ""), [])
        self.records[declared.__name__] = record  # before what it is made of
        for name, hint in get_type_hints(declared, include_extras=True).items():
            record.fields.append(self._field(name, hint))

    def _field(self, name: str, hint: Any) -> Field:
        needed = get_origin(hint) is not NotRequired
        inner = hint if needed else get_args(hint)[0]
        kind, meaning = get_args(inner) if get_origin(inner) is Annotated else (inner, "")
        return Field(name, self.kind(kind), meaning, needed)

    def kind(self, declared: Any) -> str:
        """Write a type as TypeScript does."""
        origin, inner = get_origin(declared), get_args(declared)
        if is_typeddict(declared):
            self._meet(declared)
            return str(declared.__name__)
        if origin is Literal:
            if declared not in self.names:
                return values(inner)
            self.literals.setdefault(self.names[declared], inner)
            return self.names[declared]
        if origin is list:
            item = self.kind(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is dict:
            # Not `Record<...>`: one of our own messages has that name.
            return f"{{ [key in {self.kind(inner[0])}]: {self.kind(inner[1])} }}"
        if inner:
            return " | ".join(self.kind(one) for one in inner)
        return PLAIN[declared]


def values(literal: tuple[Any, ...]) -> str:
    return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in literal)
