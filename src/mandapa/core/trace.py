"""Recorded games: a log in which every ply is followed by what the rules then say.

That is who acts, what is legal, what chance could bring and the points, in notation: it stays the
same however a state is laid out inside, compiled or not. Where the rules change, the difference
of two recordings shows the first ply that is told otherwise, and what about it.
"""

from __future__ import annotations

import hashlib

from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.game import Setup
from mandapa.core.log import to_text
from mandapa.core.match import Match

DIGITS = 6
MARGIN = "    "  # before what follows a ply; no line of a log begins with a space


def trace(match: Match) -> list[str]:
    """Say what the rules tell after every ply of a match."""
    state = match.setup.new()
    said = []
    for entry in match.plies:
        state.apply(entry.action)
        said.append(describe(match.setup, state))
    return said


def describe(setup: Setup, state: State) -> str:
    """Say what the rules tell of a state: short lists in numbers, long ones by their hash."""
    actor = state.actor()
    if actor == OVER:
        stands = f"over, {state.end_reason()}, places {_listed(state.ranking())}"
    elif actor == CHANCE:
        stands = f"{state.source()}, {_notations(setup, state.outcomes(), 'outcomes')}"
    else:
        legal = [(row, 1) for row in state.legal_actions()]
        stands = f"seat {actor + 1}, {state.question()}, {_notations(setup, legal, 'legal')}"
    points = _listed([state.points(seat) for seat in range(setup.players)])
    # The sheets, and the tie-breaks as far as they already decide.
    behind = _hash(f"{state.scores()} {state.ranking()}")
    return f"{stands}, points {points} {behind}"


def recording(match: Match) -> str:
    """Write a recorded game."""
    head, _, plies = to_text(match).partition("\n\n")
    lines = [
        f"{line}\n{MARGIN}{said}\n"
        for line, said in zip(plies.splitlines(), trace(match), strict=True)
    ]
    return f"{head}\n\n{''.join(lines)}"


def read_recording(text: str) -> tuple[str, list[str]]:
    """Read the log of a recorded game, and what was said after every ply."""
    lines = text.splitlines()
    log = [line for line in lines if not line.startswith(MARGIN)]
    said = [line.removeprefix(MARGIN) for line in lines if line.startswith(MARGIN)]
    return "\n".join([*log, ""]), said


def _notations(setup: Setup, weighted: list[tuple[int, int]], what: str) -> str:
    actions = setup.game.actions
    text = ",".join(f"{actions[row].notation}:{weight}" for row, weight in weighted)
    return f"{len(weighted)} {what} {_hash(text)}"


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
