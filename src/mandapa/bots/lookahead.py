"""One-step lookahead: the compiled core of the greedy bot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.bots.rewards import resolve_chance, rewards
from mandapa.core.contract import MAX_ACTIONS, MAX_PLAYERS, State
from mandapa.core.native import Rng, zeros


def best_next(root: State, seat: i64, rng: Rng, samples: i64, taste: i64 = 0) -> i64:
    """Return the action after which the seat stands best, averaged over imagined worlds.

    `root` was made by `from_view`. All actions are tried on the same imagined states.
    """
    buffer = zeros(MAX_ACTIONS)
    count = root.legal(buffer)
    totals = vec[float]([0.0] * count)
    worth = vec[float]([0.0] * MAX_PLAYERS)
    for _sample in range(samples):
        imagined = root.sample_hidden(rng)
        for i in range(count):
            state = imagined.copy()
            state.apply(buffer[i])
            resolve_chance(state, rng)
            rewards(state, worth, taste)
            totals[i] += worth[seat]
    best: i64 = 0
    for i in range(1, count):
        if totals[i] > totals[best]:
            best = i
    return buffer[best]
