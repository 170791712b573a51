"""The log: sentences with tokens, lines that point at the board, the last moves shown again."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.lit import LIT, click_what_is_lit
from tests.web.visitor import PHONE, Visitor

DRAWN = {"reading": False, "level": "random", "speed": 200}


def at_a_drawn_table(visitor: Visitor, moves: int = 2) -> None:
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng = random.Random(5)
    for _ in range(moves):
        visitor.page.wait_for_selector(LIT)
        click_what_is_lit(visitor, rng)
    visitor.page.wait_for_selector(LIT)


def test_things_stand_in_the_log_with_a_picture_and_their_name(visitors: Visitors) -> None:
    for game in GAMES:
        drawn = GAMES[game].look.tokens
        visitor = visitors(lang="ru")
        visitor.sit_down(game)
        visitor.play(3)
        visitor.page.wait_for_selector(".choice, #headline")
        told = visitor.page.request.get(f"/api/tables/{visitor.table}?lang=ru").json()["story"]
        expect(visitor.page.locator("aside .log .line")).to_have_text(
            [line["text"] for line in told]
        )
        named = [
            line["text"][token["start"] : token["end"]]
            for line in told
            for token in line["tokens"]
            if {token["field"], f"{token['field']}-{token['value']}"} & drawn.keys()
        ]
        assert named
        shown = visitor.page.locator("aside .log .token:has(svg)").all_inner_texts()
        assert set(named) <= set(shown)


def test_a_line_of_the_log_points_at_the_board(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    at_a_drawn_table(visitor)
    log = visitor.page.get_by_role("list", name="Log")
    line = log.get_by_text("You play").last
    pointed = visitor.page.locator(".drawn [data-pointed]")
    expect(pointed).to_have_count(0)
    line.hover()
    expect(pointed.first).to_be_visible()
    visitor.page.mouse.move(1, 1)
    expect(pointed).to_have_count(0)
    log.focus()
    for _ in range(30):
        visitor.page.keyboard.press("ArrowUp")
        if "You play" in visitor.page.evaluate("document.activeElement.textContent"):
            break
    expect(pointed.first).to_be_visible()


@pytest.mark.parametrize("speed", [0, 200])
def test_the_last_moves_are_shown_again(visitors: Visitors, speed: int) -> None:
    """The page's clock stands still: nothing is over before it has been looked at."""
    visitor = visitors(kept={**DRAWN, "speed": speed})
    clock = visitor.page.clock
    clock.install(time=0)
    visitor.open_table("flowers", 2)
    click_what_is_lit(visitor, random.Random(5))
    visitor.page.wait_for_selector(LIT)
    board, prompt = visitor.page.locator(".drawn"), visitor.page.locator(".prompt")
    plies = visitor.page.request.get(f"/api/tables/{visitor.table}").json()["plies"]
    now = re.compile(f"^{plies}$")
    expect(board).to_have_attribute("data-ply", now)
    again = visitor.button("Show the last moves again")
    clock.pause_at(3_600_000)

    visitor.click(again)
    expect(board).not_to_have_attribute("data-ply", now)
    expect(prompt).to_contain_text("The last moves once more")
    for _ in range(40):
        if again.count():
            break
        # What flies does so by the real clock, and the page goes on a moment after it has landed.
        clock.run_for(200)
        expect(visitor.page.locator(".flowers .thing")).to_have_count(0)
    expect(board).to_have_attribute("data-ply", now)
    expect(visitor.page.locator(LIT).first).to_be_visible()

    visitor.click(again)
    expect(board).not_to_have_attribute("data-ply", now)
    visitor.click(visitor.button("Enough"))
    expect(board).to_have_attribute("data-ply", now)
    expect(visitor.page.locator(LIT).first).to_be_visible()


def test_a_phone_keeps_the_log_readable(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, lang="ru", bypass_csp=True)
    visitor.sit_down("rajas")
    visitor.play(4)
    visitor.page.locator(".panes button").nth(2).click()
    expect(visitor.page.locator(".log .token").first).to_be_attached()
    assert visitor.overflow() <= 0
    assert visitor.violations() == []
