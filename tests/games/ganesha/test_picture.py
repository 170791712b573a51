"""The table drawn for the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from mandapa.core.checks import random_game
from mandapa.core.lexicon import languages
from mandapa.core.views import View
from mandapa.core.words import Words
from mandapa.games.ganesha import GAME
from tests.games.ganesha.pictures import play
from tests.games.ganesha.positions import position, table

LANGUAGES = languages(GAME.folder / "words")
NAMES = ["Ann", "Bo", "Cecilia", "Daniel Quite Long Name"]


def drawn(view: View, players: int, lang: str = "en", **options: str) -> str:
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
    assert lines[0] == "Round 5 of 12. Drum: Ann"
    assert lines[2].startswith("      a1R*")
    assert lines[3].startswith("         b2·   b3·")
    assert lines[4].startswith("      c2·   c3·   c4·   c5Y*")
    assert "G  (5)(4) 4  3  2  2  1  1     5" in lines[3]
    assert "* a1 caraway and c5 coriander" in lines
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
            filled = sum(line.count("(") for line in lines[:-1])  # the last line explains
            assert filled == sum(state.view(0)["mandala"].values())
            # Altar and mandala stand beside each other.
            assert lines[1].split()[0] == Words(GAME, lang).text("picture-altar")
            assert len(lines[1].split()) > 1
