"""The action table and where the compiled engine finds its rows."""

from __future__ import annotations

import pytest

from mandapa.core.contract import MAX_ACTIONS
from mandapa.core.errors import UnknownAction
from mandapa.games.flowers import GAME, rows
from mandapa.games.flowers.actions import Destroy, Draw, Pass, Play, Start, Take, Tile

COLOURS = ("gray", "purple", "red", "green", "orange", "yellow")


def test_the_game_introduces_itself() -> None:
    assert (GAME.name, GAME.title, GAME.rules) == ("flowers", "Flowers", 2)
    assert (GAME.folder / "edition.toml").is_file()


def test_every_action_has_its_row() -> None:
    expected = [
        *(Play(c, n, m) for c in COLOURS for n in range(1, 21) for m in "ABC"),
        Pass(),
        *(Take(back) for back in ("dark", "light")),
        *(Draw(seat, c) for seat in range(4) for c in COLOURS),
        *(Tile(c, letter) for c in COLOURS for letter in "abcdef"),
        *(Destroy(m) for m in "ABC"),
        *(Start(seat) for seat in range(4)),
    ]
    assert list(GAME.actions) == expected
    assert len(GAME.actions) == rows.ROWS == 430 <= MAX_ACTIONS


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("play green 3 B", Play("green", 3, "B")),
        ("pass", Pass()),
        ("take light", Take("light")),
        ("draw 3 orange", Draw(2, "orange")),
        ("tile yellow f", Tile("yellow", "f")),
        ("destroy C", Destroy("C")),
        ("start 2", Start(1)),
    ],
)
def test_notation_stands_for_an_action(notation: str, action: Play) -> None:
    assert GAME.actions[GAME.actions.row(notation)] == action
    assert action.notation == notation


@pytest.mark.parametrize(
    "text", ["play green 21 B", "play green 0 B", "draw 5 red", "take", "jump"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(UnknownAction, match=text):
        GAME.actions.row(text)


def test_the_engine_counts_rows_as_the_table_does() -> None:
    for row, action in enumerate(GAME.actions):
        match action:
            case Play(colour, count, mandala):
                c, m = COLOURS.index(colour), "ABC".index(mandala)
                found = (rows.play_colour(row), rows.play_count(row), rows.play_mandala(row))
                assert found == (c, count, m)
                assert rows.play_row(c, count, m) == row
            case Pass():
                assert row == rows.PASS
            case Take(back):
                assert row == rows.FIRST_TAKE + ("dark", "light").index(back)
            case Draw(seat, colour):
                assert row == rows.draw_row(seat, COLOURS.index(colour))
            case Tile(colour, letter):
                tile = COLOURS.index(colour) * 6 + "abcdef".index(letter)
                assert row == rows.FIRST_TILE + tile
            case Destroy(mandala):
                assert row == rows.FIRST_DESTROY + "ABC".index(mandala)
