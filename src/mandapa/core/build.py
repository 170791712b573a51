"""Which build this is: its version, and whether the engine is compiled."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final

from mandapa.core import contract

# A compiled module is loaded from a library, an uncompiled one from its source.
COMPILED: Final[bool] = not contract.__file__.endswith((".py", ".pyc"))


def version() -> str:
    """The version that is installed, or that the source tree is of."""
    try:
        return metadata.version("mandapa")
    except metadata.PackageNotFoundError:
        project = Path(__file__).parents[3] / "pyproject.toml"
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
