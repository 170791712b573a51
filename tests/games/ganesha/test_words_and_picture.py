"""Words in both languages, and the table drawn for the terminal."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from mandapa.core.checks import random_game
from mandapa.core.errors import clause_name
from mandapa.core.words import Words
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.board import LINE_NAMES, PHASE_NAMES
from mandapa.games.ganesha.rows import COLOUR_NAMES, LIFT_NAMES, OFFER_NAMES, SPICE_NAMES
from tests.games.ganesha.pictures import play
from tests.games.ganesha.positions import position, table

LANGUAGES = ("en", "ru")
NAMES = ["Ann", "Bo", "Cecilia", "Daniel Quite Long Name"]


def messages(lang: str) -> dict[str, str]:
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE))


def wanted() -> set[str]:
    keys = {f"{prefix}-{kind}" for kind in GAME.actions.fields for prefix in ("action", "event")}
    keys |= {f"ask-{phase}" for phase in PHASE_NAMES}
    keys |= {f"score-{line}" for line in LINE_NAMES} | {"end-treasuries-empty"}
    keys |= {f"{kind}-{colour}" for kind in ("colour", "letter") for colour in COLOUR_NAMES}
    keys |= {f"spice-{spice}" for spice in SPICE_NAMES}
    keys |= {f"lifted-{name}" for name in LIFT_NAMES} | {f"offered-{name}" for name in OFFER_NAMES}
    for option in GAME.options:
        keys |= {f"option-{option.name}", *(f"option-{option.name}-{c}" for c in option.choices)}
    return keys | {f"refusal-{clause_name(c).replace('.', '-')}" for c in refusals()}


def refusals() -> set[int]:
    """Every clause that the rules can name."""
    found = set()
    for path in GAME.folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {int(n) for n in re.findall(r"^[A-Z_]+: Final\[i64\] = (\d{3,4})$", text, re.M)}
    return found


def test_the_rules_name_these_clauses() -> None:
    assert refusals() == {
        *(202, 203, 301, 401, 403, 503, 602, 605, 608),
        *(801, 802, 804, 806, 807, 811, 812, 813, 903),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    found = messages(lang)
    missing = {key for key in wanted() if key not in found}
    assert not missing
    others = {key for key in found if key not in wanted() and not key.startswith("picture-")}
    assert not others, "words that nobody says"


def test_both_languages_say_the_same_things() -> None:
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    for key, said in english.items():
        if key not in ("event-offer",):  # written with variants in Russian
            names = set(re.findall(r"\$(\w+)", said))
            spoken = {name.removesuffix("_all") for name in re.findall(r"\$(\w+)", russian[key])}
            assert names == spoken, key


def drawn(view: dict[str, Any], players: int, lang: str = "en", **options: str) -> str:
    console = Console(width=80, record=True, file=io.StringIO())
    setup = table(players, **options)
    console.print(GAME.picture(view, setup, Words(GAME, lang), NAMES[:players]))
    return console.export_text()


def test_the_picture_of_a_table() -> None:
    state = position(
        """
        altar: a1 red, b2 green, c5 yellow
        spices: a1 caraway, c5 coriander
        treasury 1: red 1 blue 2
        tactics 1: red -
        mandala: green 2
        points 2: 57
        round: 4
        """
    )
    play(state, "take b2")
    lines = [line.rstrip() for line in drawn(state.view(0), 2).splitlines()]
    assert lines[0] == "Round 5 of 12, the drum is with Ann"
    assert lines[2].startswith("      a1R*")
    assert lines[3].startswith("         b2·   b3·")
    assert lines[4].startswith("      c2·   c3·   c4·   c5Y*")
    assert "G  (5)(4) 4  3  2  2  1  1     5" in lines[3]
    assert "* a1 caraway, c5 coriander" in lines
    (ann,) = (line for line in lines if "Ann" in line and "Round" not in line)
    assert ann.split() == [">", "1", "Ann", "0", "R1", "B2", "R", "-"]
    (bo,) = (line for line in lines if "Bo" in line)
    assert bo.split() == ["2", "Bo", "57", "-", "-", "-"]
    assert "In hand: G" in lines


def test_tokens_face_down_are_only_marked() -> None:
    state = table(2, spice_placement="first-player").new()
    for move in ("first 1", "lay a1"):
        state.apply(GAME.actions.row(move))
    text = drawn(state.view(None), 2)
    assert "a1·*" in text
    assert "In hand" not in text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_into_80_columns(players: int, lang: str) -> None:
    for number, (state, _) in enumerate(random_game(table(players, side="night"), 7)):
        if number % 20 == 0 or state.question() == "done":
            text = drawn(state.view(0), players, lang, side="night")
            lines = text.splitlines()
            assert max(map(len, lines)) <= 80
            assert sum(line.count("(") for line in lines) == sum(state.view(0)["mandala"])
            # Altar and mandala stand beside each other.
            assert lines[1].split()[0] in ("Altar", "Алтарь")
            assert len(lines[1].split()) > 1
