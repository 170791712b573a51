"""The rules in the browser: on a page of their own, and beside a table at a clause."""

from __future__ import annotations

import re
import zlib

import pytest
from playwright.sync_api import Response, expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.visitor import AXE, PHONE, Visitor, missing

MOST = 180 * 1024  # bytes of the first load of a table, as they are sent
DRAWN = {"reading": False}


def current(visitor: Visitor) -> str:
    """The clause at which the reader is."""
    there = visitor.page.locator(".clause:focus")
    expect(there).to_be_in_viewport()
    return there.locator("h3").inner_text()


def test_the_page_is_read_before_any_table(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    page = visitor.page
    visitor.goto("/")
    visitor.click("article.flowers .ways a")
    expect(page.locator("h1")).to_have_text("Flowers: the rules")
    assert page.title() == "Flowers: the rules – Mandapa"
    expect(page.locator("figure .drawn svg").first).to_be_visible()
    assert page.locator(".clause").count() > 40
    # A number in the text leads to its clause, and the address names it.
    visitor.click(page.locator(".clause p a", has_text="2.4").first)
    assert page.url.endswith("/rules/flowers/2.4")
    assert current(visitor) == "2.4"
    page.go_back()
    expect(page).to_have_url(re.compile("/rules/flowers$"))
    # A search shows what holds the words, and marks them.
    page.get_by_role("searchbox").fill("CLAIM mark")
    expect(page.locator("mark").first).to_have_text(re.compile("claim mark", re.I))
    shown = page.locator(".clause h3").all_inner_texts()
    assert "5.3" not in shown
    assert "2.3" in shown
    page.get_by_role("searchbox").fill("elephant")
    expect(page.locator("main")).to_contain_text("No rule says: “elephant”.")


def test_what_is_not_there_is_told_with_what_is_near(visitors: Visitors) -> None:
    visitor = visitors(lang="fr")
    page = visitor.page
    visitor.goto("/rules/flowers/5.9")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Il n’y a pas de règle 5.9")
    assert told.get_by_role("link").all_inner_texts() == ["5.1", "5.3"]
    visitor.click(told.get_by_role("link").first)
    assert current(visitor) == "5.1"
    visitor.goto("/rules/chess")
    expect(page.locator("main")).to_contain_text("Il n’y a pas de jeu")
    visitor.errors.clear()  # a refusal is logged on the console


def test_beside_a_table_the_rules_open_where_they_are_asked_for(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    page = visitor.page
    visitor.open_table("flowers", 2)
    visitor.click("header summary")
    visitor.click(visitor.button("Rules"))
    heading = page.get_by_role("heading", name="Flowers: the rules")
    expect(heading).to_be_focused()
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)
    expect(page.locator("header summary")).to_be_focused()
    # What is said of a thing names its clause, to be clicked with a mouse ...
    page.locator("[data-about=deck]").first.hover()
    named = page.locator(".said a")
    expect(named).to_have_text("§\u00a04.1")
    named.click()
    assert current(visitor) == "4.1"
    page.keyboard.press("Escape")
    # ... or to be looked up by a key.
    page.mouse.move(1, 1)
    expect(named).to_have_count(0)
    for _ in range(40):
        page.keyboard.press("Tab")
        if named.count():
            break
    clause = named.inner_text().removeprefix("§\u00a0")
    page.keyboard.press("r")
    assert current(visitor) == clause
    # The board stays in sight, and the game goes on.
    board = page.locator(".board.pane").bounding_box()
    panel = page.locator("aside:has(> .text)").bounding_box()
    assert board
    assert panel
    assert board["x"] + board["width"] <= panel["x"] + 1


@pytest.mark.parametrize(("theme", "game"), [("day", "mandala_stones"), ("night", "flowers")])
def test_axe_finds_nothing(visitors: Visitors, theme: str, game: str) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(bypass_csp=True, viewport=PHONE, kept=DRAWN | {"theme": theme})
    visitor.goto(f"/rules/{game}/1.2")
    expect(visitor.page.locator(".clause:focus")).to_be_visible()
    expect(visitor.page.locator("figure .drawn svg").first).to_be_visible()
    assert visitor.violations() == []
    assert visitor.overflow() <= 0
    visitor.open_table(game, 2)
    visitor.click("header summary")
    visitor.click(visitor.button("Rules"))
    expect(visitor.page.locator("aside .clause").first).to_be_attached()
    assert visitor.violations() == []
    assert visitor.overflow() <= 0


def sent(message: str | bytes) -> bytes:
    """A message of the table, about as it is compressed on its way."""
    return zlib.compress(message if isinstance(message, bytes) else message.encode())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small_when_it_first_loads(visitors: Visitors, game: str) -> None:
    """The rules are not among what comes."""
    visitor = visitors(kept=DRAWN, lang="ru")
    page, came, told = visitor.page, list[Response](), list[bytes]()
    page.on("response", lambda one: came.append(one))
    page.on("websocket", lambda line: line.on("framereceived", lambda one: told.append(sent(one))))
    visitor.open_table(game, 2)
    page.wait_for_load_state("networkidle")
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in came}
    sizes["table"] = sum(map(len, told))
    assert len(sizes) > 5
    assert sizes["table"] > 500
    assert not [url for url in sizes if "/rules" in url or "Rules" in url]
    assert sum(sizes.values()) < MOST, sizes
