"""Rajas of the Ganges on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN
from tests.web.rajas_table import legal, now, open_table, play_until, short_race
from tests.web.test_window_sizes import OUT_OF_SIGHT, TOO_SMALL
from tests.web.visitor import AXE, DECIDED, LAPTOP, PHONE, missing

SIZES = [(1366, 650), (1440, 900), (1920, 1080), (740, 360), (820, 1180), (360, 740)]


def test_things_are_carried_and_past_moves_pointed_at(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, "worker quarry")), random.Random(4))
    turn = visitor.turn
    visitor.page.locator(".workers [data-drag]").first.drag_to(
        visitor.page.locator("[data-space^=quarry][data-lit].usual")
    )
    visitor.page.wait_for_function(DECIDED, arg=turn)
    tile = visitor.page.locator("[data-stack][data-drag]").first
    tile.wait_for()
    tile.drag_to(visitor.page.locator("[data-cell=c2]"))
    expect(visitor.page.locator("[data-cell=c2].chosen")).to_be_visible()
    line = visitor.page.locator("aside .log li").filter(has_text="to the quarry").last
    line.hover()
    marked = visitor.page.locator(".mark.past")
    expect(marked).to_have_count(1)
    assert marked.get_attribute("data-last") == "0"


# --- what is said ------------------------------------------------------


def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, "worker")), random.Random(1))
    quiet = next(
        one for one in now(visitor)["prospects"]["spaces"] if one["refusal"] not in ("", "3.2")
    )
    visitor.page.locator(f"[data-space='{quiet['space']}']").click(force=True)
    said = visitor.page.locator(".said")
    expect(said).to_contain_text(f"§ {quiet['refusal']}")
    turn = visitor.turn
    visitor.page.locator(".rajas .karma").hover()
    expect(said).to_contain_text("of 3 karma")
    expect(said).to_contain_text("§ 4.5")
    assert visitor.turn == turn


def test_numbers_of_ones_own_are_drawn(visitors: Visitors) -> None:
    """Levels, rooms, prices, spaces, tiles, the river, edges and tracks of an owner's file."""
    visitor = visitors(kept=DRAWN)
    text = short_race(81)
    changes = {
        "levels = [2, 3, 4]": "levels = [5, 7, 9]",
        '"3 money + 1 upgrade"': '"7 money + 1 upgrade"',
        "two = [0, 1, 2, 3, 4, 5]": "two = [0, 0, 8]",
        "spaces = 2   ": "spaces = 1   ",
        "places = [12, 33, 44, 55]": "places = [6, 33, 44, 55]",
        "worker = 20": "worker = 40",
        '"2 dice", "2 karma", "3 money"': '"6 fame", "2 karma", "3 money"',
        'bonuses = ["2 money", "1 karma': 'bonuses = ["9 money", "1 karma',
    }
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after, 1)
    tiles = ", ".join(f'"{cost} bend red silk-1"' for cost in (7, 7, 8, 8, 8))
    text = re.sub(r"blue_snake = .*", f"blue_snake = [{tiles}]", text)
    visitor.goto(f"/table/{open_table(visitor, ['me', 'random'], text)}")
    board = visitor.page.locator(".rajas")
    expect(board.locator("[data-level=red]")).to_contain_text("5")
    expect(board.locator("[data-space=palace-4] text").first).to_have_text("7")
    quarry = board.locator("[data-space^=quarry]")
    expect(quarry).to_have_count(2)
    expect(quarry.first.locator(".men i")).to_have_count(2)
    expect(quarry.last.locator(".deal text").first).to_have_text("8")
    expect(board.locator("[data-space=terrace-blue] .men i")).to_have_count(1)
    expect(board.locator("[data-river='1'] text")).to_have_text("6")
    expect(board.locator("[data-edge='1'] text").first).to_have_text("9")
    stack = board.locator("[data-stack='blue snake']")
    expect(stack.locator(".cost")).to_have_text(re.compile("[78]"))
    road = stack.locator("path[stroke-width='9.500']")
    expect(road).to_have_attribute("d", "M30 30V-1M30 30H61")
    expect(stack.locator("path[fill='#c43a31']")).to_have_count(1)
    expect(board.locator(".race .next").first).to_contain_text("6")
    left = board.locator(".race .bar").first.evaluate(
        "bar => [...bar.querySelectorAll('.notch')].map((n) => parseFloat(n.style.left))"
    )
    assert round(left[0]) == round(100 * 6 / 2 / 41)  # of 41 places
    assert round(100 * 40 / 2 / 41) in map(round, left)  # the worker
    assert visitor.page.evaluate("document.querySelector('.race .gap').dataset.gap") in ("39", "40")


SMALL_PRINT = """
least => [...document.querySelectorAll('.rajas *')].filter((one) =>
  [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  && !one.closest('svg') && one.getClientRects().length
  && parseFloat(getComputedStyle(one).fontSize) < least).map((one) => one.className)
"""


def test_prompt_and_desk_are_in_sight_and_large_enough(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random", "random"], navaratna="on")
    play_until(visitor, table, lambda found: bool(legal(found, "worker")), random.Random(6))
    found = {}
    for size in SIZES:
        visitor.resize(*size)
        needed = ".prompt, .rajas .races .race, .rajas .statue, .rajas .karma"
        if size[0] > 740:
            needed += ", .rajas .province.own, .rajas .stack, .rajas .space, .rajas .temple"
        least = 11 if min(size) <= 360 else 12
        found[size] = {
            "out of sight": visitor.page.evaluate(OUT_OF_SIGHT, [needed, 1]),
            "too small": visitor.page.evaluate(TOO_SMALL, ".rajas .statue .die, .rajas .karma"),
            "small print": visitor.page.evaluate(SMALL_PRINT, least),
            "wider": visitor.overflow() > 0,
        }
    assert {size: one for size, one in found.items() if any(one.values())} == {}


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_on_the_board(visitors: Visitors, theme: str) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(bypass_csp=True, kept={**DRAWN, "theme": theme}, reduced_motion="reduce")
    table = open_table(visitor, ["me", "random", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, "worker")), random.Random(2))
    for viewport in (LAPTOP, PHONE):
        visitor.resize(**viewport)
        assert visitor.violations() == []
