"""Mandala Stones for the contract checks: what is in the box, and what a seat cannot tell apart.

Works on a true state's JSON alone, with neither `view` nor `from_view`.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

from mandapa.core.native import Rng

Data = dict[str, Any]

END_REASONS = ("hands", "no-action")
FEWEST_RECORDED = 40
# What stands on the first line of the picture, however far it is folded.
TOP_LINE = r"^ +1 (·|[^\W\d_][✶○])"

COLOURS, PATTERNS, COVERED, CARDS, DONE = 4, 2, 2, 10, 8


def stones(stack: int) -> list[int]:
    """The stones of a packed stack."""
    found = []
    while stack:
        found.append(stack % 16)
        stack //= 16
    return found


def components(data: Data) -> object:
    """Every stone by colour and pattern, the artists, and no objective twice."""
    out = [stone for stack in data["piles"] + data["spaces"] for stone in stones(stack)]
    out += data["scored"][: data["scored_count"]]
    assert not any(data["scored"][data["scored_count"] :]), "stones beyond the last scored one"
    patterns = Counter({place: count for place, count in enumerate(data["left"]) if count})
    colours = Counter({colour: count for colour, count in enumerate(data["bag"]) if count})
    for stone in out:
        colour, pattern = stone % COLOURS, stone // COLOURS - 1
        assert 0 <= pattern <= COVERED, f"{stone} is no stone"
        colours[colour] += 1
        if pattern != COVERED:
            patterns[colour * PATTERNS + pattern] += 1
    assert all(stone // COLOURS - 1 != COVERED for s in data["spaces"] for stone in stones(s))
    assert min(data["left"]) >= 0, "more stones of a pattern than there are"
    assert min(data["bag"]) >= 0, "more stones of a colour than there are"
    assert not data["artists"][0] & data["artists"][1], "two artists on a circle"
    if data["set_up"]:
        assert [mask.bit_count() for mask in data["artists"]] == [2, 2]
    held = [card for mask in data["held"] for card in range(CARDS) if mask >> card & 1]
    assert len(held) == len(set(held)) == data["dealt"], "an objective twice, or lost"
    return sorted(patterns.items()), sorted(colours.items())


def worlds(data: Data, seat: int | None, rng: Rng) -> Iterator[Data]:
    """A few states that differ from this one only in the others' objectives."""
    if data["phase"] == DONE:
        return
    free = [card for card in range(CARDS) if not any(mask >> card & 1 for mask in data["held"])]
    others = [s for s in range(data["players"]) if s != seat and data["held"][s]]
    for other in others:
        cards = [card for card in range(CARDS) if data["held"][other] >> card & 1]
        changed = copy.deepcopy(data)
        out, new = cards[rng.below(len(cards))], free[rng.below(len(free))]
        changed["held"][other] ^= 1 << out | 1 << new
        yield changed
    if len(others) > 1:
        one, two = others[0], others[-1]
        if data["held"][one].bit_count() == data["held"][two].bit_count():
            changed = copy.deepcopy(data)
            changed["held"][one], changed["held"][two] = data["held"][two], data["held"][one]
            yield changed
