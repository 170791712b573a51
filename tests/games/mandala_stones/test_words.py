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
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.board import END_NAMES
from mandapa.games.mandala_stones.edition import RULE_NAMES
from mandapa.games.mandala_stones.marks import Objectives
from mandapa.games.mandala_stones.rows import COLOUR_NAMES, PATTERN_NAMES
from tests.games.mandala_stones.positions import edition

LANGUAGES = languages(GAME.folder / "words")
NAMES = {"en": ["You", "Asha", "Ravi", "Mira"], "ru": ["Вы", "Аша", "Рави", "Мира"]}


def messages(lang: str) -> list[Message]:
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, Junk)]
    return [entry for entry in found if isinstance(entry, Message)]


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table and the drawing ask for."""
    decided = {"collect", "first", "space", "score", "tops"}
    drawn = {"lay", "show", "artist", "objective"}
    assert decided | drawn == set(GAME.actions.fields)
    keys = {"title", "you", "choose-kind"}
    keys |= {f"kind-{kind}" for kind in ("collect", "score", "tops")}
    keys |= {f"action-{kind}" for kind in decided}
    keys |= {f"event-{kind}" for kind in decided | drawn}
    keys |= {f"choose-{field}" for kind in decided for field in GAME.actions.fields[kind]}
    keys |= {f"ask-{question}" for question in ("turn", "first", "space")}
    keys |= {f"colour-{name}" for name in COLOUR_NAMES}
    keys |= {f"pattern-{name}" for name in PATTERN_NAMES}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"end-{reason}" for reason in END_NAMES if reason}
    keys |= {f"score-{line}" for line in GAME.setup(2).new().scores()[0]}
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses()}
    keys |= {f"rule-{name.replace(' ', '-')}" for name in RULE_NAMES}
    for name in ("marks", "picture", "telling"):
        keys |= set(literals(GAME.folder / f"{name}.py"))
    # Said of each item of a list that a line brings along.
    return keys | {"stones-item", "artists-item", "shown-item"}


def literals(path: Path) -> Iterator[str]:
    starts = ("event-", "news-", "picture-", "counts-")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value == "help" or node.value.startswith(starts):
                if not node.value.endswith("-"):
                    yield node.value


def clauses() -> set[int]:
    """The clauses that the engine refuses something for: its `Final` numbers."""
    found = set()
    for name in ("collecting.py", "scoring.py", "state.py"):
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
    assert clauses() == {301, 401, 402, 404, 405, 407, 501, 504}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_one_letter_and_differ(lang: str) -> None:
    marks = [Words(GAME, lang).forms(f"colour-{name}")["mark"] for name in COLOUR_NAMES]
    assert len(set(marks)) == len(COLOUR_NAMES)
    assert {len(mark) for mark in marks} == {1}


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
@pytest.mark.parametrize("open_stacks", ["off", "on"])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, open_stacks: str, mistakes: list[Any]
) -> None:
    setup = GAME.setup(players, {"open_stacks": open_stacks})
    teller, words, names = GAME.teller(setup), Words(GAME, lang), NAMES[lang][:players]
    match = Match(setup, names, seed_from_text(f"{players} {open_stacks}"))
    rng = Rng(players)
    while not match.over:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    readers: list[Reader] = [0, None, EVERYONE]
    for reader in readers:
        for line in teller.story(moments(match, reader)):
            assert "{" not in words.line(line, names)
    for ply in range(0, len(match.plies), 7):
        state = match.state_at(ply)
        seat = state.actor()
        if seat >= 0:
            view = view_for(state, seat)
            words.line(teller.ask(state.question(), view), names)
            for row in state.legal_actions():
                words.line(teller.choice(GAME.actions[row].notation, view), names)
    words.line(teller.help(), names)
    assert mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_anybody_in_any_number(lang: str, mistakes: list[Any]) -> None:
    words, names = Words(GAME, lang), NAMES[lang]
    text = {"colour": "red", "pattern": "ring", "artist": "A", "circle": "B", "card": "c"}
    text |= {"cards": "a, c", "met": "a", "spaces": "1, 2", "rule": "..."}
    stone = {"colour": "red", "pattern": "ring"}
    lists = {
        "stones": [stone],
        "artists": [{"circle": "A", "pattern": "ring"}],
        "shown": [stone | {"stack": 3}],
    }
    keys = ("count", "points", "place", "stack", "space", "least", "most")
    for message in messages(lang):
        if message.id.name.endswith("-item"):
            continue
        for count in (1, 2, 5, 21):
            for size in ("exactly", "least", "between"):
                numbers = dict.fromkeys(keys, count)
                for actor in (0, 1):
                    fields = {**text, **lists, **numbers, "range": size}
                    words.line(Line(message.id.name, fields, actor), names)
    assert mistakes == []


# --- how it sounds -----------------------------------------------------


def said(lang: str, key: str, actor: int = 1, **fields: Any) -> str:
    return Words(GAME, lang).line(Line(key, fields, actor), NAMES[lang])


def test_english() -> None:
    assert said("en", "event-score", colour="red", points=13) == "Asha scores red: 13 points."
    assert said("en", "event-tops", 0, count=1, spaces="3", points=1) == (
        "You score the top stone of space 3: 1 point."
    )
    assert said("en", "event-tops", 0, count=2, spaces="1, 3", points=2) == (
        "You score the top stones of spaces 1, 3: 2 points."
    )


@pytest.mark.parametrize(
    ("points", "text"),
    [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко")],
)
def test_russian_plurals(points: int, text: str) -> None:
    assert said("ru", "event-score", colour="blue", points=points) == (
        f"Аша подсчитывает синий: {text}."
    )
    assert said("ru", "event-score", 0, colour="blue", points=points) == (
        f"Вы подсчитываете синий: {text}."
    )


def card(lang: str, letter: int, **changes: str) -> str:
    """How a card of a changed edition is said."""
    group = "objective-" + "abcdefghij"[letter]
    file = edition({f"{group}.{key}": value for key, value in changes.items()})
    objectives = Objectives(GAME.setup(2, None, file))
    return Words(GAME, lang).line(
        Line(objectives.rule(letter), objectives.fields(letter)), NAMES[lang]
    )


@pytest.mark.clause("mandala_stones", "7.4")
def test_the_cards_say_what_meets_them() -> None:
    assert [card("en", letter) for letter in range(10)] == [
        "every visible stone bears a starburst",
        "every visible stone bears a ring",
        "exactly one stack",
        "at least 4 stacks",
        "stacks of 3 to 4 different heights",
        "at least 3 stacks, no colour on top twice",
        "exactly 2 red stones visible",
        "exactly 2 yellow stones visible",
        "exactly 2 blue stones visible",
        "exactly 2 purple stones visible",
    ]
    assert [card("ru", letter) for letter in (0, 2, 3, 4, 5, 6)] == [
        "все видимые камни несут звезду",
        "ровно 1 стопка",
        "стопок не меньше 4",
        "у стопок от 3 до 4 разных высот",
        "стопок не меньше 3, цвета сверху не повторяются",
        "видно ровно 2 красных камня",
    ]


def test_cards_of_another_edition() -> None:
    assert card("en", 2, least="2", most="3") == "2 to 3 stacks"
    assert card("en", 6, least="1", most="1") == "exactly one red stone visible"
    assert card("en", 0, least="2") == "every visible stone bears a starburst, on at least 2 stacks"
    assert card("ru", 6, least="1", most="1") == "виден ровно 1 красный камень"
