"""Every option, every choice and every line of a score sheet explains itself, in every language."""

from __future__ import annotations

import re

import pytest

from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK, languages
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.rules.library import rules_page
from mandapa.rules.page import clauses
from tests.games.wording import explained_keys, messages

EVERY = [(game, lang) for game in GAMES.values() for lang in languages(game.folder / "words")]


def lacking(game: Game, lang: str) -> list[str]:
    """What is not explained, or cites a clause that does not exist."""
    words, page = Words(game, lang), rules_page(game, lang)
    assert page
    known = {clause.name for _, clause in clauses(page)}
    own = {message.id.name: message for message in messages(game, lang)}
    wrong = []
    for key in explained_keys(game):
        about = words.explained(key.removeprefix("about-"))
        if key not in own or about.clause not in known or not is_sentence(about.text):
            wrong.append(key)
    for option in game.options:
        said = [words.meaning(option.name, choice) for choice in option.choices]
        if not all(map(is_sentence, said)) or len(set(said)) < len(said):
            wrong.append(option.name)
    return wrong


def is_sentence(text: str) -> bool:
    """One or two sentences, to be read at a glance."""
    return bool(re.fullmatch(r"[^\W\d_a-zа-я].{8,170}\.", text)) and text.count(". ") <= 1


@pytest.mark.parametrize(("game", "lang"), EVERY, ids=lambda one: getattr(one, "name", one))
def test_everything_is_explained_and_cites_a_clause(game: Game, lang: str) -> None:
    assert lacking(game, lang) == []


def test_what_is_not_explained_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["flowers"]
    assert lacking(game, "fr") == []
    monkeypatch.setattr(Words, "meaning", lambda *_: "")
    assert lacking(game, "fr") == ["memory"]
    monkeypatch.undo()
    found = Words.explained
    monkeypatch.setattr(Words, "explained", lambda *given: found(*given)._replace(clause="99.1"))
    assert len(lacking(game, FALLBACK)) == len(explained_keys(game)) == 3
