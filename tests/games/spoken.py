"""Patterns of what the games say, in whatever language."""

from __future__ import annotations

from mandapa.core.lexicon import languages
from mandapa.core.words import Words
from mandapa.games import GAMES


def in_any_language(game: str, key: str, **patterns: str) -> str:
    """Return a pattern of a message with these fields."""
    spoken = languages(GAMES[game].folder / "words")
    return "|".join(Words(GAMES[game], lang).text(key, **patterns) for lang in spoken)
