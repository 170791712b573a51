"""The language of the terminal: what the command asks for, else what the system speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from babel.numbers import format_decimal
from rich.console import Console
from rich.text import Text

from mandapa.cli.keyboard import WORDS
from mandapa.cli.plain import can_show
from mandapa.core.errors import SetupError
from mandapa.core.lexicon import FALLBACK, Lexicon, languages

ASKED_BY: Final = "--lang"


def frame_words(lang: str) -> Lexicon:
    """Return the words of the terminal itself, outside the games."""
    return Lexicon(WORDS, lang)


def chosen_lang(wanted: str | None, console: Console) -> str:
    """Return the requested language or the system's; English if its letters cannot be shown."""
    lang = known_lang(wanted)
    if can_show(frame_words(lang).text("total"), console.encoding):
        return lang
    english = frame_words(FALLBACK)
    console.print(Text(english.text("no-letters", encoding=console.encoding, lang=lang)))
    return FALLBACK


def known_lang(wanted: str | None) -> str:
    """Return the language that is asked for, or the system's."""
    known = languages(WORDS)
    if wanted and wanted not in known:
        raise SetupError("no-language", name=wanted, known=known)
    return wanted or default_lang()


def default_lang() -> str:
    """Return the language of the user's system, if there are words in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name):
            lang = found.partition("_")[0].lower()
            return lang if lang in languages(WORDS) else FALLBACK
    return FALLBACK


def spoken(arguments: Sequence[str]) -> str:
    """Return the language to explain a command in that may be wrong or incomplete."""
    lang = _asked(arguments)
    if lang not in languages(WORDS):
        lang = default_lang()
    encoding = getattr(sys.stderr, "encoding", None) or "ascii"
    return lang if can_show(frame_words(lang).text("total"), encoding) else FALLBACK


def _asked(arguments: Sequence[str]) -> str:
    for number, argument in enumerate(arguments, start=1):
        name, equals, value = argument.partition("=")
        if name == ASKED_BY:
            return value if equals else "".join(arguments[number : number + 1])
    return ""


def number(value: float, lang: str, digits: int = 0) -> str:
    """Return a number as the language writes it."""
    return format_decimal(value, "#,##0" + "." * bool(digits) + "0" * digits, lang)
