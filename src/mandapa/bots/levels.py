"""The levels of bots that people choose from.

The terminal, the site and the pages offer these names with the same words. Each stands for a bot
of `bots.bot`; docs/strength.md compares them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from mandapa.core.lexicon import Lexicon

# A level is a line here and two messages in each file of words, from the weakest on.
LEVELS: Final = {
    "easy": "careless",
    "fair": "greedy",
    "strong": "search:1000",
}
STAND_IN: Final = "fair"  # the usual one; plays when a person cannot: it answers at once
_WORDS: Final = Path(__file__).parent / "words"


class LevelWords(NamedTuple):
    """The name of a level, and a sentence on how it plays."""

    name: str
    title: str
    how: str


def level_words(lang: str) -> list[LevelWords]:
    """Return the words of every level, from the weakest to the strongest."""
    words = Lexicon(_WORDS, lang)
    return [LevelWords(one, words.text(one), words.text(f"{one}-how")) for one in LEVELS]
