"""Where addresses lead: links, unknown addresses, the manifest, the page of keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.site import Player, Site
from tests.web.conftest import Visitors
from tests.web.spoken import LANGUAGES, said
from tests.web.visitor import Visitor

HTML = {"Accept": "text/html,*/*"}


@pytest.fixture
def client(site: Site) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.url, trust_env=False) as found:
        yield found


def forgive_404(visitor: Visitor) -> None:
    """The browser itself reports that there is nothing."""
    visitor.errors = [one for one in visitor.errors if "404 (Not Found)" not in one]


@pytest.mark.parametrize("path", ["/nonsense", "/table", "/table/a/b", "/table/%ff/x", "/replay//"])
def test_an_unknown_address_is_a_page_that_leads_back(visitors: Visitors, path: str) -> None:
    visitor = visitors()
    answer = visitor.page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.locator("h2")).to_have_text("There is no page at this address")
    assert visitor.violations() == []
    visitor.click(visitor.page.locator("main").get_by_role("link", name="To the lobby"))
    expect(visitor.page.locator("article").first).to_be_visible()
    forgive_404(visitor)


@pytest.mark.parametrize("path", ["/api/nonsense", "/assets/nonsense.js", "/assets/a/b", "/ws/a/b"])
def test_programs_are_refused_as_before(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers=HTML)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert client.get("/nonsense").json()["code"] == "not-found"


def test_a_replay_of_nothing_leads_to_the_lobby(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/replay/nope")
    expect(visitor.page.get_by_text("There is no table at this address.")).to_be_visible()
    expect(visitor.page.locator("main").get_by_role("link")).to_have_text(["To the lobby"])
    expect(visitor.page.locator("header summary")).to_have_count(0)  # no menu of what is not there
    forgive_404(visitor)


def test_a_replay_of_a_game_that_goes_on_leads_to_its_table(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("flowers")
    table = visitor.table
    visitor.goto(f"/replay/{table}")
    expect(visitor.page.locator("main").get_by_role("link")).to_have_text(["To the table"])
    visitor.errors.clear()


def test_the_link_of_a_deal_leads_to_the_deal(visitors: Visitors, site: Site) -> None:
    player = Player(site, "Uma")
    told = player.post(
        "/api/tables", game="flowers", players=2, seats=["me", "random"], start=True, deal="shared"
    )
    deal = player.get(f"/api/tables/{told['table']}")["facts"]["deal"]
    visitor = visitors()
    visitor.goto("/")
    visitor.page.fill("#link", f"{site.url}/deal/{deal}")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#results")).to_be_visible()


def test_a_text_that_is_no_link_is_told_so(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/")
    visitor.page.fill("#link", "see you at the table")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_text("This is not the link of")).to_be_visible()


def test_the_site_can_be_installed_as_an_app(client: httpx.Client) -> None:
    page = client.get("/").text
    found = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert found
    answer = client.get(found[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        picture = client.get(icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(picture.content[n : n + 4]) for n in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_mark_opens_the_page_of_keys(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang)
    visitor.goto("/")
    name = said(lang, "keys")
    visitor.page.locator("#name").press("?")  # a name may have one
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.page.locator("#name").blur()
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    visitor.click("header nav button:last-child")
    visitor.click(visitor.button(name))
    expect(dialog).to_be_visible()
