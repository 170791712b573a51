"""Points and places (clause 8)."""

from __future__ import annotations

import pytest

from mandapa.games.flowers import GAME
from tests.games.flowers.positions import edition, position


@pytest.mark.clause("flowers", "8.1")
@pytest.mark.parametrize(
    ("singles", "points"),
    [
        ("gray-3", 3),
        ("gray-7", 7),
        ("gray-x3", 0),
        ("gray-3 purple-4 red-5 green-x3 orange-7 yellow-x3", 19),
    ],
)
def test_single_tiles_are_worth_what_they_show(singles: str, points: int) -> None:
    state = position(f"single 1: {singles}")
    assert state.scores() == [{"singles": points, "flowers": 0}, {"singles": 0, "flowers": 0}]
    assert (state.points(0), state.points(1)) == (points, 0)


@pytest.mark.clause("flowers", "8.2")
@pytest.mark.parametrize(
    ("flower", "points"),
    [
        ("gray-3 gray-x3", 9),
        ("gray-x3 gray-3", 9),
        ("yellow-x3 yellow-7", 21),
        ("red-5 red-x3", 15),
    ],
)
def test_a_flower_with_x3_is_three_times_its_partner(flower: str, points: int) -> None:
    state = position(f"flower 2: {flower}")
    assert state.scores() == [{"singles": 0, "flowers": 0}, {"singles": 0, "flowers": points}]
    assert (state.points(0), state.points(1)) == (0, points)


@pytest.mark.clause("flowers", "8.3")
@pytest.mark.parametrize(
    ("flower", "points"),
    [
        ("gray-3 gray-4", 10),
        ("gray-4 gray-3", 10),
        ("orange-3 orange-7", 13),
        ("orange-7 orange-5", 17),
    ],
)
def test_any_other_flower_is_twice_the_lower_plus_the_higher(flower: str, points: int) -> None:
    assert position(f"flower 1: {flower}").points(0) == points


@pytest.mark.clause("flowers", "8.2", "1.4")
def test_the_multiplier_is_the_editions() -> None:
    changed = edition({"tiles.red": '[2, 3, 4, "x2", 9, 8]'})
    assert position("flower 1: red-x2 red-9", changed=changed).points(0) == 18


@pytest.mark.clause("flowers", "8.1", "1.4")
def test_no_tile_is_worth_nothing_in_any_edition() -> None:
    changed = edition({"tiles.gray": "[2, 3, 4, 5, 7, 9]", "tiles.yellow": "[2, 3, 4, 5, 7, 9]"})
    assert position("", changed=changed).points(0) == 0


@pytest.mark.clause("flowers", "8.3", "1.4")
def test_two_equal_tiles_of_another_edition() -> None:
    changed = edition({"tiles.gray": "[2, 3, 4, 5, 6, 6]"})
    data = position("flower 1: gray-5 gray-6", changed=changed).to_json()
    data["flowers"][1:3] = [4, 5]
    assert GAME.setup(2, None, changed).from_json(data).points(0) == 18


@pytest.mark.clause("flowers", "8.1", "8.2", "8.3")
def test_singles_and_flowers_add_up() -> None:
    state = position(
        """
        single 1: gray-3 red-7
        flower 1: gray-5 gray-x3, purple-3 purple-7
        single 2: gray-4
        flower 3: red-5 red-4, orange-4 orange-x3, green-3 green-7
        """,
        players=3,
    )
    assert state.scores() == [
        {"singles": 10, "flowers": 28},
        {"singles": 4, "flowers": 0},
        {"singles": 0, "flowers": 38},
    ]
    assert [state.points(seat) for seat in range(3)] == [38, 4, 38]


@pytest.mark.clause("flowers", "8.4")
@pytest.mark.parametrize(
    ("drawing", "places"),
    [
        ("single 1: gray-3\nsingle 2: gray-4\nhand 1: red 9", [2, 1, 3]),
        ("single 1: gray-5\nsingle 2: gray-4\nsingle 3: gray-3", [1, 2, 3]),
        ("flower 3: gray-3 gray-4\nsingle 2: red-7", [3, 2, 1]),
        # Level on points: more cards in hand.
        ("single 1: gray-5\nsingle 2: red-5\nhand 2: red 1", [2, 1, 3]),
        ("single 1: gray-5\nsingle 2: red-5\nhand 1: red 1 gray 1\nhand 2: red 1", [1, 2, 3]),
        ("single 1: gray-5\nsingle 3: red-5\nhand 1: red 2\nhand 3: gray 1 red 2", [2, 3, 1]),
        # Level on both: a shared victory.
        ("single 1: gray-5\nsingle 2: red-5\nhand 1: red 2\nhand 2: gray 1 red 1", [1, 1, 3]),
        ("single 2: gray-5\nsingle 3: red-5\nhand 2: red 2\nhand 3: red 2", [3, 1, 1]),
        ("single 1: gray-5", [1, 2, 2]),
        ("", [1, 1, 1]),
    ],
)
def test_most_points_then_most_cards_then_shared(drawing: str, places: list[int]) -> None:
    assert position(drawing, players=3).ranking() == places


@pytest.mark.clause("flowers", "8.4")
def test_only_the_seats_that_play_are_ranked() -> None:
    assert position("single 2: gray-3").ranking() == [2, 1]
    assert position("single 4: gray-3", players=4).ranking() == [2, 2, 2, 1]


def test_a_quick_look_prefers_who_has_more_points() -> None:
    state = position("single 1: gray-7\nhand 1: red 2\nhand 2: red 2")
    assert state.evaluate(0) > state.evaluate(1)
