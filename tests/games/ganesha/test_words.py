"""Every language says everything, and says it without a mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mandapa.core.lexicon import languages
from mandapa.core.narration import Line, Moment
from mandapa.core.words import Words
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.board import LINE_NAMES
from mandapa.games.ganesha.rows import COLOUR_NAMES, LIFT_NAMES, OFFER_NAMES, SPICE_NAMES
from mandapa.games.ganesha.state import Ganesha
from tests.games.ganesha.pictures import step
from tests.games.ganesha.positions import new, position, table
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
DRAWN = {"first", "flip", "fill", "draw"}
QUESTIONS = {
    *("lay", "take", "more", "spice", "remove", "swap", "give", "answer", "return", "store"),
    *("lift", "set", "offer", "place"),
}
# Kinds of actions that one question leaves to choose between.
CHOICES = {"take", "stop", "keep", "slot", "lift", "leave", "offer", "pass"}


def keys_in_code() -> set[str]:
    """Every key that the engine, the action table, the narrator and the drawing ask for."""
    kinds = set(GAME.actions.fields)
    keys = {"title", "about", "kind", "you", "help", "choose-kind", "end-treasuries-empty"}
    keys |= {f"action-{kind}" for kind in kinds - DRAWN} | {f"event-{kind}" for kind in kinds}
    keys |= {f"kind-{kind}" for kind in CHOICES} | {f"ask-{asked}" for asked in QUESTIONS}
    fields = {field for kind in kinds - DRAWN for field in GAME.actions.fields[kind]}
    keys |= {f"choose-{field}" for field in fields - {"spice"}}
    keys |= {f"score-{line}" for line in LINE_NAMES}
    keys |= {f"tie-{name}" for name in GAME.setup(2).new().tie_breaks()}
    keys |= {f"colour-{name}" for name in COLOUR_NAMES}
    keys |= {f"{what}-{name}" for name in SPICE_NAMES for what in ("spice", "does")}
    keys |= {f"lifted-{name}" for name in LIFT_NAMES}
    keys |= {f"offered-{name}" for name in OFFER_NAMES}
    keys |= {f"tally-{kind}" for kind in GAME.tallies}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {
        f"option-{option.name}-{choice}"
        for option in GAME.options
        for choice in option.choices
        if choice not in ("on", "off")  # every game says these alike
    }
    keys |= {f"refusal-{clause // 100}-{clause % 100}" for clause in clauses(GAME)}
    keys |= {"gain-points", "why-offering", "why-spice", "why-final"}
    keys |= {f"then-{source}" for source in ("bag", "spice-layout", "spices")}
    keys |= {f"{kind}s-item" for kind in ("lay", "flip", "fill")}
    # Of the board, and of those things on it whose names it puts together.
    keys |= (
        board_keys(GAME)
        | chance_keys(GAME)
        | explained_keys(GAME)
        | {f"about-{name}" for name in ("gem", "hex", "face-down", "player")}
    )
    keys |= {f"about-spice-{name}" for name in SPICE_NAMES}
    for name in ("picture", "narration"):
        keys |= set(literals(GAME, name, "picture-", "news-"))
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(GAME, lang)]
    assert sorted(keys) == sorted(keys_in_code())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_explains_a_thing_names_a_clause_that_there_is(lang: str) -> None:
    rules = Path("docs/rules/ganesha.md").read_text(encoding="utf-8")
    words = Words(GAME, lang)
    explained = [one.id.name for one in messages(GAME, lang) if one.id.name.startswith("about-")]
    assert explained
    for key in explained:
        assert f"**{words.forms(key)['clause']}**" in rules


def test_the_clauses_are_found() -> None:
    assert clauses(GAME) == {
        *(202, 203, 301, 401, 403, 503, 602, 605, 608),
        *(801, 802, 804, 806, 807, 811, 812, 813, 903),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_single_letters_and_differ(lang: str) -> None:
    marks = [Words(GAME, lang).forms(f"colour-{name}")["mark"] for name in COLOUR_NAMES]
    assert len(set(marks)) == len(COLOUR_NAMES)
    assert {len(mark) for mark in marks} == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("placement", ["random", "first-player"])
def test_whole_games_are_told_without_a_mistake(
    lang: str, players: int, placement: str, mistakes: list[Any]
) -> None:
    tell_a_game(table(players, spice_placement=placement), lang, f"{players} {placement}", step=3)
    assert mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_anybody_in_any_number(lang: str, mistakes: list[Any]) -> None:
    text: dict[str, Any] = {"colour": "red", "hex": "a1", "spice": "ginger", "under": "yes"}
    text |= {
        "offered": "yellow",
        "offering": "yes",
        "does": "ginger",
        "lifted": "both",
        "slot": 1,
        "seat": 2,
    }
    lists = {"lays": [{"hex": "a1"}], "flips": [text], "fills": [text]}
    numbers = ("count", "points", "round", "rounds", "refill", "amount", "one", "lap")
    text |= {"sum": "4 + 3 = 7", "more": "2 → 9", "what": "4"}
    say_everything(GAME, lang, {**text, **lists}, *numbers)
    assert mistakes == []


# --- how it sounds -----------------------------------------------------


def told(state: Ganesha, *moves: str, lang: str = "en") -> list[str]:
    """What the last of some moves is told as."""
    setup = table(int(state.players))
    found = []
    for move in moves:
        before, actor = state.view(None), int(state.actor())
        step(state, move)
        found.append(Moment(move, actor, before, state.view(None)))
    words = Words(GAME, lang)
    return [words.sentence(line, NAMES[lang]) for line in GAME.narrator(setup).narrate(found)]


def asked(state: Ganesha, lang: str = "en") -> tuple[str, list[str]]:
    narrator, words = GAME.narrator(table(int(state.players))), Words(GAME, lang)
    view = state.view(int(state.actor()))
    names = NAMES[lang]
    choices = [
        words.sentence(narrator.choice(GAME.actions[row].notation, view), names)
        for row in state.legal_actions()
    ]
    return words.sentence(narrator.ask(state.question(), view), names), choices


def test_a_set_up_is_told_in_few_lines() -> None:
    state = new(2)
    moves = ["first 2", "lay a1", "lay c5", "flip a1 ginger", "flip c5 red-pepper"]
    moves += [f"fill {h} red" for h in ("a1", "b2", "b3", "c2")]
    assert told(state, *moves) == [
        "Asha begins and gets the drum.",
        "Spice tokens are laid on a1 and c5.",
        "The tokens are turned up: a1 ginger and c5 red pepper.",
        "The altar is filled: a1 red, b2 red, b3 red and c2 red.",
    ]


TURN = """
    altar: a1 red, b2 green
    spices: a1 red-pepper, b2 ginger
    tactics 1: red -
    treasury 1: red 3 yellow 1
    treasury 2: blue 1
    points 1: 2
