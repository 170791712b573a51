"""Boards in windows of all sizes: what a decision needs is in sight, and large enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN
from tests.web.spoken import LANGUAGES
from tests.web.visitor import Visitor

SIZES = [(1366, 650), (1440, 900), (740, 360), (820, 1180), (360, 740)]
NEEDED = ".prompt, .hand .group, .mine .area, .others .area, .flowers div.disc, .supply"
# What is cut off at an edge of the window, or covered: by its middle and its corners.
OUT_OF_SIGHT = """
([what, room]) => [...document.querySelectorAll(what)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const inside = box.top >= -1 && box.bottom <= innerHeight + room
    && box.left >= -1 && box.right <= innerWidth + 1;
  const low = Math.min(box.bottom - 3, innerHeight - 2);
  const top = document.elementFromPoint(box.x + box.width / 2, low);
  const free = one.contains(top) || top?.contains(one);
  if (inside && free && box.height > 0) return [];
  const named = (it) => `${it?.localName} ${it?.getAttribute('class')}`;
  const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
  return [`${named(one)} at ${edges}` + (free ? '' : ` beneath ${named(top)}`)];
})
"""
SMALL_NAMES = """
() => [...document.querySelectorAll('.flowers .name')].map((one) => {
  const svg = one.closest('svg');
  const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
  return parseFloat(getComputedStyle(one).fontSize) * scale;
}).filter((size) => size < 11)
"""
# Chips, as far as they are to be seen, that lie over a pile beside the mandalas.
COVERING = """
() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const box = (one) => one.getBoundingClientRect();
  const chips = all('.flowers .chip').map((one) => {
    const [chip, caption] = [box(one), box(one.closest('.caption'))];
    return { ...chip.toJSON(), bottom: Math.min(chip.bottom, caption.bottom) };
  }).filter((one) => one.bottom > one.top + 2);
  return all('.flowers .supply > svg, .flowers .supply .label').map(box).filter((pile) =>
    chips.some((chip) => chip.left < pile.right - 1 && chip.right > pile.left + 1
      && chip.top < pile.bottom - 2 && chip.bottom > pile.top + 2)).length;
}
"""
# Where a finger may tap: what answers around the middle of a thing, at least 44 by 44 pixels.
TOO_SMALL = """
(what) => [...document.querySelectorAll(what)].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const { x, y, width, height } = one.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const answers = (dx, dy) => {
    const top = document.elementFromPoint(cx + dx, cy + dy);
    return top !== null && (one.contains(top) || top === one);
  };
  const reach = (dx, dy) => {
    let n = 0;
    while (n < 60 && answers(dx * (n + 1), dy * (n + 1))) n += 1;
    return n;
  };
  const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
  return Math.min(...size) >= 44 ? [] : [`${one.className} ${size}`];
})
"""


def open_flowers(visitor: Visitor, players: int, decisions: int) -> None:
    visitor.open_table("flowers", players, decisions, seed=6)
    visitor.page.wait_for_selector(".hand [data-lit]")


# The last two had the least room of forty deals: many tiles, many cards known of others.
@pytest.mark.parametrize(
    ("players", "decisions", "deal", "lang"),
    [(2, 6, "try 2", "en"), (4, 6, "try 2", "ru"), (4, 20, "try 5", "ru"), (4, 10, "try 3", "ru")],
)
def test_everything_needed_is_in_sight(
    visitors: Visitors, players: int, decisions: int, deal: str, lang: str
) -> None:
    visitor = visitors(kept=DRAWN, lang=lang)
    visitor.site.deal(deal)
    visitor.open_table("flowers", players, decisions, seed=int(deal.split()[1]))
    expect(visitor.page.locator(".hand [data-lit]").first).to_be_visible()
    found = {}
    for size in SIZES:
        visitor.resize(*size)
        found[size] = {
            "out of sight": visitor.page.evaluate(OUT_OF_SIGHT, [NEEDED, 1]),
            "small": visitor.page.evaluate(SMALL_NAMES),
            "wider": visitor.overflow(),
        }
    assert {size: one for size, one in found.items() if one["out of sight"] or one["small"]} == {}
    assert all(one["wider"] <= 0 for one in found.values())


# Questions with the longest prompts, in the longest language, and what must be seen then.
LONGEST = [
    ("flowers", 4, "take", "fr", NEEDED),
    ("ganesha", 4, "take", "ru", ".prompt, .stage, .player, .mine .well"),
    ("ganesha", 4, "spice", "fr", ".prompt, .player, .mine .well, .ask button"),
    ("mandala_stones", 4, "first", "fr", ".prompt, .slab, .mine, button.space, .mine .card"),
]


@pytest.mark.parametrize(("game", "players", "question", "lang", "needed"), LONGEST)
def test_the_longest_prompt_leaves_the_board_in_sight(
    visitors: Visitors, game: str, players: int, question: str, lang: str, needed: str
) -> None:
    """The board has the room that the prompt leaves, whenever it grows."""
    visitor = visitors(kept=DRAWN, lang=lang)
    visitor.site.deal(f"long prompts {game} {question}")
    visitor.open_table(game, players, question=question)
    found = {}
    for size in SIZES:
        visitor.resize(*size)
        found[size] = [
            *visitor.page.evaluate(OUT_OF_SIGHT, [needed, 1]),
            *([] if visitor.overflow() <= 0 else ["wider than the window"]),
        ]
    assert {size: one for size, one in found.items() if one} == {}


# Choose the cards of every colour in turn: what is wrong while each is chosen.
CHOSEN = f"""
async () => {{
  const found = {{}};
  for (const group of document.querySelectorAll('.hand [data-lit]')) {{
    group.click();
    await new Promise(requestAnimationFrame);
    const targets = document.querySelectorAll('.target').length;
    scrollTo(0, 0);
    const covered = ({COVERING})();
    const hand = ({OUT_OF_SIGHT})(['.hand .group', 1]);
    if (!targets || covered || hand.length)
      found[group.dataset.colour] = {{ targets, covered, hand }};
    group.click();
    await new Promise(requestAnimationFrame);
  }}
  return found;
}}
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chips_of_a_preview_cover_no_pile(visitors: Visitors, lang: str) -> None:
    visitor = visitors(kept=DRAWN, lang=lang)
    visitor.site.deal(f"chips {lang}")
    open_flowers(visitor, 4, 6)
    found = {}
    for size in SIZES:
        visitor.resize(*size)
        found[size] = visitor.page.evaluate(CHOSEN)
    assert {size: one for size, one in found.items() if one} == {}


@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=["upright", "on its side"])
def test_a_finger_hits_everything(visitors: Visitors, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    visitor = visitors(kept=DRAWN, viewport=viewport, has_touch=True)
    open_flowers(visitor, 3, 3)
    visitor.page.locator(".hand [data-lit]").first.click()
    expect(visitor.page.locator(".target").first).to_be_visible()
    visitor.page.evaluate("scrollTo(0, 0)")
    what = (
        ".hand .group, .chooser button, .flowers .letter, .prompt button, .panes button"
        ", header nav > button, header summary"
    )
    assert visitor.page.evaluate(TOO_SMALL, what) == []
