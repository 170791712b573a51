"""What people type in other scripts than the keys of this program are named in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mandapa.core.lexicon import Lexicon, languages

WORDS: Final = Path(__file__).parent / "words"
KEYS: Final = "bhulqtmy"


def frames() -> list[Lexicon]:
    """Return the words around the games, in every language."""
    return [Lexicon(WORDS, lang) for lang in languages(WORDS)]


@cache
def same_keys() -> dict[int, str]:
    """Return the letters of other scripts under the same fingers as `KEYS`."""
    found: dict[int, str] = {}
    for frame in frames():
        pairs = zip(frame.text("keyboard").split(), KEYS, strict=True)
        found |= {ord(letter): key for letter, key in pairs if not letter.isascii()}
    return found


def says_yes(typed: str) -> bool:
    """Whether someone agrees, in any language."""
    known = {word for frame in frames() for word in frame.text("yes").split()}
    return typed in known or typed.translate(same_keys()) in known


def wants_aid(typed: str) -> bool:
    """Whether someone asks for the player aid, in any language."""
    return typed.lower() in {frame.text("aid-word") for frame in frames()}


def wants_rules(typed: str) -> bool:
    """Whether someone asks for the rules, in any language."""
    return typed.lower() in {frame.text("rules-word") for frame in frames()}
