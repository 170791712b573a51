"""What chance may bring, and that `sample` brings it as often as `outcomes` says."""

from __future__ import annotations

from collections import Counter

import pytest

from mandapa.core.native import Rng
from mandapa.games.flowers import GAME
from mandapa.games.flowers.imagine import colour_of_card
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.frequencies import fits
from tests.games.flowers.pictures import outcomes, play
from tests.games.flowers.positions import position, table
from tests.games.playing import started

SAMPLES = 3000


def sampled(state: Flowers) -> Counter[str]:
    rng = Rng(11)
    return Counter(GAME.actions[state.sample(rng)].notation for _ in range(SAMPLES))


def test_cards_come_by_their_numbers() -> None:
    state = position("turn: 3\nhand 3: red 1\ndeck: gray 1 green 5 yellow 3\nrest: hand 1", 3)
    play(state, "play red 1 C")
    assert outcomes(state) == {"draw 3 gray": 1, "draw 3 green": 5, "draw 3 yellow": 3}
    assert fits(sampled(state), outcomes(state))


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([], {f"tile {c} {x}": 1 for c in ("gray", "purple", "red") for x in "abcdef"}),
        (
            ["tile gray a"],
            {f"tile {c} {x}": 1 for c in ("green", "orange", "yellow") for x in "abcdef"},
        ),
    ],
)
def test_tiles_come_alike(moves: list[str], left: dict[str, int]) -> None:
    state = started(table(2))
    assert isinstance(state, Flowers)
    play(state, *moves)
    assert outcomes(state) == left
    assert fits(sampled(state), left)


def test_only_tiles_that_are_left_come() -> None:
    state = position(
        """
        hand 1: yellow 3
        B 1: up red 1 gray 1 green 1
        claim B: 1
        stacks: gray-7 red-5 red-x3 green-4 yellow-2 yellow-x3
        C: red-2 yellow-3
        """
    )
    play(state, "play yellow 2 B")
    assert outcomes(state) == {"tile gray e": 1, "tile red d": 1, "tile red f": 1}
    assert fits(sampled(state), outcomes(state))
    play(state, "tile red d")
    assert outcomes(state) == {"tile green c": 1, "tile yellow a": 1, "tile yellow f": 1}
    assert fits(sampled(state), outcomes(state))


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([], ["destroy A", "destroy B", "destroy C"]),
        (["destroy B"], ["destroy A", "destroy C"]),
        (["destroy C", "destroy A"], ["destroy B"]),
    ],
)
def test_any_order_of_the_last_mandalas_is_as_likely(moves: list[str], left: list[str]) -> None:
    state = position("turn: 2\nhand 2: red 1\npasses: 1\nrest: hand 1")
    play(state, "pass", *moves)
    assert outcomes(state) == dict.fromkeys(left, 1)
    assert fits(sampled(state), outcomes(state))


@pytest.mark.parametrize(("ticket", "colour"), [(0, 1), (1, 1), (2, 3), (3, 5), (4, 5), (5, 5)])
def test_a_card_is_found_by_its_number(ticket: int, colour: int) -> None:
    state = position("discard: purple 2 green 1 yellow 3")
    assert colour_of_card(state.discard, ticket) == colour
