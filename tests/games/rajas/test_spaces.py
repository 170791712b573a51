"""Market, palace, verandas, terrace and balcony (clauses 7 and 8)."""

from __future__ import annotations

import pytest

from tests.games.rajas.positions import dice, legal, mine, outcomes, play, position, refused

# silk 4; tea 2 and spices 1; silk 2; tea 3 and spices 2
STALLS = "c2 green-snake-b 0, c3 blue-snake-c 0, b1 blue-tiger-a 1, d1 blue-cow-d 3"


def market(dice_held: str) -> str:
    return f"karma 1: 0\nmoney 1: 0\ndice 1: {dice_held}\ncells 1: {STALLS}"


@pytest.mark.clause("rajas", "7.1", "7.5")
def test_the_assorted_market() -> None:
    state = position(market("blue 1"))
    play(state, "worker assorted")
    assert mine(state, "money") == 4 + 3 + 2
    state = play(position("money 1: 1"), "worker assorted")  # even for no gain
    assert mine(state, "money") == 1


@pytest.mark.clause("rajas", "7.2")
def test_one_worker_in_the_assorted_market() -> None:
    state = position("", players=3)
    play(state, "worker assorted", "worker assorted", "worker terrace-blue", "roll blue 1")
    assert refused(state, "worker assorted") == 302
    state = position("", players=3)
    play(state, "worker assorted", "worker terrace-blue", "roll blue 1")
    play(state, "worker terrace-blue", "roll blue 1")
    assert refused(state, "worker assorted") == 702


@pytest.mark.clause("rajas", "7.3", "7.4", "7.5")
@pytest.mark.parametrize(
    ("face", "cap", "income"), [(1, "on", 4), (2, "on", 6), (6, "on", 6), (1, "off", 6)]
)
def test_a_market_of_one_good(face: int, cap: str, income: int) -> None:
    state = position(market(f"blue {face}"), market_cap=cap)
    play(state, "worker silk", f"pay blue {face}")
    assert mine(state, "money") == income
    assert dice(state) == ""


@pytest.mark.clause("rajas", "7.2")
def test_the_assorted_market_is_open_again_in_the_next_round() -> None:
    state = position("karma 1: 0\nidle 1: 1\nidle 2: 0\nassorted_used 1: 0\nassorted_used 2: 1")
    play(state, "worker assorted")
    assert state.actor() == 1  # start player of the new round
    play(state, "worker assorted")
    assert state.actor() == 0
    assert [mine(state, "assorted_used", seat) for seat in (1, 2)] == [0, 1]


@pytest.mark.clause("rajas", "7.3", "7.5")
@pytest.mark.parametrize(("face", "income"), [(1, 2), (2, 3), (3, 4), (6, 4)])
def test_stalls_of_one_coin_pay_last(face: int, income: int) -> None:
    """Spices 2, 1 and 1; two other stalls of the tiles do not pay."""
    state = position(
        f"karma 1: 0\nmoney 1: 0\ndice 1: blue {face}\n"
        "cells 1: b1 green-snake-c 1, d1 blue-snake-c 0, c2 purple-snake-c 0"
    )
    play(state, "worker spices", f"pay blue {face}")
    assert mine(state, "money") == income


@pytest.mark.clause("rajas", "7.6")
def test_a_good_that_one_sells() -> None:
    state = position(
        "karma 1: 0\ndice 1: blue 1\nboat 1: 20\ncells 1: b1 blue-tiger-a 1, d1 green-tiger-a 1"
    )
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert legal(state) == ["good silk", "good tea"]
    assert refused(state, "good spices") == 706
    play(state, "good tea")
    assert mine(state, "money") == 2
    state = position("karma 1: 0\ndice 1: blue 1\nboat 1: 20\ncells 1: b1 green-tiger-a 1")
    play(state, "worker harbour-0", "pay blue 1", "sail 1")
    assert refused(state, "good silk") == 706
    state = play(position("dice 1: blue 1\nboat 1: 20"), "worker harbour-0", "pay blue 1", "sail 1")
    assert state.actor() == 1  # without a stall there is nothing to choose


# --- the palace --------------------------------------------------------


@pytest.mark.clause("rajas", "8.1")
def test_one_worker_a_room() -> None:
    state = position("dice 1: blue 1\ndice 2: blue 1")
    play(state, "worker palace-1", "pay blue 1")
    assert refused(state, "worker palace-1") == 302


@pytest.mark.clause("rajas", "8.2")
def test_the_great_mogul() -> None:
    state = position("dice 2: green 1\nturn: 2\nidle 1: 1\nidle 2: 1")
    play(state, "worker palace-1", "pay green 1")
    assert mine(state, "fame", 2) == 2
    assert state.to_json()["start"] == 0  # from the next round on
    play(state, "worker balcony", "stop")
    assert state.to_json()["start"] == state.actor() == 1


