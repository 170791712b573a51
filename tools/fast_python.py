"""Find what makes compiled Python slow and can be told from its text (docs/fast-python.md).

Run by `make lint` over the modules that playouts and searches run.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

BOXES = "a conditional expression with a literal makes an int object: write an if"
NOT_FOLDED = "a constant made of another module's is looked up each time: make it of its own"
CALLS = "min and max with a literal make an int object, of three they are called: write an if"
COUNTS = "the counter of `for _ in` is an int object, made again each time: give it a name, `_n`"


def fast_modules(root: Path = ROOT) -> list[Path]:
    """Return the modules that are compiled for speed, as pyproject.toml lists them."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    choice = table["tool"]["mandapa"]
    fast = {path for pattern in choice["compiled"] for path in root.glob(pattern)}
    small = {path for pattern in choice["small"] for path in root.glob(pattern)}
    return sorted(path for path in fast - small if path.name not in choice["interpreted"])


def findings(text: str) -> Iterator[tuple[int, str]]:
    """Yield (line, what is slow) for the text of a module."""
    module = ast.parse(text)
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and is_number_constant(node):
            if node.value is None or not is_own(node.value, own_names(module)):
                yield node.lineno, NOT_FOLDED
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            yield from boxed(function)
            yield from called(function)
            yield from counted(function)


def is_number_constant(node: ast.AnnAssign) -> bool:
    """Whether an assignment is `NAME: Final[i64] = ...`."""
    return ast.unparse(node.annotation) == "Final[i64]"


def own_names(module: ast.Module) -> set[str]:
    return {
        node.target.id
        for node in module.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def is_own(value: ast.expr, own: set[str]) -> bool:
    """Whether an expression is made of literals and names of its own module alone."""
    return all(one.id in own for one in ast.walk(value) if isinstance(one, ast.Name))


def is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def boxed(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.IfExp) and (is_literal(node.body) or is_literal(node.orelse)):
            yield node.lineno, BOXES


def called(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            of_numbers = node.func.id in ("min", "max") and not node.keywords
            if of_numbers and (len(node.args) > 2 or any(map(is_literal, node.args))):
                yield node.lineno, CALLS


def counted(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.For) and ast.unparse(node.target) == "_":
            if isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range":
                yield node.lineno, COUNTS


def main() -> int:
    found = 0
    for path in fast_modules():
        for line, what in findings(path.read_text(encoding="utf-8")):
            print(f"{path.relative_to(ROOT)}:{line}: {what}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
