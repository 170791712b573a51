"""Checks of a single state: legal actions, chance outcomes, JSON and scores."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from mandapa.core.checks.fields import check_restored
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.game import Setup
from mandapa.core.native import Rng

SAMPLES = 400


def check_legal(setup: Setup, state: State) -> None:
    """Check that legal lists are sorted, unique, and agree with `refusal` on every row."""
    legal = state.legal_actions()
    assert legal == sorted(set(legal)), "legal actions out of order or twice"
    assert legal == state.legal_actions(), "two legal lists of one state differ"
    assert bool(legal) == (state.actor() >= 0), "legal actions without a seat to choose, or none"
    allowed = [row for row in range(len(setup.game.actions)) if state.refusal(row) == 0]
    assert allowed == legal, f"legal and refusal disagree: {set(allowed) ^ set(legal)}"


def check_chance(state: State) -> None:
    """Check that outcomes exist exactly where chance decides, each once, with a weight."""
    outcomes = state.outcomes()
    chance = state.actor() == CHANCE
    assert bool(outcomes) == chance == bool(state.source()), "chance without outcomes or source"
    assert len(dict(outcomes)) == len(outcomes), "an outcome twice"
    assert all(weight > 0 for _, weight in outcomes), "an outcome without weight"


def check_sample(state: State, samples: int = SAMPLES) -> None:
    """Check that `sample` gives each outcome about as often as its weight says."""
    outcomes = dict(state.outcomes())
    rng = Rng(7)
    found = Counter(state.sample(rng) for _ in range(samples))
    assert set(found) <= set(outcomes), "sample gave what outcomes do not list"
    check_frequencies(found, {a: float(w) for a, w in outcomes.items()})


def check_frequencies(found: Counter[Any], weights: dict[Any, float]) -> None:
    """Check that counts agree with weights, each within five standard deviations."""
    samples, total = sum(found.values()), sum(weights.values())
    for key in found.keys() | weights.keys():
        expected = weights.get(key, 0.0) / total
        spread = 5 * (expected * (1 - expected) * samples) ** 0.5 + 1e-9
        assert abs(found[key] - expected * samples) <= spread, (
            f"{key}: {found[key]} of {samples}, expected {expected * samples:.1f}"
        )


def check_json(setup: Setup, state: State) -> None:
    """Check that a state survives JSON unchanged."""
    data = json.loads(json.dumps(state.to_json()))
    twin = setup.from_json(data)
    assert twin.to_json() == state.to_json() == data, "JSON does not come back the same"
    assert twin.digest() == state.digest()
    check_restored(setup, state, twin)
    assert twin.actor() == state.actor()
    assert twin.legal_actions() == state.legal_actions()
    assert twin.outcomes() == state.outcomes()
    for seat in (*range(setup.players), None):
        assert twin.view(seat) == state.view(seat)


def check_scores(setup: Setup, state: State) -> None:
    sheets, ranking = state.scores(), state.ranking()
    assert len(sheets) == len(ranking) == state.seats() == setup.players
    for seat, sheet in enumerate(sheets):
        assert sum(sheet.values()) == state.points(seat), "points are not the sum of the sheet"
    names = state.tie_breaks()
    for seat, key in enumerate(state.rank_keys()):
        assert key[0] == state.points(seat), "places do not go by points first"
        assert len(key) == 1 + len(names), "a tie-break without a name"
    for place in ranking:
        assert place == 1 + sum(other < place for other in ranking), "places do not add up"
    assert bool(state.end_reason()) or state.actor() != OVER, "an end without a reason"
