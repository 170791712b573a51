"""The words of `argparse` itself, such as `usage:`, in the language of the help."""

from __future__ import annotations

import argparse
import re
from typing import Final

from mandapa.core.lexicon import Lexicon

PREFIX: Final = "argparse-"


def key_of(english: str) -> str:
    """Return the key for a text of `argparse`: its letters, without what is filled in."""
    bare = re.sub(r"%(?:\(\w+\))?[sr]", "", english)
    return PREFIX + re.sub(r"[^a-z]+", "-", bare.lower()).strip("-")


def speak(words: Lexicon) -> None:
    """Let `argparse` speak with these words; what they lack stays English."""

    def said(english: str) -> str:
        key = key_of(english)
        if not words.has(key):
            return english
        text = words.text(key)
        blank = english[len(english.rstrip()) :]  # Fluent drops what is blank at the end
        return text + blank

    def counted(one: str, many: str, count: int) -> str:
        english = one if count == 1 else many
        key = key_of(many)
        return words.text(key, count=count) if words.has(key) else english

    # It asks `gettext`, under these names.
    argparse.__dict__.update({"_": said, "ngettext": counted})
