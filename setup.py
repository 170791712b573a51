"""Compile the engine with mypyc, everything in one library or nothing at all, and build the pages.

Without a C compiler or the Python headers the package installs uncompiled and says so
when it runs. With MANDAPA_REQUIRE_COMPILED=1 that is an error, with MANDAPA_COMPILE=0
compiling is not tried. With MANDAPA_PGO=1 it is compiled twice, the second time by what the
first was seen doing in playouts and searches (gcc only). Where the pages for the browser cannot
be built, the package installs without them (MANDAPA_WEB=0 does not try).
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
REQUIRED = os.environ.get("MANDAPA_REQUIRE_COMPILED") == "1"
WANTED = os.environ.get("MANDAPA_COMPILE") != "0"
PAGES_WANTED = os.environ.get("MANDAPA_WEB") != "0"
GUIDED = os.environ.get("MANDAPA_PGO") == "1"
# These build no library. An editable install must not: a stale one would hide edited source.
NOTHING_TO_COMPILE = {"dist_info", "editable_wheel", "egg_info", "sdist"}
# The flags are those of gcc and clang.
IN_PARTS = sys.platform != "win32"
ONE_LIBRARY = ["-g0", "-fno-semantic-interposition", "-fvisibility=hidden"]
SMALL = ["-O1"]
WATCHED = ["-fprofile-generate", "-fprofile-update=single"]
BY_PROFILE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
TABLE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules(patterns: str = "compiled") -> list[str]:
    """Return the paths of all modules to compile, as pyproject.toml lists them."""
    choice = TABLE["tool"]["mandapa"]
    found = {path for pattern in choice[patterns] for path in ROOT.glob(pattern)}
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
    print("The engine: translating it into C ...", flush=True)
    # mypycify writes C files relative to the working directory.
    os.chdir(ROOT)
    try:
        from mypyc.build import mypycify

        # Only the modules to compile need their types proved; what the others import (rich,
        # Fluent) is not there in an isolated build, and `make lint` has checked it.
        found: list[Extension] = mypycify(
            ["--follow-imports=silent", *compiled_modules()],
            opt_level="3",
            group_name="mandapa",
            multi_file=IN_PARTS,
        )
    except (Exception, SystemExit) as error:  # mypyc prints what is wrong and exits
        uncompiled(f"mypyc ended with {error!r}")
        return []
    docs = tool("compiled_docs")
    known = docs.docstrings([ROOT / module for module in compiled_modules()], ROOT / "src")
    for written in {Path(source) for extension in found for source in extension.sources}:
        docs.add_docstrings(written, known)
    return found


def tool(name: str) -> Any:
    """Import a module of `tools`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"tools/{name}.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class Pages:
    """The pages for the browser, built while the engine is compiled."""

    def __init__(self) -> None:
        self.building = threading.Thread(target=self.build)

    def build(self) -> None:
        pages = tool("build_web")
        try:
            pages.build()
        except (pages.CannotBuild, OSError) as error:
            print(f"The pages for the browser are not built: {error}", file=sys.stderr)

    def start(self) -> None:
        if PAGES_WANTED and self.building.ident is None:
            self.building.start()

    def finish(self) -> None:
        self.start()
        if PAGES_WANTED:
            self.building.join()


PAGES = Pages()


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

    def build_extensions(self) -> None:
        if not IN_PARTS:
            super().build_extensions()
            return
        library, *shims = self.extensions
        written = list(library.sources)
        self.force = True
        if GUIDED:
            self.build_library(library, written, WATCHED)
            self.build_shims(shims)
            self.watch()
            self.build_library(library, written, BY_PROFILE)
        else:
            self.build_library(library, written, [])
            self.build_shims(shims)

    def build_library(self, library: Extension, written: list[str], more: list[str]) -> None:
        """Compile the parts side by side and link them."""
        slow = [module_name(path) for path in compiled_modules("small")]
        parts = tool("engine_parts").arrange(Path("build"), written, slow)
        flags = [*library.extra_compile_args, *ONE_LIBRARY, *more]

        def compile_part(part: Any) -> list[str]:
            found: list[str] = self.compiler.compile(
                [str(part.source)],
                output_dir=self.build_temp,
                include_dirs=library.include_dirs,
                extra_postargs=flags if part.fast else [*flags, *SMALL],
            )
            return found

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs = [pool.submit(compile_part, part) for part in parts]
            for done, job in enumerate(as_completed(jobs), start=1):
                job.result()
                # A whole line at once: the other jobs write, too.
                sys.stdout.write(f"The engine: {done} of {len(jobs)} parts compiled\n")
                sys.stdout.flush()
        library.sources = []
        library.extra_objects = [path for job in jobs for path in job.result()]
        library.extra_link_args = more
        self.build_extension(library)

    def build_shims(self, shims: list[Extension]) -> None:
        """Make the files by which Python finds the modules. All shims of a package are compiled
        into one file, and each module gets a copy of it: that takes a tenth of the time."""
        by_package: dict[str, list[Extension]] = {}
        for shim in shims:
            by_package.setdefault(shim.name.rpartition(".")[0], []).append(shim)
        for package, members in by_package.items():
            sources = [Path(source) for shim in members for source in shim.sources]
            first = members[0]
            joined = tool("engine_parts").joined_shims(Path("build"), package, sources)
            first.sources = [str(joined)]
            self.build_extension(first)
            made = self.get_ext_fullpath(first.name)
            for shim in members[1:]:
                self.copy_file(made, self.get_ext_fullpath(shim.name))

    def watch(self) -> None:
        """Let the library see playouts and searches of all games."""
        print("The engine: watching it play ...", flush=True)
        # The interpreted modules beside the library, which the package does not hold yet.
        place = Path(self.build_temp, "watched").resolve()
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(self.build_lib, place, dirs_exist_ok=True)
        subprocess.run(  # noqa: S603
            [sys.executable, str(ROOT / "tools" / "exercise.py")],
            env={**os.environ, "PYTHONPATH": str(place)},
            check=True,
        )


def module_name(path: str) -> str:
    return ".".join(Path(path).relative_to("src").with_suffix("").parts)


class SideBySide(build):
    """Compile first: the pages are built meanwhile, and are then among the package's files."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")

    def run(self) -> None:
        # What an earlier build has left here would get into this package.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        PAGES.start()
        super().run()


class WithPages(build_py):
    """Wait for the pages, so that they are among the files of the package; the rules, which
    are written among the documents, are copied into it."""

    def run(self) -> None:
        PAGES.finish()
        super().run()
        if not self.editable_mode:
            written, packed = ROOT / "docs" / "rules", Path(self.build_lib, "mandapa/rules/pages")
            ignored = shutil.ignore_patterns("README.md")
            shutil.copytree(written, packed, ignore=ignored, dirs_exist_ok=True)


class SourceWithPages(sdist):
    """Put the built pages in, so that installing from it takes no Node.js."""

    def run(self) -> None:
        PAGES.finish()
        super().run()


def requirements() -> Iterable[str]:
    """Return what an isolated build takes besides what pyproject.toml names; nothing can be
    installed later."""
    if PAGES_WANTED:
        yield from tool("build_web").requirements()
    if GUIDED:  # to play
        yield from TABLE["project"]["dependencies"]


if {"build", "bdist_wheel"} & set(sys.argv):
    PAGES.start()
setup(
    ext_modules=extensions(),
    cmdclass={
        "build": SideBySide,
        "build_ext": AllOrNothing,
        "build_py": WithPages,
        "sdist": SourceWithPages,
    },
    setup_requires=list(requirements()),
)
