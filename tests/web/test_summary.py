"""After the game: how it went, and a page of one's own games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.test_replay import finished
from tests.web.visitor import PHONE, Visitor

__all__ = ["finished"]
SMALL = {"width": 1366, "height": 650}


def opened(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    expect(visitor.page.locator("#course")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [(SMALL, "day", "en"), (PHONE, "night", "ru")],
    ids=["small", "phone"],
)
def test_how_a_game_went(
    visitors: Visitors, finished: str, size: dict[str, int], theme: str, lang: str
) -> None:
    visitor = visitors(bypass_csp=True, viewport=size, lang=lang, kept={"theme": theme})
    opened(visitor, f"/replay/{finished}")
    course = visitor.page.locator("section:has(> #course)")
    facts = visitor.page.request.get(f"/api/tables/{finished}/course").json()
    expect(course.locator("figure > svg path")).to_have_count(len(facts["seats"]))
    expect(course.locator("ol li")).to_have_count(len(facts["swings"]))
    ends = [sum(kind[-1] for kind in seat) for seat in facts["points"]]
    expect(course.locator(".key strong")).to_have_text([str(end) for end in ends])
    # One kind of points only.
    course.get_by_role("radio").nth(1).check()
    first = [seat[0][-1] for seat in facts["points"]]
    expect(course.locator(".key strong")).to_have_text([str(end) for end in first])
    assert visitor.overflow() == 0
    assert visitor.violations() == []
    # A turning point is a link into the replay.
    visitor.click(course.locator("ol a").first)
    ply, plies = facts["swings"][0]["ply"], facts["moments"][-1]
    word = "of" if lang == "en" else "из"
    expect(visitor.page.locator(".controls .figure")).to_have_text(f"{ply} {word} {plies}")


def test_turning_points_are_links_from_the_table(visitors: Visitors, finished: str) -> None:
    visitor = visitors()
    opened(visitor, f"/table/{finished}")
    link = visitor.page.locator("section:has(> #course) tbody a").first
    ply = (link.get_attribute("href") or "").rpartition("=")[2]
    visitor.click(link)
    expect(visitor.page.locator(".controls .figure")).to_contain_text(f"{ply} of")


def test_a_page_of_ones_own_games(visitors: Visitors) -> None:
    visitor = visitors(bypass_csp=True)
    visitor.goto("/mine")
    expect(visitor.page.get_by_text("The games you finish")).to_be_visible()
    visitor.sit_down("flowers", "Anna")
    visitor.play()
    expect(visitor.page.locator("#headline")).to_be_visible()
    visitor.goto("/")
    visitor.click(visitor.page.get_by_role("link", name="All your games"))
    for part in ("#by-game", "#by-opponent", "#all-finished"):
        expect(visitor.page.locator(f"section:has({part}) li")).to_have_count(1)
    expect(visitor.page.locator("section:has(#by-game)")).to_contain_text("of 1 won")
    assert visitor.violations() == []
    visitor.click(visitor.page.locator("section:has(#all-finished) a"))
    expect(visitor.page.locator("#course")).to_be_visible()
