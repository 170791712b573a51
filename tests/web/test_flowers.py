"""Flowers on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.site import Site
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, UNCOVERED, click_what_is_lit, decider
from tests.web.visitor import LAPTOP, PHONE, Visitor


@pytest.mark.long
def test_a_laptop_a_phone_and_a_bot_play_a_whole_game(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path).start()
    site.deal("a whole game")
    anna = Visitor(browser, site, kept=DRAWN, viewport=LAPTOP)
    boris = Visitor(browser, site, kept=DRAWN, viewport=PHONE, has_touch=True, lang="ru")
    try:
        anna.goto("/")
        anna.new_table("flowers")
        anna.page.fill("#host-name", "Anna")
        anna.page.get_by_role("radio", name="3", exact=True).check()
        anna.page.select_option("#new-seat-0", "open")
        anna.page.select_option("#new-seat-1", "easy")
        anna.click(anna.button("Open the table"))
        expect(anna.page.locator("#waiting")).to_be_visible()
        boris.goto(f"/table/{anna.table}")
        boris.page.fill("#sit-name", "Борис")
        boris.page.keyboard.press("Enter")
        boris.click(boris.button("Сесть сюда"))
        boris.click(boris.button("Начать"))
        rng, decisions = random.Random(1), 0
        while (mover := decider([anna, boris])) is not None:
            click_what_is_lit(mover, rng)
            decisions += 1
            if decisions == 12:
                site.kill()
                for one in (anna, boris):
                    expect(one.page.get_by_role("alert")).to_be_visible()
                site.start()
                for one in (anna, boris):
                    expect(one.page.get_by_role("alert")).to_have_count(0)
        for one in (anna, boris):
            expect(one.page.locator("#headline")).to_be_visible()
        assert decisions > 20
        own = ("WebSocket connection to", "Failed to load resource: net::")
        said = [error for one in (anna, boris) for error in one.errors]
        assert [error for error in said if not error.startswith(own)] == []
    finally:
        anna.context.close()
        boris.context.close()
        site.stop()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_someone_new_makes_the_first_move_with_three_clicks(
    visitors: Visitors, size: dict[str, int]
) -> None:
    """With everything as it comes. What a play does shows before the click that makes it."""
    visitor = visitors(kept=None, viewport=size, has_touch=size is PHONE)
    visitor.goto("/")
    visitor.click("article.flowers .button.main")
    visitor.page.keyboard.type("Anna")
    visitor.page.keyboard.press("Enter")
    visitor.click(visitor.page.locator(".hand [data-lit]").first)
    for place in visitor.page.locator("[data-mandala]").all():
        expect(place.locator(".chip").first).to_have_text(re.compile("face (up|down)"))
        expect(place.locator(".ghost").first).to_be_attached()
    turn = visitor.turn
    visitor.click(visitor.page.locator(".target").first)
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert visitor.clicks <= 3
    told = visitor.context.request.get(f"/api/tables/{visitor.table}").json()
    assert told["facts"]["pace"] == "brisk", "the bot's turn can be followed"


def choose(visitor: Visitor, notation: str) -> None:
    """The cards of a play, and the mandala."""
    _, colour, count, place = notation.split()
    visitor.page.locator(f".hand [data-colour={colour}]").click()
    visitor.page.locator(f".chooser [data-count='{count}']").click()
    visitor.page.locator(f"[data-mandala={place}] .target").click()


Choice = dict[str, Any]


def completes(one: Choice) -> bool:
    return one["kind"] == "play" and "(completes it)" in one["text"]


def takes(one: Choice) -> bool:
    return bool(one["kind"] == "take")


def play_until(visitor: Visitor, rng: random.Random, wanted: Callable[[Choice], bool]) -> Choice:
    """Decide at random, game after game, until there is such a choice."""
    for _ in range(300):
        visitor.page.wait_for_selector(".prompt.yours, #headline")
        now = visitor.page.request.get(f"/api/tables/{visitor.table}").json()
        if not now["legal"]:
            visitor.goto("/")
            visitor.click("article.flowers .button.main")
            continue
        for one in now["legal"]:
            if wanted(one):
                return dict(one)
        plays = [one for one in now["legal"] if one["kind"] == "play"] or now["legal"]
        notation = rng.choice(plays)["notation"]
        if notation.startswith("play"):
            choose(visitor, notation)
        else:
            visitor.page.locator(f"[data-notation='{notation}']").click()
        if visitor.button("Do it").count():
            visitor.button("Do it").click()
        expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(now["turn"]))
    raise AssertionError("such a choice never comes")


def test_completing_a_mandala_is_told_before_it_and_asks_only_for_the_tile(
    visitors: Visitors,
) -> None:
    """The play was chosen in two steps, with all it does in sight; a tile takes one, so it asks."""
    visitor = visitors(kept={**DRAWN, "confirm": True}, viewport=PHONE, has_touch=True)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    notation = play_until(visitor, random.Random(4), completes)["notation"]
    _, colour, count, where = notation.split()
    visitor.page.locator(f".hand [data-colour={colour}]").click()
    visitor.page.locator(f".chooser [data-count='{count}']").click()
    place = visitor.page.locator(f"[data-mandala={where}]")
    expect(place.locator(".chip.hot").first).to_be_visible()
    expect(place.locator(".target")).to_have_accessible_name(
        re.compile(f"Mandala {where} shows all six colours and is destroyed")
    )
    turn = visitor.turn
    place.locator(".target").click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))

    take = play_until(visitor, random.Random(5), takes)["notation"]
    tile = visitor.page.locator(f"[data-notation='{take}']")
    turn = visitor.turn
    tile.click()
    expect(visitor.page.get_by_text("This cannot be taken back.")).to_be_visible()
    tile.click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))


IN_SIGHT = f"what => [...document.querySelectorAll(what)].every({UNCOVERED})"


def test_the_tiles_to_choose_from_are_in_sight_on_a_phone(visitors: Visitors) -> None:
    """Prompt and hand take much of a phone: the mandala in question comes out beneath them."""
    small = {"width": 360, "height": 600}
    visitor = visitors(kept={**DRAWN, "opponents": 3}, viewport=small, has_touch=True)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    play_until(visitor, random.Random(7), takes)
    expect(visitor.page.locator(".tile")).to_have_count(2)
    visitor.page.wait_for_function(IN_SIGHT, arg=".tile")
    visitor.page.reload()
    expect(visitor.page.locator(".tile")).to_have_count(2)
    visitor.page.wait_for_function(IN_SIGHT, arg=".tile")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    """Tab to the first lit thing; from then on the arrow keys and Enter are enough."""
    visitor = visitors(kept=DRAWN)
    page, press, rng = visitor.page, visitor.page.keyboard.press, random.Random(9)

    def at(what: str) -> bool:
        return bool(page.evaluate("what => document.activeElement.matches(what)", what))

    visitor.goto("/")
    page.fill("#name", "Anna")
    page.locator("article.flowers .button.main").focus()
    press("Enter")
    page.wait_for_selector(LIT)
    for _ in range(40):
        press("Tab")
        if at(".hand [data-lit]"):
            break
    decisions = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('#headline')"
            " || document.activeElement.matches('main [data-lit]')"
        )
        if page.locator("#headline").count():
            break
        turn = visitor.turn
        decisions += 1
        for _ in range(rng.randrange(3)):
            press("ArrowRight")
        if at(".hand [data-lit]"):
            press("Enter")
            for _ in range(4):  # past the numbers
                if not at(".target"):
                    press("ArrowUp")
            for _ in range(rng.randrange(3)):
                press("ArrowRight")
        press("Enter")
        expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert decisions > 10
