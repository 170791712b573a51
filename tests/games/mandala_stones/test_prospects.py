"""What a board shows beside a view is what then happens."""

from __future__ import annotations

import pytest

from mandapa.core.checks import random_game
from mandapa.core.contract import OVER
from mandapa.core.narration import EVERYONE, view_for
from mandapa.games.mandala_stones import GAME
from mandapa.games.mandala_stones.prospect_types import (
    MandalaStonesProspects,
    ObjectiveState,
    PlayerProspects,
)
from mandapa.games.mandala_stones.prospects import prospects
from mandapa.games.mandala_stones.result import earned_points, is_met
from mandapa.games.mandala_stones.rows import OBJECTIVE_NAMES
from mandapa.games.mandala_stones.state import MandalaStones
from tests.games.mandala_stones.positions import position, step, table

START = "artists: A* C* Go Io\n9: r? b*\n13: y*\n16: bo\n"


def found(state: MandalaStones, seat: int | None = 0) -> MandalaStonesProspects:
    return prospects(table(int(state.players)), state.view(seat))


def after(state: MandalaStones, row: int) -> MandalaStones:
    twin = state.copy()
    assert isinstance(twin, MandalaStones)
    twin.apply(row)
    return twin


# --- whole games -------------------------------------------------------


@pytest.mark.parametrize("open_stacks", ["off", "on"])
@pytest.mark.parametrize("players", GAME.players)
def test_what_is_foretold_happens(players: int, open_stacks: str) -> None:
    setup = table(players, open_stacks)
    compared = 0
    for state, _ in random_game(setup, players):
        if state.actor() >= 0:
            assert isinstance(state, MandalaStones)
            compared += _compare(state, prospects(setup, state.view(int(state.actor()))))
    assert compared > 100


def _compare(state: MandalaStones, told: MandalaStonesProspects) -> int:
    """Compare what is foretold with what each legal action does."""
    seat, mine = int(state.actor()), told["players"][int(state.actor())]
    stones = {(one["artist"], one["circle"]): one["stacks"] for one in told["reaches"]}
    scores = {name: one for name, one in mine["colours"].items() if one["allowed"]}
    held = {one["card"]: one["met"] for one in mine["objectives"] or []}
    for row in state.legal_actions():
        kind, fields = GAME.actions.parse(GAME.actions.notations[row])
        then = after(state, row)
        if kind == "collect":
            firsts = [GAME.actions.notations[first] for first in then.legal_actions()]
            taken = stones.pop((fields["artist"], fields["circle"]))
            assert sorted(taken) == [int(first.split()[1]) for first in firsts]
        elif kind == "score":
            told_score = scores.pop(fields["colour"])
            won = earned_points(then, seat) - earned_points(state, seat)
            assert told_score["total"] == won
            covered = range(state.scored_count, min(then.scored_count, state.edition.spiral))
            assert told_score["places"] == [place + 1 for place in covered]
            assert told_score["ends"] == (then.hands_covered and not state.hands_covered)
        elif kind == "tops":
            _compare_tops(mine, state, then, GAME.actions.notations[row].count("-") + 1)
        elif kind in ("first", "space"):
            _compare_building(told, state, then, kind, fields)
    if state.question() == "turn":
        assert not scores
        if 0 in [len(stack) for stack in state.view(seat)["boards"][seat]["spaces"]]:
            assert not any(stones.values())
    for name, met in held.items():
        assert is_met(state, seat, OBJECTIVE_NAMES.index(name)) == met
    return len(state.legal_actions())


def _compare_tops(
    mine: PlayerProspects, state: MandalaStones, then: MandalaStones, stones: int
) -> None:
    seat, score = int(state.actor()), mine["tops"][stones - 1]
    assert score["total"] == earned_points(then, seat) - earned_points(state, seat)
    covered = range(state.scored_count, min(then.scored_count, state.edition.spiral))
    assert score["places"] == [place + 1 for place in covered]
    assert score["ends"] == (then.hands_covered and not state.hands_covered)


