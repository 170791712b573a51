"""The quick look that bots go by: better positions are judged better."""

from __future__ import annotations

import pytest

from mandapa.bots.bot import make_bot
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.evaluation import turns_left
from tests.games.ganesha.pictures import play
from tests.games.ganesha.positions import position, table

ALTAR = "altar: a1 red, b2 green, b3 blue, c5 yellow"


def judged(drawing: str, seat: int = 0, **options: str) -> float:
    return float(position(f"{ALTAR}\n{drawing}".strip(), 2, None, **options).evaluate(seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("points 1: 4", "points 1: 3"),
        ("treasury 1: red 2", "treasury 1: red 1"),
        ("treasury 1: red 3", "treasury 1: red 3\nmandala: red 4"),
        ("treasury 1: red 2 yellow 1", "treasury 1: red 2"),
        ("tactics 1: red green", "tactics 1: red -"),
        ("tactics 1: red -", ""),
        ("tactics 1: red green", "tactics 1: red red"),
        ("tactics 1: - red", "tactics 1: - -"),
        ("treasury 1: red 4 blue 1\ncinnamon: on", "treasury 1: red 4 blue 1"),
    ],
)
def test_more_is_better(better: str, worse: str) -> None:
    assert judged(better) > judged(worse)


def test_what_others_have_does_not_help() -> None:
    assert judged("treasury 2: blue 3") <= judged("")


@pytest.mark.parametrize(
    ("drawing", "left"),
    [
        ("round: 0\nturn: 1", [12, 12]),
        ("round: 0\nturn: 2", [11, 12]),
        ("round: 11\nturn: 2", [0, 1]),
        ("round: 11\nturn: 1", [1, 1]),
        ("round: 11\nturn: 1\ndrum: 2", [1, 0]),
        ("round: 12\nphase: place", [0, 0]),
    ],
)
def test_turns_that_are_left(drawing: str, left: list[int]) -> None:
    state = position(f"{ALTAR}\n{drawing}")
    assert [turns_left(state, seat) for seat in (0, 1)] == left


def test_gems_in_hand_and_rights_count() -> None:
    drawing = f"{ALTAR}\nspices: a1 black-mustard, b2 coriander\ntactics 1: red -"
    state = position(drawing)
    start = state.evaluate(0)
    play(state, "take a1")
    with_spice = state.evaluate(0)
    assert with_spice > start
    play(state, "leave")
    with_right = state.evaluate(0)
    assert with_right < with_spice
    stopped = state.twin()
    play(stopped, "stop")
    assert stopped.evaluate(0) < with_right
    play(state, "take b2")
    assert state.evaluate(0) > stopped.evaluate(0)


def test_a_spice_over_a_second_gem_or_none() -> None:
    state = position(f"{ALTAR}\nspices: b2 black-mustard\ntactics 1: red -")
    play(state, "take a1", "take b2")
    assert state.question() == "spice"
    after = state.twin()
    play(after, "leave")
    assert state.evaluate(0) > after.evaluate(0)


def test_a_full_row_is_worth_nothing_more() -> None:
    drawing = "round: 12\nphase: place\ntreasury 1: green 1\nmandala: red 8"
    assert position(drawing).evaluate(0) == 4.5


def greedy_choice(drawing: str, *moves: str) -> str:
    state = position(drawing)
    play(state, *moves)
    row = make_bot("greedy", table(2), 1).choose(state.view(state.actor()))
    return GAME.actions[row].notation


def test_the_greedy_bot_uses_free_points_and_offers_well() -> None:
    assert greedy_choice(f"{ALTAR}\nspices: a1 black-mustard", "take a1") == "use black-mustard"
    last = "altar: a1 green\nphase: offer\nround: 11\ntreasury 1: red 5"
    assert greedy_choice(f"{last}\ntreasury 2: red 3") == "offer red red"
    assert greedy_choice(last) == "pass"  # nobody else wants those slots
    assert greedy_choice("phase: place\nround: 12\ntreasury 1: red 1 yellow 1") == "place red"
