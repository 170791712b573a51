"""Threads that play at once do not disturb each other: a state shares no scratch memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from mandapa.core.contract import CHANCE, OVER, State, playout
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games import GAMES

THREADS = 4
MOST = 250  # plies of a game
SETUPS = [
    pytest.param(game.setup(2, options), id=f"{game.name} {how}")
    for game in GAMES.values()
    for how, options in (
        ("as usual", {}),
        ("all on", {one.name: "on" for one in game.options if "on" in one.choices}),
    )
]


@pytest.fixture(autouse=True)
def _impatient() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def played(setup: Setup, seed: int) -> list[object]:
    """Everything that a thread is told in a random game."""
    rng = Rng(seed)
    state = setup.new()
    told: list[object] = []
    for _ in range(MOST):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            row = state.sample(rng)
        else:
            legal = state.legal_actions()
            refused = [one for one in legal if state.refusal(one)]
            told.append((legal, refused, [state.evaluate(seat) for seat in range(setup.players)]))
            row = legal[rng.below(len(legal))]
        state.apply(row)
    short = setup.new()
    playout(short, rng, MOST)
    return [*told, short.digest()]


def imagined(root: State, seed: int) -> list[str]:
    rng = Rng(seed)
    return [root.sample_hidden(rng).digest() for _ in range(20)]


@pytest.mark.parametrize("setup", SETUPS)
def test_games_in_threads_are_the_games_one_after_another(setup: Setup) -> None:
    alone = [played(setup, seed) for seed in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(2):
            assert list(pool.map(lambda seed: played(setup, seed), range(THREADS))) == alone


@pytest.mark.parametrize("setup", SETUPS)
def test_worlds_are_imagined_from_one_view_in_threads(setup: Setup) -> None:
    state = setup.new()
    playout(state, Rng(1), 60)
    view = state.view(0)

    def alone(seed: int) -> list[str]:
        return imagined(setup.from_view(view), seed)

    expected = [alone(seed) for seed in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(5):
            root = setup.from_view(view)
            assert (
                list(pool.map(lambda seed, r=root: imagined(r, seed), range(THREADS))) == expected
            )
