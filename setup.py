"""Compile the engine with mypyc, everything in one unit or nothing at all, and build the pages.

Without a C compiler or the Python headers the package installs uncompiled and says so
when it runs. With MANDAPA_REQUIRE_COMPILED=1 that is an error, with MANDAPA_COMPILE=0
compiling is not tried. Where the pages for the browser cannot be built, the package
installs without them (MANDAPA_WEB=0 does not try).
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
REQUIRED = os.environ.get("MANDAPA_REQUIRE_COMPILED") == "1"
WANTED = os.environ.get("MANDAPA_COMPILE") != "0"


def compiled_modules() -> list[str]:
    """The paths of all modules to compile, as pyproject.toml lists them."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    choice = table["tool"]["mandapa"]
    found = {path for pattern in choice["compiled"] for path in ROOT.glob(pattern)}
    return sorted(
        str(path.relative_to(ROOT)) for path in found if path.name not in choice["interpreted"]
    )


def extensions() -> list[Extension]:
    if not WANTED:
        return []
    # mypycify writes C files relative to the working directory.
    os.chdir(ROOT)
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(compiled_modules(), opt_level="3", group_name="mandapa")
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


class AllOrNothing(build_ext):
    """Leave no extension behind if one of them cannot be built: they stand or fall together."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a compiler or its absence may raise
            if REQUIRED:
                raise
            self.warn(f"the engine stays uncompiled and will be slower: {error}")
            for output in super().get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class WithPages(build_py):
    """Build the pages first, so that they are among the files of the package."""

    def run(self) -> None:
        path = ROOT / "tools" / "build_web.py"
        if os.environ.get("MANDAPA_WEB") != "0" and path.is_file():
            spec = importlib.util.spec_from_file_location("build_web", path)
            if spec is None or spec.loader is None:
                raise ImportError(str(path))
            tool = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(tool)
            try:
                tool.build()
            except (tool.CannotBuild, OSError) as error:
                self.warn(f"the pages for the browser are not built: {error}")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPages})
