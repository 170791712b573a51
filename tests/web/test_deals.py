"""One deal at several tables: played, compared, closed and proved."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.visitor import PHONE, Visitor


def give_up(visitor: Visitor) -> None:
    expect(visitor.choices.first).to_be_visible()
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Give up"))
    visitor.click(visitor.page.locator("dialog").get_by_role("button", name="Give up"))
    expect(visitor.page.locator("#headline")).to_be_visible()


def test_a_deal_is_shared_compared_closed_and_proved(visitors: Visitors) -> None:
    anna, boris = visitors(bypass_csp=True), visitors(viewport=PHONE, bypass_csp=True)
    anna.goto("/")
    anna.new_table("flowers")
    anna.page.fill("#host-name", "Anna")
    anna.page.select_option("#new-seat-0", "easy")
    anna.page.get_by_label("Shared deal").check()
    anna.click(anna.button("Begin"))
    give_up(anna)
    anna.click(anna.page.get_by_role("link", name="Compare results"))
    results = anna.page.get_by_role("group", name="Results of this deal")
    expect(results).to_contain_text("Anna")
    # A player who knows it cannot play it, but can share it.
    expect(anna.button("Play the same deal")).to_have_count(0)
    expect(anna.button("Copy the link of the deal")).to_be_visible()
    assert anna.violations() == []
    deal = anna.page.url

    boris.page.goto(deal)
    expect(boris.page.get_by_text("one table")).to_be_visible()
    assert boris.violations() == []
    boris.page.fill("#deal-name", "Boris")
    boris.page.select_option("#deal-seat", "1")
    boris.page.select_option("#deal-others", "easy")
    boris.click(boris.button("Play the same deal"))
    give_up(boris)
    boris.click(boris.page.get_by_role("link", name="Compare results"))
    expect(boris.page.locator("tr.yours")).to_contain_text("Boris")
    expect(boris.page.get_by_text("2 tables")).to_be_visible()
    expect(boris.button("Close the deal")).to_have_count(0)
    assert boris.overflow() <= 0
    # His own game, as he saw it, and no more than that.
    boris.click(boris.page.get_by_role("link", name="Your table"))
    expect(boris.page.get_by_role("slider")).to_be_visible()
    expect(boris.page.locator("#perspective")).to_have_count(0)

    expect(results.locator("tbody tr")).to_have_count(2)
    expect(results).to_contain_text("best at this seat")
    anna.click(anna.button("Close the deal"))
    anna.click(anna.page.locator("dialog").get_by_role("button", name="Close the deal"))
    expect(anna.page.get_by_text("This deal is closed")).to_be_visible()
    anna.click(anna.button("Verify"))
    proof = anna.page.locator("section:has(#proof)")
    expect(proof).to_contain_text("This browser has computed the fingerprint")
    expect(proof).to_contain_text("every draw is the same")
    assert anna.violations() == []


def test_an_address_without_a_deal_says_so(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/deal/nothing-here")
    expect(visitor.page.get_by_text("There is no such deal.")).to_be_visible()
    # The browser itself reports the refusal.
    visitor.errors = [one for one in visitor.errors if "404 (Not Found)" not in one]
