"""From the address to the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.visitor import LAPTOP

# As narrow as a page has to work without scrolling sideways (WCAG 1.4.10).
SMALL_PHONE = {"width": 320, "height": 640}


def test_the_first_move_takes_three_clicks_at_most(visitors: Visitors) -> None:
    """Also where a decision that cannot be taken back asks for a second tap."""
    visitor = visitors(kept={"confirm": True})
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    before = visitor.page.locator("main[data-turn]").get_attribute("data-turn")
    visitor.click(visitor.choices.first)
    expect(visitor.page.get_by_text("This cannot be taken back.")).to_be_visible()
    visitor.click(visitor.button("Do it"))
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", before or "")
    assert visitor.clicks <= 3


def test_the_name_is_asked_in_place_and_only_once(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/")
    visitor.click("article.ganesha .button.main")
    expect(visitor.page.locator("#name")).to_be_focused()
    visitor.page.keyboard.type("Boris")
    visitor.page.keyboard.press("Enter")
    expect(visitor.choices.first).to_be_visible()
    visitor.goto("/")
    expect(visitor.page.locator("#your-turn")).to_be_visible()
    expect(visitor.page.locator("#name")).to_have_count(0)


def test_a_table_with_options_is_joined_by_link(visitors: Visitors) -> None:
    host = visitors()
    host.goto("/")
    host.click("article.ganesha .button:not(.main)")
    host.page.fill("#host-name", "Anna")
    host.page.select_option("#new-seat-0", "open")
    host.page.select_option("#new-side", "night")
    host.page.select_option("#new-clock", index=2)
    host.page.get_by_label("Public").check()
    host.click(host.button("Open the table"))
    expect(host.page.locator("#waiting")).to_be_visible()

    guest = visitors(lang="ru")
    guest.goto("/")
    guest.page.fill("#link", host.page.url)
    guest.page.keyboard.press("Enter")
    guest.page.fill("#sit-name", "Борис")
    guest.page.keyboard.press("Enter")
    guest.click(guest.button("Сесть сюда"))
    expect(host.page.get_by_text("Борис", exact=True)).to_be_visible()
    host.click(host.button("Begin"))
    for one in (host, guest):
        expect(one.page.locator("[role=timer]")).to_have_count(2)

    watcher = visitors()
    watcher.goto("/")
    watcher.click(watcher.page.locator("section:has(#watchable) a").first)
    expect(watcher.page.locator("aside")).to_contain_text("Борис")
    expect(host.page.get_by_text("One person is watching.")).to_be_visible()


def test_settings_last(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/")
    visitor.click(visitor.button("Settings"))
    visitor.page.select_option("#lang", "ru")
    expect(visitor.page.get_by_role("heading", name="Настройки")).to_be_visible()
    visitor.page.select_option("#theme", "night")
    ground = "getComputedStyle(document.body).backgroundColor"
    night = visitor.page.evaluate(ground)
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "ru")
    assert visitor.page.evaluate(ground) == night
    expect(visitor.page.locator("h1")).to_have_text("Присаживайтесь. Во что сыграем?")
    expect(visitor.page.locator("article.flowers h2")).to_have_text("Цветы")


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_wider_than_the_screen(
    visitors: Visitors, size: dict[str, int], lang: str
) -> None:
    visitor = visitors(viewport=size, lang=lang)
    visitor.goto("/")
    expect(visitor.page.locator("article")).to_have_count(4)
    assert visitor.overflow() == 0
    for game in ("mandala_stones", "rajas"):
        visitor.sit_down(game)
        for _ in range(4):
            visitor.play(2)
            assert visitor.overflow() == 0
    visitor.goto("/")
    visitor.click("article.flowers .button:not(.main)")
    visitor.page.select_option("#new-seat-0", "open")
    assert visitor.overflow() == 0
    visitor.click("dialog .button.main")
    expect(visitor.page.locator("#waiting")).to_be_visible()
    assert visitor.overflow() == 0
