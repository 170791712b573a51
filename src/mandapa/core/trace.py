"""A hash after every action of a match, of everything the rules decided.

It covers the actor, what was legal, what chance could bring and the points, in notation:
so it does not depend on how a state is laid out in memory, or on compilation.
"""

from __future__ import annotations

import hashlib

from mandapa.core.contract import State
from mandapa.core.game import Setup
from mandapa.core.match import Match

DIGITS = 8


def trace(match: Match) -> list[str]:
    """Return one hash for each ply; each covers all plies before it."""
    state = match.setup.new()
    check = ""
    hashes = []
    for entry in match.plies:
        notation = match.setup.game.actions[entry.action].notation
        state.apply(entry.action)
        text = f"{check} {notation} {describe(match.setup, state)}"
        check = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
        hashes.append(check)
    return hashes


def describe(setup: Setup, state: State) -> str:
    """Return what the rules say about a state, as text."""
    actions = setup.game.actions
    legal = ",".join(actions[row].notation for row in state.legal_actions())
    chance = ",".join(f"{actions[row].notation}:{weight}" for row, weight in state.outcomes())
    scores = ",".join(str(sheet) for sheet in state.scores())
    return f"{state.actor()} {legal} {chance} {scores} {state.ranking()} {state.end_reason()}"
