"""A fifth game, another level and a third language on the pages: see tests/test_extending.py."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.checkout import ROOT, Checkout
from tests.server.site import Site
from tests.web.conftest import Visitors
from tests.web.visitor import PHONE, missing

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("extended")]

FRAME_DUTCH = """welcome = Ga zitten. Wat zullen we spelen?
play-now = Nu spelen
against-bots = { $count ->
    [one] een bot: { $level }
   *[other] { $count } bots: { $level }
}
settings = Instellingen
language = Taal
"""
BOARD_DUTCH = "board-table = De tafel van Bloemen\nboard-hand = Jouw hand\n"
SERVER_DUTCH = "choice-on = ja\nchoice-off = nee\n"
LEVELS_DUTCH = "fair = Gemiddeld\n"
TOY_DUTCH = """title = Speeltje
ask-aim = Waar leg je je volgende kaart?
action-aim = Richten { $side }
side-left = naar links
side-right = naar rechts
"""


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (ROOT / "web" / "node_modules" / "vite").is_dir():
        missing("there is nothing to build the pages with: tools/build_web.py")
    copy = Checkout(tmp_path_factory.mktemp("extended"))
    copy.add_toy()
    copy.add_line("bots/levels.py", '    "strong": "search:1000",', '    "gentle": "random",')
    copy.add_words("src/mandapa/bots/words/en.ftl", "gentle = Gentle\ngentle-how = It is kind.\n")
    copy.add_words("src/mandapa/bots/words/nl.ftl", LEVELS_DUTCH)
    copy.add_words("src/mandapa/server/words/nl.ftl", SERVER_DUTCH)
    copy.add_words("src/mandapa/games/toy/words/nl.ftl", TOY_DUTCH)
    copy.add_words("web/src/i18n/nl.ftl", FRAME_DUTCH)
    copy.add_words("src/mandapa/games/flowers/words/nl.ftl", BOARD_DUTCH)
    copy.build_pages()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", copy.environment["PYTHONPATH"])
        site = Site(tmp_path_factory.mktemp("site"), bot_workers=1).start()
    yield site
    site.stop()
    assert site.failures() == []


def test_a_fifth_game_is_played_to_its_end(visitors: Visitors, extended: Site) -> None:
    for lang, title in (("en", "Toy"), ("ru", "Игрушка")):
        visitor = visitors(site=extended, lang=lang)
        visitor.sit_down("toy")
        visitor.goto("/")
        expect(visitor.page.locator("article.toy h2")).to_have_text(title)
        # It brings no cover: its mandala stands there instead.
        expect(visitor.page.locator("article.toy .picture svg circle").first).to_be_visible()
        expect(visitor.page.locator("article.flowers .picture img")).to_be_visible()
        visitor.sit_down("toy")
        expect(visitor.page.locator(".words table").first).to_be_visible()
        visitor.play()
        expect(visitor.page.locator("#headline")).to_be_visible()


def test_it_is_opened_for_as_many_as_it_takes(visitors: Visitors, extended: Site) -> None:
    visitor = visitors(site=extended, kept={"opponents": 3}, viewport=PHONE)
    visitor.sit_down("toy")
    told = visitor.page.request.get(f"/api/tables/{visitor.table}").json()
    assert len(told["seats"]) == 3
    visitor.goto("/")
    visitor.new_table("flowers")
    expect(visitor.page.locator("dialog [name=players]:checked")).to_have_value("4")
    visitor.page.locator("dialog .tile", has_text="Toy").click()
    expect(visitor.page.locator("dialog [name=players]:checked")).to_have_value("3")
    luck = visitor.page.locator("#new-luck option")
    expect(luck).to_have_text(["no", "yes"])
    assert visitor.overflow() == 0


def test_another_level_is_offered(visitors: Visitors, extended: Site) -> None:
    visitor = visitors(site=extended, kept={"level": "gentle"})
    visitor.goto("/")
    expect(visitor.page.locator("article.flowers .button.main")).to_contain_text("a bot: Gentle")
    visitor.new_table("flowers")
    expect(visitor.page.get_by_role("radio", name="Gentle")).to_be_checked()
    expect(visitor.page.locator("dialog")).to_contain_text("It is kind.")


def test_a_third_language_is_spoken(visitors: Visitors, extended: Site) -> None:
    """By the frame, a game and a drawn board; what it lacks is said in English."""
    visitor = visitors(site=extended, kept={"level": ""})
    visitor.goto("/")
    visitor.click(visitor.page.get_by_role("button", name="Settings"))
    expect(visitor.page.locator("#lang option")).to_have_text(
        ["English", "Español", "Français", "Nederlands", "Русский"]
    )
    visitor.page.select_option("#lang", "nl")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "nl")
    expect(visitor.page.locator("dialog")).to_contain_text("Taal")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("article.toy h2")).to_have_text("Speeltje")
    expect(visitor.page.locator("article.toy .button.main")).to_contain_text("een bot: Gemiddeld")
    expect(visitor.page.locator("article.toy .more")).to_contain_text("New table")
    visitor.sit_down("toy")
    expect(visitor.page.locator(".prompt")).to_contain_text("Waar leg je je volgende kaart?")
    expect(visitor.choices.first).to_contain_text("Richten naar links")

    drawn = visitors(site=extended, kept={"reading": False, "speed": 0}, lang="nl")
    drawn.goto("/")
    drawn.page.fill("#name", "Anna")
    drawn.click("article.flowers .button.main")
    expect(drawn.page.get_by_label("De tafel van Bloemen")).to_be_visible()
