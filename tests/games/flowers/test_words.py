"""Every language says everything, and says it without a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.lexicon import languages
from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import END_NAMES
from mandapa.games.flowers.rows import BACK_NAMES, COLOUR_NAMES
from tests.games.wording import (
    NAMES,
    board_keys,
    chance_keys,
    clauses,
    draw_every_version,
    explained_keys,
    gain_keys,
    literals,
    messages,
    say_everything,
    tell_a_game,
    with_players,
)

LANGUAGES = languages(GAME.folder / "words")
# What may be drawn from after a decision.
DRAWN_LATER = ("deck", "dark-tiles", "light-tiles", "order")


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table and the drawing ask for."""
    decided, drawn = {"play", "pass", "take"}, {"start", "draw", "tile", "destroy"}
    assert decided | drawn == set(GAME.actions.fields)
    keys = {"title", "about", "kind", "you"}
    keys |= {f"action-{kind}" for kind in decided}
    keys |= {f"event-{kind}" for kind in decided | drawn}
    keys |= {f"choose-{field}" for kind in decided for field in GAME.actions.fields[kind]}
    keys |= {f"ask-{question}" for question in ("play", "take")}
    keys |= {f"colour-{name}" for name in COLOUR_NAMES} | {f"back-{name}" for name in BACK_NAMES}
    keys |= {f"tally-{kind}" for kind in GAME.tallies}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"end-{reason}" for reason in END_NAMES if reason}
    keys |= {f"score-{line}" for line in GAME.setup(2).new().scores()[0]}
    keys |= {f"tie-{name}" for name in GAME.setup(2).new().tie_breaks()}
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses(GAME)}
    for name in ("symbols", "picture", "narration"):
        keys |= set(literals(GAME, name, "help", "event-", "news-", "picture-"))
    keys |= board_keys(GAME) | chance_keys(GAME) | explained_keys(GAME)
    keys |= gain_keys(GAME) | {f"then-{source}" for source in DRAWN_LATER}
    # Said of each item of a list that a line brings along.
    return keys | {"cards-item", "tiles-item"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(GAME, lang)]
    assert sorted(keys) == sorted(keys_in_code())


def test_the_clauses_are_found() -> None:
    assert clauses(GAME) == {301, 302, 304, 305, 306}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_two_letters_and_differ(lang: str) -> None:
    marks = [Words(GAME, lang).forms(f"colour-{name}")["mark"] for name in COLOUR_NAMES]
    assert len(set(marks)) == len(COLOUR_NAMES)
    assert {len(mark) for mark in marks} == {2}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("memory", ["off", "on"])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, memory: str, mistakes: list[Any]
) -> None:
    tell_a_game(GAME.setup(players, {"memory": memory}), lang, f"{players} {memory}", step=20)
    assert mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_anybody_in_any_number(lang: str, mistakes: list[Any]) -> None:
    text = {"back": "dark", "colour": "red", "value": "5", "mandala": "A"}
    text |= {"face": "up", "completes": "yes", "flower": "no"}
    lists = {"cards": [{"colour": "red", "count": 2}], "tiles": [{"colour": "red", "value": "×3"}]}
    text |= {"some": "1 red", "next": "2 green", "label": "5", "tile": "red 5", "what": "2 red"}
    text |= {"player": "Asha", "up": "1 red", "down": "2 green", "colours": "red", "shown": "5+"}
    text |= {"first": "Asha", "second": "Ravi", "other": "Mira", "why": "half", "ends": "yes"}
    text |= {"text": "1 red"}
    numbers: tuple[str, ...] = (
        "count",
        "amount",
        "points",
        "draw",
        "limit",
        "dark",
        "light",
        "more",
        "less",
    )
    numbers += ("n", "behind", "has", "needs", "most", "worth")
    say_everything(GAME, lang, {**text, **lists, "seat": 2}, *numbers)
    assert mistakes == []


# --- how it sounds -----------------------------------------------------


def said(lang: str, key: str, actor: int = 1, **fields: Any) -> str:
    return Words(GAME, lang).sentence(Line(key, fields, actor), NAMES[lang])


