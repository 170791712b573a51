"""A random legal action without its list is the one that the list would have given."""

from __future__ import annotations

from mandapa.core.contract import CHANCE, MAX_ACTIONS, OVER, State
from mandapa.core.game import Game
from mandapa.core.native import Rng, zeros


def check_random_legal(game: Game, players: int, games: int = 6) -> None:
    """Play whole games by it, beside the list."""
    buffer = zeros(MAX_ACTIONS)
    setup = game.setup(players)
    for seed in range(games):
        state, rng = setup.new(), Rng(seed)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                assert state.random_legal(rng, buffer) == -1
                state.apply(state.sample(rng))
                continue
            same = Rng(0)
            same.state = rng.state
            action = state.random_legal(rng, buffer)
            assert action == State.random_legal(state, same, buffer)
            assert rng.state == same.state
            assert state.refusal(action) == 0
            state.apply(action)
        assert state.random_legal(rng, buffer) == -1
