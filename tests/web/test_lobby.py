"""From the address to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from mandapa.games import GAMES
from tests.server.site import Player, Site
from tests.web.conftest import Visitors
from tests.web.spoken import LANGUAGES
from tests.web.visitor import LAPTOP, PHONE, Visitor

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
    host.new_table("ganesha")
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


def test_a_friend_is_one_click_away(visitors: Visitors) -> None:
    host = visitors()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.goto("/")
    host.page.fill("#name", "Anna")
    host.click("article.flowers .friend")
    expect(host.page.locator("#waiting")).to_be_visible()
    expect(host.page.get_by_text("The link is copied.")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == host.page.url
    guest = visitors()
    guest.goto(host.page.evaluate("navigator.clipboard.readText()"))
    guest.page.fill("#sit-name", "Boris")
    guest.page.keyboard.press("Enter")
    guest.click(guest.button("Sit here"))
    expect(host.button("Begin")).to_be_enabled()


def test_a_phone_sends_the_invitation_itself(visitors: Visitors) -> None:
    host = visitors(viewport=PHONE, has_touch=True, is_mobile=True, lang="ru")
    host.context.add_init_script(
        "navigator.share = (what) => { window.sent = what; return Promise.resolve(); }"
    )
    host.goto("/")
    host.click("article.rajas .friend")
    expect(host.page.locator("#name")).to_be_focused()
    host.page.keyboard.type("Анна")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_text("Приглашение отправлено.")).to_be_visible()
    assert host.page.evaluate("window.sent.url") == host.page.url
    assert "Раджи Ганга" in host.page.evaluate("window.sent.text")


def test_a_stranger_sees_what_each_game_is_like_and_where_to_begin(visitors: Visitors) -> None:
    visitor = visitors(viewport={"width": 1366, "height": 650})
    visitor.goto("/")
    expect(visitor.page.locator("article.ganesha")).to_contain_text("20–40 min")
    expect(visitor.page.locator("article.rajas")).to_contain_text("Workers and dice")
    for one in visitor.page.locator("article").all():
        # A picture of the board, and it has come.
        expect(one.locator(".picture img")).to_have_js_property("naturalWidth", 240)
        for button in (".main", ".friend"):
            box = one.locator(button).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 650, "without scrolling"


def test_bots_are_named_by_how_they_play(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/")
    visitor.new_table("flowers")
    levels = visitor.page.locator("dialog fieldset").nth(3)
    expect(levels.get_by_role("radio")).to_have_count(3)
    levels.get_by_role("radio", name="Strong").check()
    expect(visitor.page.locator("dialog .how")).to_contain_text("Thinks ahead")
    expect(visitor.page.locator("#new-seat-0")).to_have_value("strong")
    visitor.page.get_by_role("radio", name="Friends, by a link").check()
    expect(visitor.page.locator("#new-seat-0")).to_have_value("open")
    expect(visitor.button("Open the table")).to_be_visible()


def test_public_tables_are_found_and_shown_page_by_page(visitors: Visitors, site: Site) -> None:
    ann, cleo = Player(site, "Ann"), Player(site, "Cleopatra")
    for _ in range(24):
        ann.open("mandala_stones", "me", "open", start=False, public=True)
    rare = cleo.open("rajas", "me", "open", start=False, public=True)
    visitor = visitors()
    visitor.goto("/")
    listed = visitor.page.locator("section:has(#joinable) li")
    visitor.page.select_option("#find-game", "mandala_stones")
    expect(listed.filter(has_text="Rajas")).to_have_count(0)
    expect(listed).to_have_count(20)
    visitor.click(visitor.button("Show more"))
    expect(listed).to_have_count(24)
    expect(visitor.button("Show more")).to_have_count(0)
    visitor.page.select_option("#find-game", "")
    visitor.page.fill("#find-name", "cleoP")
    expect(listed).to_have_count(1)
    assert rare in (listed.locator("a").get_attribute("href") or "")
    visitor.page.fill("#find-name", "nobody")
    expect(visitor.page.get_by_text("No table like that just now.")).to_be_visible()


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


def wider(visitor: Visitor) -> list[int]:
    """By how much the page is wider than a phone's window and than a laptop's."""
    found = []
    for size in (LAPTOP, SMALL_PHONE):
        visitor.resize(**size)
        found.append(visitor.overflow())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_screen(visitors: Visitors, lang: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE, lang=lang)
    visitor.goto("/")
    expect(visitor.page.locator("article")).to_have_count(len(GAMES))
    assert wider(visitor) == [0, 0]
    for game in ("mandala_stones", "rajas"):
        visitor.sit_down(game)
        for _ in range(4):
            visitor.play(2)
            assert wider(visitor) == [0, 0]
    visitor.goto("/")
    visitor.new_table("flowers")
    visitor.page.select_option("#new-seat-0", "open")
    dialog = visitor.page.locator("dialog")
    for size in (LAPTOP, SMALL_PHONE):
        visitor.resize(**size)
        assert visitor.overflow() == 0
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    visitor.click("dialog .button.main")
    expect(visitor.page.locator("#waiting")).to_be_visible()
    assert wider(visitor) == [0, 0]


def test_nothing_shows_below_the_button_of_a_new_table(visitors: Visitors) -> None:
    visitor = visitors(viewport={"width": 1366, "height": 650})
    visitor.goto("/")
    visitor.click("article.rajas .more")
    expect(visitor.page.locator("dialog summary")).to_be_in_viewport()
    visitor.click("dialog summary")
    button = visitor.page.locator("dialog .button.main").bounding_box()
    dialog = visitor.page.locator("dialog").bounding_box()
    assert button is not None
    assert dialog is not None
    x = button["x"] + 20
    below = (button["y"] + button["height"] + dialog["y"] + dialog["height"]) / 2
    found = visitor.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).className", [x, below]
    )
    assert "foot" in found


def test_lists_tell_a_race_without_points_and_nobody_of_themselves(visitors: Visitors) -> None:
    visitor = visitors()

    def run(route: Route) -> None:  # Flowers is sooner over than Rajas
        found = route.fetch().json()
        route.fulfill(json=[one | {"race": not one["race"]} for one in found])

    visitor.page.route(re.compile("/api/games"), run)
    visitor.sit_down("flowers")
    table = visitor.table
    visitor.goto("/")
    mine = visitor.page.locator(f"a[href='/table/{table}']").first
    expect(mine).to_contain_text("Anna")
    expect(mine).not_to_contain_text("not there")
    visitor.click(mine)
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Give up"))
    visitor.click(visitor.page.locator("dialog").get_by_role("button", name="Give up"))
    expect(visitor.page.locator("#headline")).to_be_visible()
    visitor.goto("/mine")
    expect(visitor.page.locator("section:has(#all-finished) li")).to_contain_text(" won ·")
