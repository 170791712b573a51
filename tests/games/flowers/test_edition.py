"""Edition files: what they may hold, and what is said of those that are wrong (clause 1.4)."""

from __future__ import annotations

from functools import partial

import pytest

from mandapa.games.flowers import GAME
from mandapa.games.flowers.edition import dark_tiles, parse
from tests.games import playing
from tests.games.flowers.positions import edition

pytestmark = pytest.mark.clause("flowers", "1.4")

complaint = partial(playing.complaint, GAME)
line_of = partial(playing.line_of, GAME)


def test_the_released_edition() -> None:
    printed = parse(GAME.edition())
    assert (printed.copies, printed.limit, printed.draw) == (15, 8, 4)
    assert list(printed.start) == [5, 6, 7, 8]
    assert list(printed.value) == [2, 3, 4, 5, 7, 0] * 6
    assert list(printed.factor) == [0, 0, 0, 0, 0, 3] * 6
    assert list(printed.back) == [0] * 18 + [1] * 18
    assert dark_tiles(printed) == 2**18 - 1


def test_every_number_can_be_changed() -> None:
    printed = parse(
        edition(
            {
                "cards.copies": "20",
                "hands.start": "[1, 20, 3, 4]",
                "hands.limit": "1",
                "hands.draw": "20",
                "tiles.red": '["x20", 1, 20, 2, 3, 4]',
                "tiles.yellow": "[1, 2, 3, 4, 5, 6]",
                "backs.gray": '["light", "dark", "dark", "light", "dark", "dark"]',
                "backs.yellow": '"dark"',
            }
        )
    )
    assert (printed.copies, printed.limit, printed.draw) == (20, 1, 20)
    assert list(printed.start) == [1, 20, 3, 4]
    assert list(printed.value)[12:18] == [0, 1, 20, 2, 3, 4]
    assert list(printed.factor)[12:18] == [20, 0, 0, 0, 0, 0]
    assert list(printed.value)[30:] == [1, 2, 3, 4, 5, 6]
    assert list(printed.back) == [1, 0, 0, 1, 0, 0] + [0] * 12 + [1] * 12 + [0] * 6
    assert dark_tiles(printed) == 2**18 - 1 - 2**0 - 2**3 + 2**36 - 2**30


@pytest.mark.parametrize(
    ("key", "value", "should"),
    [
        ("cards.copies", "0", "must be a whole number from 1 to 20, not 0"),
        ("cards.copies", "21", "must be a whole number from 1 to 20, not 21"),
        ("cards.copies", '"many"', "must be a whole number from 1 to 20, not 'many'"),
        ("hands.start", "[5, 6, 7]", "must be a list of 4 values"),
        ("hands.start", "[5, 6, 7, 0]", "must be a whole number from 1 to 20, not 0"),
        ("hands.start", "[21, 6, 7, 8]", "must be a whole number from 1 to 20, not 21"),
        ("hands.limit", "0", "must be a whole number from 1 to 20, not 0"),
        ("hands.limit", "21", "must be a whole number from 1 to 20, not 21"),
        ("hands.draw", "0", "must be a whole number from 1 to 20, not 0"),
        ("hands.draw", "21", "must be a whole number from 1 to 20, not 21"),
        ("tiles.green", "[2, 3, 4, 5, 7]", "must be a list of 6 values"),
        ("tiles.green", '[2, "x3", 4, 5, 7, "x3"]', "has two multiplying tiles"),
        ("backs.orange", '"pink"', "must be dark or light, not 'pink'"),
        ("backs.orange", '["dark", "light"]', "must be a list of 6 values"),
        (
            "backs.orange",
            '["dark", "light", "dark", "dark", "dark", 1]',
            "must be dark or light, not 1",
        ),
    ],
)
def test_a_wrong_value_is_named_with_its_line(key: str, value: str, should: str) -> None:
    said = complaint(edition({key: value}))
    assert said.startswith(f"changed.toml, line {line_of(key)}: {key} {should}")


@pytest.mark.parametrize(
    ("printed", "named"),
    [
        ("0", "0"),
        ("21", "21"),
        ("-2", "-2"),
        ("2.5", "2.5"),
        ("true", "True"),
        ('"3"', "'3'"),
        ('"x"', "'x'"),
        ('"x0"', "'x0'"),
        ('"x21"', "'x21'"),
        ('"x³"', "'x³'"),
        ('"3x"', "'3x'"),
    ],
)
def test_a_tile_shows_points_or_a_multiplier(printed: str, named: str) -> None:
    said = complaint(edition({"tiles.purple": f"[2, 3, 4, 5, 7, {printed}]"}))
    assert said == (
        f"changed.toml, line {line_of('tiles.purple')}: tiles.purple must hold points from 1 to 20"
        f' or a text such as "x3", not {named}'
    )


def test_the_starting_hands_must_be_in_the_deck() -> None:
    parse(edition({"cards.copies": "5", "hands.start": "[5, 6, 7, 12]"}))
    said = complaint(edition({"cards.copies": "5", "hands.start": "[5, 6, 7, 13]"}))
    assert said == (
        f"changed.toml, line {line_of('hands.start')}: hands.start deals more cards than"
        " there are (clause 2.2)"
    )


@pytest.mark.parametrize(("few", "many"), [("dark", "light"), ("light", "dark")])
def test_both_stacks_must_begin_three_mandalas(few: str, many: str) -> None:
    backs = {f"backs.{colour}": f'"{many}"' for colour in ("purple", "red", "green", "orange")}
    three = f'["{few}", "{few}", "{few}", "{many}", "{many}", "{many}"]'
    enough = edition({**backs, "backs.yellow": f'"{many}"', "backs.gray": three})
    assert list(parse(enough).back).count(("dark", "light").index(few)) == 3
    two = three.replace(few, many, 1)
    said = complaint(edition({**backs, "backs.yellow": f'"{many}"', "backs.gray": two}))
    assert said == (
        f"changed.toml, line {line_of('backs.gray')}: backs.gray and the others give fewer than"
        f" 3 {few} tiles: every mandala begins with one (clause 2.1)"
    )
