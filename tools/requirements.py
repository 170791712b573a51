"""Print requirements of pyproject.toml, quoted for the shell.

`dependencies`, `build`, or the name of an optional group.
"""

from __future__ import annotations

import shlex
import sys
import tomllib
from pathlib import Path


def requirements(group: str) -> list[str]:
    table = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if group == "build":
        return list(table["build-system"]["requires"])
    if group == "dependencies":
        return list(table["project"]["dependencies"])
    return list(table["project"]["optional-dependencies"][group])


if __name__ == "__main__":
    print(" ".join(shlex.quote(one) for group in sys.argv[1:] for one in requirements(group)))
