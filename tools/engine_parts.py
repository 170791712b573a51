"""Arrange the C that mypyc writes into parts that are compiled side by side.

mypyc writes a file for each module. What plays and searches must be compiled together to be
inlined: the rules of a game are one part, and so is the core with the bots. What is asked once a
move (words, views, editions) makes parts of its own, which are compiled quickly instead of for
speed. All parts are linked into one library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PREFIX = "__native_mandapa___"
SEPARATOR = "___"  # between the parts of a module's name in C
# Used in the inner loops of every part, so each gets their text to inline them: the small helpers
# of the engine, and what makes a float of a number.
INLINED = "mandapa.core.native"
INLINED_RUNTIME = "float_ops.c"
NAMES = r"CPyDef_(?!\w*__top_level__)\w+|CPyFloat_FromTagged"
BODY = re.compile(rf"^\w[^\n;]*\b({NAMES})\([^\n;]*\) \{{\n.*?^\}}\n", re.M | re.S)


class Part(NamedTuple):
    """A C file, and whether it is compiled for speed."""

    source: Path
    fast: bool


def arrange(folder: Path, written: Iterable[str], slow_modules: Iterable[str]) -> list[Part]:
    """Write the parts of the library into the folder of the generated C, the largest first."""
    slow = set(slow_modules)
    groups: dict[tuple[str, bool], list[Path]] = {}
    for path in map(Path, written):
        module = module_of(path)
        packages = module.split(".")
        game = packages[2] if packages[1:2] == ["games"] else "core"
        key = (game, module not in slow) if module else ("runtime", True)
        groups.setdefault(key, []).append(path)
    inlined = folder / "inlined.h"
    copied = [folder / c_name(INLINED), folder / INLINED_RUNTIME]
    inlined.write_text("".join(map(inline_copies, copied)), encoding="utf-8")
    found = []
    for (name, fast), files in groups.items():
        # The functions to inline stand in full where they come from.
        header = [inlined.name] if fast and name not in ("core", "runtime") else []
        source = folder / f"part_{name}_{'fast' if fast else 'small'}.c"
        names = [*header, *[file.relative_to(folder).as_posix() for file in files]]
        text = "".join(f'#include "{one}"\n' for one in names)
        source.write_text(text, encoding="utf-8")
        found.append(
            (sum(file.stat().st_size for file in files) * (2 if fast else 1), source, fast)
        )
    return [Part(source, fast) for _, source, fast in sorted(found, reverse=True)]


def module_of(path: Path) -> str:
    """Return the module that a C file was written for, empty if it is for all."""
    if not path.name.startswith(PREFIX):
        return ""
    return "mandapa." + path.stem.removeprefix(PREFIX).replace(SEPARATOR, ".")


def c_name(module: str) -> str:
    return f"__native_{module.replace('.', SEPARATOR)}.c"


def inline_copies(written: Path) -> str:
    """Return a header with copies of the functions of a C file, each under a name of its own."""
    text = written.read_text(encoding="utf-8")
    includes = re.findall(r"^#include .*\n", text, re.M)
    copies = []
    for found in BODY.finditer(text):
        copies.append(f"#define {found[1]} inlined_{found[1]}\nstatic inline {found[0]}")
    return "".join([*includes, *copies])


def joined_shims(folder: Path, package: str, sources: Iterable[Path]) -> Path:
    """Write the shims of a package's modules, by which Python finds them, into one file."""
    found = folder / f"shims_{package.replace('.', '_')}.c"
    lines = []
    for source in sources:
        # Every shim has one of these for the linker of Windows.
        lines.append(f"#define PyInit___init__ PyInit___init___{source.stem}\n")
        lines.append(f'#include "{source.relative_to(folder).as_posix()}"\n')
        lines.append("#undef PyInit___init__\n")
    found.write_text("".join(lines), encoding="utf-8")
    return found