def test_english() -> None:
    one: dict[str, Any] = {"colour": "red", "count": 1, "mandala": "A", "face": "up"}
    assert said("en", "event-play", **one) == "Asha plays 1 red card into A, face up."
    assert said("en", "event-play", 0, **one | {"count": 3, "face": "down"}) == (
        "You play 3 red cards into A, face down."
    )
    assert said("en", "event-draw-hidden", count=1) == "Asha draws 1 card."
    assert said("en", "news-return", 0, count=4) == "You take 4 cards back into hand."


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


@pytest.mark.parametrize(
    ("count", "colour", "cards"),
    [
        (1, "green", "1 carte verte"),
        (2, "green", "2 cartes vertes"),
        (2, "gray", "2 cartes grises"),
        (21, "orange", "21 cartes orange"),
    ],
)
def test_french_agrees(count: int, colour: str, cards: str) -> None:
    fields: dict[str, Any] = {"colour": colour, "count": count, "mandala": "A", "face": "down"}
    assert said("fr", "event-play", **fields) == f"Asha joue {cards} dans A, face cachée."
    assert said("fr", "event-play", 0, **fields) == f"Vous jouez {cards} dans A, face cachée."


def test_french_speaks_to_the_reader() -> None:
    assert said("fr", "event-start", 0) == "Le sort vous désigne comme premier joueur."
    assert said("fr", "event-start") == "Le sort désigne Asha comme premier joueur."
    fields: dict[str, Any] = {"points": 1, "more": 3, "less": 2, "seat": 1}
    assert said("fr", "tie-hand", **fields) == (
        "Égalité à 1 point entre Asha et vous\u00a0: Asha a plus de cartes en main, 3 contre 2."
    )
    points = [said("fr", "news-flower", colour="purple", points=n) for n in (0, 1, 2)]
    assert points == [
        f"Asha forme une fleur violette\u00a0: {n}." for n in ("0 point", "1 point", "2 points")
    ]


def on_the_board(lang: str, key: str, **fields: Any) -> str:
    return Words(GAME, lang).text(f"board-{key}", **fields)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_of_cards_comes_before_their_colour(lang: str) -> None:
    """The hand on the board sets the number apart."""
    for n in (1, 2, 12):
        assert on_the_board(lang, "coloured", n=n, colour="red").startswith(f"{n} ")


def test_the_board_declines_and_counts() -> None:
    assert [on_the_board("en", "group", n=n, colour="gray") for n in (1, 2)] == [
        "1 grey card",
        "2 grey cards",
    ]
    assert [on_the_board("ru", "group", n=n, colour="red") for n in (1, 2, 5, 21)] == [
        "1 красная карта",
        "2 красные карты",
        "5 красных карт",
        "21 красная карта",
    ]
    assert [on_the_board("fr", "group", n=n, colour="gray") for n in (0, 1, 2)] == [
        "0 carte grise",
        "1 carte grise",
        "2 cartes grises",
    ]
    assert on_the_board("fr", "coloured", n=3, colour="green") == "3 vertes"
    assert on_the_board("fr", "tile", colour="purple", label="×3") == "violette ×3"
    assert on_the_board("fr", "labelled", name="A", text="b") == "A\u00a0: b"
    assert on_the_board("fr", "series", some="a", next="b") == "a\u202f; b"
    assert [on_the_board("es", "group", n=n, colour="red") for n in (1, 21)] == [
        "1 carta roja",
        "21 cartas rojas",
    ]
    assert on_the_board("es", "back-tile", back="dark", colour="purple", label="×3") == (
        "ficha oscura, morada ×3"
    )
    assert on_the_board("es", "flower", colour="yellow", worth=9) == "flor amarilla, vale 9"
    assert [on_the_board("es", "needs", n=n) for n in (1, 3)] == [
        "falta un color",
        "faltan 3 colores",
    ]


@pytest.mark.parametrize(("lang", "players"), with_players(LANGUAGES))
def test_the_table_folds_without_being_cut(lang: str, players: int) -> None:
    draw_every_version(GAME.setup(players, {"memory": "on"}), lang, step=9)
