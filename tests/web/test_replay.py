"""After the game: replay, perspectives, proof, playing on, logs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from mandapa.core.trace import read_recording
from tests.server.site import Player, Site
from tests.web.conftest import Visitors
from tests.web.spoken import LANGUAGES, said

ROOT = Path(__file__).parents[1]
RECORDED = ROOT / "games" / "flowers" / "recorded" / "2-players-first.game"


@pytest.fixture(scope="session")
def finished(site: Site) -> str:
    """A recorded game of Flowers, uploaded by nobody in particular."""
    log, _ = read_recording(RECORDED.read_text(encoding="utf-8"))
    player = Player(site, "Uma")
    try:
        return str(player.post("/api/records", log=log)["table"])
    finally:
        player.http.close()


def test_the_slider_the_story_and_every_perspective(visitors: Visitors, finished: str) -> None:
    visitor = visitors()
    visitor.goto(f"/replay/{finished}")
    slider = visitor.page.get_by_role("slider")
    visitor.click(visitor.button("To the start"))
    expect(slider).to_have_value("0")
    slider.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    visitor.click(visitor.page.locator("aside li button").nth(5))
    expect(visitor.page.locator("aside [aria-current=step]")).to_have_count(1)
    for perspective in ("0", "1", "spectator", "everyone"):
        visitor.page.select_option("#perspective", perspective)
        expect(visitor.page.locator(".words table").first).to_be_visible()


def test_it_opens_where_the_first_decision_is_made_and_plays(
    visitors: Visitors, finished: str
) -> None:
    visitor = visitors()
    visitor.page.clock.install(time=0)
    visitor.goto(f"/replay/{finished}")
    record = visitor.page.request.get(f"/api/tables/{finished}/record").json()
    first = next(ply for ply, actor in enumerate(record["actors"]) if actor >= 0)
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_have_value(str(first))
    visitor.click(visitor.button("Play"))
    visitor.page.clock.run_for(1000)
    expect(slider).not_to_have_value(str(first))
    visitor.click(visitor.button("Pause"))
    # The keys of the page under `?`.
    visitor.page.locator("h1").click()
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(record["plies"]))
    visitor.page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(str(record["plies"]))
    visitor.page.keyboard.press("End")
    # At the end it plays from the start.
    visitor.page.keyboard.press("p")
    expect(slider).to_have_value("0")
    expect(visitor.button("Pause")).to_be_visible()


def test_the_draws_are_verified_in_the_browser(visitors: Visitors, finished: str) -> None:
    visitor = visitors()
    visitor.goto(f"/replay/{finished}")
    visitor.click(visitor.button("Verify"))
    proof = visitor.page.locator("section:has(#proof)")
    expect(proof).to_contain_text("This browser has computed the fingerprint")
    expect(proof).to_contain_text("every draw is the same")
    proof.locator("summary").first.click()
    expect(proof.locator("details[open] li").first).to_be_visible()


def test_a_seed_that_was_not_committed_to_is_noticed(visitors: Visitors, finished: str) -> None:
    visitor = visitors()

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        record = answer.json()
        record["seed"] = "00" * 32
        route.fulfill(response=answer, json=record)  # type: ignore[attr-defined]

    visitor.page.route("**/record?*", forge)
    visitor.goto(f"/replay/{finished}")
    visitor.click(visitor.button("Verify"))
    expect(visitor.page.get_by_text("does not have the fingerprint")).to_be_visible()


def test_the_tie_break_that_decided_is_told(visitors: Visitors, finished: str) -> None:
    visitor = visitors()
    told = "Asha and Ravi have 9 points each: Asha has more cards in hand, 3 to 1."

    def level(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        record = answer.json()
        count = len(record["names"])
        level = {"points": [9] * count, "places": [*range(1, count + 1)], "ties": [told]}
        record["outcome"] |= level
        route.fulfill(response=answer, json=record)  # type: ignore[attr-defined]

    visitor.page.route("**/record?*", level)
    visitor.goto(f"/replay/{finished}")
    expect(visitor.page.locator("section:has(#headline)")).to_contain_text(told)


def test_playing_on_from_here(visitors: Visitors, finished: str) -> None:
    visitor = visitors()
    visitor.goto(f"/replay/{finished}?ply=40")
    expect(visitor.page.get_by_role("slider")).to_have_value("40")
    visitor.click(visitor.button("Play on from here"))
    visitor.page.fill("#fork-name", "Anna")
    visitor.click(visitor.button("Begin"))
    expect(visitor.choices.first).to_be_visible()
    visitor.play(2)


def test_a_log_goes_out_and_comes_in(visitors: Visitors, finished: str, tmp_path: Path) -> None:
    visitor = visitors()
    visitor.goto(f"/replay/{finished}")
    visitor.click(visitor.page.locator("header summary"))
    with visitor.page.expect_download() as download:
        visitor.click(visitor.page.get_by_role("link", name="Download the log"))
    path = tmp_path / "game.log"
    download.value.save_as(path)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#name")).to_have_count(0)
    visitor.page.set_input_files("input[type=file]", path)
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    assert visitor.table != finished
    broken = tmp_path / "broken.log"
    broken.write_text("no log at all", encoding="utf-8")
    visitor.goto("/")
    visitor.page.set_input_files("input[type=file]", broken)
    expect(visitor.page.get_by_text("This log is refused")).to_be_visible()
    # The browser itself reports the refusal.
    visitor.errors = [one for one in visitor.errors if "400 (Bad Request)" not in one]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_kept_as_a_picture(
    visitors: Visitors, finished: str, tmp_path: Path, lang: str
) -> None:
    visitor = visitors(lang=lang)
    visitor.goto(f"/replay/{finished}")
    with visitor.page.expect_download() as download:
        visitor.click(visitor.button(said(lang, "keep-picture")))
    assert download.value.suggested_filename == f"mandapa-flowers-{finished}.png"
    path = tmp_path / "kept.png"
    download.value.save_as(path)
    kept = path.read_bytes()
    assert kept.startswith(b"\x89PNG")
    width, height = int.from_bytes(kept[16:20]), int.from_bytes(kept[20:24])
    assert (width, height > 1200) == (1200, True)
    assert len(kept) > 50_000  # something is drawn


def test_a_rematch_leads_both_ways(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("ganesha")
    old = visitor.table
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Give up"))
    visitor.click(visitor.page.locator("dialog").get_by_role("button", name="Give up"))
    visitor.click(visitor.button("Rematch"))
    visitor.click(visitor.button("Begin"))
    expect(visitor.choices.first).to_be_visible()
    visitor.goto(f"/table/{old}")
    expect(visitor.page.get_by_role("link", name="To the rematch")).to_be_visible()
