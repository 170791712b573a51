"""What a board shows beside the view agrees with what really happens."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.checks import random_game
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.actions import ACTIONS
from mandapa.games.ganesha.prospect_types import GaneshaProspects
from mandapa.games.ganesha.prospects import prospects
from mandapa.games.ganesha.state import Ganesha
from tests.games.ganesha.pictures import step
from tests.games.ganesha.positions import ALTAR, new, position, table


def of(state: Ganesha, **options: str) -> GaneshaProspects:
    return prospects(table(state.players, **options), state.view(None))


@pytest.mark.parametrize(("players", "side"), [(2, "day"), (3, "night")])
def test_what_is_printed(players: int, side: str) -> None:
    found = of(new(players, side=side), side=side)
    assert (found["side"], found["lap"]) == (side, 50)
    assert [cell["hex"] for cell in found["altar"]] == [
        field["hex"] for field in new(players).view(0)["altar"]
    ]


def test_where_the_hexes_of_the_altar_lie() -> None:
    lie = {cell["hex"]: (cell["row"], cell["column"]) for cell in of(new(2))["altar"]}
    assert lie["a1"] == (0, 2)
    assert (lie["c3"], lie["b2"], lie["d3"], lie["c5"]) == ((2, 4), (1, 3), (3, 5), (2, 8))


def test_offerings_name_what_is_offered_and_every_slot() -> None:
    state = position("phase: offer\ntreasury 1: red 3 yellow 1\nmandala: red 1\ntreasury 2: blue 2")
    mine, theirs = of(state)["offerings"]
    assert mine["red"] == [
        {"offered": "yellow", "count": 3, "values": [4, 3, 3], "points": 10},
        {"offered": "red", "count": 2, "values": [4, 3], "points": 7},
    ]
    assert mine["yellow"] == [{"offered": None, "count": 1, "values": [4], "points": 4}]
    assert mine["green"] == []
    assert theirs["blue"] == [{"offered": "blue", "count": 1, "values": [6], "points": 6}]


def test_cinnamon_counts_for_the_one_whose_turn_it_is() -> None:
    state = position(
        "phase: offer\ncinnamon: on\ntreasury 1: red 1 blue 1\ntreasury 2: red 1 blue 1"
    )
    mine, theirs = of(state)["offerings"]
    assert mine["red"] == [{"offered": "blue", "count": 1, "values": [5], "points": 5}]
    assert theirs["red"] == []


def test_the_gem_that_is_stored_next_is_named() -> None:
    state = position(f"{ALTAR}\ntactics 1: red red")
    assert of(state)["storing"] is None
    step(state, "take a1")
    step(state, "take b2")
    assert of(state)["storing"] == 0
    step(state, "keep")
    assert of(state)["storing"] == 1
    step(state, "keep")
    assert of(state)["storing"] is None


def test_the_final_stage_has_no_offerings() -> None:
    state = position("phase: place\nround: 12\ntreasury 1: red 3\ntreasury 2: blue 1")
    found = of(state)
    assert found["offerings"][0]["red"] == []
    assert found["final_order"] == [0, 1]
    assert found["rounds"]["to_play"] == []
    assert (found["rounds"]["now"], found["rounds"]["until_final"]) == (12, 0)


def test_what_a_gem_of_the_final_stage_would_bring() -> None:
    lines = "mandala: red 1\ntreasury 1: red 3 blue 1\ntreasury 2: blue 1"
    state = position(f"phase: place\nround: 12\n{lines}")
    assert of(state)["placings"] == [{"red": 4, "blue": 6}, {"blue": 6}]
    before = state.total(0)
    step(state, "place red")
    assert state.total(0) - before == 4
    assert of(position(f"{ALTAR}\n{lines}"))["placings"] == [{}, {}]


def test_petals_say_what_more_gems_would_bring() -> None:
    petal = of(position(f"{ALTAR}\nmandala: red 5"))["petals"]["red"]
    assert petal == {"values": [5, 4, 3, 3, 2, 2, 1, 1], "sums": [2, 3, 4]}


@pytest.mark.parametrize(
    ("tactics", "expected"),
    [
        ("- -", {}),
        ("red -", {"a1": {"hexes": ["b2"], "why": "adjacent"}}),
        ("red red", {"a1": {"hexes": ["b2", "b3", "c5"], "why": "anywhere"}}),
        ("yellow -", {}),
    ],
)
def test_which_gems_would_allow_a_second_one(tactics: str, expected: Any) -> None:
    state = position(f"{ALTAR}\ntactics 1: {tactics}")
    assert of(state)["seconds"] == expected
    step(state, "take a1")
    assert of(state)["seconds"] == {}


def test_what_ginger_might_bring() -> None:
    lines = "spices: a1 ginger\ntreasury 2: red 1 blue 2 green 1"
    state = position(f"{ALTAR}\n{lines}", players=3)
    assert of(state)["returns"] == {}
    step(state, "take a1")
    assert of(state)["returns"] == {"1": ["green", "blue"]}


def test_what_is_asked_about_a_spice_and_where() -> None:
    state = position(f"{ALTAR}\nspices: a1 black-mustard, b2 coriander\ntactics 1: red red")
    assert of(state)["asking"] is None
    step(state, "take a1")
    assert of(state)["asking"] == {"spice": "black-mustard", "place": "hex a1"}
    step(state, "leave")
    step(state, "take b2")
    assert of(state)["asking"] is None
    step(state, "keep")
    step(state, "keep")
    assert of(state)["asking"] == {"spice": "coriander", "place": "tactics 0 1"}


def test_whether_spices_are_played_with() -> None:
    assert of(new(2, spices="on"), spices="on")["spices"]
    assert not of(new(2, spices="off"), spices="off")["spices"]


def test_rounds_and_refills() -> None:
    assert of(position(f"{ALTAR}\nround: 4\nturn: 2\ndrum: 2", players=3))["rounds"] == {
        "now": 5,
        "count": 9,
        "refills": [3, 6],
        "until_refill": 2,
        "until_final": 5,
        "to_play": [1, 2, 0],
    }
    last = of(position(f"{ALTAR}\nround: 8\nturn: 3\ndrum: 2", players=3))["rounds"]
    assert (last["until_refill"], last["to_play"]) == (None, [2, 0])


def test_the_standing_says_why_ties_are_broken() -> None:
    state = position(f"{ALTAR}\npoints 3: 7\npoints 2: 7\nopener: 2", players=4)
    assert of(state)["standing"] == [
        {"seat": 2, "tie": "sooner"},
        {"seat": 1, "tie": None},
        {"seat": 3, "tie": "seat"},
        {"seat": 0, "tie": None},
    ]
    assert of(state)["final_order"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("points", "pawn"), [(0, (0, 0)), (50, (50, 0)), (51, (1, 1)), (101, (1, 2))]
)
def test_pawns_go_round_the_track(points: int, pawn: tuple[int, int]) -> None:
    found = of(position(f"{ALTAR}\npoints 1: {points}"))["pawns"][0]
    assert (found["space"], found["lap"]) == pawn


@pytest.mark.parametrize("players", GAME.players)
def test_offerings_and_second_gems_are_what_the_game_allows(players: int) -> None:
    """Compare with every decision of a whole game."""
    setup, asked = table(players), 0
    for state, _ in random_game(setup, 4):
        if state.actor() < 0:
            continue
        assert isinstance(state, Ganesha)
        found = of(state)
        legal = [ACTIONS.parse(ACTIONS.notations[row]) for row in state.legal_actions()]
        if state.question() == "offer":
            ways = {
                ("none" if one["offered"] is None else one["offered"], colour): one["points"]
                for colour, every in found["offerings"][state.seat].items()
                for one in every
            }
            offers = {(f["offered"], f["colour"]): 0 for kind, f in legal if kind == "offer"}
            for offered, colour in offers:
                played = state.twin()
                step(played, f"offer {offered} {colour}")
                offers[offered, colour] = played.total(state.seat) - state.total(state.seat)
            assert ways == offers
            asked += 1
        elif state.question() == "take":
            for _, fields in legal:
                played = state.twin()
                step(played, f"take {fields['hex']}")
                second = found["seconds"].get(fields["hex"], {"hexes": []})["hexes"]
                if played.question() == "more":
                    rows = played.legal_actions()
                    names = [ACTIONS.parse(ACTIONS.notations[row])[1].get("hex") for row in rows]
                    assert sorted(filter(None, names)) == second
                elif played.question() == "store":
                    assert second == []
    assert asked > 10