def _compare_building(
    told: MandalaStonesProspects,
    state: MandalaStones,
    then: MandalaStones,
    kind: str,
    fields: dict[str, int],
) -> None:
    building, seat = told["building"], int(state.actor())
    assert building is not None
    if kind == "first":
        order = next(one for one in building["orders"] if one["first"] == fields["stack"])
        tops = state.view(seat)["stacks"]
        laid = after(then, then.legal_actions()[0]).view(seat)["boards"][seat]["spaces"]
        assert [tops[number - 1][-1] for number in order["stacks"]] in laid
    else:
        laying = next(one for one in building["layings"] if one["space"] == fields["space"])
        assert laying["worth"] == found(then, None)["players"][seat]["spaces"]
        built = then.view(seat)["boards"][seat]["spaces"][fields["space"] - 1]
        tops = state.view(seat)["stacks"]
        assert building["stack"] is not None
        assert [tops[number - 1][-1] for number in building["stack"]] == built
        assert [
            tops[number - 1][-2]["colour"]
            for number in building["stack"]
            if len(tops[number - 1]) > 1
        ] == [
            one["colour"] for number in building["stack"] if (one := told["uncovers"][number - 1])
        ]


# --- players -----------------------------------------------------------


def test_what_each_space_is_worth_the_first_one_without_a_stack_too() -> None:
    told = found(position(START + "board 1: | r* r* | | r* y* bo po | r* y*\npoints 1: 4 3 2"))
    assert told["players"][0]["spaces"] == [3, 2, 0, 6, 3]
    assert told["players"][1]["spaces"] == [1, 0, 0, 0, 0]
    assert told["players"][0]["points"] == 9
    assert told["players"][0]["counts"] == [3, 2, 0, 4, 2]
    assert told["players"][1]["counts"] == [1, 0, 0, 0, 0]


def test_what_a_colour_would_bring_with_the_bonuses_of_the_mandala() -> None:
    told = found(position(START + "board 1: r* | y* r* | | b* | ro\nmandala: 4"))
    assert told["players"][0]["colours"]["red"] == {
        "spaces": [1, 2, 5],
        "allowed": True,
        "points": [3, 2, 2],
        "places": [5, 6, 7],
        "bonus": 1,
        "total": 8,
        "ends": False,
    }
    assert told["players"][0]["colours"]["blue"]["allowed"] is False


def test_a_colour_that_would_bring_the_last_round() -> None:
    told = found(position(START + "board 1: r* | r* | | |\nmandala: 43"))
    assert told["players"][0]["colours"]["red"]["ends"]
    assert (told["next_place"], told["hands_place"], told["to_end"]) == (44, 45, 2)


def test_top_stones_that_would_bring_the_last_round() -> None:
    mine = found(position(START + "board 1: r* | y* | | b* |\nmandala: 42"))["players"][0]
    assert mine["tops"][2] == {
        "points": [1, 1, 1],
        "places": [43, 44, 45],
        "bonus": 0,
        "total": 3,
        "ends": True,
    }
    assert [one["ends"] for one in mine["tops"]] == [False, False, True]


def test_a_full_mandala_has_no_next_place() -> None:
    told = found(position(START + "board 1: r* | r* | | |\nmandala: 61\nhands: covered"))
    assert (told["next_place"], told["to_end"]) == (None, 0)
    assert told["players"][0]["colours"]["red"]["places"] == []


def test_who_has_a_turn_yet_in_the_last_round() -> None:
    last = START + "turn: 3\nstart: 2\nhands: covered"
    assert found(position(last, 4))["last_turns"] == [2, 3, 0]
    assert found(position(START))["last_turns"] == []
    over = position(START + "turn: 2\nhands: covered\nboard 2: r* | | | |")
    step(over, "tops 1")
    assert over.actor() == OVER
    assert found(over)["last_turns"] == []


