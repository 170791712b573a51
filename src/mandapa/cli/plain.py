"""Signs for terminals that cannot show ours: each has a plain one, one column wide."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

ERRORS: Final = "mandapa-plain"
# Two signs that one game uses stand for different things, so their plain ones differ too.
PLAIN: Final = {
    "✶": "*", "○": "o", "●": "@", "◆": "$", "♦": "&", "▒": "#", "⚑": "!", "▶": ">", "×": "x",
    "·": ".", "–": "-", "—": "-", "−": "-", "…": "~", "↑": "^", "→": ">", "↓": "v", "←": "<",
    "│": "|", "─": "=", "└": "L", "┌": "F", "┐": "7", "┘": "J",
    "┴": "A", "├": "E", "┬": "T", "┤": "3", "┼": "+", "╵": "'", "╶": "`", "╷": ",", "╴": ";",
    "①": "1", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "¡": "!", "¿": "?", "\u00a0": " ",
}  # fmt: skip


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Replace what an encoding lacks: by our plain sign, a letter without its accent, or `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(_plain, lacking)), error.end


def _plain(sign: str) -> str:
    if sign in PLAIN:
        return PLAIN[sign]
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


def can_show(letters: str, encoding: str) -> bool:
    """Whether letters of a language can be written in an encoding."""
    try:
        letters.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


codecs.register_error(ERRORS, plainly)
