"""Playing on the board of Mandala Stones: what is shown before each tap, and what it says."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from mandapa.games import GAMES
from tests.games.playing import edition
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, carry, click_what_is_lit
from tests.web.mandala_stones_table import GAME, decide_until, open_board, told
from tests.web.visitor import PHONE


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


def test_one_click_lays_while_another_space_has_the_focus(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_board(visitor)
    decide_until(visitor, "space")
    spaces, turn = visitor.page.locator(".space[data-lit]"), visitor.turn
    spaces.first.focus()
    spaces.last.click()
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
