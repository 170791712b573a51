"""Compile the engine with mypyc, everything in one unit or nothing at all, and build the pages.

Without a C compiler or the Python headers the package installs uncompiled and says so
when it runs. With MANDAPA_REQUIRE_COMPILED=1 that is an error, with MANDAPA_COMPILE=0
compiling is not tried. Where the pages for the browser cannot be built, the package
installs without them (MANDAPA_WEB=0 does not try).
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
REQUIRED = os.environ.get("MANDAPA_REQUIRE_COMPILED") == "1"
WANTED = os.environ.get("MANDAPA_COMPILE") != "0"
PAGES_WANTED = os.environ.get("MANDAPA_WEB") != "0"
# These build no library. An editable install must not: a stale one would hide edited source.
NOTHING_TO_COMPILE = {"dist_info", "editable_wheel", "egg_info", "sdist"}


def compiled_modules() -> list[str]:
    """Return the paths of all modules to compile, as pyproject.toml lists them."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    choice = table["tool"]["mandapa"]
    found = {path for pattern in choice["compiled"] for path in ROOT.glob(pattern)}
    return sorted(
        str(path.relative_to(ROOT)) for path in found if path.name not in choice["interpreted"]
    )


def uncompiled(reason: object) -> None:
    """Say that the engine stays as it is, or give up where that is not enough."""
    # Of a compiler's command its name is enough; the whole of it stands above.
    reason = re.sub(r"[Cc]ommand '?\['([^']*)'.*\]'? ", r"\1 ", str(reason), flags=re.DOTALL)
    if REQUIRED:
        raise SystemExit(f"The engine cannot be compiled: {reason}")
    print(f"The engine stays uncompiled and will be slower: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    if not WANTED or NOTHING_TO_COMPILE & set(sys.argv):
        return []
    # mypycify writes C files relative to the working directory.
    os.chdir(ROOT)
    try:
        from mypyc.build import mypycify

        # Only the modules to compile need their types proved; what the others import (rich,
        # Fluent) is not there in an isolated build, and `make lint` has checked it.
        found: list[Extension] = mypycify(
            ["--follow-imports=silent", *compiled_modules()], opt_level="3", group_name="mandapa"
        )
    except (Exception, SystemExit) as error:  # mypyc prints what is wrong and exits
        uncompiled(f"mypyc ended with {error!r}")
        return []
    sources = [ROOT / module for module in compiled_modules()]
    for written in {Path(source) for extension in found for source in extension.sources}:
        tool("compiled_docs").add_docstrings(written, sources, ROOT / "src")
    if sys.platform != "win32":
        for extension in found:  # all hold the same list
            options = extension.extra_compile_args
            extension.extra_compile_args = [*options, "-fno-semantic-interposition"]
    return found


def tool(name: str) -> Any:
    """Import a module of `tools`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"tools/{name}.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def build_pages() -> None:
    pages = tool("build_web")
    try:
        pages.build()
    except (pages.CannotBuild, OSError) as error:
        print(f"The pages for the browser are not built: {error}", file=sys.stderr)


class AllOrNothing(build_ext):
    """Leave no extension behind if one of them cannot be built: they stand or fall together."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a compiler or its absence may raise
            uncompiled(error)
            for output in super().get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class WithPages(build_py):
    """Build the pages first, so that they are among the files of the package; the rules, which
    are written among the documents, are copied into it."""

    def run(self) -> None:
        # What an earlier build has left here would get into this package.
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        if PAGES_WANTED:
            build_pages()
        super().run()
        if not self.editable_mode:
            written, packed = ROOT / "docs" / "rules", Path(self.build_lib, "mandapa/rules/pages")
            shutil.copytree(written, packed, ignore=shutil.ignore_patterns("README.md"))


class SourceWithPages(sdist):
    """Put the built pages in, so that installing from it takes no Node.js."""

    def run(self) -> None:
        if PAGES_WANTED:
            build_pages()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPages, "sdist": SourceWithPages},
    # Isolated builds cannot install anything later, so what the pages need is asked for here.
    setup_requires=tool("build_web").requirements() if PAGES_WANTED else [],
)
