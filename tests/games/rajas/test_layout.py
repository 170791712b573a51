"""What the texts of an edition file say, as a board is told."""

from __future__ import annotations

from mandapa.core.checks.views import complaint_of
from mandapa.games.rajas import GAME
from mandapa.games.rajas.layout import layout
from mandapa.games.rajas.rows import BONUS_NAMES, SPACE_NAMES
from tests.games.rajas.positions import edition


def said(name: str, **changes: str) -> list[tuple[str, int | None, list[str]]]:
    file = edition({key.replace("__", "."): value for key, value in changes.items()})
    parts = layout(file)["benefits"][name]
    return [(one["what"], one["number"], [*one["colours"]]) for one in parts]


def test_it_is_as_declared() -> None:
    assert GAME.laid_out is not None
    assert complaint_of(GAME.laid_out)(GAME.for_boards(GAME.edition())) == ""


def test_every_text_is_read() -> None:
    benefits = layout(GAME.edition())["benefits"]
    assert all(benefits.values())
    spaces = [one for one in SPACE_NAMES if not one.startswith(("quarry", "harbour"))]
    markets = {"assorted", "silk", "tea", "spices"}  # these pay what stalls do
    assert {*spaces, "quarry", "harbour"} - markets <= set(benefits)
    assert {one for one in BONUS_NAMES if one[-1] in "1234"} <= set(benefits)


def test_an_owners_numbers_are_read() -> None:
    assert said("palace-4") == [("money", 3, []), ("upgrade", 1, [])]
    changed = '["7 money", "1 karma", "1 karma", "9 fame + 2 dice", "overbuild", "sail 6"]'
    assert said("palace-4", palace__rooms=changed) == [("fame", 9, []), ("dice", 2, [])]
    assert said("veranda-blue") == [("colour-dice", 2, ["orange"])]
    assert said("river-5") == [("colour-dice-per-karma", None, ["purple"])]
    assert said("river-tile-b") == [("listed-dice", None, ["blue", "green", "orange"])]
    assert said("yield-white-c") == [("money", 3, [])]
    assert said("small-red", small_yields__red='"4 karma"') == [("karma", 4, [])]
    assert said("harbour") == [("sail-by-die", None, [])]


def test_roads_turn_to_the_right() -> None:
    roads = layout(GAME.edition())["roads"]
    assert roads["bend"] == [
        ["up", "right"], ["right", "down"], ["down", "left"], ["up", "left"],
    ]  # fmt: skip
    assert roads["cross"] == [["up", "right", "down", "left"]] * 4


def test_the_province_lies_as_it_is_drawn() -> None:
    found = layout(edition({"province.cells": '[".R..#", ".....", ".....", "....."]'}))
    assert found["ground"][1] == {"cell": "b1", "row": 0, "column": 1, "kind": "residence"}
    assert found["ground"][4] == {"cell": "e1", "row": 0, "column": 4, "kind": "none"}
    assert found["ground"][19] == {"cell": "e4", "row": 3, "column": 4, "kind": "open"}
    assert found["edges"][3] == {"edge": 4, "cell": "e2", "side": "right", "temple": "brown"}
