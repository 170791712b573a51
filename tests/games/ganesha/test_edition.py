"""Edition files: what they may hold, and what is said of those that are wrong (clause 1.7)."""

from __future__ import annotations

from functools import partial
from time import process_time

import pytest

from mandapa.core.edition import EditionFile
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.altar import connected, draw_altar, layouts
from mandapa.games.ganesha.edition import parse
from tests.games import playing
from tests.games.ganesha.positions import edition

pytestmark = pytest.mark.clause("ganesha", "1.7")

complaint = partial(playing.complaint, GAME)
line_of = partial(playing.line_of, GAME)
EIGHT = "[8, 7, 6, 5, 4, 3, 2, 1]"


@pytest.mark.parametrize(
    ("players", "numbers"), [(2, (8, 12, 2, 10)), (3, (10, 9, 3, 16)), (4, (12, 9, 4, 19))]
)
def test_the_released_edition(players: int, numbers: tuple[int, ...]) -> None:
    for side in ("day", "night"):
        printed = parse(GAME.edition(), players, side)
        found = [printed.bag, printed.rounds, printed.in_play, printed.altar.size]
        assert found == list(numbers)
        assert [printed.refill, printed.tokens] == [3, 255]
        for colour, name in enumerate(("red", "green", "purple", "blue", "yellow")):
            values = GAME.edition().table[f"{side}-{players}"][name]
            assert printed.slots[colour] == len(values)
            assert [printed.slot_value(colour, s) for s in range(len(values))] == values


def test_every_number_can_be_changed() -> None:
    printed = parse(
        edition(
            {
                "gems.copies": "20",
                "gems.bag": "[1, 20, 12]",
                "rounds.count": "[15, 9, 9]",
                "rounds.refill": "15",
                "spices.tokens": '["ginger", "black-pepper"]',
                "spices.in_play": "[1, 2, 2]",
                "altar.two": '["o o", " o"]',
                **{
                    f"{side}-3.{colour}": str([20] * 20)
                    for side in ("day", "night")
                    for colour in ("red", "green", "purple", "blue", "yellow")
                },
                "day-2.red": str(list(range(1, 21))),
            }
        ),
        2,
        "day",
    )
    assert (printed.bag, printed.rounds, printed.refill, printed.in_play) == (1, 15, 15, 1)
    assert printed.tokens == 2**3 + 2**7
    assert list(printed.altar.order) == [0, 1, 7]
    assert printed.slots[0] == 20
    assert printed.slot_value(0, 19) == 20


@pytest.mark.parametrize(
    ("key", "value", "should"),
    [
        ("gems.copies", "0", "must be a whole number from 1 to 20, not 0"),
        ("gems.copies", "21", "must be a whole number from 1 to 20, not 21"),
        ("gems.bag", "[8, 10, 13]", "must be a whole number from 1 to 12, not 13"),
        ("gems.bag", "[0, 10, 12]", "must be a whole number from 1 to 12, not 0"),
        ("gems.bag", "[8, 10]", "must be a list of 3 values"),
        ("rounds.count", "[12, 9]", "must be a list of 3 values"),
        ("rounds.count", "[16, 9, 9]", "must be a whole number from 1 to 15, not 16"),
        ("rounds.count", "[12, 9, 0]", "must be a whole number from 1 to 15, not 0"),
        ("rounds.refill", "0", "must be a whole number from 1 to 15, not 0"),
        ("rounds.refill", "16", "must be a whole number from 1 to 15, not 16"),
        ("spices.tokens", '"ginger"', "must be a list of spices"),
        ("spices.tokens", "[]", "must be a list of spices"),
        ("spices.tokens", '["salt"]', "may hold cardamom, caraway, coriander, ginger,"),
        (
            "spices.tokens",
            '["ginger", "cinnamon", "ginger"]',
            "names ginger twice: there is one token of each (clause 1.5)",
        ),
        ("spices.in_play", "[2, 3, 5]", "must be a whole number from 1 to 4, not 5"),
        ("spices.in_play", "[0, 3, 4]", "must be a whole number from 1 to 4, not 0"),
        ("track.lap", "0", "must be a whole number from 1 to 1000, not 0"),
        ("track.lap", "1001", "must be a whole number from 1 to 1000, not 1001"),
        ("altar.two", '"o o"', "must be a list of rows of text"),
        ("altar.two", '["o", 1]', "must be a list of rows of text"),
        ("altar.two", "[]", "must be a drawing of 1 to 7 rows"),
        ("altar.two", '["o", " o", "o", " o", "o", " o", "o", " o"]', "must be a drawing of 1"),
        ("altar.two", '["o x"]', "may hold 'o', '.' and spaces, not 'x'"),
        ("altar.two", '["o o o o o o o ."]', "has a row of more than 7 hexes"),
        ("altar.two", '["o o", "o o"]', "has hexes that are not set off by half a hex"),
        ("altar.two", '["oo"]', "has hexes that are not set off by half a hex"),
        ("altar.two", '[". .", " ."]', "has no hex in use"),
        (
            "altar.three",
            '["o o . o o"]',
            "falls apart: every hex in use must be reachable (clause 1.3)",
        ),
        (
            "altar.four",
            '["o o o o o o"]',
            "has no room for 4 spices that do not touch (clause 2.2)",
        ),
        ("day-2.red", "[5, 4, 3, 3, 2, 2, 1]", "must be a list of 8 to 20 values: there is a slot"),
        ("night-4.blue", EIGHT, "must be a list of 12 to 20 values: there is a slot"),
        ("day-3.green", str([1] * 21), "must be a list of 10 to 20 values: there is a slot"),
        ("day-2.yellow", '"many"', "must be a list of 8 to 20 values: there is a slot"),
        (
            "night-2.purple",
            "[0, 4, 3, 3, 2, 2, 1, 1]",
            "must be a whole number from 1 to 20, not 0",
        ),
        (
            "night-2.purple",
            "[21, 4, 3, 3, 2, 2, 1, 1]",
            "must be a whole number from 1 to 20, not 21",
        ),
    ],
)
def test_a_wrong_value_is_named_with_its_line(key: str, value: str, should: str) -> None:
    said = complaint(edition({key: value}))
    assert said.startswith(f"changed.toml, line {line_of(key)}: {key} {should}")


