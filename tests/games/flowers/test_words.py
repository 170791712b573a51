"""Both languages say everything, and say it without a mistake."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from mandapa.core.draws import seed_from_text
from mandapa.core.match import Match
from mandapa.core.native import Rng
from mandapa.core.story import EVERYONE, Line, Reader, moments, view_for
from mandapa.core.words import Words, languages
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import END_NAMES
from mandapa.games.flowers.rows import BACK_NAMES, COLOUR_NAMES

LANGUAGES = languages(GAME.folder / "words")
NAMES = {"en": ["You", "Asha", "Ravi", "Mira"], "ru": ["Вы", "Аша", "Рави", "Мира"]}


def messages(lang: str) -> list[Message]:
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, Junk)]
    return [entry for entry in found if isinstance(entry, Message)]


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table and the drawing ask for."""
    decided, drawn = {"play", "pass", "take"}, {"draw", "tile", "destroy"}
    assert decided | drawn == set(GAME.actions.fields)
    keys = {"title", "you"}
    keys |= {f"action-{kind}" for kind in decided}
    keys |= {f"event-{kind}" for kind in decided | drawn}
    keys |= {f"choose-{field}" for kind in decided for field in GAME.actions.fields[kind]}
    keys |= {f"ask-{question}" for question in ("play", "take")}
    keys |= {f"colour-{name}" for name in COLOUR_NAMES} | {f"back-{name}" for name in BACK_NAMES}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"end-{reason}" for reason in END_NAMES if reason}
    keys |= {f"score-{line}" for line in GAME.setup(2).new().scores()[0]}
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses()}
    for name in ("marks", "picture", "telling"):
        keys |= set(literals(GAME.folder / f"{name}.py"))
    # Said of each item of a list that a line brings along.
    return keys | {"cards-item", "tiles-item"}


def literals(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value == "help" or node.value.startswith(("event-", "news-", "picture-")):
                if not node.value.endswith("-"):
                    yield node.value


def clauses() -> set[int]:
    """The clauses that the engine refuses something for: its `Final` numbers."""
    found = set()
    for name in ("turn.py", "state.py"):
        for line in (GAME.folder / name).read_text(encoding="utf-8").splitlines():
            value = line.rpartition(" = ")[2]
            if "i64] = " in line and value.isdigit():
                found.add(int(value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(lang)]
    assert sorted(keys) == sorted(keys_in_code())


def test_the_clauses_are_found() -> None:
    assert clauses() == {301, 302, 304, 305, 306}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_two_letters_and_differ(lang: str) -> None:
    marks = [Words(GAME, lang).forms(f"colour-{name}")["mark"] for name in COLOUR_NAMES]
    assert len(set(marks)) == len(COLOUR_NAMES)
    assert {len(mark) for mark in marks} == {2}


@pytest.fixture
def mistakes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Fluent could not say, while a test runs."""
    found: list[Any] = []
    original = FluentBundle.format_pattern

    def noted(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        said, errors = original(self, pattern, args)
        found.extend((said, error) for error in errors)
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", noted)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("memory", ["off", "on"])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, memory: str, mistakes: list[Any]
) -> None:
    setup = GAME.setup(players, {"memory": memory})
    teller, words, names = GAME.teller(setup), Words(GAME, lang), NAMES[lang][:players]
    match = Match(setup, names, seed_from_text(f"{players} {memory}"))
    rng = Rng(players)
    while not match.over:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    readers: list[Reader] = [0, None, EVERYONE]
    for reader in readers:
        for line in teller.story(moments(match, reader)):
            assert "{" not in words.line(line, names)
    for ply in range(0, len(match.plies), 20):
        state = match.state_at(ply)
        view = view_for(state, 0)
        if state.actor() == 0:
            words.line(teller.ask(state.question(), view), names)
            for row in state.legal_actions():
                words.line(teller.choice(GAME.actions[row].notation, view), names)
    words.line(teller.help(), names)
    assert mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_anybody_in_any_number(lang: str, mistakes: list[Any]) -> None:
    words, names = Words(GAME, lang), NAMES[lang]
    text = {"back": "dark", "colour": "red", "value": "5", "mandala": "A"}
    text |= {"face": "up", "completes": "yes", "flower": "no"}
    lists = {"cards": [{"colour": "red", "count": 2}], "tiles": [{"colour": "red", "value": "×3"}]}
    for message in messages(lang):
        if message.id.name.endswith("-item"):
            continue
        for count in (1, 2, 5, 21):
            numbers = dict.fromkeys(("count", "points", "draw", "limit", "dark", "light"), count)
            for actor in (0, 1):
                words.line(Line(message.id.name, {**text, **lists, **numbers}, actor), names)
    assert mistakes == []


# --- how it sounds -----------------------------------------------------


def said(lang: str, key: str, actor: int = 1, **fields: Any) -> str:
    return Words(GAME, lang).line(Line(key, fields, actor), NAMES[lang])


def test_english() -> None:
    one: dict[str, Any] = {"colour": "red", "count": 1, "mandala": "A", "face": "up"}
    assert said("en", "event-play", **one) == "Asha plays 1 red card into A, face up."
    assert said("en", "event-play", 0, **one | {"count": 3, "face": "down"}) == (
        "You play 3 red cards into A, face down."
    )
    assert said("en", "event-draw-hidden", count=1) == "Asha draws 1 card."
    assert said("en", "news-return", 0, count=4) == "You take 4 cards back into the hand."


@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (1, "1 красную карту"),
        (2, "2 красные карты"),
        (5, "5 красных карт"),
        (11, "11 красных карт"),
        (21, "21 красную карту"),
    ],
)
def test_russian_plurals_and_cases(count: int, cards: str) -> None:
    fields: dict[str, Any] = {"colour": "red", "count": count, "mandala": "A", "face": "up"}
    assert said("ru", "event-play", **fields) == f"Аша кладёт в A {cards} лицом вверх."
    assert said("ru", "event-play", 0, **fields) == f"Вы кладёте в A {cards} лицом вверх."


def test_russian_points() -> None:
    points = [said("ru", "news-flower", colour="gray", points=n) for n in (21, 12, 3)]
    assert points == [
        "Аша собирает серый цветок: 21 очко.",
        "Аша собирает серый цветок: 12 очков.",
        "Аша собирает серый цветок: 3 очка.",
    ]
