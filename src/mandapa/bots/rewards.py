"""How good a position is for each seat, from 0 to 1, for bots to compare."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.native import Rng

# A lead of this many points earns half of what any lead can earn.
HALF_LEAD: Final = 12.0
# The share of winning in the reward of a finished game; the rest is the margin.
WIN_SHARE: Final = 0.7


def resolve_chance(state: State, rng: Rng) -> None:
    """Draw chance outcomes until a seat must decide or the game is over."""
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))


def squash(lead: float) -> float:
    """Map a lead to 0.5 for an even game, towards 1 ahead and towards 0 behind."""
    size = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + HALF_LEAD)


def rewards(state: State, worth: vec[float], taste: i64 = 0) -> None:
    """Write the reward of each seat, as a player with that taste sees it."""
    seats = state.seats()
    over = state.actor() == OVER
    for seat in range(seats):
        if over:
            worth[seat] = float(state.points(seat))
        elif taste:
            worth[seat] = state.evaluate_as(seat, taste)
        else:
            worth[seat] = state.evaluate(seat)
    best = -1e9
    runner_up = -1e9
    for seat in range(seats):
        if worth[seat] > best:
            runner_up = best
            best = worth[seat]
        elif worth[seat] > runner_up:
            runner_up = worth[seat]
    for seat in range(seats):
        rival = runner_up if worth[seat] == best else best
        worth[seat] = squash(worth[seat] - rival)
    if over:
        add_victory(state.ranking(), worth)


def add_victory(ranking: list[int], worth: vec[float]) -> None:
    winners = ranking.count(1)
    for seat in range(i64(len(ranking))):
        won = 1.0 / winners if ranking[seat] == 1 else 0.0
        worth[seat] = WIN_SHARE * won + (1.0 - WIN_SHARE) * worth[seat]