def test_no_more_tokens_than_there_are() -> None:
    said = complaint(edition({"spices.tokens": '["ginger", "cinnamon", "caraway"]'}))
    assert "spices.in_play must be a whole number from 1 to 3, not 4" in said


def test_the_widest_altar_is_judged_at_once() -> None:
    """All layouts are counted: a site must not stand still because of somebody's edition."""
    rows = ["o o o o o o o", " o o o o o o o"] * 3 + ["o o o o o o o"]
    wide = edition({"altar.four": str(rows).replace("'", '"'), "spices.in_play": "[4, 4, 4]"})
    begun = process_time()
    printed = parse(wide, 4, "day")
    assert process_time() - begun < 1.5
    assert printed.altar.size == 49
    assert sum(printed.first_ways) == 4 * layouts(printed.altar, printed.altar.used, 4)


def test_an_altar_may_not_need_more_gems_than_there_are() -> None:
    said = complaint(edition({"gems.bag": "[1, 10, 12]"}))
    assert said == (
        f"changed.toml, line {line_of('altar.two')}: altar.two has 10 hexes for 5 gems in the bag"
        " (clause 2.5)"
    )
    parse(edition({"gems.bag": "[2, 10, 12]"}), 2, "day")


def test_an_unknown_colour_is_named() -> None:
    text = GAME.edition().text.replace("[night-3]\n", "[night-3]\norange = [1]\n")
    said = complaint(EditionFile(text, "mine.toml"))
    assert "night-3.orange is unknown; [night-3] holds red, green, purple, blue, yellow" in said


# --- altars ------------------------------------------------------------


def test_hexes_are_numbered_in_their_row() -> None:
    altar = draw_altar([" . o", "o . o", " o"])
    assert list(altar.order) == [1, 7, 9, 14]
    assert altar.used == 2**1 + 2**7 + 2**9 + 2**14
    assert (altar.near[1], altar.near[7], altar.near[14]) == (2**9, 2**14, 2**7)


def test_connected() -> None:
    assert connected(draw_altar(["o"]))
    assert connected(draw_altar(["o o", " o"]))
    assert connected(draw_altar([" o o o", ". . . o", " o o o", "o . . .", " o o o"]))
    assert not connected(draw_altar(["o . o"]))
    assert not connected(draw_altar(["o o o . o o o"]))
    assert not connected(draw_altar(["o", " .", "o"]))


def test_layouts_of_a_row() -> None:
    row = draw_altar(["o o o o o"])
    assert [layouts(row, row.used, tokens) for tokens in range(5)] == [1, 5, 6, 1, 0]


def test_the_largest_altar() -> None:
    rows = [f"{' ' * (row % 2)}{'o ' * 7}" for row in range(7)]
    altar = draw_altar(rows)
    assert (altar.size, altar.used) == (49, 2**49 - 1)
    assert connected(altar)
