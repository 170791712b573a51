"""Chance draws the outcome that its list of weights points to, without writing the list."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.native import Rng
from mandapa.games.ganesha import GAME


def by_list(state: State, rng: Rng) -> int:
    outcomes = state.outcomes()
    ticket = rng.below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("a ticket beyond all weights")


@pytest.mark.parametrize("players", GAME.players)
def test_a_draw_is_the_one_of_the_list(players: int) -> None:
    rng = Rng(17)
    for _ in range(8):
        state = GAME.setup(players).new()
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                same = Rng(1)
                same.state = rng.state
                drawn = by_list(state, same)
                assert state.sample(rng) == drawn
                assert rng.state == same.state
                state.apply(drawn)
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
