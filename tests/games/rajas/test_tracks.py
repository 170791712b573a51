"""Tracks, bonuses and the end (clauses 10 and 12)."""

from __future__ import annotations

import pytest

from mandapa.core.contract import OVER
from tests.games.rajas.positions import legal, mine, play, position, refused


@pytest.mark.clause("rajas", "10.1")
def test_a_benefit_is_finished_before_the_bonuses_it_caused() -> None:
    """Room 4: the money reaches 12, but the upgrade comes before the boat moves."""
    state = position("karma 1: 0\nmoney 1: 9\ndice 1: blue 4\nboat 1: 2")
    play(state, "worker palace-4", "pay blue 4")
    assert mine(state, "boat") == 2
    play(state, "upgrade white")
    assert (mine(state, "boat"), mine(state, "money")) == (3, 15)


@pytest.mark.clause("rajas", "10.1")
def test_a_river_space_is_done_as_part_of_the_move() -> None:
    """The space's own dice come before the bonus that waits."""
    state = position(
        "karma 1: 0\nmoney 1: 0\nfame 1: 3\nboat 1: 5\ndice 1: blue 1"
    )  # 2 fame on space 6 reach place 5
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert mine(state, "fame") == 5
    assert legal(state)[0] == "upgrade white"


DOUBLE = """
    karma 1: 0
    money 1: 10
    fame 1: 22
    found 1: 2
    dice 1: blue 6 blue 6
    top: blue-tiger-d
"""


@pytest.mark.clause("rajas", "10.2")
def test_the_owner_names_the_next_bonus() -> None:
    """A tile with a brown building and silk 3 at b1, with a road up to the edge."""
    state = position(DOUBLE)
    play(state, "worker quarry-0", "take blue tiger", "lay b1 0", "pay blue 6", "pay blue 6")
    play(state, "reveal blue tiger a")
    assert legal(state) == ["bonus edge-1", "bonus money-1", "bonus fame-2"]
    assert refused(state, "bonus money-2") == 1002
    play(state, "bonus fame-2", "name green", "name green", "roll green 1", "roll green 2")
    assert legal(state) == ["bonus edge-1", "bonus money-1"]
    play(state, "bonus edge-1")  # then the last one comes by itself
    assert mine(state, "money") == 10 + 3 + 2
    assert mine(state, "boat") == 1


@pytest.mark.clause("rajas", "10.2")
def test_new_bonuses_join_and_equal_ones_are_one() -> None:
    state = position(
        DOUBLE.replace("money 1: 10", "money 1: 30").replace("found 1: 2", "found 1: 3")
        + "    next_money_bonus 1: 1"
    )
    play(state, "worker quarry-0", "take blue tiger", "lay b1 0", "pay blue 6", "pay blue 6")
    play(state, "reveal blue tiger a")
    # Two dice of the money place and two of the fame place are alike: one is offered.
    assert legal(state) == ["bonus edge-1", "bonus money-2"]
    assert refused(state, "bonus fame-2") == 1002
    play(state, "bonus money-2", "name blue", "name blue", "roll blue 1", "roll blue 1")
    assert legal(state) == ["bonus edge-1", "bonus fame-2"]


@pytest.mark.clause("rajas", "10.3")
@pytest.mark.parametrize(
    ("money", "bonus", "then"),
    [(10, 0, "boat"), (31, 1, "name"), (42, 2, "boat"), (53, 3, "name"), (60, 4, "")],
)
def test_money_places(money: int, bonus: int, then: str) -> None:
    state = position(
        f"karma 1: 0\nmoney 1: {money}\nnext_money_bonus 1: {bonus}\nfound 1: 1\nboat 1: 2"
    )
    play(state, "worker balcony", "stop")
    if then == "boat":
        assert (mine(state, "boat"), mine(state, "money")) == (3, money + 5)
    elif then == "name":
        assert legal(state)[0] == "name blue"
    else:
        assert state.actor() == 1
    assert mine(state, "next_money_bonus") == min(bonus + 1, 4)


