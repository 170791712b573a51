"""What holds for all words that people read, wherever they live."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted([*ROOT.glob("src/mandapa/**/words/*.ftl"), *ROOT.glob("web/src/i18n/*.ftl")])
# The part of a line that is said; keys and values of fields follow the notation.
SAID = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^ *\*?\[[\w-]+\]", re.MULTILINE)
AMERICAN = re.compile(
    r"\b\w*(gray|color|center|favor|honor|neighbor|organiz|recogniz|traveler|canceled)\w*", re.I
)
# Words that others have replaced everywhere.
REMOVED = re.compile(
    r"поко(?:й|я)\b|бур(?:ый|ое|ые)|надбавк|раздач|парти[яиюей]\b|конча(?:ет|ют)ся", re.I
)


def said(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return SAID.sub(" ", "\n".join(line for line in text.splitlines() if line[:1] != "#"))


def test_all_words_are_found() -> None:
    assert len(FILES) >= 14


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem == "en"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_english_is_british(path: Path) -> None:
    assert AMERICAN.findall("gray")
    assert not AMERICAN.findall("grey colour")
    assert AMERICAN.findall(said(path)) == []


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem == "ru"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_russian_has_one_word_for_one_thing(path: Path) -> None:
    """Rooms are «зал», brown is «коричневый», a deal is «расклад», a match is «игра»."""
    assert REMOVED.findall(said(path)) == []
