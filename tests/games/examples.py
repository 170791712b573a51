"""The worked examples of the English rules pages, for the tests that play them.

A test names what its example says and shows that the engine does the same. The other languages'
examples are compared with the English ones in tests/test_glossaries.py.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"
START = "**Example.** "


@cache
def examples(game: str) -> dict[str, str]:
    """Return the example of each clause that has one."""
    found: dict[str, str] = {}
    clause = ""
    for block in (RULES / f"{game}.md").read_text(encoding="utf-8").split("\n\n"):
        if begun := re.match(r"\*\*(\d+\.\d+)\*\* ", block):
            clause = begun[1]
        if block.startswith(START):
            assert clause not in found, f"{clause} has two examples"
            found[clause] = " ".join(block.removeprefix(START).split())
    return found


def says(game: str, clause: str, *words: str) -> None:
    """Assert that the example of a clause says all this."""
    text = examples(game)[clause]
    missing = [one for one in words if one not in text]
    assert not missing, f"the example of {clause} does not say {missing}"
