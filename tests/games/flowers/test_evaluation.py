"""How well a seat stands by a quick look: what the greedy bot goes by."""

from __future__ import annotations

import pytest

from mandapa.core.errors import SetupError
from mandapa.games import find_game
from mandapa.games.flowers.evaluation import CARD, MULTIPLIER_HOPE, PAIR_HOPE, tile_worth
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.positions import position, tiles
from tests.games.flowers.random_games import game


def worth(state: Flowers, tile: str, seat: int = 0) -> float:
    [number] = tiles(state.edition, tile)
    return tile_worth(state, seat, number)


def test_a_tile_is_worth_what_it_would_add() -> None:
    state = position("single 1: gray-3")
    assert worth(state, "red-5") == 5 + PAIR_HOPE
    assert worth(state, "red-x3") == MULTIPLIER_HOPE
    assert worth(state, "gray-7") == 2 * 3 + 7 - 3
    assert worth(state, "gray-x3") == 3 * 3 - 3
    assert worth(state, "gray-7", seat=1) == 7 + PAIR_HOPE


def test_more_of_everything_is_better() -> None:
    plain = position("hand 1: red 2")
    assert position("hand 1: red 3").evaluate(0) == pytest.approx(plain.evaluate(0) + CARD)
    assert position("hand 1: red 2\nA 1: up red 1").evaluate(0) > plain.evaluate(0)
    up, down = position("A 1: up red 2").evaluate(0), position("A 1: down red 2").evaluate(0)
    assert up > down
    assert position("A 2: up red 2").evaluate(0) < plain.evaluate(0)


def test_mandalas_without_tiles_bring_nothing_more() -> None:
    *_, last = game(2, "off", 1)
    for seat in range(2):
        sure = float(last.points(seat)) + CARD * float(last.hand_size[seat])
        left = sum(last.tile(m, 0) >= 0 and last.tile(m, 1) >= 0 for m in range(3))
        if left == 0:
            assert last.evaluate(seat) == pytest.approx(sure)
        else:
            assert last.evaluate(seat) > sure


def test_there_are_only_the_games_there_are() -> None:
    assert find_game("flowers").name == "flowers"
    with pytest.raises(SetupError, match="there is no game 'chess'; choose from flowers, "):
        find_game("chess")
