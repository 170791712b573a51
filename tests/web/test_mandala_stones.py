"""Mandala Stones on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mandapa.games import GAMES
from tests.games.playing import edition
from tests.server.site import Site
from tests.web.clicker import Clicker, Plan, Tally
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, carry, click_what_is_lit, decider
from tests.web.soak import LONGEST, soak
from tests.web.test_window_sizes import OUT_OF_SIGHT, SETTLED, TOO_SMALL
from tests.web.visitor import AXE, LAPTOP, PHONE, Visitor, missing

GAME = "mandala_stones"
SIZES = [(1366, 650), (1440, 900), (1920, 1080), (740, 360), (820, 1180), (360, 740)]
Data = dict[str, Any]


def told(visitor: Visitor) -> Data:
    """What the server says to this seat."""
    found: Data = visitor.page.request.get(f"/api/tables/{visitor.table}?drawn={GAME}").json()
    return found


def open_board(visitor: Visitor, players: int = 2, decisions: int = 0, seed: int = 1) -> None:
    visitor.open_table(GAME, players, decisions, seed)
    visitor.page.wait_for_selector(LIT)


def decide_until(visitor: Visitor, kind: str, seed: int = 1) -> Data:
    """Decide at random over the line until there is a choice of this kind; return what is told."""
    rng, request = random.Random(seed), visitor.page.request
    address, headers = f"/api/tables/{visitor.table}", {"Origin": visitor.site.url}
    now: Data = request.get(address).json()
    while not any(one["kind"] == kind for one in now["legal"]):
        if now["legal"]:
            wanted = [one for one in now["legal"] if one["kind"] != "tops"] or now["legal"]
            actions = [rng.choice(wanted)["notation"]]
            body = {"do": "act", "turn": now["turn"], "actions": actions}
            assert request.post(f"{address}/do", data=body, headers=headers).ok
        now = request.get(f"{address}?seq={now['seq']}&wait=5").json()
        assert now["status"] == "playing", f"there is never a choice of {kind}"
    expect(visitor.page.locator("main")).to_have_attribute("data-turn", str(now["turn"]))
    visitor.page.wait_for_selector(LIT)
    return now


# --- whole games -------------------------------------------------------


def test_two_people_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
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


def test_a_whole_game_is_drawn_as_it_is(browser: Browser, site: Site) -> None:
    plan = Plan(GAME, 3, {"open_stacks": "on"}, True, "en", "night", "random", seed=21)
    tally = soak(browser, site, [plan], time.monotonic() + LONGEST, print)
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
TOOLS = """
const one = (what) => document.querySelector(what);
const all = (what) => document.querySelectorAll(what);
"""


def test_a_board_that_shows_something_else_is_noticed(browser: Browser, site: Site) -> None:
    plan = Plan(GAME, 2, {"open_stacks": "off"}, False, "en", "day", "random", seed=3)
    clicker = Clicker(browser, site, plan, Tally())
    page, settled = clicker.page, "() => eyes.settled() && eyes.lit().length"
    clicker.visitor.goto(f"/table/{clicker.open()}")
    while True:
        page.wait_for_function(settled)
        view = clicker.told()["view"]
        if view["mandala"] and all(any(each["spaces"]) for each in view["boards"]):
            break
        clicker.decide()
    for what, change in TAMPERED.items():
        page.reload()
        page.wait_for_function(settled)
        clicker.compare_board("the table", clicker.told(), page.evaluate("eyes.drawn()"))
        assert clicker.tally.differences == []
        page.evaluate(f"() => {{ {TOOLS} {change}; }}")
        clicker.compare_board("the table", clicker.told(), page.evaluate("eyes.drawn()"))
        assert clicker.tally.differences != [], what
        clicker.tally.differences.clear()
    clicker.close()


# --- playing -----------------------------------------------------------


def test_an_artist_shows_what_it_would_bring_before_it_moves(visitors: Visitors) -> None:
    visitor = visitors(kept={**DRAWN, "confirm": True})
    open_board(visitor)
    page, now = visitor.page, told(visitor)
    reach = max(now["prospects"]["reaches"], key=lambda one: len(one["stacks"]))
    assert len(reach["stacks"]) > 1
    page.locator(f"[data-circle={reach['artist']}]").click()
    ghosts = page.locator(".slab .stack.ghost")
    mine = [one for one in now["prospects"]["reaches"] if one["artist"] == reach["artist"]]
    expect(ghosts).to_have_count(sum(bool(one["stacks"]) for one in mine))
    guarded = {stack for one in mine for stack in one["guarded"]}
    expect(page.locator(".slab .stack.dim")).to_have_count(len(guarded))
    for stack in guarded:
        label = re.compile("beside another artist")
        expect(page.locator(f"[data-stack='{stack}']")).to_have_accessible_name(label)
    page.locator(f"[data-circle={reach['circle']}]").click()
    firsts = page.locator("[data-stack][data-lit]")
    expect(firsts).to_have_count(len(reach["stacks"]))
    # The stone that is pointed at is the first, and the new stack is ordered by it.
    first, *rest = reach["stacks"]
    page.locator(f"[data-stack='{first}']").hover()
    tops = [now["view"]["stacks"][stack - 1][-1]["colour"] for stack in (first, *rest)]
    assert colours(page, ".slab .stack.ghost .disc") == tops
    page.locator(f"[data-stack='{first}']").click()
    spaces = page.locator(".space[data-lit]")
    expect(spaces).to_have_count(5)
    spaces.nth(3).hover()
    assert colours(page, "[data-space='4'] .ghost .disc") == tops
    worth = told(visitor)["prospects"]["building"]["layings"][3]["worth"]
    expect(spaces.nth(3).locator(".now")).to_have_text(f"0 → {worth[3]}")
    expect(spaces.nth(0).locator(".now")).to_have_text(f"1 → {worth[0]}")
    turn = visitor.turn
    spaces.nth(3).click()  # all of it was shown: nothing is asked once more
    expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert colours(page, "[data-space='4'] .disc") == tops


def colours(page: Page, what: str) -> list[str]:
    found: list[str] = page.locator(what).evaluate_all(
        "all => all.map((one) => one.dataset.colour)"
    )
    return found


def test_artists_and_stones_can_be_carried(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_board(visitor)
    page, now = visitor.page, told(visitor)
    reach = max(now["prospects"]["reaches"], key=lambda one: len(one["stacks"]))
    artist, circle = (page.locator(f"[data-circle={reach[one]}]") for one in ("artist", "circle"))
    carry(visitor, artist, circle)
    firsts = page.locator("[data-stack][data-lit]")
    expect(firsts).to_have_count(len(reach["stacks"]))
    # Carried to a space, a stone is the first of the stack that is laid there.
    first = reach["stacks"][1]
    top = now["view"]["stacks"][first - 1][-1]["colour"]
    carry(visitor, page.locator(f"[data-stack='{first}']"), page.locator("[data-space='3']"))
    expect(page.locator("[data-space='3'] .disc")).to_have_count(len(reach["stacks"]))
    assert colours(page, "[data-space='3'] .disc")[0] == top


def test_on_a_phone_a_ghost_lies_only_where_someone_points(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN, viewport=PHONE)
    open_board(visitor)
    page, reaches = visitor.page, told(visitor)["prospects"]["reaches"]
    reach = max(reaches, key=lambda one: len(one["stacks"]))
    page.locator(f"[data-circle={reach['artist']}]").click()
    expect(page.locator(".slab .count")).to_have_count(
        sum(one["artist"] == reach["artist"] and bool(one["stacks"]) for one in reaches)
    )
    expect(page.locator(".slab .stack.ghost")).to_have_count(0)
    page.locator(f"[data-circle={reach['circle']}]").hover()
    expect(page.locator(".slab .stack.ghost .disc")).to_have_count(len(reach["stacks"]))


def test_a_finger_sees_what_a_space_would_be_worth_before_it_lays(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN, viewport=PHONE, has_touch=True)
    open_board(visitor)
    decide_until(visitor, "space")
    space, turn = visitor.page.locator(".space[data-lit]").last, visitor.turn
    space.tap()
    expect(space.locator(".ghost")).to_be_attached()
    assert visitor.turn == turn
    space.tap()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))


def test_scoring_shows_its_sum_before_the_last_tap(visitors: Visitors) -> None:
    visitor = visitors(kept={**DRAWN, "confirm": True})
    open_board(visitor)
    now = decide_until(visitor, "score")
    page, seat = visitor.page, now["you"]
    mine = told(visitor)["prospects"]["players"][seat]
    colour = next(name for name, one in mine["colours"].items() if one["allowed"])
    score = mine["colours"][colour]
    badge = page.locator(f".badge[data-colour={colour}]")
    expect(badge.locator("b")).to_have_text(str(score["total"]))
    badge.click()
    gains = [f"+{points}" for points in score["points"]]
    expect(page.locator(".mine .gain")).to_have_text(gains)
    expect(page.locator(".mine .sum b")).to_have_text(str(score["total"]))
    expect(page.locator(".mandala .would")).to_have_count(len(score["places"]))
    # Top stones instead: each tap adds one.
    spaces = page.locator(".space[data-lit]")
    spaces.nth(0).click()
    expect(page.locator(".mandala .would")).to_have_count(1)
    spaces.nth(1).click()
    expect(page.locator(".mandala .would")).to_have_count(2)
    chosen = [one.get_attribute("data-space") for one in spaces.all()[:2]]
    expect(page.locator(".do")).to_have_attribute(
        "data-notation", f"tops {'-'.join(map(str, chosen))}"
    )
    badge.click()
    turn = visitor.turn
    page.locator(".do").click()
    expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    points = told(visitor)["view"]["boards"][seat]["earned"]
    before = now["view"]["boards"][seat]["earned"]
    assert sum(points.values()) - sum(before.values()) == score["total"]


def test_what_is_not_allowed_explains_itself(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_board(visitor)
    page, said = visitor.page, visitor.page.locator(".said")
    page.locator(".badge").first.click()
    expect(said).to_contain_text("fewer than two of your stacks show this colour")
    expect(said).to_contain_text("5.1")
    page.locator("[data-circle=E]").click()
    expect(said).to_contain_text("Choose an artist first")
    page.locator("[data-space='1']").click()
    expect(said).to_contain_text("there is no stone on one of these spaces")


def test_everything_can_be_pointed_at(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_board(visitor, 3, 8, seed=2)
    page, said = visitor.page, visitor.page.locator(".said")
    for what, words in {
        "[data-stack='9']": "Tap to fan the stack out",
        "[data-circle][data-about=artist]": "takes the top stones around it",
        "svg.mandala": "Scored stones cover its spaces",
        ".mine .card": "the better one of your objectives",
        ".other .sealed": "secret until the end",
        ".unseen td": "bear which pattern",
        ".badge": "at least two of your stacks",
        "[data-space='2']": "by the height of the stack",
        ".centre .end": "framed space with the hands",
    }.items():
        page.mouse.move(5, 5)
        page.locator(what).first.hover()
        expect(said).to_contain_text(words)
    page.locator("[data-stack='9']").click()
    stack = told(visitor)["view"]["stacks"][8]
    expect(page.locator(".fan li")).to_have_count(len(stack))
    page.keyboard.press("Escape")
    expect(page.locator(".fan")).to_have_count(0)


def test_an_edition_of_ones_own_is_drawn_from_its_numbers(visitors: Visitors) -> None:
    """A longer spiral, fewer and higher stacks, other points."""
    visitor = visitors(kept=DRAWN)
    changes = {
        "spiral.spaces": "90",
        "spiral.hands_4": "90",
        "space-2.points": "[9, 8, 7, 6]",
        "stacks.count": "12",
        "stacks.height": "8",
        **{f"circles.{name}": "[1, 2, 3, 4]" for name in "ABC"},
        **{f"circles.{name}": "[5, 6, 7, 8]" for name in "DEF"},
        **{f"circles.{name}": "[9, 10, 11, 12]" for name in "GHI"},
    }
    text = edition(GAMES[GAME], changes).text
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    assert request.post("/api/people", data={"name": "Anna"}, headers=headers).ok
    body = {"game": GAME, "players": 2, "seats": ["me", "random"], "start": True}
    answer = request.post("/api/tables", data=body | {"edition_text": text}, headers=headers)
    assert answer.ok, answer.text()
    visitor.goto(f"/table/{answer.json()['table']}")
    page = visitor.page
    page.wait_for_selector(LIT)
    expect(page.locator(".mandala .space")).to_have_count(90)
    expect(page.locator("button[data-stack]")).to_have_count(12)
    expect(page.locator(".slab .disc")).to_have_count(96)
    expect(page.locator("[data-space='2'] .case b")).to_have_text(["9", "8", "7", "6"])
    click_what_is_lit(visitor, random.Random(2))


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
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED, [width, height])
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
