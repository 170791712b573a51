"""Rajas of the Ganges on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from mandapa.games.rajas import GAME
from tests.web import expected_rajas
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, decider
from tests.web.test_window_sizes import OUT_OF_SIGHT, TOO_SMALL
from tests.web.visitor import AXE, DECIDED, LAPTOP, PHONE, Visitor, missing

Data = dict[str, Any]
SIZES = [(1366, 650), (1440, 900), (1920, 1080), (740, 360), (820, 1180), (360, 740)]


def open_table(visitor: Visitor, seats: list[str], edition: str = "", **options: str) -> str:
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    body = {
        "game": "rajas",
        "players": len(seats),
        "options": options,
        "seats": seats,
        "start": "open" not in seats,
        "edition_text": edition,
    }
    answer = request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def short_race(meet: int) -> str:
    """The edition with markers that meet sooner."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    text = text.replace('name = "rajas-2017"', 'name = "short"')
    return re.sub(r"meet = \d+", f"meet = {meet}", text)


def now(visitor: Visitor, table: str = "") -> Data:
    found: Data = visitor.context.request.get(
        f"/api/tables/{table or visitor.table}?drawn=rajas"
    ).json()
    return found


def act(visitor: Visitor, table: str, turn: int, notation: str) -> None:
    """Decide over the API."""
    answer = visitor.context.request.post(
        f"/api/tables/{table}/do",
        data={"do": "act", "turn": turn, "actions": [notation]},
        headers={"Origin": visitor.site.url},
    )
    assert answer.ok, answer.text()


def play_until(
    visitor: Visitor, table: str, wanted: Callable[[Data], bool], rng: random.Random
) -> None:
    """Decide over the API until a position is reached, then look at it."""
    found = now(visitor, table)
    for _ in range(600):
        assert found["status"] == "playing", "it does not come to that"
        if found["legal"] and wanted(found):
            visitor.goto(f"/table/{table}")
            visitor.page.wait_for_selector(LIT)
            return
        if found["legal"]:
            useful = [
                one
                for one in found["legal"]
                if one["kind"] != "flip"
                and one["notation"].startswith(("worker terrace", "worker veranda", "lay", "take"))
            ]
            plain = [one for one in found["legal"] if one["kind"] != "flip"] or found["legal"]
            act(visitor, table, found["turn"], rng.choice(useful or plain)["notation"])
        found = visitor.context.request.get(
            f"/api/tables/{table}?drawn=rajas&seq={found['seq']}&wait=5"
        ).json()
    raise AssertionError("it does not come to that")


def legal(found: Data, start: str) -> list[str]:
    return [one["notation"] for one in found["legal"] if one["notation"].startswith(start)]


def decide(visitor: Visitor, rng: random.Random) -> int:
    """Tap what is lit until a decision is made and has arrived; how many taps it took."""
    turn, missed = visitor.turn, 0
    usable = f"{LIT}:not(:disabled, [aria-disabled=true])"
    for taps in range(1, 40):
        ready = visitor.page.locator("[data-testid=lay], [data-testid=pay]:not(:disabled)")
        lit = visitor.page.locator(usable)
        if rng.random() < 0.9:  # seldom a die is turned over
            lit = visitor.page.locator(f"{usable}:not([data-choice^=flip], .karma)")
        count = lit.count()
        if count:
            one = (
                ready.first
                if ready.count() and rng.random() < 0.7
                else lit.nth(rng.randrange(count))
            )
            try:
                one.click(timeout=2000)
            except Error:  # the answer to the last tap came meanwhile: look again
                missed += 1
                assert missed < 3, "what is lit cannot be tapped"
        for _ in range(6):
            if visitor.page.evaluate(DECIDED, turn):
                return taps
            visitor.page.wait_for_timeout(25)
    raise AssertionError("nothing that is lit leads to a decision")


def same_as_the_view(visitor: Visitor, edition: str) -> None:
    """Compare the board with the view, once both are at rest."""
    for _ in range(40):
        before = now(visitor)
        drawn = visitor.page.evaluate(f"{expected_rajas.EYES} boards.rajas()")
        if before["turn"] == visitor.turn and now(visitor)["seq"] == before["seq"]:
            found = expected_rajas.differences(before, drawn, tomllib.loads(edition))
            if not found:
                return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(found)


def test_a_laptop_a_phone_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    """With markers that meet sooner, which is drawn as well."""
    anna = visitors(kept=DRAWN, viewport=LAPTOP)
    boris = visitors(kept=DRAWN, viewport=PHONE, has_touch=True)
    edition = short_race(27)
    table = open_table(anna, ["me", "open", "random"], edition, navaratna="on", river_tiles="on")
    anna.goto(f"/table/{table}")
    boris.goto(f"/table/{table}")
    boris.page.fill("#sit-name", "Boris")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Sit here"))
    boris.click(boris.button("Begin"))
    rng, decisions = random.Random(3), 0
    while (mover := decider([anna, boris])) is not None:
        decide(mover, rng)
        decisions += 1
        if decisions % 12 == 0:
            same_as_the_view(anna, edition)
            same_as_the_view(boris, edition)
    assert decisions > 20
    for one in (anna, boris):
        expect(one.page.locator("#headline")).to_be_visible()
    with anna.page.expect_download() as kept:
        anna.click(anna.button("Keep a picture of your province"))
    picture = kept.value.path().read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "Province of" in picture


