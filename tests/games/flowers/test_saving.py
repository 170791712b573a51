"""Keeping a state: copies, plain data, digests."""

from __future__ import annotations

import json

import pytest

from mandapa.core.errors import LogError
from mandapa.core.native import Rng
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.pictures import picture, play
from tests.games.flowers.positions import cards, position, table
from tests.games.flowers.random_games import game

DRAWING = """
    turn: 2
    hand 1: red 3 green 1
    hand 2: gray 2 yellow 9
    A 1: up red 1, down gray 2
    claim A: 1
    single 1: red-5 gray-3
    flower 2: red-x3 red-4
    discard: purple 2
    known 1: red 2
    together 2: red 3
"""


def test_the_data_holds_everything() -> None:
    state = position(DRAWING)
    play(state, "play yellow 1 C", "play red 2 B")
    no_cards = cards("none")
    assert state.to_json() == {
        "players": 2,
        "memory": False,
        "phase": 2,
        "seat": 1,
        "start": 0,
        "mandala": 1,
        "to_draw": 0,
        "passes": 0,
        "set_up": True,
        "ending": 0,
        "left": 0,
        "last": [0, 2, 2, 1, 0],
        "stacks": [
            2**18 - 1 - sum(2**tile for tile in (0, 6, 12, 15, 1, 14, 17)),
            2**36 - 2**18 - sum(2**tile for tile in (18, 24, 30)),
        ],
        "flower_total": 1,
        "hands": cards("red 1 green 1") + cards("gray 2 yellow 8") + no_cards * 2,
        "known": no_cards * 5 + cards("red 1") + no_cards * 3,
        "laid": [
            *(cards("red 1") + cards("gray 2") + no_cards * 6),
            *(cards("red 2") + no_cards * 7),
            *(no_cards * 3 + cards("yellow 1") + no_cards * 4),
        ],
        "tiles": [0, 18, 6, 24, 12, 30],
        "claim": [0, 0, -1],
        "present": [2**0 + 2**3 + 2**2, 2**1 + 2**4 + 2**2, 2**2 + 2**5],
        "deck": cards("gray 11 purple 13 red 11 green 14 orange 15 yellow 6"),
        "discard": cards("purple 2"),
        "single": [1, -1, 15, -1, -1, -1] + [-1] * 18,
        "flowers": [1, 17, 14] + [0] * 51,
    }


@pytest.mark.parametrize("memory", ["off", "on"])
def test_data_comes_back_as_the_same_state(memory: str) -> None:
    for state in game(3, memory, seed=3):
        back = table(3, memory).from_json(json.loads(json.dumps(state.to_json())))
        assert isinstance(back, Flowers)
        assert back.to_json() == state.to_json()
        assert back.digest() == state.digest()
        assert picture(back) == picture(state)
        assert back.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_copy_lives_its_own_life(seed: int) -> None:
    for state in game(4, "off", seed):
        before = picture(state), state.digest(), state.view(0)
        twin = state.copy()
        assert isinstance(twin, Flowers)
        assert (picture(twin), twin.digest(), twin.view(0)) == before
        rng = Rng(seed)
        for _ in range(6):
            actions = twin.legal_actions() or [row for row, _ in twin.outcomes()]
            if actions:
                twin.apply(actions[rng.below(len(actions))])
        assert (picture(state), state.digest(), state.view(0)) == before


@pytest.mark.parametrize("name", ["hands", "known", "laid", "tiles", "claim", "present"])
@pytest.mark.parametrize("extra", [0, 1])
def test_lists_of_another_length_are_refused(name: str, extra: int) -> None:
    data = position(DRAWING).to_json()
    length = len(data[name])
    data[name] = [*data[name], 0] if extra else data[name][1:]
    wrong = length + 1 if extra else length - 1
    with pytest.raises(LogError, match=f"a list of {wrong} numbers where {length} belong"):
        table(2).from_json(data)


@pytest.mark.parametrize("name", ["deck", "discard", "single", "flowers"])
def test_missing_data_is_refused(name: str) -> None:
    data = position(DRAWING).to_json()
    del data[name]
    with pytest.raises(LogError, match=f"no saved state of Flowers: it lacks '{name}'"):
        table(2).from_json(data)


@pytest.mark.parametrize(
    ("players", "memory", "said"),
    [
        (3, "off", "its 'players' is 2, at this table it is 3"),
        (2, "on", "its 'memory' is False, at this table it is True"),
    ],
)
def test_a_state_of_another_table_is_refused(players: int, memory: str, said: str) -> None:
    with pytest.raises(LogError, match=f"this is no saved state of Flowers: {said}"):
        table(players, memory).from_json(position(DRAWING).to_json())
