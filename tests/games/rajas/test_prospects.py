"""What a board is told beside the view, and what is usual to pay with."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.checks import random_game
from mandapa.core.game import Setup, Usual
from mandapa.games.rajas import GAME
from mandapa.games.rajas.layout import layout
from mandapa.games.rajas.prospect_types import RajasProspects
from mandapa.games.rajas.prospects import prospects
from mandapa.games.rajas.state import Rajas
from mandapa.games.rajas.usual import usual
from tests.games.rajas.positions import FIXED, edition, legal, play, position, table


def seen(state: Rajas, seat: int | None = 0, setup: Setup | None = None) -> RajasProspects:
    return prospects(setup or table(int(state.players)), state.view(seat))


def space(found: RajasProspects, name: str) -> dict[str, Any]:
    return next(dict(one) for one in found["spaces"] if one["space"] == name)


def tile(found: RajasProspects, colour: str, back: str) -> dict[str, Any]:
    return next(dict(t) for t in found["tiles"] if (t["colour"], t["back"]) == (colour, back))


# --- the race ----------------------------------------------------------


def test_the_gap_is_counted_in_fame_places() -> None:
    found = seen(position("money 1: 21\nfame 1: 30\nfame 2: 61\nmoney 2: 4"))
    assert found["length"] == 61
    assert [racer["gap"] for racer in found["racers"]] == [20, -2]


def test_notches_that_were_reached() -> None:
    racer = seen(position("fame 1: 24\nmoney 1: 5\nnext_money_bonus 1: 1\ndice 1: blue 1"))[
        "racers"
    ][0]
    assert (racer["money_notches"], racer["fame_notches"], racer["room_for_dice"]) == (1, 2, 9)


def test_who_starts_next_and_who_still_has_a_turn() -> None:
    found = seen(position("idle 1: 1\nidle 2: 2", players=3))
    assert (found["next_start"], found["last_turns"]) == (1, None)
    found = seen(position("next_start: 3\ntrigger: 1\nidle 2: 0", players=3))
    assert (found["next_start"], found["last_turns"]) == (2, [2])
    found = seen(position("trigger: 2\nturn: 2\nstart: 1\nidle 1: 2", players=3))
    assert found["last_turns"] == [2]


# --- spaces ------------------------------------------------------------


def test_why_a_space_cannot_be_used() -> None:
    found = seen(position("money 1: 1\ndice 1: blue 4\nplaced: quarry-0 2, silk 2"))
    assert space(found, "quarry-1") == {
        "space": "quarry-1", "free": 1, "refusal": "", "usual": True,
        "price": 1, "way": None, "dice": [{"colour": "blue", "face": 4}],
    }  # fmt: skip
    assert space(found, "quarry-2")["refusal"] == "3.3"
    assert space(found, "quarry-2")["usual"] is False
    assert space(found, "silk")["refusal"] == "3.2"
    assert space(found, "palace-1")["refusal"] == "3.4"
    assert space(found, "terrace-green")["free"] == 2
    assert space(found, "harbour-0")["usual"] is True
    assert space(found, "harbour-1")["usual"] is False


def test_what_a_space_costs_and_which_dice_suit() -> None:
    found = seen(position("dice 1: blue 4 green 2 green 4\ntop: blue-cow-b\nempty: green-cow"))
    ways = {
        "terrace-blue": (0, None, []),
        "harbour-1": (1, "pay-up-to", ["green 2"]),
        "tea": (0, "pay-any", ["blue 4", "green 2", "green 4"]),
        "palace-4": (0, "pay-face", ["blue 4", "green 4"]),
        "veranda-green": (0, "pay-colour", ["green 2", "green 4"]),
    }
    for name, wanted in ways.items():
        one = space(found, name)
        dice = [f"{die['colour']} {die['face']}" for die in one["dice"]]
        assert (one["price"], one["way"] and one["way"]["what"], dice) == wanted
    found = seen(position("dice 1: blue 6 green 1"))  # in the quarry only where a tile can be paid
    colours = {one["colour"] for one in found["tiles"] if not one["short"]}
    assert {die["colour"] for die in space(found, "quarry-0")["dice"]} == colours == {"blue"}


@pytest.mark.parametrize("options", [{}, {"navaratna": "on", "market_cap": "off"}])
def test_usable_spaces_and_payable_tiles_are_those_that_are_legal(options: dict[str, str]) -> None:
    setup = GAME.setup(3, options)
    asked = 0
    for state, _ in random_game(setup, 5):
        assert isinstance(state, Rajas)
        actor = state.actor()
        if actor < 0 or state.question() not in ("worker", "take", "sail"):
            continue
        asked += 1
        found = prospects(setup, state.view(actor))
        choices = legal(state)
        if state.question() == "worker":
            free = [one["space"] for one in found["spaces"] if not one["refusal"]]
            assert [one for one in choices if one.startswith("worker")] == [
                f"worker {name}" for name in free
            ]
        elif state.question() == "take" and not state.over:
            payable = [f"take {t['colour']} {t['back']}" for t in found["tiles"] if not t["short"]]
            assert [one for one in choices if one.startswith("take")] == payable
        elif state.question() == "sail":
            steps = [one for one in choices if one.startswith("sail")]
            assert len(steps) == min(len(found["reachable"]), int(state.steps))
    assert asked > 40


# --- tiles, cells, markets, the river ----------------------------------


def test_what_a_tile_lacks_and_would_score() -> None:
    drawing = (
        "dice 1: blue 2 blue 3\ntop: blue-snake-d blue-tiger-a\nlevels 1: red 2\nempty: blue-cow"
    )
    found = seen(position(drawing))  # 8 straight yellow red; 3 straight silk 2
    assert tile(found, "blue", "snake") == {
        "colour": "blue", "back": "snake", "short": 3, "money": 0, "fame": 6,
        "better": {"yellow": 1},
    }  # fmt: skip
    assert tile(found, "blue", "tiger")["short"] == 0
    assert tile(found, "blue", "tiger")["money"] == 2


def test_open_cells_and_tiles_that_may_be_covered() -> None:
    found = seen(position("cells 1: b1 blue-cow-d 1\nunder 1: b1 blue-cow-a"))
    assert found["coverable"] == []  # built over already
    found = seen(position("cells 1: b1 blue-cow-d 1"))  # tea 3, spices 2; a bend right and down
    assert found["coverable"] == [{"cell": "b1", "stalls": 2, "coins": 5, "buildings": 0}]
    assert {"cell": "b2", "sides": ["up"]} in found["open_cells"]


def test_what_markets_would_pay() -> None:
    state = position("cells 1: b1 blue-cow-d 1, d1 blue-cow-b 0\ndice 1: blue 1 blue 2")
    found = seen(state)
    assert found["market"]["tea"] == [3, 6, 6, 6, 6, 6]
    assert found["assorted"] == 5
    money = state.view(0)["rajas"][0]["money"]
    play(state, "worker tea", "pay blue 2")
    assert state.view(0)["rajas"][0]["money"] - money == found["market"]["tea"][1]
    setup = table(market_cap="off")
    free = position("cells 1: b1 blue-cow-d 1, d1 blue-cow-b 0", market_cap="off")
    assert seen(free, setup=setup)["market"]["tea"] == [6] * 6


TEA = "cells 1: b1 blue-cow-d 1, d1 blue-cow-b 0\n"  # tea 3 and spices 2, tea 3


def coins(found: RajasProspects, notation: str) -> list[int]:
    return [stall["coins"] for stall in found["sales"].get(notation, [])]


@pytest.mark.parametrize(("market_cap", "least"), [("on", [3]), ("off", [3, 3])])
def test_the_stalls_that_would_pay_come_to_what_is_paid(market_cap: str, least: list[int]) -> None:
    setup = table(market_cap=market_cap)
    state = position(TEA + "dice 1: blue 1 blue 2\ndice 2: green 1", market_cap=market_cap)
    found = seen(state, setup=setup)
    assert coins(found, "worker tea") == [3, 3]  # with the best die
    assert coins(found, "worker silk") == []
    assert coins(found, "worker assorted") == [3, 2]
    assert not any(notation.startswith("pay") for notation in found["sales"])
    play(state, "worker tea")
    found = seen(state, setup=setup)
    assert (coins(found, "pay blue 1"), coins(found, "pay blue 2")) == (least, [3, 3])
    assert seen(state, 1, setup)["sales"] == {}
    money = state.view(0)["rajas"][0]["money"]
    play(state, "pay blue 1")
    assert state.view(0)["rajas"][0]["money"] - money == sum(least)


def test_the_stalls_of_a_good_that_is_chosen() -> None:
    state = position(TEA + "boat 1: 20\ndice 1: blue 1")  # space 21: one good, up to 4 stalls
    play(state, "worker harbour-0", "pay blue 1")
    if state.question() == "sail":
        play(state, "sail 1")
    assert state.question() == "good"
    found = seen(state)
    assert (coins(found, "good tea"), coins(found, "good spices")) == ([3, 3], [2])
    assert "worker tea" not in found["sales"]  # no die is left


def picked(state: Rajas, seat: int = 0) -> tuple[bool, list[str]] | None:
    found = seen(state, seat)["picking"]
    return found and (found["several"], [f"{one['colour']} {one['face']}" for one in found["dice"]])


def test_dice_stand_in_the_order_in_which_they_may_be_given() -> None:
    state = position("dice 1: blue 1 blue 4 blue 6 green 6\ntop: blue-cow-d\nmoney 1: 9")
    assert picked(state) is None
    other = state.copy()
    play(state, "worker quarry-0", "take blue cow", "lay b1 1")
    assert picked(state) == (True, ["blue 6", "blue 4", "blue 1"])
    assert picked(state, 1) is None
    assert isinstance(other, Rajas)
    play(other, "worker tea")
    assert picked(other) == (False, ["blue 6", "green 6", "blue 4", "blue 1"])
    rolled = position("dice 1: blue 4 blue 6 green 6")
    play(rolled, "worker balcony")
    assert picked(rolled) == (True, ["blue 4", "blue 6", "green 6"])
    play(rolled, "reroll blue 6")
    assert picked(rolled) == (True, ["green 6"])


def test_edges_and_river_spaces_name_what_they_give() -> None:
    options = {"navaratna": "on", "river_tiles": "on"}
    setup = GAME.setup(2, options)
    benefits = layout(setup.edition)["benefits"]
    named = set()
    for ply, (state, _) in enumerate(random_game(setup, 2)):
        assert isinstance(state, Rajas)
        if ply % 20:
            continue
        view = state.view(0)
        found = prospects(setup, view)
        tiles = {one["space"]: f"river-tile-{one['letter']}" for one in view["river"]}
        length = len(setup.edition.table["river"]["spaces"])
        assert found["river"] == [tiles.get(n, f"river-{n}") for n in range(1, length + 1)]
        for racer in found["racers"]:
            named.update(racer["edges"])
        assert {*found["river"], *named} <= set(benefits)
    assert {name.partition("-")[0] for name in named} == {"small", "yield"}
    plain = seen(position(""))["racers"][0]["edges"]
    assert plain == [f"edge-{n}" for n in range(1, 9)]


def test_spaces_of_the_river_ahead() -> None:
    assert seen(position("boat 1: 2\nboat 2: 4"))["reachable"] == [3, 5, 6, 7, 8, 9]
    assert seen(position("boat 1: 24"))["reachable"] == [25]


# --- turning dice over -------------------------------------------------


def test_what_turning_a_die_over_would_change() -> None:
    state = position("karma 1: 1\ndice 1: blue 1 green 4\nmoney 1: 3\ntop: blue-cow-c green-cow-b")
    found = seen(state)
    blue = found["flips"][0]
    assert (blue["die"], blue["face"]) == ({"colour": "blue", "face": 1}, 6)
    assert set(blue["spaces"]) == {"palace-6"}
    assert {"palace-1", "harbour-0"} <= set(blue["lost"])
    assert {"colour": "blue", "back": "cow"} in blue["tiles"]
    play(state, "flip blue 1")
    assert space(seen(state), "palace-6")["refusal"] == ""
    assert seen(state)["flips"] == []  # no karma is left


# --- who looks ---------------------------------------------------------


def test_a_spectator_sees_it_as_the_player_on_turn_does() -> None:
    state = position("turn: 2\ndice 2: blue 4")
    assert seen(state, None)["you"] == 1
    assert seen(state, None) == {**seen(state, 1)}
    assert seen(state, 0)["you"] == 0


def test_at_the_set_up_as_well() -> None:
    setup = GAME.setup(2, {"river_tiles": "on"})
    for state, _ in random_game(setup, 1):
        assert isinstance(state, Rajas)
        found = prospects(setup, state.view(None))
        assert found["you"] in (0, 1)
        if state.actor() >= 0:
            break


# --- what is usual -----------------------------------------------------


def paying(drawing: str, *moves: str, market_cap: str = "on") -> Usual | None:
    state = position(drawing, market_cap=market_cap)
    play(state, *moves)
    found = usual(table(market_cap=market_cap), state.view(state.actor()))
    if found is not None:
        play(state, *found.notations)
        assert state.question() != "pay"
    return found


def test_nothing_is_usual_but_a_payment() -> None:
    assert paying("dice 1: blue 1") is None


@pytest.mark.parametrize(
    ("dice", "spent"),
    [
        ("blue 6 blue 4 blue 1", ["blue 6", "blue 1"]),  # exactly 7, not 10
        ("blue 6 blue 5 blue 2", ["blue 5", "blue 2"]),
        ("blue 4 blue 3 blue 3 blue 1", ["blue 4", "blue 3"]),  # two dice, not three
        ("blue 3 blue 3 blue 3 blue 3", ["blue 3", "blue 3", "blue 3"]),
        ("blue 6 blue 6 green 1", ["blue 6", "blue 6"]),
    ],
)
def test_a_sum_is_paid_with_the_least_waste_then_the_fewest_dice(
    dice: str, spent: list[str]
) -> None:
    moves = ("worker quarry-0", "take blue cow", "lay b1 1")
    found = paying(f"dice 1: {dice}\ntop: blue-cow-d", *moves)  # 7
    assert found == Usual(tuple(f"pay {die}" for die in spent), "least-waste")


def test_a_market_takes_the_lowest_die_with_which_all_stalls_pay() -> None:
    stalls = "cells 1: b1 blue-cow-d 1, d1 blue-cow-b 0\n"  # tea 3, tea 3
    dice = "dice 1: blue 1 blue 2 green 2 green 6"
    assert paying(stalls + dice, "worker tea") == Usual(("pay blue 2",), "all-stalls")
    assert paying(stalls + dice, "worker silk") == Usual(("pay blue 1",), "all-stalls")
    found = paying(stalls + dice, "worker tea", market_cap="off")
    assert found == Usual(("pay blue 1",), "all-stalls")


def test_the_harbour_takes_the_highest_die_and_a_veranda_the_lowest() -> None:
    dice = "dice 1: blue 1 blue 2 green 3 green 6"
    assert paying(dice, "worker harbour-0") == Usual(("pay green 3",), "furthest")
    assert paying(dice, "worker veranda-green") == Usual(("pay green 3",), "lowest")


def test_of_equal_dice_one_of_the_colour_of_which_there_are_most() -> None:
    dice = "dice 1: blue 4 green 4 green 1"
    assert paying(dice, "worker palace-4") == Usual(("pay green 4",), "lowest")


def test_with_an_edition_of_ones_own() -> None:
    file = edition({"buildings.levels": "[5]"}, FIXED)
    setup = GAME.setup(2, {}, file)
    state = position("top: blue-cow-a", setup=setup)
    found = prospects(setup, state.view(0))
    assert tile(found, "blue", "cow")["fame"] == 5
    assert tile(found, "blue", "cow")["better"] == {}
