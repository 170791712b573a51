"""Everyone can play: by keyboard, with a screen reader, in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.test_replay import finished
from tests.web.visitor import AXE, PHONE, missing

__all__ = ["finished"]
THEMES = ("day", "night")


@pytest.fixture(autouse=True)
def axe() -> Path:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    return AXE


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(visitors: Visitors, finished: str, theme: str) -> None:
    visitor = visitors(
        bypass_csp=True, kept={"theme": theme, "confirm": True}, reduced_motion="reduce"
    )
    visitor.goto("/")
    expect(visitor.page.locator("article").first).to_be_visible()
    assert visitor.violations() == []
    visitor.new_table("ganesha")
    expect(visitor.page.locator("dialog")).to_be_visible()
    assert visitor.violations() == []
    visitor.page.fill("#host-name", "Anna")
    visitor.page.select_option("#new-seat-0", "open")
    visitor.click(visitor.button("Open the table"))
    expect(visitor.page.locator("#waiting")).to_be_visible()
    assert visitor.violations() == []
    for game in GAMES:
        visitor.sit_down(game)
        visitor.choices.first.click()
        expect(visitor.page.locator(".words :is(p, pre, table)").first).to_be_visible()
        assert visitor.violations() == []
    visitor.click(visitor.page.get_by_role("button", name="Settings"))
    assert visitor.violations() == []
    visitor.goto(f"/replay/{finished}")
    expect(visitor.page.locator("#headline")).to_be_visible()
    visitor.click(visitor.button("Verify"))
    expect(visitor.page.locator("details ol").first).to_be_attached()
    assert visitor.violations() == []


def test_axe_finds_nothing_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(bypass_csp=True, viewport=PHONE, lang="ru")
    visitor.sit_down("rajas")
    assert visitor.violations() == []
    visitor.page.locator(".panes button").nth(2).click()
    assert visitor.violations() == []


def test_by_keyboard_alone(visitors: Visitors) -> None:
    """From the address to the third decision, with Tab, Enter and letters."""
    visitor = visitors(kept={"confirm": True})
    page = visitor.page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"no way to {selector}")

    tab_to("#name")
    page.keyboard.type("Anna")
    tab_to("article.flowers .button.main")
    page.keyboard.press("Enter")
    expect(visitor.choices.first).to_be_visible()
    tab_to(".choice")
    for _ in range(3):
        turn = visitor.turn
        page.keyboard.press("Enter")
        expect(page.get_by_text("This cannot be taken back.")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
        expect(visitor.choices.first).to_be_visible()
        # The focus stays where the player chose.
        page.wait_for_function("() => document.activeElement.matches('.choice')")


def test_focus_can_be_seen(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/")
    expect(visitor.page.locator("article").first).to_be_visible()
    for _ in range(4):
        visitor.page.keyboard.press("Tab")
        style = visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert style == "solid"
