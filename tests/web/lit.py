"""Playing on a drawn board: only what is lit is clicked."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.site import PATIENCE
from tests.web.visitor import DECIDED, Visitor

DRAWN = {"reading": False, "speed": 0}
LIT = "main [data-lit]"
# Whether nothing lies over the middle of something.
UNCOVERED = """
one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === one;
}
"""


def settle(visitor: Visitor) -> None:
    """Wait until every answer has come and everything has landed: what is lit stays lit."""
    visitor.page.wait_for_selector("main[data-settled]", state="attached")


def click_what_is_lit(visitor: Visitor, rng: random.Random) -> None:
    """Until a decision is made and has arrived."""
    for _ in range(60):
        lit = visitor.page.locator(LIT)
        if not (count := lit.count()):
            return
        one, turn = lit.nth(rng.randrange(count)), visitor.turn
        decides = one.get_attribute("data-notation") is not None
        one.click()
        if decides:
            visitor.page.wait_for_function(DECIDED, arg=turn)
            return
    raise AssertionError("nothing that is lit leads to a decision")


def carry(
    visitor: Visitor, thing: Locator, target: Locator, on_the_way: Callable[[], None] | None = None
) -> None:
    """Lift a thing with the mouse, carry it and let it go over the middle of its target."""
    mouse, (start, end) = visitor.page.mouse, (thing.bounding_box(), target.bounding_box())
    assert start
    assert end
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2 + 30, start["y"] - 30, steps=3)
    expect(visitor.page.locator(".carried svg").first).to_be_attached()
    if on_the_way:
        on_the_way()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mouse.up()
    expect(visitor.page.locator(".carried")).to_have_count(0)


def decider(visitors: list[Visitor]) -> Visitor | None:
    """Who must decide; nobody once the game is over."""
    for _ in range(int(PATIENCE * 20)):
        for one in visitors:
            if one.page.locator("#headline").count():
                return None
            if one.page.locator(LIT).count():
                return one
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can decide")
