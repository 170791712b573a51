"""`mandapa rules`, and the rules from within a game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from mandapa.cli.rules import rules_parts
from mandapa.core.lexicon import languages
from mandapa.games import GAMES, find_game
from mandapa.rules import library
from mandapa.rules.library import WORDS, rules_page
from mandapa.rules.page import clauses
from tests.cli.terminal import THE_END, Terminal, run


def printed(game: str, lang: str = "en", wanted: str = "", width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO())
    for part in rules_parts(find_game(game), lang, find_game(game).edition(), wanted):
        console.print(part, highlight=False)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages(WORDS))
def test_every_clause_of_every_page_is_printed(game: str, lang: str) -> None:
    said = printed(game, lang)
    page = rules_page(find_game(game), lang)
    assert page
    assert said.startswith(page.title)
    lines = said.splitlines()
    for section, clause in clauses(page):
        assert f"{section.number} {section.heading}" in lines
        assert any(line.startswith(f"{clause.name} ") for line in lines)
    assert max(map(len, lines)) <= 80


def test_a_single_clause_or_section_is_printed(tmp_path: Path) -> None:
    said = run(tmp_path, "rules", "flowers", "4.2")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == "4.2 If you played two or more cards you draw nothing this turn.\n\n"
    said = run(tmp_path, "rules", "flowers", "4", "--lang", "ru")
    assert said.stdout.count("\n4.") == 4
    assert "4.2" in said.stdout
    assert "3.1" not in said.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("flowers", "4.9"), "There is no rule 4.9; this section goes from 4.1 to 4.4."),
        (("flowers", "x"), "There is no rule x; the rules go from 1.1 to 9.5."),
        (("chess",), "there is no game 'chess'; choose from flowers, ganesha, "),
        (("flowers", "--lang", "tlh"), "there is no language 'tlh'; choose from en, es, fr and ru"),
        (("flowers", "--edition", "none"), "there is no edition 'none' of Flowers"),
    ],
)
def test_what_is_not_there_gets_a_sentence_that_helps(
    tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    said = run(tmp_path, "rules", *arguments)
    assert (said.returncode, said.stdout) == (1, "")
    assert told in said.stderr


def test_a_language_without_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "flowers.md").write_text("# Flowers\n\n## 1 Box\n\n**1.1** Cards.\n")
    monkeypatch.setattr(library, "PAGES", tmp_path)
    library._page.cache_clear()
    try:
        for wanted in ("", "1", "1.1"):
            assert "aquí las tienes en inglés" in printed("flowers", "es", wanted, width=200)
    finally:
        library._page.cache_clear()


def test_at_a_terminal_a_long_page_goes_through_the_pager(tmp_path: Path) -> None:
    with Terminal(tmp_path, "rules", "flowers", rows=24, PAGER="head -c 30") as screen:
        said = screen.read(THE_END)
    assert "Flowers: the rules" in said
    assert "9.5" not in said


@pytest.mark.parametrize("word", ["rules", "Règles", "reglas", "правила"])
def test_in_a_game_the_rules_are_at_hand(tmp_path: Path, word: str) -> None:
    typed = f"{word} 4\n4.2\n{word} 4.9\nq\n"
    said = run(tmp_path, "play", "flowers", "--ask", "--seed", "5", typed=typed).stdout
    assert said.count("4.2 If you played two or more cards you draw nothing this turn.") == 2
    assert said.count("4.1 If you played exactly one card") == 1
    assert "There is no rule 4.9; this section goes from 4.1 to 4.4." in said


@pytest.mark.parametrize(
    ("word", "lang", "told"),
    [
        ("aid", "en", "Flowers: player aid"),
        ("aide", "fr", "Flowers\u00a0: aide de jeu"),
        ("ayuda", "es", "Flores: ayuda de juego"),
        ("Памятка", "ru", "Цветы: памятка"),
    ],
)
def test_in_a_game_the_player_aid_is_at_hand(
    tmp_path: Path, word: str, lang: str, told: str
) -> None:
    typed = f"{word}\nq\n"
    said = run(tmp_path, "play", "--ask", "--seed", "5", "--lang", lang, typed=typed).stdout
    assert said.count(told) == 1
    assert "(4.1)" in said
