"""Every language says everything, and says it without a mistake."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from mandapa.core.draws import seed_from_text
from mandapa.core.lexicon import languages
from mandapa.core.match import Match
from mandapa.core.narration import Line, moments
from mandapa.core.words import Words
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import PHASE_NAMES, WORKER
from mandapa.games.rajas.changes import AMOUNTS, REASONS
from mandapa.games.rajas.free_spaces import AREAS
from mandapa.games.rajas.picture import Picture
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BONUS_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    SPACE_NAMES,
)
from tests.games.rajas.positions import play, position, table
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
    tell_a_game,
    with_players,
)

LANGUAGES = languages(GAME.folder / "words")
USUAL = {"least-waste", "lowest", "all-stalls", "furthest", "cheapest"}
DRAWN = {"start", "roll", "reveal", "draw", "count", "river"}


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table and the drawing ask for."""
    decided = set(GAME.actions.fields) - DRAWN
    keys = {"title", "about", "kind", "you", "help", "lead"}
    keys |= {"choose-kind", "end-met", "news-met", "news-gain", "news-boat"}
    keys |= {
        "news-round",
        "parts-item",
        "pays-item",
        "amount-coins",
        "amount-fame",
        "colours-item",
        "dice-item",
        "features-item",
    }
    keys |= {f"action-{kind}" for kind in decided} | {f"kind-{kind}" for kind in decided}
    keys |= {f"event-{kind}" for kind in GAME.actions.fields}
    keys |= {f"choose-{field}" for kind in decided for field in GAME.actions.fields[kind]}
    keys |= {f"ask-{question}" for question in PHASE_NAMES[WORKER:-1]}
    for field, names in (
        ("colour", COLOUR_NAMES),
        ("back", BACK_NAMES),
        ("good", GOOD_NAMES),
        ("building", BUILDING_NAMES),
        ("temple", BUILDING_NAMES),
        ("space", SPACE_NAMES),
        ("bonus", BONUS_NAMES),
        ("shape", ("straight", "bend", "T", "cross")),
        ("option", [option.name for option in GAME.options]),
        ("score", [*GAME.setup(2).new().scores()[0], "total"]),
        ("tally", GAME.tallies),
        ("tie", GAME.setup(2).new().tie_breaks()),
    ):
        keys |= {f"{field}-{name}" for name in names}
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses(GAME)}
    keys |= {f"picture-area-{area}" for area in AREAS} | {"picture-quarry", "picture-harbour"}
    keys |= {f"picture-{key}" for key in ("money", "fame", "points", "karma", "workers", "boat")}
    for module in ("picture", "free_spaces"):
        keys |= set(literals(GAME, module, "picture-"))
    keys |= {f"gain-{what}" for what in (*AMOUNTS, "first-turn")}
    keys |= {f"gain-level-{building}" for building in BUILDING_NAMES}
    keys |= {f"why-{why}" for why in {*REASONS.values(), "benefit", "upgrade"}}
    keys |= gain_keys(GAME) | {f"then-{temple}-yield-tiles" for temple in ("white", "brown")}
    for colour in COLOUR_NAMES:
        keys |= {f"then-{colour}-die", *(f"then-{colour}-{back}-stack" for back in BACK_NAMES)}
    keys |= {f"usual-{reason}" for reason in USUAL}
    return keys | board_keys(GAME) | chance_keys(GAME) | explained_keys(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(GAME, lang)]
    assert sorted(keys) == sorted(keys_in_code())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "names"),
    [("colour", COLOUR_NAMES), ("building", BUILDING_NAMES), ("good", GOOD_NAMES)],
)
def test_marks_differ(lang: str, kind: str, names: tuple[str, ...]) -> None:
    marks = [Words(GAME, lang).forms(f"{kind}-{name}")["mark"] for name in names]
    assert len(set(marks)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "navaratna"), [(2, "off"), (3, "on"), (4, "off"), (2, "on")])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, navaratna: str, mistakes: list[Any]
) -> None:
    options = {"navaratna": navaratna, "river_tiles": "on"}
    tell_a_game(GAME.setup(players, options), lang, f"{players} {navaratna}", step=3)
    assert not mistakes


