"""Whether the engine is compiled."""

from __future__ import annotations

from typing import Final

from mandapa.core import contract

# A compiled module is loaded from a library, an uncompiled one from its source.
COMPILED: Final[bool] = not contract.__file__.endswith((".py", ".pyc"))