@pytest.mark.clause("rajas", "10.2", "10.3")
def test_a_money_bonus_joins_those_that_wait() -> None:
    """Silk 3 leads to 10 money; the 2 money of the edge reach 12 while fame 24 waits."""
    state = position(DOUBLE.replace("money 1: 10", "money 1: 7"))
    play(state, "worker quarry-0", "take blue tiger", "lay b1 0", "pay blue 6", "pay blue 6")
    play(state, "reveal blue tiger a")
    assert legal(state) == ["bonus edge-1", "bonus fame-2"]
    play(state, "bonus edge-1")
    assert legal(state) == ["bonus money-1", "bonus fame-2"]


@pytest.mark.clause("rajas", "10.3")
def test_no_money_bonus_twice() -> None:
    state = position("karma 1: 0\nmoney 1: 11\nnext_money_bonus 1: 1\nboat 1: 2")
    play(state, "worker balcony", "stop")
    assert mine(state, "boat") == 2


@pytest.mark.clause("rajas", "10.4")
@pytest.mark.parametrize(
    ("fame", "then"),
    [(3, "upgrade white"), (22, "name blue"), (29, "boat"), (43, "upgrade white"), (5, "")],
)
def test_fame_places(fame: int, then: str) -> None:
    state = position(
        f"karma 1: 0\nmoney 1: 0\nfame 1: {fame}\nfound 1: 2\nboat 1: 2\ndice 1: blue 1"
    )
    play(state, "worker palace-1", "pay blue 1")
    if then == "boat":
        assert mine(state, "boat") == 3
    elif then:
        assert legal(state)[0] == then
    else:
        assert state.actor() == 1


