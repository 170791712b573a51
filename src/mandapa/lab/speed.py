"""Measure the speed of the engine and the search on this machine."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from time import perf_counter

from mandapa.bots.rewards import resolve_chance
from mandapa.bots.tree import Tree
from mandapa.core.contract import CHANCE, OVER, State, playout
from mandapa.core.game import Setup
from mandapa.core.native import Rng

# No game is nearly as long; a longer playout means a bug in its rules.
PLAYOUT_LIMIT = 100_000
# Between two readings of the clock, so that its cost does not matter.
COPIES = 200
# A tree grows slower the larger it is, so each of this many iterations is a fresh one.
TREE = 1000
ITERATIONS = 10
TICK = 0.25  # seconds

OnTick = Callable[[float], None]


@dataclasses.dataclass(frozen=True)
class Speed:
    """What `measure` found; rates are per second, on one core."""

    playouts: float
    steps: float
    copy_microseconds: float
    search_iterations: float


class Watch:
    """A stopwatch that reports progress from time to time, and stops while it does."""

    def __init__(self, on_tick: OnTick) -> None:
        self.on_tick = on_tick
        self.start = perf_counter()
        self.told = 0.0

    def passed(self) -> float:
        passed = perf_counter() - self.start
        if passed - self.told >= TICK:
            self.on_tick(passed - self.told)
            self.told = passed
            self.start = perf_counter() - passed
        return passed


def untold(_: float) -> None:
    """Ignore the progress."""


def measure(setup: Setup, seconds: float, on_tick: OnTick = untold) -> Speed:
    """Run all four measurements, in about `seconds` together."""
    part = seconds / 4
    return Speed(
        playout_rate(setup, part, on_tick),
        step_rate(setup, part, on_tick),
        copy_microseconds(setup, part, on_tick),
        search_rate(setup, part, on_tick),
    )


def playout_rate(setup: Setup, seconds: float = 1.0, on_tick: OnTick = untold) -> float:
    """Return actions per second of whole random games inside the compiled unit, chance outcomes and
    the deal included."""
    rng = Rng(1)
    played: int = 0
    watch = Watch(on_tick)
    while True:
        played += playout(setup.new(), rng, PLAYOUT_LIMIT)
        passed = watch.passed()
        if passed >= seconds:
            return played / passed


def step_rate(setup: Setup, seconds: float = 1.0, on_tick: OnTick = untold) -> float:
    """Return actions per second when each is listed and applied from Python, chance included."""
    rng = Rng(2)
    steps = 0
    watch = Watch(on_tick)
    while True:
        state = setup.new()
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
            steps += 1
        passed = watch.passed()
        if passed >= seconds:
            return steps / passed


def copy_microseconds(setup: Setup, seconds: float = 0.5, on_tick: OnTick = untold) -> float:
    """Return how long a copy of a dealt position takes."""
    state = dealt(setup)
    copies = 0
    watch = Watch(on_tick)
    while True:
        for _ in range(COPIES):
            state.copy()
        copies += COPIES
        passed = watch.passed()
        if passed >= seconds:
            return 1e6 * passed / copies


def search_rate(setup: Setup, seconds: float = 1.0, on_tick: OnTick = untold) -> float:
    """Return iterations per second of the tree search at the first decision of a game, whose trees
    have `TREE` iterations."""
    tree = first_search(setup)
    iterations = 0
    watch = Watch(on_tick)
    while True:
        if iterations % TREE == 0:
            tree = first_search(setup)
        tree.run(ITERATIONS)
        iterations += ITERATIONS
        passed = watch.passed()
        if passed >= seconds:
            return iterations / passed


def first_search(setup: Setup) -> Tree:
    """Return the tree search at the first decision of a game."""
    state = dealt(setup)
    root = setup.from_view(state.view(state.actor()))
    settings = setup.game.search
    return Tree(root, Rng(3), settings.exploration, settings.horizon, settings.evaluate_all)


def dealt(setup: Setup) -> State:
    """Return a position at its first decision, always the same one."""
    state = setup.new()
    resolve_chance(state, Rng(4))
    return state