# --- objectives --------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "board", "expected"),
    [
        ("a", "r* | bo | | yo |", (False, 0, 0, [2, 4])),
        ("a", "ro | | | |", (False, 0, 1, [1])),
        ("a", "r* | b* | | |", (True, 2, 0, [])),
        ("c", "r* | b* | | yo |", (False, 3, -2, [])),
        ("d", "r* | b* | | |", (False, 2, 2, [])),
        ("e", "r* | b* ro | | yo |", (False, 2, 1, [])),
        ("f", "r* | ro | | r* | y*", (False, 0, 1, [2, 4])),
        ("f", "r* | bo | | | y*", (True, 3, 0, [])),
        ("g", "r* | bo | | | y*", (False, 1, 1, [])),
    ],
)
def test_what_an_objective_still_needs(
    card: str, board: str, expected: tuple[bool, int, int, list[int]]
) -> None:
    told = found(position(START + f"board 1: {board}\ncards 1: {card}"))["players"][0]
    assert told["objectives"] is not None
    assert [_short(one) for one in told["objectives"]] == [expected]


def _short(one: ObjectiveState) -> tuple[bool, int, int, list[int]]:
    return one["met"], one["count"], one["missing"], one["wrong"]


@pytest.mark.parametrize(("card", "range_"), [("c", "exactly"), ("d", "least"), ("e", "between")])
def test_how_the_numbers_of_an_objective_are_read(card: str, range_: str) -> None:
    told = found(position(START + f"cards 1: {card}"))["players"][0]["objectives"]
    assert told is not None
    assert [one["range"] for one in told] == [range_]


def test_the_others_objectives_stay_sealed() -> None:
    state = position(START + "cards 1: a b\ncards 2: c d")
    assert [one["objectives"] is None for one in found(state, 1)["players"]] == [True, False]
    assert [one["objectives"] is None for one in found(state, None)["players"]] == [True, True]
    everyone = prospects(table(2), view_for(state, EVERYONE))  # type: ignore[arg-type]
    cards = [[one["card"] for one in each["objectives"] or []] for each in everyone["players"]]
    assert cards == [["a", "b"], ["c", "d"]]


# --- the main board ----------------------------------------------------


def test_tops_beside_another_artist_are_guarded() -> None:
    state = position("artists: A* C* Go Io\n9: b*\n5: r*\n6: yo")
    reach = {(one["artist"], one["circle"]): one for one in found(state)["reaches"]}
    assert reach["A", "B"]["stacks"] == [9, 5]
    assert reach["A", "B"]["guarded"] == []
    assert reach["C", "B"]["stacks"] == [9]
    assert reach["C", "B"]["guarded"] == [5]
    assert reach["G", "B"]["stacks"] == []
    assert reach["G", "B"]["guarded"] == [6]
    assert ("A", "C") not in reach


def test_odds_of_covered_patterns() -> None:
    told = found(position(START + "unseen: r 1 2"))
    assert told["odds"]["red"] == {"starburst": 33, "ring": 67}
    assert found(position(START + "unseen: r 0 0"))["odds"]["red"] is None


def test_what_a_collection_would_uncover() -> None:
    state = position("artists: A* C* Go Io\n5: b*\n9: r? b*\n13: ro y*\nunseen: r 1 2")
    told = found(state)["uncovers"]
    assert told[9 - 1] == {"colour": "red", "odds": {"starburst": 33, "ring": 67}}
    assert told[13 - 1] == {"colour": "red", "odds": {"starburst": 0, "ring": 100}}
    assert told[5 - 1] is None


def test_a_single_stone_needs_no_choice() -> None:
    state = position(START + "9:")
    step(state, "collect A E")
    building = found(state)["building"]
    assert building is not None
    assert building["stack"] == [13]


def test_the_new_stack_and_what_it_would_be_worth() -> None:
    state = position(START + "board 1: r* | | y* | | b*")
    assert found(state)["building"] is None
    step(state, "collect A E")
    assert found(state)["building"] == {
        "orders": [{"first": 9, "stacks": [9, 13]}, {"first": 13, "stacks": [13, 9]}],
        "stack": None,
        "layings": [
            {"space": 2, "worth": [3, 2, 1, 0, 2]},
            {"space": 4, "worth": [3, 0, 1, 2, 2]},
        ],
    }
