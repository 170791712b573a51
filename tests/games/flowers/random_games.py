"""Positions met in random games: reachable ones, with all that was learnt on the way."""

from __future__ import annotations

from collections.abc import Iterator

from mandapa.core.contract import CHANCE, OVER
from mandapa.core.native import Rng
from mandapa.games.flowers.state import Flowers
from tests.games.flowers.positions import table

EVERY = 7  # so that a game gives some twenty positions of all kinds


def game(players: int, memory: str, seed: int) -> Iterator[Flowers]:
    """Some positions of a game, each as it is at that moment, and the last one."""
    state = table(players, memory).new()
    assert isinstance(state, Flowers)
    rng = Rng(seed)
    ply = 0
    while state.actor() != OVER:
        if ply % EVERY == 0:
            yield state
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        ply += 1
    yield state