def test_benefits_are_spelled_out_in_every_kind(mistakes: list[Any]) -> None:
    """Every effect of the released edition has its sentence."""

    setup = table(2, navaratna="on")
    view = position("", navaratna="on").view(0)
    for lang in LANGUAGES:
        drawing = Picture(view, setup, Words(GAME, lang), ["A", "B"])
        edition = drawing.printed.edition
        said = {drawing.effect(n) for n in range(1, len(edition.effect_start) - 1)}
        assert len(said) == len(edition.effect_start) - 2
    assert not mistakes


# Nothing is cut off: roads of the residence, all features of a tile, edges with their places.
WHOLE = (
    "♦ ┬",
    "┴ W Y",
    "te3sp2",
    "1 b1↑ 2 coins",
    "8 e4→ 2 coins",
    "0/10",
    "the bridge: one more worker",
)


def test_the_picture_shows_the_province() -> None:
    state = position(
        "cells 1: b1 blue-snake-b 1, d1 blue-cow-f 0, d2 blue-cow-d 0\n"
        "empty: blue-cow\nplaced: balcony 2\nboat 1: 16"
    )
    play(state, "worker terrace-blue")
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(GAME.picture(state.view(0), table(2), Words(GAME, "en"), ["Asha", "Ravi"]))
    text = console.export_text()
    road, stalls = [line for line in text.splitlines() if "┌" in line or "sp4" in line][-2:]
    assert road.index("┌") == stalls.index("sp4")
    for shown in WHOLE:
        assert shown in text
    assert "Ravi – the balcony" in text
    assert "♦" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_rolls_of_two_players_are_told_apart() -> None:
    setup = table(2)
    match = Match(setup, ["A", "B"], seed_from_text("rolls"))
    lines = GAME.narrator(setup).narrate(moments(match, None))
    rolled = [line for line in lines if line.key == "event-roll"]
    assert [line.actor for line in rolled] == [0, 1]
    assert all(len(line.fields["dice"]) == 4 for line in rolled)


VIEW = position("").view(0)


# --- how it sounds -----------------------------------------------------


@pytest.mark.parametrize(
    ("space", "english", "russian"),
    [
        ("quarry-0", "the quarry, free: gain a tile for dice of its colour", ""),
        ("quarry-1", "the quarry for 1 coin: gain a tile", "за 1 монету"),
        (
            "harbour-2",
            "the harbour for 2 coins: pay a die of at most 3, gain sailing as far",
            "гавань за 2 монеты",
        ),
        ("tea", "the tea market: pay any die, gain nothing yet", "получить: пока ничего"),
        ("palace-4", "pay a die showing 4, gain 3 coins and an upgrade", "отдать кубик с числом 4"),
        (
            "veranda-blue",
            "the blue veranda: pay 1 blue die, gain 2 orange dice",
            "синяя веранда — отдать синий кубик, получить: 2 оранжевых кубика",
        ),
        (
            "terrace-blue",
            "the blue terrace: gain 1 blue die",
            "синяя терраса — получить: 1 синий кубик",
        ),
        ("balcony", "the balcony: gain 2 coins and a new roll of any of your dice", "2 монеты и"),
    ],
)
def test_a_space_says_what_it_costs_and_gives(space: str, english: str, russian: str) -> None:
    line = GAME.narrator(table(2)).choice(f"worker {space}", position("").view(0))
    assert english in Words(GAME, "en").sentence(line, NAMES["en"])
    assert russian in Words(GAME, "ru").sentence(line, NAMES["ru"])


@pytest.mark.parametrize(
    ("space", "choice", "event"),
    [
        (
            "quarry-0",
            "carrière gratuite\u00a0: gagner une tuile contre des dés de sa couleur",
            "à la carrière, sans payer",
        ),
        (
            "harbour-2",
            "port à 2 pièces\u00a0: payer un dé de valeur 3 au plus, gagner jusqu’à autant de cases"
            " sur le fleuve",
            "au port pour 2 pièces",
        ),
        (
            "veranda-blue",
            "véranda bleue\u00a0: payer 1 dé bleu, gagner 2 dés orange",
            "sous la véranda bleue",
        ),
        (
            "terrace-purple",
            "terrasse violette\u00a0: gagner 1 dé violet",
            "sur la terrasse violette",
        ),
        (
            "tea",
            "marché du thé\u00a0: payer n’importe quel dé, gagner 0 pièce pour l’instant",
            "au marché du thé",
        ),
    ],
)
def test_a_space_in_french(space: str, choice: str, event: str) -> None:
    words, line = Words(GAME, "fr"), GAME.narrator(table(2)).choice(f"worker {space}", VIEW)
    assert words.sentence(line, NAMES["fr"]) == choice
    sent = words.sentence(Line("event-worker", {"space": space}, 1), NAMES["fr"])
    assert sent == f"Asha envoie un ouvrier {event}."


