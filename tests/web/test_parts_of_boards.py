"""What all drawn boards have in common, seen on that of Flowers: pointing, refusals, last moves,
looking back, names beside things, and what happens when a board fails."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, carry, click_what_is_lit
from tests.web.visitor import Visitor


def begin(visitor: Visitor, decisions: int = 0) -> None:
    visitor.goto("/")
    if visitor.page.locator("#name").count():
        visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    rng = random.Random(5)
    for _ in range(decisions):
        visitor.page.wait_for_selector(LIT)
        click_what_is_lit(visitor, rng)
    visitor.page.wait_for_selector(LIT)


def opened(visitor: Visitor, **wanted: object) -> str:
    """A table that Anna has opened, as a program would."""
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    answer = request.post(
        "/api/tables", data={"game": "flowers", "start": True, **wanted}, headers=headers
    )
    return str(answer.json()["table"])


def test_what_is_pointed_at_says_what_it_is_with_its_clause(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    begin(visitor)
    said = visitor.page.locator(".said")
    visitor.page.locator(".supply.deck").hover()
    expect(said).to_contain_text("Cards are drawn from here")
    expect(said).to_contain_text("§ 4.1")
    # What changes while it is pointed at is said as it is now.
    visitor.page.locator(".supply.deck").evaluate("deck => (deck.dataset.says = 'One card.')")
    expect(said).to_contain_text("One card. Cards are drawn from here")
    visitor.page.mouse.move(1, 1)
    expect(said).to_have_count(0)
    # By keyboard: Shift and an arrow go from thing to thing.
    visitor.page.locator(".hand [data-lit]").first.focus()
    visitor.page.keyboard.press("Shift+ArrowUp")
    expect(said).to_contain_text("§")
    about = visitor.page.evaluate("document.activeElement.dataset.about")
    assert about
    visitor.page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def test_what_is_not_legal_explains_itself_with_its_clause(visitors: Visitors) -> None:
    """It is the engine's sentence, and nothing changes."""
    visitor = visitors(kept=DRAWN)
    visitor.goto("/")
    two_cards = re.sub(
        r"start = \[[^]]*\]", "start = [2, 2, 2, 2]", GAMES["flowers"].edition().text
    )
    for number in range(60):
        # Until both are of one colour: then they must not be played together.
        visitor.site.deal(f"two cards {number}")
        table = opened(visitor, seats=["me", "random"], edition_text=two_cards)
        held = visitor.page.request.get(f"/api/tables/{table}").json()["view"]["hand"]
        if max(held.values()) == 2:
            break
    visitor.goto(f"/table/{table}")
    visitor.click(visitor.page.locator(".hand [data-lit]").first)
    closed = visitor.page.locator(".chooser [data-count='2'][aria-disabled=true]")
    turn = visitor.turn
    closed.click(force=True)  # it says that it is disabled, and still answers
    said = visitor.page.locator(".said")
    expect(said).to_contain_text("playing two or more cards, you must keep at least one in hand")
    expect(said).to_contain_text("§ 3.4")
    assert visitor.turn == turn


