"""What a viewer cannot know, prepared for drawing many samples of it.

Only the `memory` option hides cards on the table. Face-down cards of a mandala can only
have colours that show in it, so the hidden cards are shared out colour by colour with the
exact number of arrangements as weights: every arrangement is equally likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, Rng
from mandapa.games.flowers.rows import COLOURS, MANDALAS

MAX_FACTORIAL: Final = 120
NO_COLOUR: Final[i64] = -1


def _inverse_factorials() -> list[float]:
    numbers = [1.0]
    for n in range(1, MAX_FACTORIAL + 1):
        numbers.append(numbers[-1] / n)
    return numbers


INVERSE_FACTORIAL: Final = vec[float](_inverse_factorials())


class Belief:
    """The viewer, and how the hidden cards may be distributed.

    `pool[colour]` hidden cards are split between three groups of face-down cards, of
    `group[mandala]` cards whose colours must be in `present[mandala]`, and the rest.
    `ways[colour, a, b, c]` is the weight of sharing out this and all later colours when
    the groups still lack a, b and c cards.
    """

    __slots__ = (
        "dark_size",
        "flower_colour",
        "group",
        "pool",
        "present",
        "viewer",
        "ways",
    )

    def __init__(
        self,
        viewer: i64,
        flower_colour: vec[i64],
        dark_size: i64,
        pool: vec[i64],
        group: vec[i64],
        present: vec[i64],
    ) -> None:
        self.viewer = viewer
        self.flower_colour = flower_colour  # [flower] = its colour if its tiles are hidden
        self.dark_size = dark_size  # tiles in the dark stack
        self.pool = pool
        self.group = group
        self.present = present
        self.ways = vec[float]([])  # counted when first needed

    def count_ways(self) -> None:
        group = self.group
        ways = vec[float]([0.0] * ((COLOURS + 1) * self.block()))
        ways[COLOURS * self.block()] = 1.0
        for colour in range(COLOURS - 1, 0, -1):
            for a in range(group[0] + 1):
                for b in range(group[1] + 1):
                    for c in range(group[2] + 1):
                        ways[self.place(colour, a, b, c)] = self.weigh(ways, colour, a, b, c)
        # Nothing has been given away before the first colour.
        whole = self.weigh(ways, 0, group[0], group[1], group[2])
        ways[self.place(0, group[0], group[1], group[2])] = whole
        self.ways = ways  # assigned when complete: another thread may imagine worlds from it

    def block(self) -> i64:
        return (self.group[0] + 1) * (self.group[1] + 1) * (self.group[2] + 1)

    def place(self, colour: i64, a: i64, b: i64, c: i64) -> i64:
        return colour * self.block() + (a * (self.group[1] + 1) + b) * (self.group[2] + 1) + c

    def most(self, colour: i64, mandala: i64, lacking: i64) -> i64:
        """Return how many cards of a colour a group can take."""
        if not self.present[mandala] & BIT[colour]:
            return 0
        return min(lacking, self.pool[colour])

    def term(self, then: float, colour: i64, x: i64, y: i64, z: i64) -> float:
        """Return the weight of giving x, y and z cards of a colour to the groups."""
        rest = self.pool[colour] - x - y - z
        if rest < 0:
            return 0.0
        return (
            INVERSE_FACTORIAL[x]
            * INVERSE_FACTORIAL[y]
            * INVERSE_FACTORIAL[z]
            * INVERSE_FACTORIAL[rest]
            * then
        )

    def weigh(self, ways: vec[float], colour: i64, a: i64, b: i64, c: i64) -> float:
        """Return the sum of all terms. Of everything with `memory` this takes longest."""
        total = 0.0
        pool = self.pool[colour]
        most_y = self.most(colour, 1, b)
        most_z = self.most(colour, 2, c)
        for x in range(self.most(colour, 0, a) + 1):
            for y in range(min(most_y, pool - x) + 1):
                rest = pool - x - y
                weight = INVERSE_FACTORIAL[x] * INVERSE_FACTORIAL[y]
                place = self.place(colour + 1, a - x, b - y, c)
                for z in range(min(most_z, rest) + 1):
                    total += (
                        weight
                        * INVERSE_FACTORIAL[z]
                        * INVERSE_FACTORIAL[rest - z]
                        * ways[place - z]
                    )
        return total

    def share_out(self, rng: Rng) -> vec[i64]:
        """Draw [mandala, colour] = the number of hidden face-down cards."""
        if len(self.ways) == 0:
            self.count_ways()
        shares = vec[i64]([0] * (MANDALAS * COLOURS))
        a = self.group[0]
        b = self.group[1]
        c = self.group[2]
        for colour in range(COLOURS):
            ticket = rng.fraction() * self.ways[self.place(colour, a, b, c)]
            chosen = self.choose(colour, a, b, c, ticket)
            x = chosen // 10000
            y = chosen // 100 % 100
            z = chosen % 100
            shares[colour] = x
            shares[COLOURS + colour] = y
            shares[2 * COLOURS + colour] = z
            a -= x
            b -= y
            c -= z
        return shares

    def choose(self, colour: i64, a: i64, b: i64, c: i64, ticket: float) -> i64:
        """Return the share (x, y, z) that a ticket falls on, as x * 10000 + y * 100 + z."""
        chosen: i64 = 0
        for x in range(self.most(colour, 0, a) + 1):
            for y in range(self.most(colour, 1, b) + 1):
                for z in range(self.most(colour, 2, c) + 1):
                    then = self.ways[self.place(colour + 1, a - x, b - y, c - z)]
                    weight = self.term(then, colour, x, y, z)
                    if weight > 0.0:
                        chosen = x * 10000 + y * 100 + z
                        ticket -= weight
                        if ticket < 0.0:
                            return chosen
        return chosen
