"""Where lines of the terminal may break: at spaces, but not at no-break ones."""

from __future__ import annotations

import re
from typing import Final

from rich import _wrap

# A colon or a question mark keeps its place behind the word before it, as in French.
WORD: Final = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def keep_together() -> None:
    """Keep rich from breaking lines at no-break spaces, which it takes for any others."""
    _wrap.re_word = WORD
