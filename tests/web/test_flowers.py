"""Flowers on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.site import PATIENCE, Site
from tests.web.conftest import Visitors
from tests.web.visitor import AXE, LAPTOP, PHONE, Visitor, missing

DRAWN = {"reading": False, "speed": 0}
LIT = "main [data-lit]"
QUICK = 1500  # milliseconds


def click_what_is_lit(visitor: Visitor, rng: random.Random) -> None:
    """Until a decision is made."""
    turn = visitor.turn
    for _ in range(60):
        lit = visitor.page.locator(LIT)
        count = lit.count()
        if visitor.turn != turn or not count:
            return
        try:
            lit.nth(rng.randrange(count)).click(timeout=QUICK)
        except TooLate:
            continue  # it went out while we reached for it
        visitor.page.wait_for_timeout(20)
    raise AssertionError("nothing that is lit leads to a decision")


def decider(visitors: list[Visitor]) -> Visitor | None:
    """Who must decide; nobody once the game is over."""
    for _ in range(int(PATIENCE * 20)):
        for one in visitors:
            if one.page.locator("#headline").count():
                return None
            if one.page.locator(LIT).count():
                return one
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can decide")


@pytest.mark.parametrize("seed", [1, 2])
def test_two_browsers_and_a_bot_play_a_whole_game(
    browser: Browser, tmp_path: Path, seed: int
) -> None:
    site = Site(tmp_path).start()
    anna = Visitor(browser, site, kept=DRAWN)
    boris = Visitor(browser, site, kept=DRAWN, lang="ru")
    try:
        anna.goto("/")
        anna.click("article.flowers .button:not(.main)")
        anna.page.fill("#host-name", "Anna")
        anna.page.select_option("#new-players", "3")
        anna.page.select_option("#new-seat-0", "open")
        anna.page.select_option("#new-seat-1", "greedy")
        anna.click(anna.button("Open the table"))
        expect(anna.page.locator("#waiting")).to_be_visible()
        boris.goto(f"/table/{anna.table}")
        boris.page.fill("#sit-name", "Борис")
        boris.page.keyboard.press("Enter")
        boris.click(boris.button("Сесть сюда"))
        boris.click(boris.button("Начать"))
        rng, decisions = random.Random(seed), 0
        while (mover := decider([anna, boris])) is not None:
            click_what_is_lit(mover, rng)
            decisions += 1
            if decisions == 12:
                site.kill()
                site.start()
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
    for place in visitor.page.locator("[data-place]").all():
        expect(place.locator(".chip").first).to_have_text(re.compile("face (up|down)"))
        expect(place.locator(".ghost").first).to_be_attached()
    turn = visitor.turn
    visitor.click(visitor.page.locator(".target").first)
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert visitor.clicks <= 3


def choose(visitor: Visitor, notation: str) -> None:
    """The cards of a play, and the mandala."""
    _, colour, count, place = notation.split()
    visitor.page.locator(f".hand [data-colour={colour}]").click()
    visitor.page.locator(f".chooser [data-count='{count}']").click()
    visitor.page.locator(f"[data-place={place}] .target").click()


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


def test_a_play_that_ends_a_mandala_asks_for_a_second_tap(visitors: Visitors) -> None:
    """And says everything it would do, also where nothing hovers."""
    visitor = visitors(kept={**DRAWN, "confirm": True}, viewport=PHONE, has_touch=True)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    notation = play_until(visitor, random.Random(4), completes)["notation"]
    choose(visitor, notation)
    expect(visitor.page.get_by_text("This cannot be taken back.")).to_be_visible()
    place = visitor.page.locator(f"[data-place={notation[-1]}]")
    expect(place).to_have_attribute("data-marked", "")
    expect(visitor.page.locator(".say")).to_contain_text("The mandala is complete")
    expect(visitor.page.locator(".say")).to_contain_text(re.compile("take|choose"))
    turn = visitor.turn
    place.locator(".target").click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))


# Whether nothing lies over the middle of something.
UNCOVERED = """
one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === one;
}
"""
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


def test_a_hint_is_marked_on_the_board_in_words_too(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    visitor.click(visitor.button("Hint"))
    hint = visitor.page.locator(".prompt .hint").inner_text()
    found = re.search(r"play (\d) (\w+) into ([ABC])", hint)
    assert found
    count, colour, place = found.groups()
    group = visitor.page.locator(".hand [data-marked]")
    expect(group).to_have_attribute("data-colour", colour)
    expect(group).to_have_accessible_name(re.compile(f"Marked: {count}"))
    shown = group.evaluate("one => getComputedStyle(one, '::before').content")
    assert "➤" in shown
    assert count in shown
    marked = visitor.page.locator("[data-place][data-marked]")
    expect(marked).to_have_attribute("data-place", place)
    expect(marked).to_contain_text(f"➤ {count} {colour} here")


# How far the game was in every word of the server's, and in every picture of the board.
TOLD_AND_SHOWN = """
window.told = [];
window.shown = [];
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'table' && message.plies > (told.at(-1) ?? -1)) told.push(message.plies);
    });
  }
};
new MutationObserver(() => {
  const ply = Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1);
  if (ply > (shown.at(-1) ?? -1)) shown.push(ply);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ply'] });
"""
LAST = "({ told: told.at(-1), shown: shown.at(-1) })"


def test_quick_answers_are_shown_one_after_another_and_cut_by_acting(visitors: Visitors) -> None:
    """The page's clock stands still until all answers are there, so they came quickly."""
    visitor = visitors(kept={**DRAWN, "speed": 700, "opponents": 3})
    visitor.context.add_init_script(TOLD_AND_SHOWN)
    clock = visitor.page.clock
    clock.install(time=0)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng, watched, cut = random.Random(2), False, False
    for hour in range(1, 12):
        visitor.page.wait_for_selector(LIT)
        visitor.page.evaluate("told.splice(0, told.length - 1); shown.splice(0, shown.length - 1)")
        clock.pause_at(hour * 3_600_000)
        click_what_is_lit(visitor, rng)
        visitor.page.wait_for_selector(".prompt.yours")
        told = visitor.page.evaluate("told")
        if len(told) >= 4:  # what the server told in one go is shown in one go
            now = visitor.page.evaluate(LAST)
            assert now["shown"] < now["told"], "what came quickly must wait"
            expect(visitor.page.locator(LIT)).to_have_count(0)
            if not watched:
                clock.run_for(2600)
                assert visitor.page.evaluate("shown") == told
                watched = True
            else:
                visitor.page.keyboard.press("Shift")
                assert visitor.page.evaluate("shown") == [told[0], told[1], told[-1]]
                cut = True
                break
        clock.resume()
    assert watched
    assert cut


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


def test_what_is_pointed_at_stays_where_it_is(visitors: Visitors) -> None:
    """On a phone there is little room: what is said of it must not push it away."""
    visitor = visitors(kept={**DRAWN, "opponents": 2}, viewport=PHONE)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    visitor.page.locator(".hand [data-lit]").first.click()
    targets = visitor.page.locator(".target")
    expect(targets.first).to_be_visible()
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    places = "all => all.map(one => one.getBoundingClientRect().y)"
    before = targets.evaluate_all(places)
    free = [one for one in targets.all() if one.evaluate(UNCOVERED)]
    assert free
    for target in free:
        box = target.bounding_box()
        assert box is not None
        visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(visitor.page.locator(".said")).to_be_visible()
        assert targets.evaluate_all(places) == before
        visitor.page.mouse.move(1, 1)
        expect(visitor.page.locator(".said")).to_have_count(0)
        assert targets.evaluate_all(places) == before


def test_the_reading_mode_is_there_at_once_and_so_is_the_board(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    visitor.page.wait_for_selector(LIT)
    turn = visitor.turn
    visitor.click(visitor.button("In words"))
    expect(visitor.page.locator(".plain-board .words")).to_contain_text("Your hand")
    expect(visitor.choices.first).to_be_visible()
    visitor.decide(random.Random(1))
    expect(visitor.choices.first).to_be_visible()
    visitor.click(visitor.button("In words"))
    visitor.page.wait_for_selector(LIT)
    assert visitor.turn > turn
    assert [line for line in visitor.story() if "Anna" in line or "You" in line]


def test_the_printed_numbers_are_asked_for_once(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    asked: list[str] = []
    visitor.page.on("request", lambda one: asked.append(one.url) if "editions" in one.url else None)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng = random.Random(6)
    for _ in range(3):
        visitor.page.wait_for_selector(LIT)
        click_what_is_lit(visitor, rng)
    assert len(asked) == 1


@pytest.mark.parametrize(("theme", "size"), [("day", LAPTOP), ("night", PHONE)])
def test_axe_finds_nothing_on_the_drawn_board(
    visitors: Visitors, theme: str, size: dict[str, int]
) -> None:
    if not AXE.is_file():
        missing("axe-core is not there: tools/build_web.py fetches it")
    kept = {**DRAWN, "theme": theme, "opponents": 3}
    visitor = visitors(kept=kept, viewport=size, bypass_csp=True, reduced_motion="reduce")
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng = random.Random(8)
    for _ in range(6):
        visitor.page.wait_for_selector(LIT)
        click_what_is_lit(visitor, rng)
    visitor.page.wait_for_selector(LIT)
    assert visitor.violations() == []
    visitor.click(visitor.button("Hint"))
    visitor.page.wait_for_selector("[data-marked]")
    if visitor.page.locator(".hand [data-lit]").count():
        visitor.page.locator(".hand [data-lit]").first.click()
    assert visitor.violations() == []


LATE_ANSWERS = """
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  set onmessage(hear) {
    super.onmessage = (event) =>
      setTimeout(() => hear(event), JSON.parse(event.data).type === 'done' ? 1500 : 0);
  }
};
"""


def test_no_click_is_lost_while_an_answer_is_late(visitors: Visitors) -> None:
    """The table may move on before the answer to the last decision comes: what is lit counts."""
    visitor = visitors(kept=DRAWN)
    visitor.context.add_init_script(LATE_ANSWERS)
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    for _ in range(2):
        visitor.page.wait_for_selector(".hand [data-lit]")
        turn = visitor.turn
        visitor.page.locator(".hand [data-lit]").first.click()
        visitor.page.locator(".target").first.click(click_count=2)
        expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    told = visitor.page.request.get(f"/api/tables/{visitor.table}").json()
    mine = [line for line in told["story"] if line["actor"] == told["you"]]
    assert sum(line["key"] == "event-play" for line in mine) == 2
