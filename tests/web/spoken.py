"""The languages of the pages, and what the frame says in them."""

from __future__ import annotations

from pathlib import Path

from mandapa.core.lexicon import Lexicon, languages

SOURCE = Path(__file__).parents[2] / "web" / "src"
WORDS = SOURCE / "i18n"
LANGUAGES = languages(WORDS)


def said(lang: str, key: str) -> str:
    return Lexicon(WORDS, lang).text(key)