"""


def test_a_turn_in_english() -> None:
    state = position(TURN)
    assert asked(state) == (
        "Take a gem from the altar.",
        ["take the red gem on a1 (on red pepper)", "take the green gem on b2 (on ginger)"],
    )
    assert told(state, "take a1", "use red-pepper", "draw red", "take b2") == [
        "You take the red gem on a1.",
        "You use red pepper.",
        "A red gem is drawn from the bag.",
        "You keep it.",
        "You take the green gem on b2.",
    ]
    assert asked(state)[0] == (
        "Under the green gem lies ginger: give the gem just taken to another player, who gives you"
        " one of another colour. Do you use it?"
    )
    assert told(state, "use ginger", "give 2", "answer blue") == [
        "You use ginger.",
        "You give the green gem to Asha.",
        "Asha gives a blue gem for it.",
    ]
    assert asked(state) == (
        "Where does the red gem go?",
        [
            "put the red gem into the treasury",
            "put the red gem into tactics slot 1",
            "put the red gem into tactics slot 2",
        ],
    )
    assert told(state, "keep", "slot 2") == [
        "You put the red gem into the treasury.",
        "You put the blue gem into tactics slot 2.",
    ]
    assert asked(state)[1][0] == "offer a red gem and move 4 red gems for 15 points"
    assert told(state, "offer none yellow") == ["You move 1 yellow gem for 4 points."]


def test_a_drawn_gem_that_goes_back() -> None:
    state = position(TURN)
    assert told(state, "take a1", "use red-pepper", "draw blue")[-1] == "It goes back into the bag."


def test_a_refill_and_the_final_stage_are_news() -> None:
    last = "phase: offer\nturn: 2\naltar: a1 red\ntreasury 1: red 1\nround: {}"
    assert told(position(last.format(2)), "pass") == [
        "Asha moves nothing to the mandala.",
        "The altar is cleared, and the drum is passed on to Asha.",
    ]
    state = position(last.format(11))
    assert told(state, "pass")[1:] == ["The final stage begins. You are the first to place a gem."]
    assert told(state, "place red") == [
        "You place a red gem for 5 points.",
        "All treasuries are empty: the game is over.",
    ]


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (2, "Вы подносите красный камень и переносите на мандалу 1 красный камень: 5 очков."),
        (3, "Вы подносите красный камень и переносите на мандалу 2 красных камня: 9 очков."),
        (6, "Вы подносите красный камень и переносите на мандалу 5 красных камней: 17 очков."),
    ],
)
def test_russian_plurals_and_cases(held: int, said: str) -> None:
    state = position(f"phase: offer\naltar: a1 red\ntreasury 1: red {held}")
    assert told(state, "offer red red", lang="ru") == [said]


def test_a_turn_in_russian() -> None:
    state = position(f"{TURN}\nturn: 1")
    assert asked(state, "ru")[1][0] == "взять красный камень с a1 (под ним красный перец)"
    assert told(state, "take a1", "leave", "take b2", "use ginger", "give 2", lang="ru") == [
        "Вы берёте красный камень с a1.",
        "Вы не применяете специю.",
        "Вы берёте зелёный камень с b2.",
        "Вы применяете специю: имбирь.",
        "Вы отдаёте зелёный камень игроку Аша.",
    ]
    assert asked(state, "ru") == (
        "Имбирь: вам отдают зелёный камень. Какой дать взамен?",
        ["дать синий камень"],
    )


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (2, "Vous offrez une gemme rouge et déplacez 1 gemme rouge pour 5 points."),
        (3, "Vous offrez une gemme rouge et déplacez 2 gemmes rouges pour 9 points."),
    ],
)
def test_french_agrees(held: int, said: str) -> None:
    state = position(f"phase: offer\naltar: a1 red\ntreasury 1: red {held}")
    assert told(state, "offer red red", lang="fr") == [said]


def test_a_turn_in_french() -> None:
    state = position(f"{TURN}\nturn: 1")
    taking = "prendre la gemme rouge en a1 (dessous\u00a0: piment rouge)"
    assert asked(state, "fr")[1][0] == taking
    assert told(state, "take a1", "leave", "take b2", lang="fr") == [
        "Vous prenez la gemme rouge en a1.",
        "Vous laissez l’épice.",
        "Vous prenez la gemme verte en b2.",
    ]
    assert asked(state, "fr")[0] == (
        "Sous la gemme verte se trouve le gingembre\u00a0: donner la gemme prise à un autre joueur,"
        " qui vous en donne une d’une autre couleur. L’utilisez-vous\u202f?"
    )
    assert told(state, "use ginger", "give 2", lang="fr") == [
        "Vous utilisez le gingembre.",
        "Vous donnez la gemme verte à Asha.",
    ]


def test_moving_without_an_offering_is_said_as_such() -> None:
    drawing = "phase: offer\naltar: a1 red\ntreasury 1: yellow 3"
    assert "move 3 yellow gems for 9 points" in asked(position(drawing))[1]
    assert told(position(drawing), "offer none yellow", lang="ru") == [
        "Вы переносите без подношения на мандалу 3 жёлтых камня: 9 очков."
    ]


def test_a_gem_that_is_given_to_the_reader() -> None:
    for lang, said in (
        ("en", "Asha gives the red gem to you."),
        ("fr", "Asha vous donne la gemme rouge."),
        ("ru", "Аша отдаёт красный камень вам."),
    ):
        line = Line("event-give", {"colour": "red", "seat": 1}, 1)
        assert Words(GAME, lang).sentence(line, NAMES[lang]) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_says_what_every_spice_does(lang: str) -> None:
    words = Words(GAME, lang)
    said = words.sentence(GAME.narrator(table(2)).help(), NAMES[lang])
    for name in SPICE_NAMES:
        spice, does = words.text(f"spice-{name}"), words.text(f"does-{name}")
        assert re.search(rf"{re.escape(spice)}\s?: {re.escape(does)}", said)


@pytest.mark.parametrize(("lang", "players"), with_players(LANGUAGES))
def test_the_table_folds_without_being_cut(lang: str, players: int) -> None:
    draw_every_version(GAME.setup(players, {}), lang, step=5)
