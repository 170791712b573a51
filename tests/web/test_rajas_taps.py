"""How many taps typical turns of Rajas of the Ganges take, as docs/boards.md tells."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, settle
from tests.web.rajas_table import READY, legal, now, open_table, play_until
from tests.web.visitor import Visitor


def whole_turn(visitor: Visitor, table: str, steps: list[str]) -> list[str]:
    """Tap these where they are asked for, until the next worker is placed; what was tapped."""
    before, left = now(visitor, table), list(steps)
    tapped: list[str] = []
    for _ in range(40):
        settle(visitor)
        found = now(visitor, table)
        if found["plies"] > before["plies"] and found["question"] in ("worker", ""):
            return tapped
        here = [what for what in [*left, READY, LIT] if visitor.page.locator(what).count()]
        if found["legal"] and here:
            if here[0] in left:
                del left[: left.index(here[0]) + 1]
            tapped.append(here[0])
            visitor.click(visitor.page.locator(here[0]).first)
        settle(visitor)
    raise AssertionError(f"the turn does not end: {tapped}")


# The space, what else is tapped in this order where it is asked for, and how many taps it takes.
TURNS: dict[str, tuple[str, list[str], int]] = {
    "build": (
        "worker quarry",
        [
            "[data-space^=quarry][data-lit].usual",
            "[data-stack][data-lit]",
            "[data-cell][data-lit]",
            "[data-testid=lay]",
            "[data-testid=pay]",
        ],
        5,
    ),
    "terrace": ("worker terrace", ["[data-space^=terrace][data-lit]", ".space.armed"], 2),
    "market": ("worker silk", ["[data-space=silk][data-lit]", "[data-testid=pay]"], 2),
    "harbour": (
        "worker harbour",
        ["[data-space^=harbour][data-lit].usual", "[data-testid=pay]", "[data-river][data-lit]"],
        5,  # a river space that gives two dice
    ),
    "veranda": ("worker veranda", ["[data-space^=veranda][data-lit]", "[data-testid=pay]"], 2),
}


# Deals in which every tap is asked for: several tiles and ways to pay; and in which dice are given.
DEALS = {
    "worker quarry": "test_a_typical_turn_takes_few_taps[build]",
    "worker harbour": "taps 8",
}


@pytest.mark.parametrize(("choice", "steps", "taps"), TURNS.values(), ids=TURNS)
def test_a_typical_turn_takes_few_taps(
    visitors: Visitors, choice: str, steps: list[str], taps: int
) -> None:
    """From one worker to the next; what is written in docs/boards.md."""
    visitor = visitors(kept=DRAWN)
    visitor.site.deal(DEALS.get(choice, "taps"))
    table = open_table(visitor, ["me", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, choice)), random.Random(4))
    workers = len(now(visitor)["view"]["placed"])
    tapped = whole_turn(visitor, table, steps)
    assert len(tapped) == visitor.clicks == taps, tapped
    found = now(visitor)
    assert len(found["view"]["placed"]) != workers or found["view"]["agenda"] == []
