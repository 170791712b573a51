"""Where the pages are, and the page of a game in a language and an edition."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from mandapa.core.edition import EditionFile
from mandapa.core.errors import SetupError
from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from mandapa.core.words import Words
from mandapa.rules.numbers import Numbers
from mandapa.rules.page import Clause, RulesPage, Section
from mandapa.rules.parser import clause_names, parse

HERE: Final = Path(__file__).parent
WORDS: Final = HERE / "words"
# They are written in docs/rules; a package carries a copy that is made when it is built.
PAGES: Final = next(
    (one for one in (HERE / "pages", HERE.parents[2] / "docs" / "rules") if one.is_dir()), HERE
)


def page_file(game: str, lang: str, *, aid: bool = False) -> Path:
    folder = PAGES / "aids" if aid else PAGES
    return folder / (f"{game}.md" if lang == FALLBACK else f"{game}.{lang}.md")


def page_languages(game: str, *, aid: bool = False) -> list[str]:
    """Return the languages that a game's rules, or its player aid, are written in."""
    return [lang for lang in languages(WORDS) if page_file(game, lang, aid=aid).is_file()]


@dataclass(frozen=True)
class _Wanted:
    """A page; what it is made from plays no part in comparing."""

    name: str
    lang: str
    digest: str
    aid: bool
    game: Game = field(compare=False)
    edition: EditionFile = field(compare=False)


def rules_page(game: Game, lang: str, edition: EditionFile | None = None) -> RulesPage | None:
    """Return the rules of a game with the numbers of an edition; `None` if nobody wrote them."""
    file = edition or game.edition()
    return _page(_Wanted(game.name, lang, file.digest, False, game, file))


def aid_page(game: Game, lang: str, edition: EditionFile | None = None) -> RulesPage | None:
    """Return the player aid of a game: the rules on one screen, each with its clause."""
    file = edition or game.edition()
    return _page(_Wanted(game.name, lang, file.digest, True, game, file))


@lru_cache(maxsize=64)
def _page(wanted: _Wanted) -> RulesPage | None:
    game, lang, edition = wanted.game, wanted.lang, wanted.edition
    there = page_languages(game.name, aid=wanted.aid)
    shown = lang if lang in there else FALLBACK
    if shown not in there:
        return None
    words = Words(game, shown)
    numbers = Numbers(edition, game.told(edition, words), words)
    text = page_file(game.name, shown, aid=wanted.aid).read_text(encoding="utf-8")
    cited = page_file(game.name, FALLBACK).read_text(encoding="utf-8") if wanted.aid else text
    title, sections = parse(numbers.fill(text), clause_names(cited))
    frame, notes = Lexicon(WORDS, lang), []
    if shown != lang:
        notes.append(frame.text("rules-untranslated", lang=lang))
    if edition.digest not in {one.digest for one in game.editions().values()}:
        notes.append(frame.text("rules-own-edition", edition=edition.name))
    return RulesPage(game.name, shown, title, " ".join(notes), edition.name, sections)


def find(page: RulesPage, wanted: str) -> Section | Clause | None:
    """Return a clause (`3.2`) or a whole section (`3`)."""
    for section in page.sections:
        if section.number and section.number == wanted:
            return section
        for clause in section.clauses:
            if clause.name == wanted:
                return clause
    return None


class NoSuchRule(SetupError):
    """A clause that does not exist, or rules that nobody wrote."""

    folders = (WORDS,)


def near(page: RulesPage, wanted: str) -> NoSuchRule:
    """Return the error about a clause that does not exist, with those that do."""
    numbered = [section for section in page.sections if section.number]
    number = wanted.partition(".")[0]
    for section in numbered:
        if section.number == number and section.clauses:
            first, last = section.clauses[0].name, section.clauses[-1].name
            return NoSuchRule("no-clause-here", clause=wanted, first=first, last=last)
    first, last = numbered[0].clauses[0].name, numbered[-1].clauses[-1].name
    return NoSuchRule("no-clause", clause=wanted, first=first, last=last)