def test_cards_can_be_carried_to_a_mandala(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    begin(visitor)
    page, turn = visitor.page, visitor.turn
    card, mandala = (
        page.locator(".hand [data-lit]").first,
        page.locator("[data-mandala=B] div.disc"),
    )
    carry(visitor, card, mandala, lambda: expect(page.locator(".target")).to_have_count(3))
    expect(page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert "into B" in str(visitor.story())


def test_the_last_move_of_each_opponent_is_marked_until_ones_turn_is_over(
    visitors: Visitors,
) -> None:
    visitor = visitors(kept={**DRAWN, "opponents": 2})
    begin(visitor, 2)
    marks = visitor.page.locator("[data-last]")
    expect(marks.first).to_be_attached()
    seats = marks.evaluate_all("all => all.map(one => one.dataset.last).sort()")
    assert set(seats) <= {"1", "2"}
    visitor.page.reload()  # also after coming back
    visitor.page.wait_for_selector(LIT)
    expect(marks).to_have_count(len(seats))
    assert marks.evaluate_all("all => all.map(one => one.dataset.last).sort()") == seats


def test_one_steps_back_and_forth_without_leaving_the_table(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    begin(visitor, 3)
    visitor.page.reload()
    visitor.page.wait_for_selector(LIT)
    board, prompt = visitor.page.locator(".drawn"), visitor.page.locator(".prompt")
    now = board.get_attribute("data-ply")
    assert now
    visitor.click(visitor.button("Look back"))
    expect(prompt).to_contain_text(re.compile(f"Looking back: \\d+ of {now}"))
    expect(board).not_to_have_attribute("data-ply", now)
    expect(visitor.page.locator(LIT)).to_have_count(0)
    before = board.get_attribute("data-ply")
    visitor.click(visitor.button("Previous step"))
    expect(board).not_to_have_attribute("data-ply", re.compile(f"^({before}|{now})$"))
    visitor.click(visitor.button("Next step"))
    expect(board).to_have_attribute("data-ply", str(before))
    # A line of the log leads there too.
    visitor.page.locator(".log .line").first.click()
    expect(board).not_to_have_attribute("data-ply", re.compile(f"^({before}|{now})$"))
    visitor.click(visitor.button("Enough"))
    expect(board).to_have_attribute("data-ply", now)
    expect(visitor.page.locator(LIT).first).to_be_visible()


def test_where_one_must_remember_nothing_is_shown_again(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto("/")
    table = opened(visitor, seats=["me", "random"], options={"memory": "on"})
    visitor.goto(f"/table/{table}")
    visitor.page.wait_for_selector(LIT)
    click_what_is_lit(visitor, random.Random(1))
    visitor.page.wait_for_selector(LIT)
    expect(visitor.button("Look back")).to_have_count(0)
    expect(visitor.button("Show the last moves again")).to_have_count(0)


def test_names_stand_beside_things_in_ones_first_games(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    begin(visitor)
    names = visitor.page.locator(".names span")
    expect(names.filter(has_text="tile")).to_have_count(6)
    expect(names.filter(has_text="purple")).to_have_count(3)
    visitor.page.get_by_text("More", exact=True).click()
    visitor.click(visitor.button("Names of things"))
    expect(names).to_have_count(0)

    other = visitors(kept={**DRAWN, "played": {"flowers": 2}})
    begin(other)
    expect(other.page.locator(".flowers .claim").first).to_be_attached()
    expect(other.page.locator(".names span")).to_have_count(0)


def test_a_board_that_fails_gives_way_to_the_plain_one(visitors: Visitors) -> None:
    """With a sentence, a word to the console and one to the site; the game goes on."""
    visitor = visitors(kept=DRAWN)
    told: list[str] = []
    visitor.page.route("**/api/games/flowers/words*", lambda route: route.abort())
    visitor.page.on(
        "request", lambda one: told.append(one.post_data or "") if "failures" in one.url else None
    )
    visitor.goto("/")
    visitor.page.fill("#name", "Anna")
    visitor.click("article.flowers .button.main")
    expect(visitor.page.get_by_role("alert")).to_contain_text("here is the table in words")
    expect(visitor.page.locator(".plain-board .words")).to_contain_text("Your hand")
    turn = visitor.turn
    visitor.choices.first.click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))
    assert len(told) == 1
    assert '"game":"flowers"' in told[0]
    assert '"view"' not in told[0]
    assert visitor.errors
    visitor.errors.clear()


def test_an_error_while_drawing_gives_way_to_the_plain_board(visitors: Visitors) -> None:
    """Numbers that no edition has: the drawing itself fails on them."""
    visitor = visitors(kept=DRAWN)
    visitor.page.route(
        "**/api/games/mandala_stones/editions/*", lambda route: route.fulfill(json={})
    )
    with visitor.page.expect_request("**/api/failures") as told:
        visitor.goto("/")
        visitor.page.fill("#name", "Anna")
        visitor.click("article.mandala_stones .button.main")
    expect(visitor.page.get_by_role("alert")).to_contain_text("here is the table in words")
    expect(visitor.choices.first).to_be_visible()
    assert '"game":"mandala_stones"' in (told.value.post_data or "")
    assert visitor.errors
    visitor.errors.clear()


def test_a_table_with_the_hosts_own_edition_is_drawn_with_its_numbers(visitors: Visitors) -> None:
    visitor = visitors(kept={**DRAWN, "confirm": False})
    visitor.goto("/")
    text = GAMES["flowers"].edition().text
    own = re.sub(r'name = "[^"]*"', 'name = "mine"', text, count=1)
    table = opened(visitor, seats=["me", "random"], edition_text=own)
    asked: list[str] = []
    visitor.page.on("request", lambda one: asked.append(one.url) if "edition" in one.url else None)
    visitor.goto(f"/table/{table}")
    visitor.page.wait_for_selector(LIT)
    assert [url for url in asked if url.split("?")[0].endswith(f"/api/tables/{table}/edition")]
    assert not [url for url in asked if "/editions/" in url]
    click_what_is_lit(visitor, random.Random(2))
    visitor.page.wait_for_selector(LIT)


def test_the_plain_board_tells_what_a_choice_would_do(visitors: Visitors) -> None:
    visitor = visitors(kept={"speed": 0})
    visitor.sit_down("flowers")
    would = visitor.page.get_by_test_id("would")
    expect(would).to_have_text("")
    visitor.choices.first.hover()
    expect(would).to_contain_text("You play")
    visitor.page.mouse.move(1, 1)
    expect(would).to_have_text("")
    visitor.choices.nth(1).focus()
    expect(would).to_contain_text("You play")
