"""Two people at one screen, with a curtain between their hands."""

from __future__ import annotations

import itertools

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.visitor import PHONE, Visitor

CURTAIN = "#curtain"


def begin(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    visitor.click(f"article.{game} .more")
    visitor.page.fill("#host-name", "Anna")
    visitor.page.locator("input[name=company][value=screen]").check()
    visitor.page.fill("#guest-0", "Ben")
    visitor.click("dialog .button.main")


def test_a_hand_is_seen_only_once_the_curtain_is_lifted(visitors: Visitors) -> None:
    visitor = visitors(bypass_csp=True, viewport=PHONE)
    begin(visitor, "flowers")
    turns: list[str] = []
    for _ in range(6):
        visitor.page.wait_for_selector(f"{CURTAIN}, .choice")
        if visitor.page.locator(CURTAIN).count():
            heading = visitor.page.locator(CURTAIN).inner_text()
            # Neither board nor log nor anything that could be done is there, not even for
            # a screen reader.
            for hidden in (".choice", ".log", ".words", ".prompt", "[role=list]"):
                expect(visitor.page.locator(hidden)).to_have_count(0)
            expect(visitor.page.get_by_test_id("said")).to_have_text("")
            if not turns:
                assert visitor.violations() == []
            turns.append(heading.removeprefix("Pass to "))
            expect(visitor.page.locator("section .button.main")).to_be_focused()
            visitor.page.keyboard.press("Enter")
        expect(visitor.choices.first).to_be_visible()
        turn = visitor.turn
        visitor.click(visitor.choices.first)
        visitor.page.wait_for_function(
            "turn => Number(document.querySelector('main').dataset.turn) > turn", arg=turn
        )
    assert {"Anna", "Ben"} == set(turns)
    assert all(one != other for one, other in itertools.pairwise(turns))
    # A player who comes back to the page finds the curtain drawn.
    visitor.page.wait_for_selector(f"{CURTAIN}, .choice")
    visitor.page.reload()
    expect(visitor.page.locator(CURTAIN)).to_be_visible()
    assert visitor.overflow() == 0


def test_open_games_need_no_curtain_but_may_have_one(visitors: Visitors) -> None:
    visitor = visitors()
    begin(visitor, "ganesha")
    expect(visitor.choices.first).to_be_visible()
    expect(visitor.page.locator(CURTAIN)).to_have_count(0)
    expect(visitor.page.locator("aside")).to_contain_text("Ben")
    visitor.click(visitor.page.get_by_role("button", name="Settings"))
    visitor.page.get_by_label("draw the curtain also in open games").check()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(CURTAIN)).to_be_visible()
    visitor.click("section .button.main")
    expect(visitor.choices.first).to_be_visible()


def test_someone_at_this_screen_is_seated_in_the_waiting_room(visitors: Visitors) -> None:
    visitor = visitors(bypass_csp=True, viewport=PHONE)
    visitor.goto("/")
    visitor.new_table("ganesha")
    visitor.page.fill("#host-name", "Anna")
    visitor.page.select_option("#new-seat-0", "open")
    visitor.page.select_option("#new-absent", "wait")
    visitor.click(visitor.button("Open the table"))
    terms = visitor.page.get_by_role("region", name="About this table")
    expect(terms).to_contain_text("the game waits for them")
    visitor.page.fill("#beside-1", "Ben")
    assert visitor.violations() == []
    assert visitor.overflow() == 0
    visitor.page.keyboard.press("Enter")
    seats = visitor.page.locator("section:has(#waiting) li")
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(seats.nth(1).get_by_role("button")).to_contain_text("Stand up")
    visitor.click(visitor.button("Begin"))
    expect(visitor.choices.first).to_be_visible()
