"""The shape of plain data, gathered from examples and told as a TypeScript type."""

from __future__ import annotations

import re
from typing import Any, Final

_PLAIN: Final = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}
_NAME: Final = re.compile(r"[A-Za-z_]\w*")
FEW: Final = 40  # an object with more keys than this is a table, not a thing with fields


class Shape:
    """What has been seen in one place."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] | None = None
        self.seen: dict[str, int] = {}
        self.objects = 0

    def add(self, value: Any) -> None:
        if isinstance(value, (list, tuple)):
            self.items = self.items or Shape()
            for one in value:
                self.items.add(one)
        elif isinstance(value, dict):
            self.objects += 1
            self.fields = {} if self.fields is None else self.fields
            for key, one in value.items():
                self.fields.setdefault(str(key), Shape()).add(one)
                self.seen[str(key)] = self.seen.get(str(key), 0) + 1
        else:
            self.plain.add(_PLAIN[type(value)])

    def typescript(self, indent: str = "") -> str:
        kinds = sorted(self.plain - {"null"})
        if self.items is not None:
            inner = self.items.typescript(indent)
            kinds.append(f"({inner})[]" if " | " in inner and inner[0] != "{" else f"{inner}[]")
        if self.fields is not None:
            kinds.append(self._object(indent))
        if "null" in self.plain:
            kinds.append("null")
        return " | ".join(kinds) or "never"

    def _object(self, indent: str) -> str:
        assert self.fields is not None
        if not self.fields or len(self.fields) > FEW:
            inner = sorted({one.typescript(indent) for one in self.fields.values()})
            return f"Record<string, {' | '.join(inner) or 'never'}>"
        deeper = indent + "  "
        lines = ["{"]
        for key, shape in self.fields.items():
            mark = "" if self.seen[key] == self.objects else "?"
            name = key if _NAME.fullmatch(key) else f'"{key}"'
            lines.append(f"{deeper}{name}{mark}: {shape.typescript(deeper)};")
        return "\n".join([*lines, indent + "}"])
