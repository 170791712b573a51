"""A copy of the program, to add something to it as a developer would: by files and lines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mandapa

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests" / "core" / "toy"
_SKIPPED = shutil.ignore_patterns("__pycache__", "recorded", "releases", "node_modules")
_WITHOUT_CACHES = shutil.ignore_patterns("__pycache__")


class Checkout:
    """The program as it is installed (or its source), the tests, and what builds the pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "mandapa"
        shutil.copytree(Path(mandapa.__file__).parent, self.package, ignore=_WITHOUT_CACHES)
        for name in ("tests", "tools", "web"):
            shutil.copytree(ROOT / name, folder / name, ignore=_SKIPPED)
        shutil.copy(ROOT / "pyproject.toml", folder)

    # --- adding ----------------------------------------------------------

    def add_line(self, path: str, after: str, line: str) -> None:
        """Add one line to a file of the package, behind another one."""
        file = self.package / path
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        place = lines.index(f"{after}\n")
        file.write_text("".join([*lines[: place + 1], f"{line}\n", *lines[place + 1 :]]), "utf-8")

    def add_words(self, path: str, text: str) -> None:
        """Write a file of words, or add to one."""
        with (self.folder / path).open("a", encoding="utf-8") as file:
            file.write(text)

    def add_toy(self) -> None:
        """The fifth game: its folder, and its line. Its tests have a folder as well."""
        shutil.copytree(TOY, self.package / "games" / "toy", ignore=_WITHOUT_CACHES)
        self.add_line("games/__init__.py", '    "rajas",', '    "toy",')
        tests = self.folder / "tests" / "games" / "toy"
        tests.mkdir()
        (tests / "__init__.py").touch()
        shutil.copy(TOY / "worlds.py", tests)

    def build_pages(self) -> None:
        """Build the pages from the copy, with the packages that are there already."""
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.run("tools/build_web.py")

    # --- using -----------------------------------------------------------

    @property
    def environment(self) -> dict[str, str]:
        """What makes a process use the copy."""
        plain = {"NO_COLOR": "1", "TERM": "xterm", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
        home = {"XDG_DATA_HOME": str(self.folder / "home")}
        return {**os.environ, **plain, **home, "PYTHONPATH": str(self.package.parent)}

    def run(self, *arguments: str, typed: str = "") -> str:
        """Run Python in the copy; what it printed."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def mandapa(self, *arguments: str, typed: str = "") -> str:
        return self.run("-m", "mandapa", *arguments, typed=typed)
