"""Imagined states fit the view they come from, and each comes as often as it is likely."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from mandapa.core.checks.states import check_frequencies
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.core.views import View

Components = Callable[[dict[str, Any]], object]


def check_imagined(setup: Setup, state: State, components: Components, rng: Rng) -> None:
    """Check that what `sample_hidden` makes of a view is whole and looks the same to its seat.

    For who decides and for one other reader: over a game everyone's turn comes.
    """
    readers: list[int | None] = [*range(setup.players), None]
    chosen = {readers[rng.below(len(readers))]}
    if state.actor() >= 0:
        chosen.add(state.actor())
    for seat in chosen:
        view = state.view(seat)
        root = setup.from_view(json.loads(json.dumps(view)))
        for _ in range(2):
            world = root.sample_hidden(rng)
            assert world.view(seat) == view, f"seat {seat}: an imagined state looks different"
            assert components(world.to_json()) == components(state.to_json()), (
                f"seat {seat}: an imagined state lacks components"
            )
            assert world.actor() == state.actor()
            if seat == state.actor():
                assert root.legal_actions() == world.legal_actions() == state.legal_actions()


def check_plays_on(setup: Setup, state: State, rng: Rng, plies: int = 30) -> None:
    """Check that what is read back from a view plays on like the truth if nothing is secret."""
    truth, world = state.copy(), setup.from_view(state.view(None))
    for _ in range(plies):
        legal = truth.legal_actions()
        assert world.legal_actions() == legal, "a view leaves out what decides what is legal"
        assert world.outcomes() == truth.outcomes(), "a view leaves out what decides chances"
        assert world.view(None) == truth.view(None), "a view leaves out what matters later"
        if truth.actor() == OVER:
            return
        rows = legal or [row for row, _ in truth.outcomes()]
        row = rows[rng.below(len(rows))]
        truth.apply(row)
        world.apply(row)


def possible_worlds(state: State, plies: int) -> Iterator[tuple[State, float]]:
    """Yield all states that a number of chance draws can lead to, with their probabilities."""
    if plies == 0 or state.actor() != CHANCE:
        yield state, 1.0
        return
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        after = state.copy()
        after.apply(action)
        for world, probability in possible_worlds(after, plies - 1):
            yield world, probability * weight / total


def check_imagination(
    setup: Setup,
    start: State,
    plies: int,
    seat: int | None,
    key: Callable[[State], str],
    samples: int = 4000,
) -> int:
    """From every look that the draws after `start` can give a seat, `sample_hidden` brings
    each world as often as it is likely. How many different looks there were."""
    looks: dict[str, tuple[View, dict[str, float]]] = {}
    for world, probability in possible_worlds(start, plies):
        view = world.view(seat)
        _, likely = looks.setdefault(json.dumps(view), (view, {}))
        likely[key(world)] = likely.get(key(world), 0.0) + probability
    for view, likely in looks.values():
        root, rng = setup.from_view(view), Rng(11)
        found = Counter(key(root.sample_hidden(rng)) for _ in range(samples))
        check_frequencies(found, likely)
    return len(looks)
