"""Every language says everything, and says it without a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.lexicon import languages
from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.board import END_NAMES
from mandapa.games.mandala_stones.edition import COUNT_NAMES, RULE_NAMES
from mandapa.games.mandala_stones.rows import COLOUR_NAMES, OBJECTIVE_NAMES, PATTERN_NAMES, SPACES
from mandapa.games.mandala_stones.symbols import Objectives
from tests.games.mandala_stones.positions import edition
from tests.games.wording import (
    NAMES,
    board_keys,
    chance_keys,
    clauses,
    draw_every_version,
    explained_keys,
    literals,
    messages,
    say_everything,
    tell_a_game,
    with_players,
)

LANGUAGES = languages(GAME.folder / "words")


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table and the drawing ask for."""
    decided = {"collect", "first", "space", "score", "tops"}
    drawn = {"start", "lay", "show", "artist", "objective"}
    assert decided | drawn == set(GAME.actions.fields)
    keys = {"title", "about", "kind", "you", "choose-kind"}
    keys |= {f"kind-{kind}" for kind in ("collect", "score", "tops")}
    keys |= {f"action-{kind}" for kind in decided}
    keys |= {f"event-{kind}" for kind in decided | drawn}
    keys |= {f"choose-{field}" for kind in decided for field in GAME.actions.fields[kind]}
    keys |= {f"ask-{question}" for question in ("turn", "first", "space")}
    keys |= {f"colour-{name}" for name in COLOUR_NAMES}
    keys |= {f"pattern-{name}" for name in PATTERN_NAMES}
    keys |= {f"tally-{kind}" for kind in GAME.tallies}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"end-{reason}" for reason in END_NAMES if reason}
    keys |= {f"score-{line}" for line in GAME.setup(2).new().scores()[0]}
    keys |= {f"tie-{name}" for name in GAME.setup(2).new().tie_breaks()}
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses(GAME)}
    keys |= {f"rule-{name.replace(' ', '-')}" for name in RULE_NAMES}
    keys |= {f"why-space-{space}" for space in range(1, SPACES + 1)} | {"gain-points"}
    keys |= {f"why-{why}" for why in ("tops", "mandala", "objective")}
    keys |= {f"then-{name}-patterns" for name in COLOUR_NAMES}
    keys |= board_keys(GAME) | chance_keys(GAME) | explained_keys(GAME)
    keys |= {f"about-{name.replace(' ', '-')}" for name in COUNT_NAMES}
    for name in ("symbols", "picture", "narration"):
        keys |= set(literals(GAME, name, "help", "event-", "news-", "picture-", "counts-"))
    # Said of each item of a list that a line brings along.
    return keys | {
        "cards-item",
        "met-item",
        "spaces-item",
        "stones-item",
        "artists-item",
        "shown-item",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(GAME, lang)]
    assert sorted(keys) == sorted(keys_in_code())


def test_the_clauses_are_found() -> None:
    assert clauses(GAME) == {301, 401, 402, 404, 405, 407, 501, 504}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_one_letter_and_differ(lang: str) -> None:
    marks = [Words(GAME, lang).forms(f"colour-{name}")["mark"] for name in COLOUR_NAMES]
    assert len(set(marks)) == len(COLOUR_NAMES)
    assert {len(mark) for mark in marks} == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("open_stacks", ["off", "on"])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, open_stacks: str, mistakes: list[Any]
) -> None:
    tell_a_game(
        GAME.setup(players, {"open_stacks": open_stacks}), lang, f"{players} {open_stacks}", step=7
    )
    assert mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_anybody_in_any_number(lang: str, mistakes: list[Any]) -> None:
    text = {"colour": "red", "pattern": "ring", "artist": "A", "circle": "B", "card": "c"}
    more: dict[str, Any] = {"rule": "...", "seat": 2, "names": "Asha"}
    stone = {"colour": "red", "pattern": "ring"}
    lists = {
        "cards": [{"card": "a"}, {"card": "c"}],
        "met": [{"card": "a"}],
        "spaces": [{"space": "1"}, {"space": "2"}],
        "stones": [stone],
        "artists": [{"circle": "A", "pattern": "ring"}],
        "shown": [stone | {"stack": 3}],
    }
    numbers = (
        "count",
        "points",
        "place",
        "stack",
        "space",
        "least",
        "most",
        "covered",
        "bonus",
        "amount",
        "extra",
        "starburst",
        "ring",
    )
    for size in ("exactly", "least", "between"):
        say_everything(GAME, lang, {**text, **more, **lists, "range": size}, *numbers)
    assert mistakes == []


