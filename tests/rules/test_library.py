"""Every game has its rules in every language that it speaks, with the same clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mandapa.core.edition import EditionFile
from mandapa.core.lexicon import FALLBACK, languages
from mandapa.games import GAMES, find_game
from mandapa.rules import library
from mandapa.rules.library import find, near, page_file, rules_page
from mandapa.rules.page import Clause, RulesPage, Section, clauses, figures

LANGUAGES = languages(library.WORDS)


def page_of(game: str, lang: str = FALLBACK) -> RulesPage:
    page = rules_page(find_game(game), lang)
    assert page
    return page


def test_there_are_four_languages_at_least() -> None:
    assert {"en", "es", "fr", "ru"} <= set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_read_whole(game: str, lang: str) -> None:
    page, english = page_of(game, lang), page_of(game)
    assert (page.lang, page.note) == (lang, "")
    assert page.title
    assert [clause.name for _, clause in clauses(page)] == [
        clause.name for _, clause in clauses(english)
    ]
    assert all(clause.blocks for _, clause in clauses(page))
    assert figures(page) == figures(english)
    text = page_file(game, lang).read_text(encoding="utf-8")
    assert sorted(set(re.findall(r"\{[\w.#-]+", text))) == sorted(
        set(re.findall(r"\{[\w.#-]+", page_file(game, FALLBACK).read_text(encoding="utf-8")))
    )


def test_the_same_page_is_not_read_twice() -> None:
    assert page_of("flowers") is page_of("flowers")


def test_where_a_language_lacks_them_they_are_in_english_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "flowers.md").write_text("# Flowers\n\n## 1 Box\n\n**1.1** {cards.copies}.\n")
    monkeypatch.setattr(library, "PAGES", tmp_path)
    library._page.cache_clear()
    try:
        page = page_of("flowers", "fr")
        assert page.lang == "en"
        assert "anglais" in page.note
        assert rules_page(find_game("rajas"), "fr") is None
        flowers = find_game("flowers")
        text = flowers.edition().text.replace("copies = 15", "copies = 14")
        mine = rules_page(flowers, "en", EditionFile(text, "mine.toml"))
        assert mine
        assert "14." in str(mine.sections)
        assert "flowers-2024" in mine.note
    finally:
        library._page.cache_clear()


def test_clauses_and_sections_are_found() -> None:
    page = page_of("flowers")
    clause, section = find(page, "3.4"), find(page, "3")
    assert isinstance(clause, Clause)
    assert clause.name == "3.4"
    assert isinstance(section, Section)
    assert clause in section.clauses
    assert find(page, "3.99") is None
    assert find(page, "") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_clause_names_those_that_are_near(lang: str) -> None:
    page = page_of("flowers")
    said = near(page, "3.99").told(lang)
    assert "3.99" in said
    assert "3.1" in said
    assert "3.6" in said
    said = near(page, "77").told(lang)
    assert "1.1" in said
    assert "9.5" in said