@pytest.mark.clause("rajas", "8.3")
@pytest.mark.parametrize(
    ("letter", "then"),
    [
        ("a", "name blue"), ("b", "name blue"), ("c", "money"), ("d", "boat"),
        ("e", "upgrade white"), ("f", "karma"),
    ],
)  # fmt: skip
def test_the_dancer(letter: str, then: str) -> None:
    state = position("karma 1: 0\nmoney 1: 0\ndice 1: blue 2\nboat 1: 2")
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 2")
    assert outcomes(state) == [f"draw white {one}" for one in "abcdef"]
    assert [weight for _, weight in state.outcomes()] == [1, 2, 2, 1, 1, 1]
    play(state, f"draw white {letter}")
    if then == "money":
        assert mine(state, "money") == 3
    elif then == "karma":
        assert mine(state, "karma") == 1
    elif then == "boat":
        assert (mine(state, "boat"), mine(state, "money")) == (3, 3)
    else:
        assert then in legal(state)
    assert sum(state.to_json()["yields"][:10]) == 7


@pytest.mark.clause("rajas", "8.3")
def test_used_up_white_tiles_are_shuffled_again() -> None:
    gone = "yields: " + ", ".join(f"white-{letter} 0" for letter in "abcdef")
    state = position("dice 1: blue 2\n" + gone + ", yellow-a 1")
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 2")
    assert sum(weight for _, weight in state.outcomes()) == 8
    assert state.to_json()["yields"][10] == 1  # the other temples stay as they are


@pytest.mark.clause("rajas", "8.4")
def test_the_yogi() -> None:
    state = position("karma 1: 0\ndice 1: blue 3")
    play(state, "worker palace-3", "pay blue 3", "name green", "roll green 6")
    assert mine(state, "karma") == 2
    assert dice(state) == "green 6"


@pytest.mark.clause("rajas", "8.5")
def test_raja_man_singh() -> None:
    state = position("karma 1: 0\nmoney 1: 1\ndice 1: blue 4")
    play(state, "worker palace-4", "pay blue 4")
    assert mine(state, "money") == 4
    play(state, "upgrade red")
    assert mine(state, "levels") == [0, 0, 1, 0]


@pytest.mark.clause("rajas", "8.7", "3.6")
def test_the_portuguese() -> None:
    state = position("karma 1: 0\nmoney 1: 0\ndice 1: blue 6\nboat 1: 4\nboat 2: 7")
    play(state, "worker palace-6", "pay blue 6")
    assert mine(state, "boat") == 11  # space 7 is skipped
    assert mine(state, "money") == 5
    assert refused(position("dice 1: blue 6\nboat 1: 19"), "worker palace-6") == 0
    assert refused(position("dice 1: blue 6\nboat 1: 20"), "worker palace-6") == 306
    assert refused(position("dice 1: blue 6\nboat 1: 19\nboat 2: 21"), "worker palace-6") == 306


# --- verandas, terrace, balcony ----------------------------------------


@pytest.mark.clause("rajas", "8.8")
@pytest.mark.parametrize(
    ("spent", "won"),
    [("orange", "purple"), ("purple", "green"), ("green", "blue"), ("blue", "orange")],
)
def test_the_verandas(spent: str, won: str) -> None:
    state = position(f"dice 1: {spent} 6")
    play(state, f"worker veranda-{spent}", f"pay {spent} 6", f"roll {won} 1", f"roll {won} 2")
    assert dice(state) == f"{won} 1 {won} 2"


@pytest.mark.clause("rajas", "8.9")
@pytest.mark.parametrize("colour", ["blue", "green", "orange", "purple"])
def test_the_terrace(colour: str) -> None:
    state = position("")
    play(state, f"worker terrace-{colour}", f"roll {colour} 3", "worker balcony", "stop")
    play(state, f"worker terrace-{colour}", f"roll {colour} 4")  # both spaces
    assert dice(state) == f"{colour} 3 {colour} 4"
    assert refused(state, f"worker terrace-{colour}") == 302


@pytest.mark.clause("rajas", "8.10", "8.11")
def test_the_balcony() -> None:
    state = position("karma 1: 0\nmoney 1: 0\ndice 1: blue 1 blue 1 green 2 purple 3")
    play(state, "worker balcony")
    assert mine(state, "money") == 2
    assert legal(state) == ["reroll blue 1", "reroll green 2", "reroll purple 3", "stop"]
    play(state, "reroll green 2")
    assert refused(state, "reroll blue 1") == 811
    assert refused(state, "reroll green 2") == 404
    play(state, "reroll purple 3", "stop", "roll green 6", "roll purple 6")
    assert dice(state) == "blue 1 blue 1 green 6 purple 6"
    assert state.actor() == 1
    state = position("dice 1: blue 1 blue 1")
    play(state, "worker balcony", "reroll blue 1", "reroll blue 1", "stop", "roll blue 5")
    assert outcomes(state)[0] == "roll blue 1"  # both are rolled
    state = play(position("dice 1: blue 1"), "worker balcony", "stop")  # none at all
    assert dice(state) == "blue 1"


@pytest.mark.clause("rajas", "3.2", "8.9")
def test_workers_of_all_seats_fill_a_space() -> None:
    """A terrace has room for two workers, whosever they are."""
    for first in (1, 2, 3, 4):
        state = position(f"placed: terrace-green {first}", players=4)
        assert refused(state, "worker terrace-green") == 0
        for second in (1, 2, 3, 4):
            full = f"placed: terrace-green {first}, terrace-green {second}"
            assert refused(position(full, players=4), "worker terrace-green") == 302