# --- how it sounds -----------------------------------------------------


def said(lang: str, key: str, actor: int = 1, **fields: Any) -> str:
    return Words(GAME, lang).sentence(Line(key, fields, actor), NAMES[lang])


def test_english() -> None:
    assert said("en", "event-score", colour="red", points=13) == "Asha scores red: 13 points."
    assert said("en", "event-tops", 0, count=1, spaces=[{"space": "3"}], points=1) == (
        "You score the top stone of space 3: 1 point."
    )
    assert said(
        "en", "event-tops", 0, count=2, spaces=[{"space": "1"}, {"space": "3"}], points=2
    ) == ("You score the top stones of spaces 1 and 3: 2 points.")


@pytest.mark.parametrize(
    ("points", "text"),
    [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко")],
)
def test_russian_plurals(points: int, text: str) -> None:
    assert said("ru", "event-score", colour="blue", points=points) == (
        f"Аша получает за синий цвет {text}."
    )
    assert said("ru", "event-score", 0, colour="blue", points=points) == (
        f"Вы получаете за синий цвет {text}."
    )


def test_french_agrees() -> None:
    assert said("fr", "event-score", colour="purple", points=1) == (
        "Asha décompte la couleur violette\u00a0: 1 point."
    )
    stones = [{"colour": "blue", "pattern": "ring"}, {"colour": "red", "pattern": "starburst"}]
    assert said("fr", "event-space", 0, space=3, stones=stones) == (
        "Vous posez sur la case 3, de bas en haut\u00a0: bleue à anneau et rouge à étoile."
    )
    one, two = [{"space": "3"}], [{"space": "1"}, {"space": "3"}]
    assert said("fr", "event-tops", count=1, spaces=one, points=1) == (
        "Asha décompte la pierre au sommet de la case 3\u00a0: 1 point."
    )
    assert said("fr", "event-tops", 0, count=2, spaces=two, points=2) == (
        "Vous décomptez les pierres au sommet des cases 1 et 3\u00a0: 2 points."
    )


def card(lang: str, letter: int, **changes: str) -> str:
    """How a card of a changed edition is said."""
    name = OBJECTIVE_NAMES[letter]
    group = f"objective-{name}"
    file = edition({f"{group}.{key}": value for key, value in changes.items()})
    objectives = Objectives(GAME.setup(2, None, file))
    return Words(GAME, lang).sentence(
        Line(objectives.rule(name), objectives.fields(name)), NAMES[lang]
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
    assert [card("fr", letter) for letter in (0, 1, 2, 3, 4, 5, 8)] == [
        "toutes les pierres visibles portent une étoile",
        "toutes les pierres visibles portent un anneau",
        "exactement 1 pile",
        "au moins 4 piles",
        "des piles de 3 à 4 hauteurs différentes",
        "au moins 3 piles, jamais deux fois la même couleur au sommet",
        "exactement 2 pierres bleues visibles",
    ]
    assert [card("ru", letter) for letter in (0, 2, 3, 4, 5, 6)] == [
        "на всех видимых камнях звезда",
        "ровно 1 стопка",
        "стопок не меньше 4",
        "от 3 до 4 разных высот стопок",
        "стопок не меньше 3, цвета сверху не повторяются",
        "видно ровно 2 красных камня",
    ]


def test_cards_of_another_edition() -> None:
    assert card("en", 2, least="2", most="3") == "2 to 3 stacks"
    assert card("en", 6, least="1", most="1") == "exactly one red stone visible"
    assert card("en", 0, least="2") == "every visible stone bears a starburst, on at least 2 stacks"
    assert card("fr", 8, least="1", most="1") == "exactement 1 pierre bleue visible"
    assert card("ru", 6, least="1", most="1") == "виден ровно 1 красный камень"


@pytest.mark.parametrize(("lang", "players"), with_players(LANGUAGES))
def test_the_table_folds_without_being_cut(lang: str, players: int) -> None:
    draw_every_version(GAME.setup(players, {}), lang, step=9)
