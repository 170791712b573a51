"""Secret means secret: nothing a seat is given depends on what it may not know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from mandapa.core.contract import CHANCE, State
from mandapa.core.game import Setup
from mandapa.core.native import Rng

Data = dict[str, Any]
# (true state's JSON, seat or None for a spectator, random source) to other possible worlds
Worlds = Callable[[Data, int | None, Rng], Iterator[Data]]


def check_secrecy(setup: Setup, state: State, worlds: Worlds, rng: Rng) -> int:
    """Check that a seat is given the same in all worlds that it may not tell apart.

    Return how many other worlds were compared.
    """
    compared = 0
    drawn = _each_draw(state)
    for seat in (*range(setup.players), None):
        for data in worlds(state.to_json(), seat, rng):
            other = setup.from_json(data)
            assert other.digest() != state.digest(), "worlds that do not differ prove nothing"
            _check_alike(setup, state, other, seat)
            _check_shown(state, other, seat)
            compared += 1
        _check_outcomes_alike(state, drawn, seat)
    return compared


def _check_alike(setup: Setup, state: State, other: State, seat: int | None) -> None:
    mine, theirs = json.dumps(state.view(seat)), json.dumps(other.view(seat))
    assert mine == theirs, f"seat {seat}: the view tells of something hidden"
    assert state.known_scores(seat) == other.known_scores(seat), f"seat {seat}: the scores tell"
    assert state.actor() == other.actor()
    assert state.question() == other.question()
    assert state.source() == other.source()
    if state.actor() == seat:
        assert state.legal_actions() == other.legal_actions(), f"seat {seat}: legal actions tell"
        for row in range(len(setup.game.actions)):
            assert state.refusal(row) == other.refusal(row), f"seat {seat}: a refusal tells"
            assert state.reveals(row) == other.reveals(row)


def _check_shown(state: State, other: State, seat: int | None) -> None:
    """Check that the next actions look the same to the seat, unless the rules reveal something."""
    chance = state.actor() == CHANCE
    mine = [row for row, _ in state.outcomes()] if chance else state.legal_actions()
    theirs = [row for row, _ in other.outcomes()] if chance else other.legal_actions()
    for row in mine:
        if row not in theirs:
            assert chance or state.reveals(row), "a decision that only some worlds allow reveals"
            continue
        assert state.seen(row, seat) == other.seen(row, seat), f"seat {seat}: the log tells"
        if not chance and not state.reveals(row):
            after, there = state.copy(), other.copy()
            after.apply(row)
            there.apply(row)
            assert after.view(seat) == there.view(seat), "a decision shows more than it says"
            if state.actor() == seat:
                # The decider is told whether a choice is final, which depends on this.
                lone, one = (len(world.legal_actions()) == 1 for world in (after, there))
                assert (after.actor(), lone) == (there.actor(), one), (
                    "what another may answer tells"
                )


def _each_draw(state: State) -> list[tuple[int, State]]:
    """Return the possible outcomes, each with the state after it."""
    found = []
    for row, _ in state.outcomes():
        after = state.copy()
        after.apply(row)
        found.append((row, after))
    return found


def _check_outcomes_alike(state: State, drawn: list[tuple[int, State]], seat: int | None) -> None:
    """Check that draws with the same text for a seat lead to the same view."""
    alike: dict[str, list[State]] = {}
    for row, after in drawn:
        alike.setdefault(state.seen(row, seat), []).append(after)
    for states in alike.values():
        if len(states) > 1:
            looks = {json.dumps(after.view(seat)) for after in states}
            assert len(looks) == 1, f"seat {seat}: the view tells a hidden draw"
