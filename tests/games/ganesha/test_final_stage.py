"""The final stage (clause 9)."""

from __future__ import annotations

from itertools import permutations

import pytest

from mandapa.core.errors import SetupError
from mandapa.games.ganesha import GAME
from tests.games.ganesha.pictures import asks, legal, play, refusal
from tests.games.ganesha.positions import position


def last_turn(players: int, drawing: str, **options: str) -> str:
    """Who begins the final stage of such a table."""
    turn = f"phase: offer\nturn: {players}\nround: {11 if players == 2 else 8}"
    state = position(f"{turn}\n{drawing}", players, None, **options)
    play(state, "pass")
    return asks(state)


@pytest.mark.clause("ganesha", "9.1")
def test_tactics_slots_are_emptied() -> None:
    state = position(
        """
        phase: offer
        turn: 2
        round: 11
        tactics 1: red red
        tactics 2: - yellow
        treasury 1: red 1 blue 1
        """
    )
    assert play(state, "pass") == {
        "asks": "place 2",
        "round": "12",
        "treasury 1": "red 3 blue 1",
        "tactics 1": "- -",
        "treasury 2": "yellow 1",
        "tactics 2": "- -",
    }


ALL_HOLD = "\n".join(f"treasury {seat}: red 1" for seat in (1, 2, 3, 4))


@pytest.mark.clause("ganesha", "9.2")
@pytest.mark.parametrize("lowest", [1, 2, 3, 4])
@pytest.mark.parametrize("younger", ["later", "earlier"])
def test_the_lowest_score_begins(lowest: int, younger: str) -> None:
    points = "\n".join(f"points {s}: {4 if s == lowest else 4 + s}" for s in (1, 2, 3, 4))
    assert last_turn(4, f"{ALL_HOLD}\n{points}", younger=younger) == f"place {lowest}"


@pytest.mark.clause("ganesha", "9.2")
@pytest.mark.parametrize(
    ("opener", "tied", "younger", "begins"),
    [
        (1, (1, 3), "later", 3),
        (1, (1, 3), "earlier", 1),
        (3, (1, 3), "later", 1),
        (3, (1, 3), "earlier", 3),
        (2, (1, 2, 4), "later", 1),
        (2, (1, 2, 4), "earlier", 2),
        (4, (1, 2, 3, 4), "later", 3),
        (4, (1, 2, 3, 4), "earlier", 4),
        (1, (2, 4), "later", 4),
        (1, (2, 4), "earlier", 2),
    ],
)
def test_among_equals_the_younger(
    opener: int, tied: tuple[int, ...], younger: str, begins: int
) -> None:
    points = "\n".join(f"points {s}: {3 if s in tied else 9}" for s in (1, 2, 3, 4))
    drawing = f"{ALL_HOLD}\n{points}\nopener: {opener}"
    assert last_turn(4, drawing, younger=younger) == f"place {begins}"


@pytest.mark.clause("ganesha", "9.2")
@pytest.mark.parametrize("opener", [1, 3])
@pytest.mark.parametrize("order", list(permutations((1, 2, 3, 4))))
def test_any_age_order_may_be_given(order: tuple[int, ...], opener: int) -> None:
    younger = "-".join(map(str, order))
    for oldest in range(2, 5):
        tied = order[4 - oldest :]  # the youngest of these begins
        points = "\n".join(f"points {s}: {3 if s in tied else 9}" for s in (1, 2, 3, 4))
        drawing = f"{ALL_HOLD}\n{points}\nopener: {opener}"
        assert last_turn(4, drawing, younger=younger) == f"place {tied[0]}"


@pytest.mark.clause("ganesha", "9.2")
def test_an_age_order_names_every_seat_once() -> None:
    assert last_turn(3, "treasury 1: red 1\ntreasury 2: red 1", younger="2-3-1") == "place 2"
    for order in ("1-2", "1-2-3-4"):
        with pytest.raises(SetupError, match=f"{order}: that names . seats, but 3 play"):
            GAME.setup(3, {"younger": order})
    for order in ("1-1-2", "0-1-2", "youngest"):
        with pytest.raises(
            SetupError, match=f"is later, earlier or one like 4-3-2-1, not '{order}'"
        ):
            GAME.setup(3, {"younger": order})


FINAL = "phase: place\nround: 12\nturn: 1"


@pytest.mark.clause("ganesha", "9.3")
def test_one_gem_each_clockwise_and_nothing_offered() -> None:
    state = position(
        f"{FINAL}\ntreasury 1: red 2\ntreasury 2: red 1 yellow 1\nmandala: red 2 green 1"
    )
    assert legal(state) == ["place red"]
    assert refusal(state, "place yellow") == 903
    assert play(state, "place red") == {
        "asks": "place 2",
        "treasury 1": "red 1",
        "mandala": "red 3 green 1",
        "points 1": "3",
    }
    assert legal(state) == ["place red", "place yellow"]
    assert play(state, "place yellow") == {
        "asks": "place 1",
        "treasury 2": "red 1",
        "mandala": "red 3 green 1 yellow 1",
        "points 2": "4",
    }
    assert state.scores() == [
        {"mandala": 0, "spices": 0, "final": 3},
        {"mandala": 0, "spices": 0, "final": 4},
    ]


@pytest.mark.clause("ganesha", "9.3")
def test_players_without_gems_are_skipped() -> None:
    state = position(
        f"{FINAL}\nturn: 2\ntreasury 1: red 2\ntreasury 2: red 1\ntreasury 4: blue 3", players=4
    )
    order = []
    while state.actor() >= 0:
        order.append(state.actor() + 1)
        play(state, legal(state)[0])
    assert order == [2, 4, 1, 4, 1, 4]


@pytest.mark.clause("ganesha", "9.3")
def test_a_lowest_player_without_gems_is_skipped() -> None:
    assert last_turn(3, "points 2: 5\npoints 1: 3\ntreasury 2: red 1") == "place 2"


@pytest.mark.clause("ganesha", "9.4")
def test_the_end_comes_with_the_last_gem() -> None:
    state = position(f"{FINAL}\ntreasury 1: red 1\ntreasury 2: green 1")
    play(state, "place red")
    assert (asks(state), state.end_reason()) == ("place 2", "")
    play(state, "place green")
    assert (asks(state), state.end_reason()) == ("done", "treasuries-empty")
    assert legal(state) == []
    assert refusal(state, "place green") == 301


@pytest.mark.clause("ganesha", "9.4")
def test_without_any_gem_the_game_is_over_at_once() -> None:
    assert last_turn(2, "altar: a1 red") == "done"
