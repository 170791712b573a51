"""The parts of a table on a phone: panes that are swiped, with buttons that agree."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitors
from tests.web.test_replay import finished
from tests.web.visitor import PHONE, Visitor

__all__ = ["finished"]


def swipe(visitor: Visitor, where: Locator, dx: int, dy: int = 0) -> None:
    """One finger over the middle of something, as the browser gets it from a touch screen."""
    where.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = where.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        touch("touchMove", {"x": x + dx * step / 8, "y": y + dy * step / 8})
    touch("touchEnd")
    line.detach()


def expect_part(visitor: Visitor, name: str) -> None:
    expect(visitor.page.locator(".panes [aria-pressed=true]")).to_have_text(name)


def test_a_swipe_leads_to_the_next_part_and_back(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.sit_down("ganesha")
    choice = visitor.choices.first
    swipe(visitor, choice, -150)
    expect(visitor.page.get_by_role("list", name="Players")).to_be_visible()
    expect_part(visitor, "Players")
    expect(visitor.choices.first).to_be_hidden()
    expect(visitor.page.locator(".prompt")).to_be_in_viewport()
    # What is not shown cannot be reached with the keyboard.
    for _ in range(30):
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate("document.activeElement.checkVisibility()")
    swipe(visitor, visitor.page.get_by_role("list", name="Players"), -150)
    expect_part(visitor, "Log")
    swipe(visitor, visitor.page.get_by_role("list", name="Log"), 150)
    expect_part(visitor, "Players")
    visitor.button("Board").click()
    expect(visitor.choices.first).to_be_visible()
    swipe(visitor, choice, 150)
    expect_part(visitor, "Board")


def test_what_scrolls_itself_is_not_swiped_away(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.sit_down("ganesha")
    place = visitor.page.locator(".plain-board .words")
    place.evaluate(
        "one => { one.style.overflowX = 'auto'; one.firstElementChild.style.width = '150vw' }"
    )
    swipe(visitor, place, -120)
    expect_part(visitor, "Board")
    visitor.page.wait_for_function("one => one.scrollLeft > 0", arg=place.element_handle())


def test_a_finger_that_goes_down_scrolls_the_page(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.sit_down("rajas")
    swipe(visitor, visitor.page.locator(".plain-board .words"), -70, -200)
    expect_part(visitor, "Board")
    visitor.page.wait_for_function("() => scrollY > 0")


def test_a_replay_has_panes_too(visitors: Visitors, finished: str) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.goto(f"/replay/{finished}")
    expect(visitor.page.locator("#headline")).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Log")).to_be_hidden()
    swipe(visitor, visitor.page.locator("#headline"), -150)
    expect(visitor.page.get_by_role("list", name="Log")).to_be_visible()
    visitor.page.locator("aside li button").nth(3).click()
    expect(visitor.page.locator("aside [aria-current=step]")).to_have_count(1)
    assert visitor.overflow() <= 0