def said(lang: str, what: str, **values: Any) -> str:
    return Words(GAME, lang).items("parts", [{"what": what, **values}])


def test_benefits_are_counted_rightly() -> None:
    assert [said("en", "money", n=n) for n in (1, 3)] == ["1 coin", "3 coins"]
    assert [said("fr", "colour-dice", n=n, colour="blue") for n in (1, 2)] == [
        "1 dé bleu",
        "2 dés bleus",
    ]
    assert [said("fr", "fame-per-river", n=n, spaces=m) for n, m in ((1, 1), (2, 3))] == [
        "1 point de gloire par case du fleuve",
        "2 points de gloire toutes les 3 cases du fleuve",
    ]
    assert [said("ru", "colour-dice", n=n, colour="orange") for n in (1, 2, 5)] == [
        "1 оранжевый кубик",
        "2 оранжевых кубика",
        "5 оранжевых кубиков",
    ]
    assert [said("ru", "fame-per-river", n=n, spaces=m) for n, m in ((1, 1), (2, 3), (5, 5))] == [
        "1 очко славы за каждую клетку реки",
        "2 очка славы за каждые 3 клетки реки",
        "5 очков славы за каждые 5 клеток реки",
    ]
    assert [said("ru", "stalls-pay", n=n) for n in (1, 2, 5, 21)] == [
        "до 1 монеты",
        "до 2 монет",
        "до 5 монет",
        "до 21 монеты",
    ]


def test_the_reader_is_not_named_in_the_middle_of_a_sentence() -> None:
    """«Вы» begins a sentence; inside one it is «вы», in its case."""
    words = Words(GAME, "ru")
    for key, mine, other in (
        ("event-start", "Первый ход по жребию у вас.", "Первый ход по жребию у игрока Аша."),
        ("news-round", "Следующий раунд начинаете вы.", "Следующий раунд начинает Аша."),
        ("news-met", "Ваши метки встретились.", "Метки игрока Аша встретились."),
    ):
        assert mine in words.sentence(Line(key, {}, 0), NAMES["ru"])
        assert other in words.sentence(Line(key, {}, 1), NAMES["ru"])


def test_areas_without_a_free_space_are_not_offered() -> None:
    view, setup = position("").view(0), table(2)
    drawing = Picture(view, setup, Words(GAME, "en"), ["A", "B"])
    for number, space in enumerate(SPACE_NAMES):
        if space.startswith("quarry"):
            room = int(drawing.printed.edition.capacity[number])
            view["placed"].append({"space": space, "seat": 1, "workers": room})
    console = Console(width=80, record=True, file=io.StringIO())
    for fold in (0, 1):
        console.print(drawing.draw(fold))
    text = console.export_text()
    assert "the harbour" in text
    assert "harbour, a die up to 3 and coins: 0 1 2 3" in text
    assert "the quarry " not in text[: text.index("Workers on the board")]
    assert "quarry, coins" not in text


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "1 coin and"), ("es", "1 rupia y"), ("fr", "1 pièce et"), ("ru", "1 монета и")],
)
def test_the_last_price_of_an_area_is_one(lang: str, said: str) -> None:
    view, setup = position("").view(0), table(2)
    for space in ("harbour-0", "harbour-2", "harbour-3"):
        view["placed"].append({"space": space, "seat": 1, "workers": 1})
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(Picture(view, setup, Words(GAME, lang), ["A", "B"]).draw(0))
    assert said in console.export_text()


@pytest.mark.parametrize(("lang", "players"), with_players(LANGUAGES))
def test_the_table_folds_without_being_cut(lang: str, players: int) -> None:
    draw_every_version(GAME.setup(players, {"navaratna": "on", "river_tiles": "on"}), lang, step=61)
