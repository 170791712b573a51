"""Flowers for the contract checks: what is in the box, and what a seat cannot tell apart.

Works on a true state's JSON alone, with neither `view` nor `from_view`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from mandapa.core.native import Rng

Data = dict[str, Any]
# A hidden card: the list it is counted in and where.
Spot = tuple[str, int]

COLOURS, SEATS, FACES, KINDS = 6, 4, 2, 6

END_REASONS = ("third-flower", "no-tiles", "all-passed")
FEWEST_RECORDED = 30
# What stands on the first line of the picture, however far it is folded.
TOP_LINE = r"─ +A +─|^A "


def components(data: Data) -> object:
    """Every card by colour, every tile once, sizes that agree with what they count."""
    cards = [0] * COLOURS
    for name in ("hands", "laid", "deck", "discard"):
        for place, count in enumerate(data[name]):
            assert count >= 0, f"{name} holds {count} cards"
            cards[place % COLOURS] += count
    tiles = [tile for tile in data["tiles"] + data["single"] if tile >= 0]
    for flower in range(data["flower_total"]):
        tiles += data["flowers"][3 * flower + 1 : 3 * flower + 3]
    for stack in data["stacks"]:
        tiles += [tile for tile in range(36) if stack >> tile & 1]
    return cards, sorted(tiles)


def worlds(data: Data, seat: int | None, rng: Rng) -> Iterator[Data]:
    """A few states that differ from this one only in what the seat may not know."""
    spots = hidden_cards(data, seat)
    for _ in range(12):
        if len(spots) > 1:
            one, two = spots[rng.below(len(spots))], spots[rng.below(len(spots))]
            other = swapped(data, one, two)
            if other != data and allowed(other, data, seat):
                yield other
    if data["memory"]:
        yield from other_flowers(data, seat)
    if forgetful(data, seat) and any(data["known"]):
        yield data | {"known": [0] * len(data["known"])}


def forgetful(data: Data, seat: int | None) -> bool:
    """A late spectator with `memory` does not even know what came back to the hands."""
    return bool(data["memory"]) and seat is None


def hidden_cards(data: Data, seat: int | None) -> list[Spot]:
    spots: list[Spot] = [("deck", colour) for colour in range(COLOURS) if data["deck"][colour]]
    for place, count in enumerate(data["hands"]):
        if count and place // COLOURS != seat:
            spots.append(("hands", place))
    if data["memory"]:
        for place, count in enumerate(data["laid"]):
            face = place // COLOURS % FACES
            owner = place // (COLOURS * FACES) % SEATS
            if count and face == 1 and owner != seat:
                spots.append(("laid", place))
    return spots


def swapped(data: Data, one: Spot, two: Spot) -> Data:
    """The two cards exchanged: each place keeps its size."""
    other = copy.deepcopy(data)
    colours = one[1] % COLOURS, two[1] % COLOURS
    for (name, place), colour in ((one, colours[1]), (two, colours[0])):
        other[name][place] -= 1
        other[name][place - place % COLOURS + colour] += 1
    return other


def allowed(other: Data, data: Data, seat: int | None) -> bool:
    """Whether all that the seat knows for sure is still true."""
    viewer = SEATS if seat is None else seat
    for colour in range(0 if forgetful(data, seat) else COLOURS):
        apart = together = 0
        for s in range(data["players"]):
            if s != viewer:
                if other["hands"][s * COLOURS + colour] < data["known"][s * COLOURS + colour]:
                    return False
                apart += data["known"][s * COLOURS + colour]
                together += other["hands"][s * COLOURS + colour]
        if together < max(apart, data["known"][(SEATS + viewer) * COLOURS + colour]):
            return False
    last_seat, last_colour, last_count, last_mandala, last_face = data["last"]
    for place, count in enumerate(other["laid"]):
        mandala = place // (COLOURS * FACES * SEATS)
        owner = place // (COLOURS * FACES) % SEATS
        colour, face = place % COLOURS, place // COLOURS % FACES
        # A covered card's colour showed in its mandala already.
        if face == 1 and count and not data["present"][mandala] >> colour & 1:
            return False
        last = (last_seat, last_colour, last_mandala, last_face)
        if (owner, colour, mandala, face) == last and last_face == 1 and count < last_count:
            return False
    return True


def other_flowers(data: Data, seat: int | None) -> Iterator[Data]:
    """With `memory`, another tile of the same colour and back in a flower of someone else."""
    for flower in range(data["flower_total"]):
        if data["flowers"][3 * flower] != seat:
            tile = data["flowers"][3 * flower + 1]
            for back, stack in enumerate(data["stacks"]):
                for new in range(tile // KINDS * KINDS, tile // KINDS * KINDS + KINDS):
                    if stack >> new & 1:
                        other = copy.deepcopy(data)
                        other["flowers"][3 * flower + 1] = new
                        other["stacks"][back] ^= 1 << new | 1 << tile
                        yield other
                        return
