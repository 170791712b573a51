"""Who may import whom: the layers of docs/architecture.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "mandapa"
# Each layer may import itself and the layers named here.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "lab": {"core", "games", "bots"},
    "envs": {"core", "games"},
    "server": {"core", "games", "bots", "lab"},
    "cli": {"core", "games", "bots", "lab", "server"},
}
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    found.discard("mandapa.__version__")
    return {name for name in found if name.startswith("mandapa.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    layer, *rest = path.relative_to(SOURCE).parts
    for name in imported(path):
        parts = name.split(".")
        assert parts[1] in {layer} | BELOW[layer], f"{layer} may not import {name}"
        inside = parts[1] == "games" and len(parts) > 3 and parts[3] != "GAME"
        if inside and (layer != "games" or len(rest) == 1 or parts[2] != rest[0]):
            raise AssertionError(f"{name} is the inside of a game")
