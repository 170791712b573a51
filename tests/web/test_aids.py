"""Player aids on one screen, and "What is this?" for those who tap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.spoken import LANGUAGES
from tests.web.visitor import AXE, PHONE, missing

LAPTOP = {"width": 1366, "height": 650}
HIGHER = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aid_fits_one_screen(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang, viewport=LAPTOP)
    for game in GAMES:
        visitor.goto(f"/aid/{game}")
        expect(visitor.page.locator(".aid section").last).to_be_visible()
        assert visitor.page.evaluate(HIGHER) <= 0, game
        assert visitor.overflow() <= 0


def test_an_aid_on_a_phone_and_by_keyboard(visitors: Visitors) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(bypass_csp=True, viewport=PHONE)
    page = visitor.page
    visitor.goto("/rules/rajas")
    page.get_by_role("link", name="Player aid").click()
    expect(page.locator("h1")).to_have_text("Rajas of the Ganges: player aid")
    assert page.title() == "Rajas of the Ganges: player aid – Mandapa"
    assert visitor.overflow() <= 0
    assert visitor.violations() == []
    # A clause leads to the rules.
    page.get_by_role("link", name="12.1").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/rajas/12.1$"))
    expect(page.locator(".clause:focus h3")).to_have_text("12.1")


def test_what_is_not_there_gets_a_page_that_helps(visitors: Visitors) -> None:
    visitor = visitors(lang="es")
    visitor.goto("/aid/chess")
    expect(visitor.page.locator("main")).to_contain_text("no hay ningún juego «chess»")
    visitor.errors.clear()  # a refusal is logged on the console


def test_at_a_table_the_aid_and_what_things_are(visitors: Visitors) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(bypass_csp=True, kept={"reading": False})
    page = visitor.page
    visitor.open_table("flowers", 2)
    visitor.click("header summary")
    visitor.click(visitor.button("Player aid"))
    aid = page.get_by_role("dialog", name="Flowers: player aid")
    expect(aid.get_by_role("heading", name="Your turn")).to_be_visible()
    assert visitor.violations() == []
    aid.get_by_role("link", name="5.2").click()
    expect(aid).to_have_count(0)
    expect(page.locator(".clause:focus h3")).to_have_text("5.2")
    page.keyboard.press("Escape")
    # While taps ask, nothing is played.
    visitor.click("header summary")
    visitor.click(visitor.button("What is this?"))
    expect(page.locator(".asking")).to_contain_text("Tap anything on the board")
    card = page.locator("[data-about=group]").first
    card.click()
    expect(page.locator(".said")).to_contain_text("Your cards of one colour.")
    expect(page.locator(".said a")).to_have_text("§\u00a03.2")
    expect(page.locator("[aria-pressed=true][data-about=group]")).to_have_count(0)
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    expect(page.locator(".asking")).to_have_count(0)


def test_every_option_of_a_new_table_is_explained(visitors: Visitors) -> None:
    visitor = visitors(lang="fr")
    page = visitor.page
    visitor.goto("/")
    visitor.new_table("flowers")
    dialog = page.get_by_role("dialog")
    option = dialog.locator("#new-memory")
    expect(option).to_have_accessible_description(re.compile(r"Chacun peut consulter .* 9\.4$"))
    option.select_option("on")
    expect(option).to_have_accessible_description(re.compile(r"Seul leur propriétaire"))
    assert dialog.get_by_role("link", name="9.4").get_attribute("href") == "/rules/flowers/9.4"


def test_a_line_of_the_score_sheet_is_explained_to_a_finger(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, kept={"reading": False}, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.open_table("flowers", 2)
    address, headers = f"/api/tables/{visitor.table}", {"Origin": visitor.site.url}
    request = visitor.context.request
    now = request.get(address).json()
    while now["status"] == "playing":
        if now["legal"]:
            act = {"do": "act", "turn": now["turn"], "actions": [now["legal"][0]["notation"]]}
            assert request.post(f"{address}/do", data=act, headers=headers).ok
        now = request.get(f"{address}?seq={now['seq']}&wait=5").json()
    expect(page.locator("#headline")).to_be_attached()
    page.locator("header summary").tap()
    visitor.button("What is this?").tap()
    line = page.locator("th.explained").first
    line.scroll_into_view_if_needed()
    line.tap()
    # It is in sight, and its clause can be tapped.
    expect(page.locator(".said")).to_be_in_viewport(ratio=1)
    page.locator(".said a").tap()
    expect(page.locator(".clause:focus h3")).to_have_text("8.1")
