"""What is told of a choice is what then happens, as far as nothing unknown is involved."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import Changes, Move, joined
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.effects import Effects, effects
from mandapa.core.game import Setup
from mandapa.core.narration import Line, Moment, Narrator
from mandapa.core.native import Rng
from mandapa.core.words import Words

MOST_ROWS = 12


def check_effects(setup: Setup, state: State, rng: Rng) -> int:
    """Check the effects of the actor's choices; return how many were compared."""
    seat, legal = int(state.actor()), state.legal_actions()
    if len(legal) < 2:
        return 0
    narrator = setup.game.narrator(setup)
    rows = legal if len(legal) <= MOST_ROWS else rng_sample(legal, rng)
    told = effects(setup, narrator, state.view(seat), rows, lambda _seat: False)
    words = Words(setup.game, "en")
    for row in rows:
        after = state.copy()
        seen = _carry_out(after, row, seat, rng)
        _check_words(words, told[row])
        _check_changes(told[row], joined(narrator.changes(moment) for moment in seen))
        _check_lines(told[row], narrator, seen)
        if told[row].decides is not None:
            assert told[row].decides == after.actor(), "someone else decides next"
    return len(rows)


def rng_sample(rows: list[int], rng: Rng) -> list[int]:
    """Return some of the rows."""
    first = int(rng.below(len(rows)))
    step = len(rows) // MOST_ROWS
    return sorted({rows[(first + step * number) % len(rows)] for number in range(MOST_ROWS)})


def _carry_out(state: State, row: int, seat: int, rng: Rng) -> list[Moment[Any]]:
    """Play a choice and all that follows by itself, as a match would; return what the seat saw."""
    seen: list[Moment[Any]] = []
    before = state.view(seat)
    while True:
        actor, shown = int(state.actor()), state.seen(row, seat)
        state.apply(row)
        after = state.view(seat)
        seen.append(Moment(shown, actor, before, after, live=True))
        before = after
        follows = state.actor()
        if follows == OVER:
            return seen
        if follows == CHANCE:
            row = state.sample(rng)
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            return seen
        row = legal[0]


def _check_words(words: Words, told: Effects) -> None:
    for line in told.lines:
        assert words.has(line.key), f"there are no words for '{line.key}'"
    for gain in told.changes.gains:
        assert words.has(f"gain-{gain.what}"), f"there are no words for gaining {gain.what}"
        assert words.has(f"why-{gain.why}"), f"there are no words for the reason {gain.why}"


def _check_changes(told: Effects, happened: Changes) -> None:
    amounts: Counter[tuple[int, str, str]] = Counter()
    for gain in happened.gains:
        assert gain.amount is None or gain.amount != 0, "a gain of nothing"
        amounts[gain.seat, gain.what, gain.why] += gain.amount or 0
    foretold = Counter({(one.seat, one.what, one.why): 0 for one in told.changes.gains})
    unknown = {(g.seat, g.what, g.why) for g in told.changes.gains if g.amount is None}
    for gain in told.changes.gains:
        foretold[gain.seat, gain.what, gain.why] += gain.amount or 0
    for key, amount in amounts.items():
        assert key in foretold, f"{key} was not told; {told} {happened}"
        assert key in unknown or foretold[key] == amount, f"{key}: {amount}, not {foretold[key]}"
    for key, amount in foretold.items():
        assert key in unknown or amounts[key] == amount, f"{key}: {amounts[key]}, not {amount}"
    _check_moves(told.changes.moves, happened.moves)
    if told.certain:
        assert told.changes == happened, f"{happened}, not {told.changes}"


def _check_moves(told: tuple[Move, ...], happened: tuple[Move, ...]) -> None:
    sure, sums, known = _ways(told)
    _, real, things = _ways(happened)
    for way, count in real.items():
        assert way in sums, f"{way} was not told"
        assert way not in sure or sums[way] == count, f"{way}: {count}, not {sums[way]}"
        named = known[way]
        if way in sure and not any(UNKNOWN in what for what in named):
            assert named == things[way], f"{way}: {things[way]}, not {named}"
    for way in sure:
        assert way in real, f"{way} did not happen"


_Way = tuple[str, str, str]


def _ways(
    moves: tuple[Move, ...],
) -> tuple[set[_Way], dict[_Way, int], dict[_Way, Counter[str]]]:
    """Return the ways whose counts are known, all counts, and all things, by way."""
    sure: set[_Way] = set()
    sums: dict[_Way, int] = {}
    things: dict[_Way, Counter[str]] = {}
    for move in moves:
        way = move.what.split()[0], move.source, move.target
        sums[way] = sums.get(way, 0) + (move.amount or 0)
        things.setdefault(way, Counter())[move.what] += move.amount or 0
        if move.amount is not None:
            sure.add(way)
    return sure, sums, things


def _check_lines(told: Effects, narrator: Narrator[Any], seen: list[Moment[Any]]) -> None:
    lines: list[Line] = narrator.narrate(seen)
    for line in told.lines:
        if not line.key.startswith("then-"):
            assert line in lines, f"{line} was not told; {lines}"
