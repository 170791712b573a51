"""Keeping a state: plain data, views and back, copies."""

from __future__ import annotations

import json

import pytest

from mandapa.core.errors import LogError
from mandapa.core.native import Rng
from tests.games.ganesha.pictures import picture, play
from tests.games.ganesha.positions import position, table


def test_a_new_game_has_nothing_in_hand() -> None:
    data = table(2).new().to_json()
    assert (data["gems"], data["lifted"]) == ([-1, -1], [-1, -1])
    assert (data["spice"], data["other"], data["to_set"]) == (-1, -1, 0)


DRAWING = """
    altar: a1 red, b2 green, c5 yellow
    spices: a1 caraway, c5 coriander
    treasury 1: red 1
    tactics 1: red -
    treasury 2: blue 2
    tactics 2: green purple
    mandala: green 1
    points 2: 7
    points 1: 3
    drum: 2
    opener: 2
    turn: 1
    round: 4
"""


def test_the_data_holds_everything() -> None:
    state = position(DRAWING)
    play(state, "take a1", "use caraway", "swap c5")
    reached = [0] * 64
    reached[1:4] = [2, 2, 2]
    reached[17:24] = [1] * 7
    assert state.to_json() == {
        "players": 2,
        "phase": 12,
        "opener": 1,
        "drum": 1,
        "round": 4,
        "turns": 1,
        "seat": 0,
        "laid": 2**0 + 2**18,
        "free": 0,
        "filling": 0,
        "clock": 2,
        "gems": [4, -1],
        "lifted": [0, 0],
        "spice": -1,
        "other": -1,
        "coriander": False,
        "cinnamon": False,
        "slots_used": 0,
        "to_set": 0,
        "treasury": [1, 0, 0, 0, 0] + [0, 0, 0, 2, 0] + [0] * 10,
        "tactics": [0, -1, 1, 2, -1, -1, -1, -1],
        "altar": [2**18, 2**8, 0, 0, 0],
        "token_hex": [-1, 0, 18, -1, -1, -1, -1, -1],
        "bag": [5, 5, 7, 6, 7],
        "filled": [0, 1, 0, 0, 0],
        "earned": [3, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0],
        "peak": [3, 7, 0, 0],
        "reached": reached,
    }


def test_the_view_tells_everything() -> None:
    state = position(DRAWING)
    play(state, "take a1", "use caraway")
    view = dict(state.view(1))
    assert state.view(1)["altar"][:2] == [
        {"hex": "a1", "gem": None, "spice": "caraway"},
        {"hex": "b2", "gem": "green", "spice": None},
    ]
    assert state.view(1)["altar"][6] == {"hex": "c5", "gem": "yellow", "spice": "coriander"}
    del view["altar"]
    assert view == {
        "version": 2,
        "players": 2,
        "seat": 1,
        "phase": "swap",
        "turn": 0,
        "asked": None,
        "opener": 1,
        "drum": 1,
        "round": 4,
        "turns": 1,
        "filling": 0,
        "bag": {"red": 5, "green": 5, "purple": 7, "blue": 6, "yellow": 7},
        "mandala": {"red": 0, "green": 1, "purple": 0, "blue": 0, "yellow": 0},
        "tiles": [
            {
                "treasury": {"red": 1, "green": 0, "purple": 0, "blue": 0, "yellow": 0},
                "tactics": ["red", None],
                "earned": {"mandala": 3, "spices": 0, "final": 0},
                "total": 3,
                "reached": [{"total": total, "date": 2} for total in (1, 2, 3)],
            },
            {
                "treasury": {"red": 0, "green": 0, "purple": 0, "blue": 2, "yellow": 0},
                "tactics": ["green", "purple"],
                "earned": {"mandala": 7, "spices": 0, "final": 0},
                "total": 7,
                "reached": [{"total": total, "date": 1} for total in range(1, 8)],
            },
        ],
        "taken": ["red", None],
        "lifted": {"hex": "a1", "colour": "red"},
        "spice": "caraway",
        "coriander": False,
        "cinnamon": False,
        "slots_used": [],
        "to_set": 0,
        "clock": 2,
    }


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["take a1"],
        ["take a1", "use caraway"],
        ["take c5", "slot 2"],
        ["take c5", "slot 2", "lift both"],
        ["take c5", "slot 2", "lift both", "set 1 red"],
        ["take a1", "leave", "take b2", "slot 2"],
    ],
)
def test_views_and_data_are_read_back(moves: list[str]) -> None:
    state = position(DRAWING)
    play(state, *moves)
    setup = table(2)
    for seat in (0, 1, None):
        root = setup.from_view(json.loads(json.dumps(state.view(seat))))
        assert root.to_json() == state.to_json()
        assert root.sample_hidden(Rng(1)).to_json() == state.to_json()
    assert setup.from_json(json.loads(json.dumps(state.to_json()))).digest() == state.digest()


