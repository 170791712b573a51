"""Points and the ranking (clause 10)."""

from __future__ import annotations

import pytest

from mandapa.games.ganesha.board import MANDALA, RING, SPICE_POINTS
from mandapa.games.ganesha.scoring import date_of_total, score
from tests.games.ganesha.pictures import play
from tests.games.ganesha.positions import new, position


@pytest.mark.clause("ganesha", "10.1")
def test_points_go_beyond_a_lap() -> None:
    state = position("phase: offer\ntreasury 1: red 4\npoints 1: 48\naltar: a1 red")
    play(state, "offer red red")
    assert state.points(0) == 60
    assert state.scores()[0] == {"mandala": 60, "spices": 0, "final": 0}
    assert [tile["total"] for tile in state.view(None)["tiles"]] == [60, 0]


@pytest.mark.clause("ganesha", "10.2")
def test_the_most_points_win() -> None:
    assert position("points 1: 3\npoints 2: 5\npoints 3: 4", 3).ranking() == [3, 1, 2]
    assert position("points 2: 2", 3).ranking()[1] == 1


@pytest.mark.clause("ganesha", "10.2")
def test_among_equals_the_first_to_reach_the_total() -> None:
    assert position("points 1: 7\npoints 2: 7").ranking() == [1, 2]
    assert position("points 2: 7\npoints 1: 7").ranking() == [2, 1]
    assert position("points 3: 7\npoints 1: 8\npoints 4: 7\npoints 2: 7", 4).ranking() == [
        *(1, 4, 2, 3)
    ]


@pytest.mark.clause("ganesha", "10.3")
def test_totals_passed_on_the_way_are_reached() -> None:
    state = new(2)
    score(state, 1, MANDALA, 12)  # passes 7
    score(state, 0, MANDALA, 7)
    score(state, 1, SPICE_POINTS, -5)
    assert state.total(1) == 7
    assert date_of_total(state, 1) == 1
    assert state.ranking() == [2, 1]


@pytest.mark.clause("ganesha", "10.3")
def test_after_a_red_pepper_the_earlier_date_counts() -> None:
    drawing = """
        altar: a1 red, b2 green, c5 red
        spices: a1 red-pepper, c5 black-mustard
        points 1: 5
        points 2: 5
    """
    state = position(drawing)
    play(state, "take a1", "use red-pepper", "draw green", "keep", "pass")
    assert (state.points(0), state.points(1)) == (4, 5)
    assert date_of_total(state, 0) == 1
    assert state.ranking() == [2, 1]
    play(state, "take b2", "keep", "pass", "take c5", "use black-mustard")
    assert (state.points(0), state.points(1)) == (5, 5)
    assert date_of_total(state, 0) == 1  # had five points before seat 2 had
    assert state.ranking() == [1, 2]


@pytest.mark.clause("ganesha", "10.3")
def test_dates_of_many_totals() -> None:
    state = new(2)
    for step in range(40):
        score(state, step % 2, MANDALA, 1 + step % 5)
        mine = state.total(step % 2)
        assert state.peak[step % 2] == mine
        assert date_of_total(state, step % 2) == step + 1
    total = state.total(0)
    for back in range(RING):
        # Going back finds the date on which each of the last totals was passed.
        dates = date_of_total(state, 0)
        assert 39 - 2 * RING < dates <= 39
        score(state, 0, SPICE_POINTS, -1)
        assert state.total(0) == total - back - 1
        assert date_of_total(state, 0) <= dates or back == RING - 1


@pytest.mark.clause("ganesha", "10.4")
@pytest.mark.parametrize(
    ("opener", "ranking"), [(1, [2, 3, 1, 4]), (2, [4, 2, 1, 3]), (4, [3, 4, 1, 2])]
)
def test_without_points_the_earlier_seat(opener: int, ranking: list[int]) -> None:
    assert position(f"opener: {opener}\npoints 3: 1", 4).ranking() == ranking


@pytest.mark.clause("ganesha", "10.4")
def test_points_lost_again_are_no_points() -> None:
    state = new(2)
    score(state, 1, SPICE_POINTS, 1)
    score(state, 1, SPICE_POINTS, -1)
    assert state.ranking() == [1, 2]
