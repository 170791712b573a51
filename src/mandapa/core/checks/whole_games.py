"""The checks of single states, run along whole random games."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mandapa.core.checks.effects import check_effects
from mandapa.core.checks.fields import check_fields
from mandapa.core.checks.imagination import Components, check_imagined, check_plays_on
from mandapa.core.checks.secrecy import Worlds, check_secrecy
from mandapa.core.checks.states import (
    check_chance,
    check_json,
    check_legal,
    check_sample,
    check_scores,
)
from mandapa.core.checks.views import check_view
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.game import Setup
from mandapa.core.native import Rng

MAX_PLIES = 20_000
CLOSELY = 6


def random_game(setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """Each state of a random game with the action that follows; the last one with -1."""
    rng = Rng(seed)
    state = setup.new()
    for _ in range(MAX_PLIES):
        actor = state.actor()
        if actor == OVER:
            yield state, -1
            return
        if actor == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal_actions()
            assert legal, f"seat {actor} has nothing to choose from: a dead end"
            action = legal[rng.below(len(legal))]
        yield state, action
        state.apply(action)
    raise AssertionError(f"no end after {MAX_PLIES} plies")


def check_game(
    setup: Setup, seed: int, components: Components, worlds: Worlds, closely: int = CLOSELY
) -> None:
    """Check the fields, every state of one random game, and that copies stay as they were.

    The last state and, at random, one in `closely` is checked in every way.
    """
    check_fields(setup)
    rng = Rng(seed)
    whole: object = None
    readers = (*range(setup.players), None)
    sampled: set[str] = set()
    kept: list[tuple[State, str]] = []
    for number, (state, _) in enumerate(random_game(setup, seed)):
        data = state.to_json()
        found = components(data)
        whole = found if whole is None else whole
        assert found == whole, f"ply {number}: components were lost or made: {found} != {whole}"
        kept.append((state.copy(), json.dumps(data)))
        check_chance(state)
        check_view(setup, state, readers[number % len(readers)])
        if rng.below(closely) == 0 or state.actor() == OVER:
            check_legal(setup, state)
            check_json(setup, state)
            check_scores(setup, state)
            check_imagined(setup, state, components, rng)
            if not setup.game.secrets:
                check_plays_on(setup, state, rng)
            check_secrecy(setup, state, worlds, rng)
            check_effects(setup, state, rng)
        if state.actor() == CHANCE and (state.source() not in sampled or rng.below(40) == 0):
            sampled.add(state.source())
            check_sample(state)
    for copy, text in kept:
        assert json.dumps(copy.to_json()) == text, "a copy changed when its original was played on"
