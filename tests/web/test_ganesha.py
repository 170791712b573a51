"""Ganesha on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from mandapa.games.ganesha import GAME
from tests.games.playing import edition
from tests.web.conftest import Visitors
from tests.web.ganesha_table import act, now, open_table, told
from tests.web.lit import DRAWN, LIT, carry, click_what_is_lit, decider
from tests.web.visitor import DECIDED, LAPTOP, PHONE


@pytest.mark.long
def test_a_laptop_a_phone_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    anna = visitors(kept=DRAWN, viewport=LAPTOP)
    boris = visitors(kept=DRAWN, viewport=PHONE, has_touch=True, lang="ru")
    table = open_table(anna, 3, ["me", "open", "random"])
    anna.goto(f"/table/{table}")
    boris.goto(f"/table/{table}")
    boris.page.fill("#sit-name", "Борис")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Сесть сюда"))
    boris.click(boris.button("Начать"))
    rng, decisions = random.Random(5), 0
    while (mover := decider([anna, boris])) is not None:
        click_what_is_lit(mover, rng)
        decisions += 1
    for one in (anna, boris):
        expect(one.page.locator("#headline")).to_be_visible()
        slots = one.page.locator(".ganesha [data-slot] [data-gem]").count()
        assert slots == sum(now(one)["view"]["mandala"].values())
    assert decisions > 40


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    """Tab to the first lit thing; from then on the arrow keys and Enter are enough."""
    visitor = visitors(kept=DRAWN)
    page, press, rng = visitor.page, visitor.page.keyboard.press, random.Random(9)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    page.wait_for_selector(LIT)
    for _ in range(60):
        press("Tab")
        if page.evaluate("document.activeElement.matches('main [data-lit]')"):
            break
    decisions = 0
    for _ in range(2000):
        page.wait_for_function(
            "() => document.querySelector('#headline')"
            " || document.activeElement.matches('main [data-lit]')"
        )
        if page.locator("#headline").count():
            break
        turn = visitor.turn
        for _ in range(rng.randrange(3)):
            press(rng.choice(["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]))
        notation = page.evaluate("document.activeElement.dataset.notation")
        press("Enter")
        if notation:
            page.wait_for_function(DECIDED, arg=turn)
            decisions += 1
    assert page.locator("#headline").count()
    assert decisions > 30


def test_gems_can_be_carried(visitors: Visitors) -> None:
    """From the altar into one's own area, and from the hand into a slot."""
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2, spices=('cinnamon',))}")
    page = visitor.page
    page.wait_for_selector(LIT)
    turn = visitor.turn
    carry(visitor, page.locator(".hex[data-drag]").first, page.locator(".mine .bowl"))
    page.wait_for_function(DECIDED, arg=turn)
    held = page.locator(".mine [data-drag^=taken]")
    expect(held).to_have_count(1)
    colour, turn = held.get_attribute("data-taken"), visitor.turn
    carry(visitor, held, page.locator(".mine [data-thing='slot 2']"))
    page.wait_for_function(DECIDED, arg=turn)
    expect(page.locator(f".mine [data-tactics={colour}]")).to_have_count(1)


def test_an_edition_of_ones_own_is_drawn_from_its_numbers(visitors: Visitors) -> None:
    """An altar of another shape, more slots, other rounds and a shorter track."""
    visitor = visitors(kept=DRAWN)
    changes = {
        "altar.two": '["o o o", " o o", "o . o"]',
        "day-2.red": "[9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1]",
        "rounds.count": "[5, 9, 9]",
        "rounds.refill": "2",
        "track.lap": "20",
    }
    visitor.goto(f"/table/{open_table(visitor, 2, edition=edition(GAME, changes).text)}")
    page = visitor.page
    page.wait_for_selector(LIT)
    expect(page.locator(".hex")).to_have_count(7)
    expect(page.locator("[data-petal=red] [data-slot]")).to_have_count(12)
    expect(page.locator("[data-petal=red] .next")).to_have_text("9")
    expect(page.locator("[data-petal=blue] [data-slot]")).to_have_count(8)
    expect(page.locator("[data-bead]")).to_have_count(5)
    expect(page.locator(".track .mark").last).to_have_text("20")
    click_what_is_lit(visitor, random.Random(2))


def test_what_cannot_be_done_says_why_with_its_clause(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    visitor.page.wait_for_selector(LIT)
    visitor.page.locator(".mine [data-tactics]").first.click()
    expect(visitor.page.locator(".said")).to_contain_text("§ 3.1")


def test_pointing_at_things_explains_them(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    visitor.page.wait_for_selector(LIT)
    said = visitor.page.locator(".said")
    for what, clause in ((".petal", "6.7"), ("[data-place=bag]", "6.6"), (".rounds", "7.2")):
        visitor.page.locator(f".ganesha {what}").first.hover()
        expect(said).to_contain_text(f"§ {clause}")


@pytest.mark.parametrize(
    ("question", "theme"),
    [("take", "night"), ("spice", "day"), ("store", "night"), ("offer", "day")],
)
def test_axe_finds_nothing(visitors: Visitors, question: str, theme: str) -> None:
    visitor = visitors(kept={**DRAWN, "theme": theme}, bypass_csp=True)
    visitor.open_table("ganesha", 4, question=question)
    assert visitor.violations() == []
    if question == "offer":
        visitor.page.locator(".well[data-lit]").first.click()
        assert visitor.violations() == []


def test_the_finished_mandala_is_a_picture_with_everybodys_gems(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, 2)
    found = told(visitor, table)
    while found["status"] == "playing":
        if found["legal"]:
            act(visitor, table, found["turn"], found["legal"][0]["notation"])
        found = told(visitor, table, found)
    visitor.goto(f"/table/{table}")
    placed = sum(found["view"]["mandala"].values())
    expect(visitor.page.locator(".ganesha [data-owner]")).to_have_count(placed)
    with visitor.page.expect_download() as download:
        visitor.button("Keep the mandala as a picture").click()
    assert download.value.suggested_filename == "ganesha.png"
