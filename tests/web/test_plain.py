"""The plain board: the table first, what may be done in one place, tables that fold."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.spoken import LANGUAGES
from tests.web.visitor import LAPTOP, PHONE, Visitor

ON_ITS_SIDE = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
WIDTHS = [320, 360, 740, 820, 1280, 1366, 1440]
# Headed tables whose last columns are out of sight.
CUT_OFF = """
() => [...document.querySelectorAll('.words .wide:has(.headed)')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)
"""


def place(visitor: Visitor, what: str) -> dict[str, float]:
    visitor.page.evaluate("scrollTo(0, 0)")
    box = visitor.page.locator(what).first.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wide_tables_fold_and_hide_nothing(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang)
    visitor.open_table("rajas", 4, decisions=25)
    folds = []
    for width in WIDTHS:
        visitor.resize(width, 800)
        assert visitor.page.evaluate(CUT_OFF) == []
        table = visitor.page.locator(".words .headed").first
        folds.append(table.get_attribute("data-fold"))
        assert visitor.overflow() <= 0
    assert folds[:2] == ["rows", "rows"]  # on phones; how far wider windows fold goes by the words
    assert set(folds) <= {"rows", "cells", None}
    visitor.page.set_viewport_size({"width": 2200, "height": 800})
    table = visitor.page.locator(".words .headed:not([data-fold])")
    table.first.wait_for()
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.page.locator(".words .headed[data-fold=rows]").first.wait_for()
    assert visitor.violations() == []


def test_what_may_be_done_stays_in_one_place(visitors: Visitors) -> None:
    """Whether there are two choices or thirty."""
    visitor = visitors()
    visitor.open_table("rajas", 2)
    rng, sizes = random.Random(5), {"laptop": LAPTOP, "tablet": TABLET, "on its side": ON_ITS_SIDE}
    seen: dict[str, set[tuple[float, ...]]] = {name: set() for name in sizes}
    for _ in range(30):
        if not visitor.decide(rng):
            break
        visitor.page.wait_for_selector(".choice")
        for name, size in sizes.items():
            visitor.resize(**size)
            choices, words = place(visitor, ".choices"), place(visitor, ".plain-board .words")
            seen[name].add((choices["x"], choices["width"], words["x"], words["width"]))
            assert words["x"] < choices["x"]
            assert choices["y"] + choices["height"] <= size["height"]
    assert [len(places) for places in seen.values()] == [1, 1, 1]


def test_on_a_phone_the_board_comes_first(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE)
    visitor.open_table("rajas", 3)
    assert visitor.choices.count() > 15
    words, choices = place(visitor, ".plain-board .words"), place(visitor, ".choices")
    assert words["y"] < 240
    # What may be done is in sight as well, at the foot, and leaves room for the board.
    assert choices["y"] + choices["height"] <= PHONE["height"] + 1
    assert choices["y"] - words["y"] > 200
    visitor.choices.last.click()


def test_choices_stay_under_the_pointer(visitors: Visitors) -> None:
    """However long it takes to say what one would do."""
    visitor = visitors(viewport={"width": 320, "height": 640}, lang="ru")
    visitor.open_table("rajas", players=2)
    last = visitor.choices.last
    last.scroll_into_view_if_needed()
    before = last.bounding_box()
    last.hover()
    told = visitor.page.get_by_test_id("would")
    expect(told).not_to_be_empty()
    told.evaluate("one => one.querySelector('p').append(' и так далее'.repeat(20))")
    assert last.bounding_box() == before
    turn = visitor.turn
    last.click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))
