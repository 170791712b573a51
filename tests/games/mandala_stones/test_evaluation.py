"""The quick look that bots go by, and the bots that go by it."""

from __future__ import annotations

import pytest

from mandapa.bots.bot import make_bot
from mandapa.games.mandala_stones import GAME
from mandapa.lab.simulate import Simulation, simulate
from tests.games.mandala_stones.positions import play, position, table

BLUE = "\nboard 2: b* | | | |"


def best(drawing: str, players: int = 2) -> str:
    """What the greedy bot of the first seat does."""
    state = position(drawing, players)
    bot = make_bot("greedy", table(players), 1)
    return GAME.actions[bot.choose(state.view(state.actor()))].notation


def test_points_won_count_in_full() -> None:
    state = position("points 1: 20 5 3" + BLUE)
    assert state.evaluate(0) >= 28
    assert state.evaluate(1) < 3


def test_stacks_that_show_one_colour_promise_more() -> None:
    same = position("board 1: r* | r* | | |" + BLUE)
    other = position("board 1: r* | y* | | |" + BLUE)
    assert same.evaluate(0) > other.evaluate(0) + 1


def test_promises_fade_towards_the_end() -> None:
    early = position("mandala: 5\nboard 1: y* r* | y* r* | b* r* | |\ncards 1: d" + BLUE)
    late = position("mandala: 44\nboard 1: y* r* | y* r* | b* r* | |\ncards 1: d" + BLUE)
    assert early.evaluate(0) > late.evaluate(0)
    last = position("turn: 2\nhands: covered\nmandala: 46\nboard 1: r* | r* | | |" + BLUE)
    assert last.evaluate(0) == 0.0
    assert last.evaluate(1) > 0.0


def test_objectives_count_more_towards_the_end_and_in_full_after_it() -> None:
    early = position("mandala: 2\ncards 1: c d" + BLUE + "\nboard 1: r*||||")
    late = position("mandala: 40\ncards 1: c d" + BLUE + "\nboard 1: r*||||")
    assert late.evaluate(0) > early.evaluate(0) + 2
    over = position(
        "turn: 2\nhands: covered\nmandala: 50\ncards 1: c d" + BLUE + "\nboard 1: r*||||"
    )
    play(over, "tops 1")
    assert over.evaluate(0) == over.points(0) == 5


def test_an_objective_one_stack_off_is_worth_something() -> None:
    near = position("hands: covered\nmandala: 46\nturn: 2\ncards 1: d\nboard 1: r*|y*|b*||" + BLUE)
    far = position("hands: covered\nmandala: 46\nturn: 2\ncards 1: d\nboard 1: r*|y*|||" + BLUE)
    assert near.evaluate(0) > far.evaluate(0) > 0


def test_a_collection_is_judged_by_how_it_can_be_completed() -> None:
    drawing = "artists: A* C* Go Io\n9: r*\n13: b*\n12: b*\nboard 1: r* | r* | | |" + BLUE
    state = position(drawing)
    play(state, "collect A E")
    at_first = state.evaluate(0)
    bottom = position(drawing)
    play(bottom, "collect A E", "first 13")
    top = position(drawing)
    play(top, "collect A E", "first 9")
    assert at_first == max(bottom.evaluate(0), top.evaluate(0))
    assert bottom.evaluate(0) > top.evaluate(0)


@pytest.mark.parametrize(
    ("drawing", "choice"),
    [
        # In the last turn the colour that scores most.
        (
            "hands: covered\nmandala: 46\nboard 1: r* | r* | b* r* y* b* | b* | b*" + BLUE,
            "score red",
        ),
        # In the last turn the objective is worth more than the single point.
        ("hands: covered\nmandala: 46\nboard 1: r* | b* | | |\ncards 1: c i" + BLUE, "tops 1"),
        ("hands: covered\nmandala: 46\nboard 1: r* | b* | | |\ncards 1: c h" + BLUE, "tops 1"),
    ],
)
def test_the_greedy_bot_sees_what_is_best(drawing: str, choice: str) -> None:
    assert best(drawing) == choice


def test_greedy_beats_random_clearly() -> None:
    report = simulate(Simulation("mandala_stones", 2, 10, "test", ("greedy", "random")))
    assert report.bots[0].wins.value >= 0.9
