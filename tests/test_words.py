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
        *ROOT.glob("web/src/games/*/words/*.ftl"),
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


# Spanish words that others stand for; «coger», which is not said in all of America; «vosotros».
REMOVED_IN_SPANISH = re.compile(
    r"trabajador|moneda|\bfama\b|\bdinero|baldosa|\bbonus\b|\bbonos?\b|violeta|púrpura|pardo"
    r"|\bjoya|\bcarrera de|historial|bitácora|\bsillas?\b|consejo|sugerencia|retroceder|revertir"
    r"|\bco(?:ger|ge|ges|gen|jas?)\b|vosotr|vuestr|\w+[áé]is\b",
    re.I,
)
# «Usted», by its name or by its commands at the beginning of a sentence.
USTED = re.compile(
    r"\b(?i:ustedes|usted|\w+[áéí]\w+elo)\b"
    r"|\b(?:Abra|Diga|Elija|Envíe|Escriba|Espere|Haga|Juegue|Mire|Pase|Ponga|Pulse"
    r"|Recolecte|Responda|Siéntese|Tome|Termine|Vuelva)\b"
)


def said(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return SAID.sub(" ", "\n".join(line for line in text.splitlines() if line[:1] != "#"))


def test_all_words_are_found() -> None:
    assert len(FILES) >= 18


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


SPANISH = pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem == "es"],
    ids=lambda path: str(path.relative_to(ROOT)),
)


@SPANISH
def test_spanish_has_one_word_for_one_thing(path: Path) -> None:
    """A worker is a «lacayo», a coin a «rupia», fame «gloria», purple «morado»."""
    assert REMOVED_IN_SPANISH.findall("el trabajador coge la moneda; sabéis")
    assert REMOVED_IN_SPANISH.findall(said(path)) == []


@SPANISH
def test_spanish_says_tu(path: Path) -> None:
    assert USTED.findall("Elija una carta. Inténtelo usted.") == ["Elija", "Inténtelo", "usted"]
    assert USTED.findall(said(path)) == []


def marks_that_do_not_match(line: str) -> str:
    """What is left of the marks of a line without its pairs; a key `?` stands alone."""
    marks = re.sub(r"[^¿?¡!]", "", re.sub(r"(?:^ *|, )\?(?= )", "", line))
    return re.sub(r"¿\?|¡!", "", marks)


@SPANISH
def test_spanish_questions_and_exclamations_are_opened_and_closed(path: Path) -> None:
    assert marks_that_do_not_match("¿Qué? ¡No!, ? pista") == ""
    assert marks_that_do_not_match("Qué? ¡No") == "?¡"
    found = [line for line in said(path).splitlines() if marks_that_do_not_match(line)]
    assert found == []


@SPANISH
def test_spanish_quotes_are_spanish(path: Path) -> None:
    assert re.findall('[“”"]', said(path)) == []