def test_a_view_with_an_asked_player_is_read_back() -> None:
    state = position("altar: a1 red\nspices: a1 ginger\ntreasury 2: blue 1")
    play(state, "take a1", "use ginger", "give 2")
    assert state.view(0)["asked"] == 1
    assert table(2).from_view(state.view(0)).to_json() == state.to_json()
    play(state, "answer blue")
    assert state.view(0)["asked"] is None


def test_a_view_while_tokens_are_laid_is_read_back() -> None:
    state = table(3, spice_placement="first-player").new()
    for move in (0, 3, 7, 9):
        setup = table(3, spice_placement="first-player")
        assert setup.from_view(state.view(0)).to_json() == state.to_json()
        choices = state.legal_actions() or [row for row, _ in state.outcomes()]
        state.apply(choices[move % len(choices)])


def test_a_copy_goes_its_own_way() -> None:
    state = position(DRAWING)
    before = picture(state)
    twin = state.twin()
    play(twin, "take a1", "use caraway", "swap c5", "stop", "slot 2", "pass")
    assert picture(state) == before


@pytest.mark.parametrize(
    ("drawing", "moves"),
    [
        ("altar: a1 red\nspices: a1 cinnamon\ntreasury 1: red 2", ["take a1"]),
        ("altar: a1 red\nspices: a1 coriander\ntactics 1: green red", ["take a1"]),
        (
            "altar: a1 red\nspices: a1 ginger\ntreasury 2: blue 1",
            ["take a1", "use ginger", "give 2"],
        ),
        ("phase: offer\nturn: 2\nround: 2\naltar: a1 red", ["pass", "lay a1"]),
        (
            "phase: offer\nturn: 2\nround: 2\naltar: a1 red",
            ["pass", "lay a1", "lay e1", "flip a1 ginger", "flip e1 cardamom", "fill a1 blue"],
        ),
    ],
)
def test_a_copy_is_complete(drawing: str, moves: list[str]) -> None:
    state = position(drawing)
    play(state, *moves)
    assert state.copy().to_json() == state.to_json()


def test_nothing_of_a_turn_is_left_after_it() -> None:
    state = position("altar: a1 red, b2 green, c5 red\nspices: a1 black-mustard\ntactics 1: red -")
    play(state, "take a1", "use black-mustard")
    assert state.view(0)["spice"] is None
    play(state, "take b2", "slot 1", "keep", "pass")
    data = state.to_json()
    assert (data["gems"], data["lifted"], data["spice"]) == ([-1, -1], [-1, -1], -1)
    assert (data["slots_used"], data["cinnamon"], data["coriander"]) == (0, False, False)


def test_wrong_data_is_refused() -> None:
    data = position(DRAWING).to_json()
    wrong: list[dict[str, object]] = [{"bag": [1, 2]}, {"gems": []}, {"reached": None}]
    for broken in wrong:
        with pytest.raises(LogError, match="this is no saved state of Ganesha"):
            table(2).from_json({**data, **broken})
