"""What the drawn board of Flowers shows, and when."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.seeds import this_test
from tests.server.site import PATIENCE
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, UNCOVERED, click_what_is_lit
from tests.web.visitor import AXE, LAPTOP, PHONE, missing


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
    expect(group).to_have_attribute("data-colour", colour.replace("grey", "gray"))
    expect(group).to_have_accessible_name(re.compile(f"Marked: {count}"))
    shown = group.evaluate("one => getComputedStyle(one, '::before').content")
    assert "➤" in shown
    assert count in shown
    marked = visitor.page.locator("[data-mandala][data-marked]")
    expect(marked).to_have_attribute("data-mandala", place)
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
                # The next one waits for what is in the air, which flies by the real clock.
                for _ in range(int(PATIENCE * 20)):
                    if visitor.page.evaluate("shown.at(-1) === told.at(-1)"):
                        break
                    clock.run_for(200)
                    visitor.page.wait_for_timeout(50)
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


# In every picture: what is in the air, what is new but out of sight, and what is half-seen.
WATCH_ARRIVALS = """
window.pictures = [];
const all = (what) => [...document.querySelectorAll(`.flowers ${what}`)];
const opacity = (one) => Number(getComputedStyle(one).opacity);
const look = () => {
  const new_ = [...all('.laid'), ...all('.held'), ...all('.piece')].map(opacity);
  pictures.push({
    air: all('.thing').length,
    hidden: new_.filter((one) => one === 0).length,
    half: new_.filter((one) => one > 0 && one < 1).length,
    result: document.querySelectorAll('#headline').length,
    top: document.querySelector('.flowers')?.getBoundingClientRect().top + scrollY,
  });
  requestAnimationFrame(look);
};
look();
"""


def test_a_card_is_there_when_it_lands(visitors: Visitors) -> None:
    """Not by a timer: it is never out of sight with nothing in the air, nor does it fade in."""
    visitor = visitors(kept={**DRAWN, "speed": 200, "opponents": 2})
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng = random.Random(3)
    visitor.page.wait_for_selector(LIT)
    visitor.page.evaluate(WATCH_ARRIVALS)
    for _ in range(4):
        visitor.page.wait_for_selector(LIT)
        click_what_is_lit(visitor, rng)
        visitor.page.mouse.move(1, 1)
        visitor.page.wait_for_function("() => pictures.at(-1).air === 0")
    pictures = visitor.page.evaluate("pictures")
    assert any(one["air"] and one["hidden"] for one in pictures), "nothing was seen to fly"
    assert not any(one["half"] for one in pictures)
    assert not any(one["hidden"] and not one["air"] for one in pictures[1:])


def test_the_result_comes_when_all_has_landed_and_moves_nothing(visitors: Visitors) -> None:
    visitor = visitors(kept={**DRAWN, "speed": 200})
    decisions, _ = visitor.decide_unseen(visitor.begin("flowers", 2), 8, lambda *_: False)
    visitor.site.deal(this_test())  # the same game again, almost to its end
    visitor.open_table("flowers", 2, decisions - 3, seed=8)
    visitor.page.wait_for_selector(LIT)
    visitor.page.evaluate(WATCH_ARRIVALS)
    rng = random.Random(8)
    while not visitor.page.locator("#headline").count():
        visitor.page.wait_for_selector(f"{LIT}, #headline")
        if visitor.page.locator(LIT).count():
            click_what_is_lit(visitor, rng)
    pictures = visitor.page.evaluate("pictures")
    first = next(n for n, one in enumerate(pictures) if one["result"])
    assert not pictures[first]["air"]
    assert not pictures[first]["hidden"]
    assert abs(pictures[-1]["top"] - pictures[first - 1]["top"]) < 1
    result = visitor.page.get_by_role("region", name="Result", exact=True)
    expect(result).to_be_in_viewport()
    visitor.click(visitor.button("Score sheet"))
    expect(visitor.page.locator("#headline")).to_be_in_viewport()
