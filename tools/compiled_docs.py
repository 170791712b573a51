"""Put the docstrings of compiled modules into the C that mypyc wrote, which leaves them out.

`help()` and editors that look at the running program then show them. mypyc writes the signature
of each function and class as a C string that Python splits at `--`; the docstring goes behind it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

# A function or method with its signature, and a class with its own.
FUNCTION = re.compile(r'(CPyPy_(\w+),[^"{}]*PyDoc_STR\("[^"]*\\n--\\n\\n)"')
CLASS = re.compile(
    r'(CPyType_(\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\("[^"]*\\n--\\n\\n)"', re.S
)
SEPARATOR = "___"  # between the parts of a name in C


def add_docstrings(written: Path, docs: Mapping[str, str]) -> int:
    """Add what is known to a C file; say how many docstrings found their place."""
    added = 0

    def with_doc(found: re.Match[str]) -> str:
        nonlocal added
        doc = docs.get(found[2])
        if doc is None:
            return found[0]
        added += 1
        return f'{found[1]}{c_text(doc)}"'

    text = written.read_text(encoding="utf-8")
    text = CLASS.sub(with_doc, FUNCTION.sub(with_doc, text))
    written.write_text(text, encoding="utf-8")
    return added


def docstrings(modules: Iterable[Path], root: Path) -> dict[str, str]:
    """Docstrings by the names that C may know their owners by.

    mypyc leaves out the front of a module's name as far as the rest is unique, so every ending
    counts, unless two modules share it.
    """
    found: dict[str, list[str]] = {}
    for path in modules:
        module = path.relative_to(root).with_suffix("").parts
        for owner, doc in owners(ast.parse(path.read_text(encoding="utf-8"))):
            for start in range(len(module)):
                name = SEPARATOR.join([*module[start:], *owner])
                found.setdefault(name, []).append(doc)
    return {name: docs[0] for name, docs in found.items() if len(docs) == 1}


def owners(module: ast.Module) -> Iterable[tuple[tuple[str, ...], str]]:
    """Return the classes, methods and functions of a module that have a docstring."""
    for node in module.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        inside = node.body if isinstance(node, ast.ClassDef) else []
        methods = [one for one in inside if isinstance(one, ast.FunctionDef)]
        for one in (node, *methods):
            doc = ast.get_docstring(one)
            if doc:
                yield (node.name,) if one is node else (node.name, one.name), doc


def c_text(doc: str) -> str:
    """Write a docstring as a C string."""
    # Octal, because a hexadecimal escape would swallow digits behind it.
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in doc.encode()
    )
