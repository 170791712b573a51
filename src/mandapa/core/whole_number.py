"""Whole numbers in text that a person typed or wrote into a file."""

from __future__ import annotations

import re

# As many digits as anything in a game needs, and far fewer than `int` would refuse to read.
_DIGITS = re.compile(r"[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """Return the number, or None if the text is not one to nine digits from 0 to 9."""
    return int(text) if _DIGITS.fullmatch(text) else None
