"""The action table and where the compiled engine finds its rows."""

from __future__ import annotations

import pytest

from mandapa.core.errors import UnknownAction
from mandapa.games.ganesha import GAME, rows

HEXES = [f"{letter}{number}" for letter in "abcdefg" for number in range(1, 8)]
COLOURS = ["red", "green", "purple", "blue", "yellow"]
SPICES = [
    *("cardamom", "caraway", "coriander", "ginger"),
    *("black-mustard", "cinnamon", "red-pepper", "black-pepper"),
]


def test_the_game_introduces_itself() -> None:
    assert (GAME.name, GAME.title, GAME.rules) == ("ganesha", "Ganesha", 1)
    assert (GAME.folder / "edition.toml").is_file()


def test_every_action_has_its_row() -> None:
    assert list(GAME.actions.notations) == [
        *(f"take {hex_}" for hex_ in HEXES),
        "stop",
        *(f"use {spice}" for spice in SPICES),
        "leave",
        *(f"remove {colour}" for colour in COLOURS),
        *(f"swap {hex_}" for hex_ in HEXES),
        *(f"give {seat}" for seat in range(1, 5)),
        *(f"answer {colour}" for colour in COLOURS),
        *(f"return {colour}" for colour in COLOURS),
        *("keep", "slot 1", "slot 2", "lift 1", "lift 2", "lift both"),
        *(f"set {slot} {colour}" for slot in (1, 2) for colour in COLOURS),
        *(f"offer {offered} {moved}" for offered in [*COLOURS, "none"] for moved in COLOURS),
        "pass",
        *(f"place {colour}" for colour in COLOURS),
        *(f"lay {hex_}" for hex_ in HEXES),
        *(f"first {seat}" for seat in range(1, 5)),
        *(f"flip {hex_} {spice}" for hex_ in HEXES for spice in SPICES),
        *(f"fill {hex_} {colour}" for hex_ in HEXES for colour in COLOURS),
        *(f"draw {colour}" for colour in COLOURS),
    ]
    assert len(GAME.actions) == rows.ROWS == 874


@pytest.mark.parametrize(
    ("notation", "row"),
    [
        ("take a1", rows.FIRST_TAKE),
        ("stop", rows.STOP),
        ("use cardamom", rows.FIRST_USE),
        ("leave", rows.LEAVE),
        ("remove red", rows.FIRST_REMOVE),
        ("swap a1", rows.FIRST_SWAP),
        ("give 1", rows.FIRST_GIVE),
        ("answer red", rows.FIRST_ANSWER),
        ("return red", rows.FIRST_RETURN),
        ("keep", rows.KEEP),
        ("slot 1", rows.FIRST_SLOT),
        ("lift 1", rows.FIRST_LIFT),
        ("set 2 blue", rows.set_row(1, 3)),
        ("offer none yellow", rows.offer_row(5, 4)),
        ("pass", rows.PASS),
        ("place red", rows.FIRST_PLACE),
        ("lay a1", rows.FIRST_LAY),
        ("first 1", rows.FIRST_FIRST),
        ("flip b2 ginger", rows.flip_row(8, 3)),
        ("fill b2 blue", rows.fill_row(8, 3)),
        ("draw red", rows.FIRST_DRAW),
    ],
)
def test_the_engine_counts_rows_as_the_table_does(notation: str, row: int) -> None:
    assert GAME.actions.row(notation) == row


@pytest.mark.parametrize("text", ["take h1", "slot 3", "give 5", "offer none", "use salt"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(UnknownAction, match=text):
        GAME.actions.row(text)