@pytest.mark.clause("rajas", "10.4")
def test_one_gain_may_earn_two_bonuses() -> None:
    state = position(
        "karma 1: 3\nfame 1: 23\nmoney 1: 0\nboat 1: 19\ndice 1: blue 1\n"
        "found 1: 2\nlevels 1: white 2 yellow 2 red 2 brown 2"
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1")  # 8 fame
    assert [one for one in legal(state) if one.startswith("bonus")] == [
        "bonus fame-2",
        "bonus fame-3",
    ]


@pytest.mark.clause("rajas", "10.5")
def test_extra_workers_come_at_once() -> None:
    state = position("karma 1: 0\nmoney 1: 18\nnext_money_bonus 1: 1\nidle 1: 1\nidle 2: 0")
    play(state, "worker balcony", "stop")
    assert (mine(state, "workers"), mine(state, "idle")) == (4, 1)
    assert state.actor() == 0  # it can be used in the same round
    state = position("karma 1: 0\nmoney 1: 0\nfame 1: 13\ndice 1: blue 1")
    play(state, "worker palace-1", "pay blue 1")
    assert mine(state, "workers") == 4


@pytest.mark.clause("rajas", "10.5")
def test_each_extra_worker_once_and_at_most_five() -> None:
    state = position("karma 1: 0\nmoney 1: 18\nnext_money_bonus 1: 1\nfound 1: 1\nworkers 1: 4")
    play(state, "worker balcony", "stop")
    assert mine(state, "workers") == 4
    for navaratna, workers in (("off", 5), ("on", 6)):
        state = position(
            "karma 1: 0\nmoney 1: 18\nnext_money_bonus 1: 1\nfound 1: 6\nworkers 1: 5\nidle 1: 1",
            navaratna=navaratna,
        )
        play(state, "worker balcony", "stop")
        assert mine(state, "workers") == workers
        assert mine(state, "found") == 7


@pytest.mark.clause("rajas", "10.6", "10.7")
def test_upgrades() -> None:
    state = position("karma 1: 0\ndice 1: blue 4\nlevels 1: white 2 yellow 1")
    play(state, "worker palace-4", "pay blue 4")
    assert refused(state, "upgrade white") == 1007
    assert legal(state) == ["upgrade yellow", "upgrade red", "upgrade brown"]
    play(state, "upgrade yellow")
    assert mine(state, "levels") == [2, 2, 0, 0]
    state = position("karma 1: 0\ndice 1: blue 4\nlevels 1: white 2 yellow 2 red 2 brown 2")
    play(state, "worker palace-4", "pay blue 4")
    assert state.actor() == 1  # lost


@pytest.mark.clause("rajas", "4.5")
def test_karma_has_a_limit() -> None:
    state = position("karma 1: 2\ndice 1: blue 3")
    play(state, "worker palace-3", "pay blue 3", "name blue", "roll blue 1")
    assert mine(state, "karma") == 3


# --- the end -----------------------------------------------------------


@pytest.mark.clause("rajas", "12.1")
@pytest.mark.parametrize(("money", "meets"), [(18, False), (19, True)])
def test_markers_meet(money: int, meets: bool) -> None:
    state = position(f"karma 1: 0\nfame 1: 50\nmoney 1: {money}\nnext_money_bonus 1: 1\nfound 1: 3")
    play(state, "worker balcony", "stop")  # 2 x 50 + 19 + 2 = 121
    assert state.to_json()["trigger"] == (0 if meets else -1)


@pytest.mark.clause("rajas", "12.1")
def test_meeting_is_looked_at_when_the_turn_ends() -> None:
    state = position(
        "karma 1: 0\nfame 1: 50\nmoney 1: 22\nnext_money_bonus 1: 1\nfound 1: 3\ndice 1: blue 1"
    )
    play(state, "worker harbour-2", "pay blue 1", "sail 1", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 1")
    assert state.to_json()["trigger"] == -1  # the price of the harbour took it apart


@pytest.mark.clause("rajas", "12.2")
@pytest.mark.parametrize(
    ("seat", "start", "idle", "turns"),
    [(1, 1, 3, 2), (2, 1, 3, 1), (3, 1, 3, 0), (3, 2, 3, 1), (1, 1, 0, 0)],
)
def test_the_last_turns(seat: int, start: int, idle: int, turns: int) -> None:
    others = "\n".join(f"idle {n}: {idle}" for n in (1, 2, 3) if n != seat)
    state = position(
        f"turn: {seat}\nstart: {start}\nkarma {seat}: 0\n"
        f"fame {seat}: 60\nmoney {seat}: 5\n{others}",
        players=3,
    )
    assert state.end_reason() == ""
    play(state, "worker terrace-blue", "roll blue 1")
    for colour in ("green", "orange")[:turns]:
        assert state.actor() >= 0
        play(state, f"worker terrace-{colour}", f"roll {colour} 1")
    assert state.actor() == OVER
    assert state.end_reason() == "met"
    assert state.ranking()[seat - 1] == 1


@pytest.mark.clause("rajas", "12.3")
def test_the_difference() -> None:
    state = position(
        "fame 1: 60\nmoney 1: 5\nfame 2: 31\nmoney 2: 61\nfame 3: 30\nmoney 3: 60", players=3
    )
    assert [state.points(seat) for seat in range(3)] == [60 - 58, 31 - 30, 30 - 31]
    assert state.ranking() == [1, 2, 3]
    assert state.scores()[0] == {"fame": 60, "facing": -58}


@pytest.mark.clause("rajas", "12.4")
def test_ties() -> None:
    even = "\n".join(f"fame {n}: 60\nmoney {n}: 5" for n in (1, 2, 3))
    assert position(even, players=3).ranking() == [1, 1, 1]
    assert position(even + "\ntrigger: 2", players=3).ranking() == [3, 1, 2]
    two = even.replace("fame 2: 60", "fame 2: 59") + "\ntrigger: 2"
    assert position(two, players=3).ranking() == [2, 3, 1]
    # Those who did not meet come behind, and their ties are broken alike.
    behind = "fame 2: 60\nmoney 2: 5\n" + "\n".join(f"fame {n}: 40\nmoney {n}: 5" for n in (1, 3))
    assert position(behind + "\ntrigger: 2", players=3).ranking() == [3, 1, 2]
