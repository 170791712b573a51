"""How fast the engine and the search run here, in numbers anyone can measure again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from time import perf_counter

from mandapa.bots.rewards import resolve_chance
from mandapa.bots.tree import Tree
from mandapa.core.contract import CHANCE, OVER, State, playout
from mandapa.core.game import Setup
from mandapa.core.native import Rng

# No game is nearly as long; a playout that is would be a fault of its rules.
PLAYOUT_LIMIT = 100_000
# Seldom enough to look at the clock without measuring the clock.
COPIES = 200
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
    """A stopwatch that tells from time to time how many more seconds have passed, and stands
    still while it tells."""

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
    """Nobody wants to know how far it is."""


def measure(setup: Setup, seconds: float, on_tick: OnTick = untold) -> Speed:
    """All four measurements, in about so many seconds together."""
    part = seconds / 4
    return Speed(
        playout_rate(setup, part, on_tick),
        step_rate(setup, part, on_tick),
        copy_microseconds(setup, part, on_tick),
        search_rate(setup, part, on_tick),
    )


def playout_rate(setup: Setup, seconds: float = 1.0, on_tick: OnTick = untold) -> float:
    """Actions a second of whole random games, chance outcomes and the deal counted, played
    inside the compiled unit."""
    rng = Rng(1)
    played: int = 0
    watch = Watch(on_tick)
    while True:
        played += playout(setup.new(), rng, PLAYOUT_LIMIT)
        passed = watch.passed()
        if passed >= seconds:
            return played / passed


def step_rate(setup: Setup, seconds: float = 1.0, on_tick: OnTick = untold) -> float:
    """Actions a second, chance outcomes counted, each listed and applied from Python."""
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
    """How long a copy of a dealt position takes."""
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
    """Iterations a second of the search bot's tree, at the first decision of a game."""
    state = dealt(setup)
    root = setup.from_view(state.view(state.actor()))
    settings = setup.game.search
    tree = Tree(root, Rng(3), settings.exploration, settings.horizon, settings.evaluate_all)
    iterations = 0
    watch = Watch(on_tick)
    while True:
        tree.run(ITERATIONS)
        iterations += ITERATIONS
        passed = watch.passed()
        if passed >= seconds:
            return iterations / passed


def dealt(setup: Setup) -> State:
    """A position at its first decision, always the same one."""
    state = setup.new()
    resolve_chance(state, Rng(4))
    return state
