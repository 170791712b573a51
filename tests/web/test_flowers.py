"""Flowers on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.site import PATIENCE, Site
from tests.web.visitor import Visitor

DRAWN = {"reading": False, "speed": 0}
LIT = "main [data-lit]"
QUICK = 1500  # milliseconds


def click_what_is_lit(visitor: Visitor, rng: random.Random) -> None:
    """Until a decision is made."""
    turn = visitor.turn
    for _ in range(60):
        lit = visitor.page.locator(LIT)
        count = lit.count()
        if visitor.turn != turn or not count:
            return
        try:
            lit.nth(rng.randrange(count)).click(timeout=QUICK)
        except TooLate:
            continue  # it went out while we reached for it
        visitor.page.wait_for_timeout(20)
    raise AssertionError("nothing that is lit leads to a decision")


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


@pytest.mark.parametrize("seed", [1, 2])
def test_two_browsers_and_a_bot_play_a_whole_game(
    browser: Browser, tmp_path: Path, seed: int
) -> None:
    site = Site(tmp_path).start()
    anna = Visitor(browser, site, kept=DRAWN)
    boris = Visitor(browser, site, kept=DRAWN, lang="ru")
    try:
        anna.goto("/")
        anna.click("article.flowers .button:not(.main)")
        anna.page.fill("#host-name", "Anna")
        anna.page.select_option("#new-players", "3")
        anna.page.select_option("#new-seat-0", "open")
        anna.page.select_option("#new-seat-1", "greedy")
        anna.click(anna.button("Open the table"))
        expect(anna.page.locator("#waiting")).to_be_visible()
        boris.goto(f"/table/{anna.table}")
        boris.page.fill("#sit-name", "Борис")
        boris.page.keyboard.press("Enter")
        boris.click(boris.button("Сесть сюда"))
        boris.click(boris.button("Начать"))
        rng, decisions = random.Random(seed), 0
        while (mover := decider([anna, boris])) is not None:
            click_what_is_lit(mover, rng)
            decisions += 1
            if decisions == 12:
                site.kill()
                site.start()
        for one in (anna, boris):
            expect(one.page.locator("#headline")).to_be_visible()
        assert decisions > 20
        own = ("WebSocket connection to", "Failed to load resource: net::")
        said = [error for one in (anna, boris) for error in one.errors]
        assert [error for error in said if not error.startswith(own)] == []
    finally:
        anna.context.close()
        boris.context.close()
        site.stop()
