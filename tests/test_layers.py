"""Who may import whom: the layers of docs/architecture.md."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import pytest

from mandapa.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "mandapa"
# Each layer may import itself and the layers named here.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "lab": {"core", "games", "bots"},
    "rules": {"core"},
    "envs": {"core", "games"},
    "server": {"core", "games", "bots", "lab", "rules"},
    "cli": {"core", "games", "bots", "lab", "rules", "server"},
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


def compiled_modules() -> list[Path]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    choice = table["tool"]["mandapa"]
    found = {path for pattern in choice["compiled"] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.name not in choice["interpreted"])


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_compiled_module_imports_nothing_that_an_isolated_build_lacks(path: Path) -> None:
    """What draws (rich) or says (Fluent) belongs under `interpreted` in pyproject.toml."""
    there = {*sys.stdlib_module_names, "librt", "mandapa", "mypy_extensions"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert (node.module or "").partition(".")[0] in there
        elif isinstance(node, ast.Import):
            assert {alias.name.partition(".")[0] for alias in node.names} <= there


def test_nothing_lists_all_games_by_hand() -> None:
    """The one list is `FOLDERS` in `mandapa.games`."""
    root = Path(__file__).parents[1]
    for folder in ("src", "tests", "tools", "benchmarks"):
        for path in (root / folder).rglob("*.py"):
            lines = path.read_text(encoding="utf-8").splitlines()
            assert not [line for line in lines if all(f'"{name}"' in line for name in GAMES)], path
