"""What holds for all words that people read, and for the prose of code and documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(
    [
        *ROOT.glob("src/mandapa/**/words/*.ftl"),
        *ROOT.glob("web/src/i18n/*.ftl"),
    ]
)
# The part of a line that is said; keys and values of fields follow the notation.
SAID = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^ *\*?\[[\w-]+\]", re.MULTILINE)
AMERICAN = re.compile(
    r"\b\w*(gray|color|center|favor|honor|neighbor|organiz|recogniz|traveler|canceled)\w*", re.I
)
# Words that others have replaced everywhere.
REMOVED = re.compile(
    r"поко(?:й|я)\b|бур(?:ый|ое|ые)|надбавк|раздач|парти[яиюей]\b|конча(?:ет|ют)ся", re.I
)


# Quaint in comments, docstrings and documents; "again", "this many" and "anyone who" are plain.
QUAINT = re.compile(r"\banew\b|\bso many\b|\bwhoever\b|\bof nobody's\b", re.I)
PROSE = sorted(
    path
    for pattern in (
        "src/mandapa/[bcl]*/**/*.py",  # bots, cli, core, lab
        "tools/*.py",
        "benchmarks/**/*.py",
        "docs/*.md",
        "*.md",
    )
    for path in ROOT.glob(pattern)
)


def said(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return SAID.sub(" ", "\n".join(line for line in text.splitlines() if line[:1] != "#"))


def test_all_words_are_found() -> None:
    assert len(FILES) >= 16


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem == "en"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_english_is_british(path: Path) -> None:
    assert AMERICAN.findall("gray")
    assert not AMERICAN.findall("grey colour")
    assert AMERICAN.findall(said(path)) == []


def test_prose_is_plain() -> None:
    assert len(PROSE) > 80
    assert QUAINT.search("Whoever comes must come anew")
    found = [f"{one.relative_to(ROOT)}: {hit[0]}" for one in PROSE for hit in quaint(one)]
    assert found == []


def quaint(path: Path) -> Iterator[re.Match[str]]:
    return QUAINT.finditer(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem == "ru"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_russian_has_one_word_for_one_thing(path: Path) -> None:
    """Rooms are «зал», brown is «коричневый», a deal is «расклад», a match is «игра»."""
    assert REMOVED.findall(said(path)) == []