def test_the_keyboard_alone_suffices(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random"])
    visitor.goto(f"/table/{table}")
    rng, keyboard = random.Random(2), visitor.page.keyboard
    on_lit = (
        "document.activeElement.closest('.rajas') && document.activeElement.matches('[data-lit]')"
    )
    decided = 0
    while decided < 14:
        visitor.page.wait_for_selector(LIT)
        turn = visitor.turn
        for _ in range(40):
            for _ in range(80):
                if visitor.page.evaluate(on_lit):
                    break
                keyboard.press("Tab")
            for _ in range(rng.randrange(4)):
                keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            keyboard.press("Enter")
            visitor.page.wait_for_timeout(60)
            if visitor.page.evaluate(DECIDED, turn):
                break
        else:
            raise AssertionError("the keyboard does not decide")
        decided += 1
    assert visitor.clicks == 0


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


# --- taps of typical turns ---------------------------------------------


# What ends a step that waits for one more tap.
READY = ".rajas .armed[data-lit], [data-testid=lay], [data-testid=pay]:not(:disabled)"


def whole_turn(visitor: Visitor, table: str, steps: list[str]) -> list[str]:
    """Tap these where they are asked for, until the next worker is placed; what was tapped."""
    before, left = now(visitor, table), list(steps)
    tapped: list[str] = []
    for _ in range(40):
        found = now(visitor, table)
        if found["plies"] > before["plies"] and found["question"] in ("worker", ""):
            return tapped
        turn = found["turn"]
        here = [what for what in [*left, READY, LIT] if visitor.page.locator(what).count()]
        if found["legal"] and here:
            if here[0] in left:
                del left[: left.index(here[0]) + 1]
            tapped.append(here[0])
            visitor.click(visitor.page.locator(here[0]).first)
        for _ in range(6):
            visitor.page.wait_for_timeout(50)
            if visitor.page.evaluate(DECIDED, turn):
                break
    raise AssertionError(f"the turn does not end: {tapped}")


# The space, what else is tapped in this order where it is asked for, and how many taps it takes.
TURNS: dict[str, tuple[str, list[str], int]] = {
    "build": (
        "worker quarry",
        [
            "[data-space^=quarry][data-lit].usual",
            "[data-stack][data-lit]",
            "[data-cell][data-lit]",
            "[data-testid=lay]",
            "[data-testid=pay]",
        ],
        5,
    ),
    "terrace": ("worker terrace", ["[data-space^=terrace][data-lit]", ".space.armed"], 2),
    "market": ("worker silk", ["[data-space=silk][data-lit]", "[data-testid=pay]"], 2),
    "harbour": (
        "worker harbour",
        ["[data-space^=harbour][data-lit].usual", "[data-testid=pay]", "[data-river][data-lit]"],
        5,  # a river space that gives two dice
    ),
    "veranda": ("worker veranda", ["[data-space^=veranda][data-lit]", "[data-testid=pay]"], 2),
}


@pytest.mark.parametrize(("choice", "steps", "taps"), TURNS.values(), ids=TURNS)
def test_a_typical_turn_takes_few_taps(
    visitors: Visitors, choice: str, steps: list[str], taps: int
) -> None:
    """From one worker to the next; what is written in docs/boards.md."""
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, ["me", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, choice)), random.Random(4))
    workers = len(now(visitor)["view"]["placed"])
    tapped = whole_turn(visitor, table, steps)
    assert len(tapped) == visitor.clicks == taps, tapped
    found = now(visitor)
    assert len(found["view"]["placed"]) != workers or found["view"]["agenda"] == []


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


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_prompt_and_desk_are_in_sight_and_large_enough(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors(kept=DRAWN, viewport={"width": size[0], "height": size[1]})
    table = open_table(visitor, ["me", "random", "random"], navaratna="on")
    play_until(visitor, table, lambda found: bool(legal(found, "worker")), random.Random(6))
    visitor.page.wait_for_timeout(300)
    needed = ".prompt, .rajas .races .race, .rajas .statue, .rajas .karma"
    if size[1] >= 900:
        needed += ", .rajas .province.own, .rajas .stack, .rajas .space, .rajas .temple"
    assert visitor.page.evaluate(OUT_OF_SIGHT, [needed, 1]) == []
    wide = visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "it is wider than the window"
    assert visitor.page.evaluate(TOO_SMALL, ".rajas .statue .die, .rajas .karma") == []
    least = 11 if min(size) <= 360 else 12
    small = visitor.page.evaluate(
        """least => [...document.querySelectorAll('.rajas *')].filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
          && !one.closest('svg') && one.getClientRects().length
          && parseFloat(getComputedStyle(one).fontSize) < least).map((one) => one.className)""",
        least,
    )
    assert small == []


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_the_board(
    visitors: Visitors, theme: str, viewport: dict[str, int]
) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    visitor = visitors(
        bypass_csp=True, kept={**DRAWN, "theme": theme}, viewport=viewport, reduced_motion="reduce"
    )
    table = open_table(visitor, ["me", "random", "random"])
    play_until(visitor, table, lambda found: bool(legal(found, "worker")), random.Random(2))
    assert visitor.violations() == []
