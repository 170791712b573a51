"""Whole games of Rajas of the Ganges on its drawn board: by clicking, by touching, by keys."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, decider, settle
from tests.web.rajas_table import READY, decide, open_table, same_as_the_view, short_race
from tests.web.visitor import DECIDED, LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.long

# Whether the focus is on the lit thing with this number, or must go on or back to it.
TO_THE_FOCUS = """
([what, number]) => {
  const here = document.activeElement;
  const wanted = [...document.querySelectorAll(what)][number];
  if (here === wanted) return '';
  const behind = wanted.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  return behind && here !== document.body ? 'Shift+Tab' : 'Tab';
}
"""
MOST_TABS = 60  # from anywhere on the page to anything that is lit
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def test_a_laptop_a_phone_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    """With markers that meet sooner, which is drawn as well."""
    anna = visitors(kept=DRAWN, viewport=LAPTOP)
    boris = visitors(kept=DRAWN, viewport=PHONE, has_touch=True)
    edition = short_race(27)
    table = open_table(anna, ["me", "open", "random"], edition, navaratna="on", river_tiles="on")
    anna.goto(f"/table/{table}")
    boris.goto(f"/table/{table}")
    boris.page.fill("#sit-name", "Boris")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Sit here"))
    boris.click(boris.button("Begin"))
    rng, decisions = random.Random(3), 0
    while (mover := decider([anna, boris])) is not None:
        decide(mover, rng)
        decisions += 1
        if decisions % 12 == 0:
            same_as_the_view(anna, edition)
            same_as_the_view(boris, edition)
    assert decisions > 20
    for one in (anna, boris):
        expect(one.page.locator("#headline")).to_be_visible()
    with anna.page.expect_download() as kept:
        anna.click(anna.button("Keep a picture of your province"))
    picture = kept.value.path().read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "Province of" in picture


def press(visitor: Visitor, what: str, number: int) -> None:
    """Go to a thing with Tab and press it."""
    for _ in range(MOST_TABS):
        key = visitor.page.evaluate(TO_THE_FOCUS, [what, number])
        if not key:
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press(key)
    raise AssertionError("what is lit is too far away for a keyboard")


def decide_by_keys(visitor: Visitor, rng: random.Random) -> None:
    """Go to something that is lit and press it, until a decision is made and has arrived."""
    turn = visitor.turn
    for _ in range(60):
        settle(visitor)
        if visitor.page.evaluate(DECIDED, turn):
            return
        ready = visitor.page.locator(READY).count()
        what = READY if ready and rng.random() < 0.7 else f"{LIT}:not([data-choice^=flip], .karma)"
        press(visitor, what, rng.randrange(visitor.page.locator(what).count()))
        settle(visitor)
        if rng.random() < 0.3:  # and look around
            visitor.page.keyboard.press(rng.choice(ARROWS))
    raise AssertionError("the keyboard does not decide")


def test_the_keyboard_alone_suffices_for_a_whole_game(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random"], short_race(19), navaratna="on")
    visitor.goto(f"/table/{table}")
    rng, decisions = random.Random(2), 0
    while decider([visitor]) is not None:
        decide_by_keys(visitor, rng)
        decisions += 1
    assert decisions > 10
    assert visitor.clicks == 0
    expect(visitor.page.locator("#headline")).to_be_visible()
