"""One word for one thing in every language, and the same rules on every page."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tests.test_clauses import RULES, clauses_of
from tests.test_words import MISSET, REMOVED, USTED, WHOLE, said

ROOT = Path(__file__).parents[1]
GLOSSARIES = sorted((ROOT / "docs" / "glossaries").glob("*.md"))
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
# The heading of a glossary and the folder of the game whose words it lists.
GAMES = {
    "Flowers": "flowers",
    "Ganesha": "ganesha",
    "Mandala Stones": "mandala_stones",
    "Rajas of the Ganges": "rajas",
}
GENERAL = "The site and every game"
TRANSLATED = sorted(RULES.glob("*.*.md"))
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
KEY = re.compile(r"(?<=\{)[\w.#-]+")  # of a number of the edition
EXAMPLE = re.compile(r"\*\*([^\W\d]+)\.\*\* ")


# Words that another one has replaced in one game; elsewhere they may mean something else.
RIVALS = {
    ("ganesha", "fr"): re.compile(r"alvéole", re.IGNORECASE),
    ("rajas", "es"): re.compile(r"\b(?:salas?|puestos?|espacios?|balcón)\b", re.IGNORECASE),
    ("rajas", "ru"): re.compile(r"плитк|работник|палат", re.IGNORECASE),
}


@cache
def words(lang: str, section: str) -> str:
    """Return everything that is said in a language, in one game or anywhere."""
    games = ROOT / "src" / "mandapa" / "games"
    if section in GAMES:
        return said(games / GAMES[section] / "words" / f"{lang}.ftl").casefold()
    found = chain(
        ROOT.glob(f"src/mandapa/**/words/{lang}.ftl"), ROOT.glob(f"web/src/i18n/{lang}.ftl")
    )
    return "\n".join(said(path) for path in sorted(found)).casefold()


def rows(glossary: Path) -> list[tuple[str, str, str, str, str]]:
    """Return section, term, meaning, English word and word of each row."""
    found = []
    for part in glossary.read_text(encoding="utf-8").split("\n## ")[1:]:
        section = part.partition("\n")[0]
        lines = [line for line in ROW.findall(part) if line[0] not in ("term", "---")]
        found += [(section, *line) for line in lines]
    return found


def test_there_is_a_glossary_for_every_language_but_english() -> None:
    assert {glossary.stem for glossary in GLOSSARIES} == WHOLE - {"en"}


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda glossary: glossary.stem)
def test_every_glossary_lists_the_same_terms(glossary: Path) -> None:
    listed = [row[:4] for row in rows(glossary)]
    assert len(listed) == len(set(listed)) > 100
    assert listed == [row[:4] for row in rows(GLOSSARIES[0])]
    assert {row[0] for row in listed} == {GENERAL, *GAMES}


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda glossary: glossary.stem)
def test_every_term_is_said_with_its_word(glossary: Path) -> None:
    wrong = [
        (section, lang, word)
        for section, _, _, english, own in rows(glossary)
        for lang, word in (("en", english), (glossary.stem, own))
        if word.casefold() not in words(lang, section)
    ]
    assert not wrong


def test_a_word_that_nobody_says_would_be_noticed() -> None:
    assert "ouvrier" in words("fr", "Rajas of the Ganges")
    assert "ouvrier" not in words("fr", "Flowers")
    assert "serviteur" not in words("fr", GENERAL)


@pytest.mark.parametrize(("game", "lang"), RIVALS)
def test_words_that_were_replaced_do_not_come_back(game: str, lang: str) -> None:
    folder = ROOT / "src" / "mandapa" / "games" / game / "words"
    page = (RULES / f"{game}.{lang}.md").read_text(encoding="utf-8")
    assert not RIVALS[game, lang].findall(said(folder / f"{lang}.ftl") + page)


def english_of(page: Path) -> Path:
    return RULES / f"{page.name.partition('.')[0]}.md"


def headings(page: Path) -> list[str]:
    """Return the level of each heading with its number, if it has one."""
    return re.findall(r"^#+ (?:\d+ )?", page.read_text(encoding="utf-8"), re.MULTILINE)


def kinds(page: Path) -> list[str]:
    """Return how the blocks of a page begin: what kind each is, in order."""
    text = page.read_text(encoding="utf-8").strip()
    found = []
    for block in text.split("\n\n"):
        if EXAMPLE.match(block):
            found.append("example")
        elif block.startswith("|"):
            found.append(f"table of {len(block.splitlines())}")
        elif block.startswith("- "):
            found.append(f"list of {len(re.findall('^- ', block, re.MULTILINE))}")
        else:
            found.append(re.sub(r"[^\d.*#`!].*", "", block, flags=re.DOTALL))
    return found


def test_the_blocks_of_a_page_are_told_apart() -> None:
    found = kinds(RULES / "flowers.md")
    assert found[:4] == ["#", "##", "", ""]
    assert {"**3.3**", "example", "list of 4"} <= set(found)


def test_every_game_has_its_rules_in_every_language() -> None:
    expected = {f"{game}.{lang}.md" for game in GAMES.values() for lang in WHOLE - {"en"}}
    assert {page.name for page in TRANSLATED} == expected
    assert {english_of(page).stem for page in TRANSLATED} == set(GAMES.values())


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_a_translated_page_is_built_like_the_english_one(page: Path) -> None:
    english = english_of(page)
    assert clauses_of(page) == clauses_of(english) != []
    assert headings(page) == headings(english) != []
    assert kinds(page) == kinds(english)


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_a_translated_page_cites_what_the_english_one_cites(page: Path) -> None:
    """Clauses, what stands in backticks, and numbers of the edition."""
    cited = re.compile(rf"{CODE.pattern}|{KEY.pattern}|\b\d+\.\d+\b", re.DOTALL)
    ours, theirs = (
        sorted(cited.findall(one.read_text(encoding="utf-8"))) for one in (page, english_of(page))
    )
    assert ours == theirs != []


def digits_of_examples(page: Path) -> list[list[str]]:
    blocks = page.read_text(encoding="utf-8").split("\n\n")
    return [sorted(re.findall(r"\d+", block)) for block in blocks if EXAMPLE.match(block)]


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_a_translated_example_has_the_numbers_of_the_english_one(page: Path) -> None:
    """The English ones are played by tests/games/<game>/test_examples.py."""
    assert digits_of_examples(page) == digits_of_examples(english_of(page)) != []


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_a_translated_page_uses_the_words_of_its_language(page: Path) -> None:
    lang = page.suffixes[0][1:]
    assert len(set(EXAMPLE.findall(page.read_text(encoding="utf-8")))) == 1
    text = KEY.sub("", CODE.sub("", page.read_text(encoding="utf-8")))
    assert not REMOVED[lang].findall(text)
    if lang == "fr":
        assert not [line for line in text.splitlines() if MISSET.search(line)]
    if lang == "es":
        assert not USTED.findall(text)
