"""Simulations: repeatable, seat-rotated, with honest intervals."""

from __future__ import annotations

import dataclasses

import pytest

from mandapa.core.errors import BotError, SetupError
from mandapa.lab.simulate import Simulation, play_game, simulate
from mandapa.lab.statistics import mean, share

PLAN = Simulation("flowers", 3, 9, "lab", ("greedy", "random", "random"))


def test_the_same_plan_gives_the_same_report_with_any_number_of_processes() -> None:
    seen: list[int] = []
    alone = simulate(PLAN, on_game=lambda: seen.append(1))
    assert len(seen) == 9
    assert simulate(PLAN, jobs=2) == alone
    assert simulate(dataclasses.replace(PLAN, seed="other")) != alone


def test_every_bot_sits_everywhere_with_the_same_deal() -> None:
    setup = PLAN.setup()
    assert [PLAN.seating(n) for n in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert PLAN.deal(0) == PLAN.deal(2) != PLAN.deal(3)
    assert play_game(PLAN, setup, 4) == play_game(PLAN, setup, 4)


def test_a_report_adds_up() -> None:
    report = simulate(PLAN)
    assert report.games == 9 == sum(report.ends.values())
    assert sum(bot.wins.value for bot in report.bots) == pytest.approx(1.0)
    assert sum(place.value for place in report.order_wins) == pytest.approx(1.0)
    assert report.bots[0].wins.value > report.bots[1].wins.value
    assert report.decisions.value < report.plies.value


def test_wins_are_counted_in_turn_order() -> None:
    """Chance draws who begins: a seat has no advantage, the start player may have one."""
    results = [play_game(PLAN, PLAN.setup(), number) for number in range(PLAN.games)]
    assert {result.start for result in results} == {0, 1, 2}
    won = [0.0, 0.0, 0.0]
    for result in results:
        winners = [seat for seat in range(3) if result.places[seat] == 1]
        for seat in winners:
            won[(seat - result.start) % 3] += 1 / len(winners)
    assert [9 * place.value for place in simulate(PLAN).order_wins] == pytest.approx(won)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "2 to 4 players, not 5|need as many bots"),
        ({"games": 0}, "at least 1, not 0"),
        ({"bots": ("greedy",)}, "3 players need as many bots, not 1"),
        ({"options": (("moon", "on"),)}, "no option 'moon'"),
        ({"edition": "moon"}, "no edition 'moon'"),
    ],
)
def test_impossible_plans_are_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        simulate(dataclasses.replace(PLAN, **change))  # type: ignore[arg-type]


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError, match="there is no bot 'best'"):
        simulate(dataclasses.replace(PLAN, bots=("greedy", "random", "best")))


def test_intervals() -> None:
    even = share([1.0] * 50 + [0.0] * 50)
    assert (round(even.value, 3), round(even.low, 3), round(even.high, 3)) == (0.5, 0.404, 0.596)
    assert share([1.0] * 10).high == pytest.approx(1.0)
    assert share([0.0] * 10).low == pytest.approx(0.0)
    assert mean([3.0]) == mean([3.0, 3.0])
    spread = mean([1.0, 2.0, 3.0])
    assert spread.value == 2.0
    assert spread.high - 2.0 == pytest.approx(2.0 - spread.low) == pytest.approx(1.1316, abs=1e-3)
