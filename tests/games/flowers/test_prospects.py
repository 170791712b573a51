"""What a board always shows agrees with what would happen."""

from __future__ import annotations

from typing import Any, cast

import pytest

from mandapa.core.checks.views import complaint_of
from mandapa.core.narration import EVERYONE, view_for
from mandapa.games.flowers import GAME
from mandapa.games.flowers.board import NO_TILE, TAKE
from mandapa.games.flowers.destruction import destroy, take
from mandapa.games.flowers.prospect_types import FlowersProspects
from mandapa.games.flowers.prospects import prospects
from mandapa.games.flowers.rows import BACK_NAMES, BACKS, MANDALA_NAMES
from mandapa.games.flowers.state import Flowers
from mandapa.games.flowers.view_types import FlowersView
from tests.games.flowers.positions import position, table
from tests.games.flowers.random_games import game


def told(state: Flowers, reader: Any = 0, memory: str = "off") -> FlowersProspects:
    view = cast("FlowersView", view_for(state, reader))
    return prospects(table(state.players, memory), view)


SHARED = """
    hand 1: yellow 1
    A: red-5 green-7
    A 1: up gray 3, down gray 2
    A 2: up purple 1, down gray 1
    claim A: 1
    single 1: red-2
"""


def test_a_mandala_tells_who_comes_first_and_second_and_by_how_much() -> None:
    found = told(position(SHARED, players=3))["mandalas"]["A"]
    assert (found["first"], found["second"], found["behind"]) == (0, 1, 3)
    assert (found["cards"], found["alone"], found["needs"]) == ([5, 2, 0], None, None)
    assert found["missing"] == ["orange", "yellow"]


def test_a_mandala_without_a_marker_has_no_first() -> None:
    found = told(position(SHARED))["mandalas"]["B"]
    assert (found["first"], found["second"], found["alone"], found["needs"]) == (None,) * 4


@pytest.mark.parametrize(
    ("players", "cards", "why"),
    [
        (2, "", "no-face-up"),
        (2, "A 2: down gray 3", "no-face-up"),
        (2, "A 2: up purple 2", "half"),
        (2, "A 2: up purple 3", None),
        (3, "A 2: up purple 2\nA 3: up orange 2", "tie"),
        (3, "A 2: up purple 2\nA 3: up orange 1, down gray 1", None),
    ],
)
def test_why_nobody_comes_second(players: int, cards: str, why: str | None) -> None:
    state = position(f"A: red-5 green-7\nA 1: up gray 5\nclaim A: 1\n{cards}", players=players)
    found = told(state)["mandalas"]["A"]
    assert found["alone"] == why
    assert (found["second"] is None) == (why is not None)
    assert (found["needs"], found["rival"]) == ((3, 1) if players == 2 else (None, None))


@pytest.mark.parametrize(
    ("known", "expected"), [("", 2), ("known 2: red 1\n", 2), ("known 2: red 2\n", None)]
)
def test_what_the_others_hold_together_where_each_hand_tells_less(
    known: str, expected: int | None
) -> None:
    hands = "hand 2: red 2\nhand 3: red 1 green 1\n"
    found = told(position(f"{hands}{known}together 1: red 2", players=3))["together"]
    assert (found and found["red"]) == expected


def test_a_tile_brings_its_number_or_makes_a_flower() -> None:
    state = position(SHARED)
    tiles = told(state)["mandalas"]["A"]["tiles"]
    # Twice the lower and once the higher, of which the lower was there before.
    assert tiles["dark"] == {"points": [7, 5], "flower": [True, False], "ends": [False, False]}
    assert tiles["light"] == {"points": [7, 7], "flower": [False, False], "ends": [False, False]}


def test_a_third_flower_would_end_the_game() -> None:
    state = position(f"{SHARED}\nflower 1: gray-2 gray-3, green-2 green-4\nA: red-5 yellow-7")
    found = told(state)
    tile = found["mandalas"]["A"]["tiles"]["dark"]
    assert tile is not None
    assert tile["ends"] == [True, False]
    assert [one["flowers_left"] for one in found["players"]] == [1, 3]
    assert found["flowers_to_end"] == 3
    assert found["players"][0] == {
        "points": 2 + 7 + 8,
        "more": False,
        "worth": [7, 8],
        "flowers_left": 1,
    }


def test_with_memory_the_worth_of_others_flowers_is_unknown() -> None:
    state = position("flower 2: red-2 red-x3\nsingle 2: gray-4", memory="on")
    assert told(state, 0, "on")["players"][1] == {
        "points": 4,
        "more": True,
        "worth": [None],
        "flowers_left": 2,
    }
    for reader in (1, EVERYONE):
        assert told(state, reader, "on")["players"][1]["worth"] == [6]


def test_mandalas_are_left_as_long_as_both_stacks_have_tiles() -> None:
    assert told(position("stacks: red-3 red-4 green-3"))["mandalas_left"] == 2
    assert told(position("stacks: red-3 red-4"))["mandalas_left"] == 1


@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_what_happens(players: int, memory: str) -> None:
    """In random games every mandala is destroyed at once, on the side."""
    compared, complaint = 0, complaint_of(FlowersProspects)
    for state in (one for seed in range(4) for one in game(players, memory, seed)):
        for reader in (0, None, EVERYONE):
            found = told(state, reader, memory)
            assert complaint(found) == ""
        assert found["mandalas_left"] == (0 if state.ending else 1 + fewest(state))
        assert [one["points"] for one in found["players"]] == points(state)
        for mandala, name in enumerate(MANDALA_NAMES):
            if state.claim[mandala] >= 0:
                compare(state, mandala, found["mandalas"][name])
                compared += 1
    assert compared > 50


def fewest(state: Flowers) -> int:
    return min(int(state.stack(back)).bit_count() for back in range(BACKS))


def compare(state: Flowers, mandala: int, found: Any) -> None:
    before = points(state)
    for back in range(BACKS):
        after = state.copy()
        assert isinstance(after, Flowers)
        assert all(after.tile(mandala, one) != NO_TILE for one in range(BACKS))
        destroy(after, mandala)
        first, tile = found["first"], found["tiles"][BACK_NAMES[back]]
        if found["second"] is None:
            assert after.phase != TAKE
            continue
        assert after.phase == TAKE
        take(after, back)
        gained = points(after)[first] - before[first]
        assert gained == tile["points"][first]
        ended = after.ending != state.ending
        other = found["tiles"][BACK_NAMES[1 - back]]["ends"][found["second"]]
        assert (tile["ends"][first] or other) <= (ended or bool(state.ending))


def points(state: Flowers) -> list[int]:
    return [sum(sheet.values()) for sheet in state.scores()]


def test_the_game_tells_them() -> None:
    assert GAME.prospects is prospects
    assert GAME.prospect_types is FlowersProspects
