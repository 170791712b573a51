"""Mandala Stones on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import math
import random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.site import Site
from tests.web.clicker import Clicker, Plan, Tally
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, click_what_is_lit, decider
from tests.web.mandala_stones_table import GAME, decide_until, open_board, told
from tests.web.soak import soak
from tests.web.tampering import READY, noticed
from tests.web.test_window_sizes import OUT_OF_SIGHT, TOO_SMALL
from tests.web.visitor import AXE, LAPTOP, PHONE, missing

SIZES = [(1366, 650), (1440, 900), (1920, 1080), (740, 360), (820, 1180), (360, 740)]


# --- whole games -------------------------------------------------------


@pytest.mark.long
def test_a_laptop_a_phone_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    anna = visitors(kept=DRAWN, viewport=LAPTOP)
    boris = visitors(kept=DRAWN, viewport=PHONE, has_touch=True, lang="ru")
    anna.goto("/")
    anna.new_table(GAME)
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
    rng, decisions = random.Random(3), 0
    while (mover := decider([anna, boris])) is not None:
        click_what_is_lit(mover, rng)
        decisions += 1
    assert decisions > 20
    for one in (anna, boris):
        expect(one.page.locator("#headline")).to_be_visible()
        # Everyone's objectives are turned up, and the mandala can be kept.
        expect(one.page.locator(".stones .sealed")).to_have_count(0)
        expect(one.page.locator(".stones [data-card]")).to_have_count(6)
    with anna.page.expect_download() as kept:
        anna.page.locator(".stones .keep").click()
    picture = kept.value.path().read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert picture.count("data-pattern") == len(told(anna)["view"]["mandala"])


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    """Tab to the first lit thing; from then on the arrow keys and Enter are enough."""
    visitor = visitors(kept=DRAWN)
    page, press, rng = visitor.page, visitor.page.keyboard.press, random.Random(9)
    visitor.goto("/")
    page.fill("#name", "Anna")
    page.locator(f"article.{GAME} .button.main").focus()
    press("Enter")
    page.wait_for_selector(LIT)
    for _ in range(40):
        press("Tab")
        if page.evaluate("document.activeElement.matches('.stones [data-lit]')"):
            break
    decisions = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('#headline')"
            " || document.activeElement.matches('main [data-lit]')"
        )
        if page.locator("#headline").count():
            break
        press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        here = page.locator(":focus")
        turn, decides = visitor.turn, here.get_attribute("data-notation") is not None
        press("Enter")
        if decides:
            expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
            decisions += 1
    assert decisions > 10


# --- what is drawn ------------------------------------------------------


@pytest.mark.long
def test_a_whole_game_is_drawn_as_it_is(browser: Browser, site: Site) -> None:
    plan = Plan(GAME, 3, {"open_stacks": "on"}, True, "en", "night", "random", seed=21)
    tally = soak(browser, site, [plan], math.inf, print, longest=math.inf)
    assert tally.unfinished + tally.errors + tally.differences == []
    assert tally.comparisons > 100


TAMPERED = {
    "a stone of another colour": "one('.slab .disc path').style.fill = 'rgb(1, 2, 3)'",
    "a stone too few": "one('.slab .disc').remove()",
    "a stack elsewhere": "one('.slab .stack').parentElement.setAttribute('transform', '')",
    "a pattern": "one('.slab .relief').remove()",
    "another pattern": "for (const path of all('.slab [data-pattern=ring].relief path'))"
    " path.setAttribute('d', one('.slab [data-pattern=starburst].relief path').getAttribute('d'))",
    "an artist": "one('.artist').remove()",
    "an artist of another pattern": "one('.artist path.sign').setAttribute('d', 'M0 0Z')",
    "a stone of the mandala": "one('.laid').remove()",
    "a mark of the mandala": "one('.mandala text').textContent = '+9'",
    "the next space": "one('.mandala .next').classList.remove('next')",
    "the hands": "one('.mandala .frame').remove()",
    "points": "one('.mine .points b').textContent = '99'",
    "another's points": "one('.other .points b').textContent = '99'",
    "what a space is worth": "one('.mine .now').textContent = 'now 9'",
    "a stack of another player": "one('.other .disc').remove()",
    "the start player": "one('.starts').remove()",
    "what a colour brings": "one('.badge b').textContent = '99'",
    "an objective": "one('.mine .card').remove()",
    "a sealed objective": "one('.other .sealed').remove()",
    "patterns not seen": "one('.unseen td b').textContent = '99'",
    "how far the end is": "one('.centre .end').textContent = '99'",
    "what is lit": "one('.stones [data-lit]').removeAttribute('data-lit')",
}


def test_a_board_that_shows_something_else_is_noticed(browser: Browser, site: Site) -> None:
    plan = Plan(GAME, 2, {"open_stacks": "off"}, False, "en", "day", "random", seed=3)
    clicker = Clicker(browser, site, plan, Tally())
    clicker.visitor.goto(f"/table/{clicker.open()}")
    while True:
        clicker.page.wait_for_function(READY)
        view = clicker.told()["view"]
        if view["mandala"] and all(any(each["spaces"]) for each in view["boards"]):
            break
        clicker.decide()
    for what, change in TAMPERED.items():
        assert noticed(clicker, change), what
    clicker.close()
    assert clicker.tally.errors == []


# --- windows and access ------------------------------------------------

NEEDED = ".prompt, .slab, .mine, button.space, .badge, .mine .card"
SMALL_PRINT = """
() => {
  const least = innerWidth < 800 ? 11 : 12;
  const sized = (one) => {
    const svg = one.closest('svg');
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale;
  };
  const texts = (one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.querySelectorAll('.stones *')]
    .filter((one) => texts(one) && one.getClientRects().length)
    .filter((one) => sized(one) > 0 && sized(one) < least - 0.01)
    .map((one) => `${one.outerHTML.slice(0, 80)} ${sized(one)}`);
}
"""


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (4, "ru")])
def test_everything_needed_is_in_sight(visitors: Visitors, players: int, lang: str) -> None:
    visitor = visitors(kept=DRAWN, lang=lang)
    open_board(visitor, players, 9, seed=4)
    found = {}
    for width, height in SIZES:
        visitor.resize(width, height)
        found[width, height] = {
            "out of sight": visitor.page.evaluate(OUT_OF_SIGHT, [NEEDED, 1]),
            "small print": visitor.page.evaluate(SMALL_PRINT),
            "too small": visitor.page.evaluate(TOO_SMALL, ".stones [data-lit]"),
            "wider": visitor.overflow() > 0,
        }
    assert {size: one for size, one in found.items() if any(one.values())} == {}


def test_nothing_moves_between_the_steps_of_a_turn(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_board(visitor, 3, 6, seed=5)
    decide_until(visitor, "collect")
    places = """() => {
      const top = document.querySelector('.stones').getBoundingClientRect().y;
      const all = document.querySelectorAll('.stones button.spot, .stones button.space');
      return [...all].map((one) => {
        const { x, y } = one.getBoundingClientRect();
        return [Math.round(x), Math.round(y - top)];
      });
    }"""
    before = visitor.page.evaluate(places)
    visitor.page.locator("[data-circle][data-lit]").first.click()
    assert visitor.page.evaluate(places) == before
    visitor.page.locator("[data-circle][data-notation]").first.click()
    visitor.page.wait_for_selector(".space[data-lit], [data-stack][data-lit]")
    assert visitor.page.evaluate(places) == before


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing(visitors: Visitors, theme: str) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(bypass_csp=True, kept={**DRAWN, "theme": theme})
    open_board(visitor, 3, 9, seed=4)
    assert visitor.violations() == []
    decide_until(visitor, "collect")
    visitor.page.locator("[data-circle][data-lit]").first.click()
    visitor.page.locator("[data-stack='1']").click()
    assert visitor.violations() == []
