"""Player aids: on one screen, in every language, and unable to contradict the rules."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from mandapa.cli.rules import aid_parts
from mandapa.core.edition import EditionFile
from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK, languages
from mandapa.games import GAMES
from mandapa.rules.library import WORDS, aid_page, page_file, rules_page
from mandapa.rules.page import Items, Phrase, Rows, RulesPage, clauses
from tests.cli.terminal import run

LANGUAGES = languages(WORDS)
EVERY = pytest.mark.parametrize("lang", LANGUAGES)
GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
CITED = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
# What is in the rules themselves and not printed on anything: opposite faces of a die, a spice's
# point, a flower with an x3, the numbers of spaces and rooms, and +1 and +2 of the mandala.
OWN = {
    "flowers": r"x3",
    "ganesha": r"\b1 (?:point|punto|очко)",
    "mandala_stones": r"^\| \d \||\+[12]",
    "rajas": r"^\| \d \||1 \w+ 6, 2 \w+ 5, 3 \w+ 4",
}


def text_of(game: Game, lang: str) -> str:
    return page_file(game.name, lang, aid=True).read_text(encoding="utf-8")


def statements(page: RulesPage) -> list[list[Phrase]]:
    """Return the items and rows of an aid."""
    found: list[list[Phrase]] = []
    for section in page.sections:
        for block in section.blocks:
            assert isinstance(block, Items | Rows)
            if isinstance(block, Items):
                found += block.items
            else:
                heading = [phrase for cell in block.head for phrase in cell]
                found += [[*heading, *(one for cell in row for one in cell)] for row in block.rows]
    return found


@EVERY
@GAME
def test_every_statement_cites_a_clause_that_exists(game: Game, lang: str) -> None:
    page, rules = aid_page(game, lang), rules_page(game, lang)
    assert page
    assert rules
    assert (page.lang, page.note) == (lang, "")
    known = {clause.name for _, clause in clauses(rules)}
    for said in statements(page):
        cited = [one.text for one in said if one.style == "clause"]
        assert cited, said
        assert set(cited) <= known
        # What looks like a clause is one.
        assert not [one for one in said if one.style == "" and CITED.search(one.text)]


@EVERY
@GAME
def test_all_languages_say_the_same_with_numbers_of_the_edition(game: Game, lang: str) -> None:
    cited = re.compile(rf"(?<=\{{)[\w.-]+|{CITED.pattern}")
    text = text_of(game, lang)
    assert cited.findall(text) == cited.findall(text_of(game, FALLBACK))
    bare = re.sub(rf"\{{[^}}]*\}}|{OWN[game.name]}", "", text, flags=re.MULTILINE)
    assert re.findall(r"\d+", CITED.sub("", bare)) == []


@EVERY
@GAME
def test_it_fits_the_terminal(game: Game, lang: str) -> None:
    out = io.StringIO()
    console = Console(width=80, file=out, no_color=True)
    for part in aid_parts(game, lang, game.edition()):
        console.print(part, highlight=False)
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 70


def test_the_numbers_are_those_of_an_own_edition(tmp_path: Path) -> None:
    game = GAMES["flowers"]
    text = game.edition().text.replace("flowers-2024", "mine").replace("limit = 8", "limit = 9")
    page = aid_page(game, "fr", EditionFile(text, "mine.toml"))
    assert page
    assert "«\u00a0mine\u00a0»" in page.note
    said = ["".join(one.text for one in phrases) for phrases in statements(page)]
    assert any("sans dépasser 9 en main" in one for one in said)
    own = tmp_path / "mine.toml"
    own.write_text(text, encoding="utf-8")
    printed = run(tmp_path, "rules", "flowers", "--aid", "--edition", own, "--lang", "es")
    assert printed.returncode == 0
    assert "sin pasar de 9 en la mano (4.1)" in " ".join(printed.stdout.split())
