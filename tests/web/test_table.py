"""What the frame does at every table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.site import Site
from tests.web.conftest import Visitors
from tests.web.visitor import PHONE, Visitor


def test_steps_are_shown_and_taken_back(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("mandala_stones")
    first = visitor.choices.first.inner_text()
    visitor.choices.first.click()
    crumbs = visitor.page.get_by_role("list", name="Your steps so far")
    expect(crumbs).to_contain_text(first[1:])
    visitor.page.locator(".crumb").first.click()
    expect(crumbs).to_have_count(0)
    expect(visitor.choices.first).to_have_text(first[0].lower() + first[1:], ignore_case=True)


def test_a_second_tap_on_the_same_action_is_enough(visitors: Visitors) -> None:
    visitor = visitors(kept={"confirm": True})
    visitor.sit_down("flowers")
    turn = visitor.turn
    visitor.choices.first.click()
    visitor.choices.nth(1).click()
    assert visitor.turn == turn
    visitor.choices.nth(1).click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))


def test_a_hint_is_marked_and_followed(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("ganesha")
    turn = visitor.turn
    visitor.click(visitor.button("Hint"))
    expect(visitor.page.locator(".choice.marked")).to_be_visible()
    visitor.click(visitor.button("Do this"))
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(turn))


def sit_down_together(anna: Visitor, boris: Visitor) -> None:
    """At a table of two, begun; the second one reads Russian."""
    anna.goto("/")
    anna.new_table("flowers")
    anna.page.fill("#host-name", "Anna")
    anna.page.select_option("#new-seat-0", "open")
    anna.click(anna.button("Open the table"))
    expect(anna.page.locator("#waiting")).to_be_visible()
    boris.goto(f"/table/{anna.table}")
    boris.page.fill("#sit-name", "Boris")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Сесть сюда"))
    boris.click(boris.button("Начать"))
    for one in (anna, boris):
        expect(one.page.locator(".prompt")).to_be_visible()
        one.page.wait_for_selector(".choice, .prompt .quiet")


def decide(mover: Visitor, rng: random.Random, *both: Visitor) -> None:
    mover.decide(rng)
    # The waiting player sees it a moment later.
    for one in both:
        expect(one.page.locator("main")).to_have_attribute("data-turn", str(mover.turn))


def test_two_people_talk_and_play(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors(lang="ru")
    sit_down_together(anna, boris)
    rng = random.Random(1)
    for _ in range(6):
        decide(anna if anna.choices.count() else boris, rng, anna, boris)
    for one in (anna, boris):
        one.page.locator(".tabs button").nth(1).click()
    anna.page.get_by_placeholder("Say something").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(boris.page.get_by_text("Good luck!")).to_be_visible()


def test_a_refusal_is_told(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors(lang="ru")
    sit_down_together(anna, boris)
    anna.click(anna.page.locator("summary"))
    anna.click(anna.button("Ask for a pause"))
    boris.click(boris.button("Лучше не надо"))
    told = anna.page.get_by_role("status").filter(has_text="would rather not.")
    expect(told).to_be_visible()
    expect(boris.page.get_by_role("status").filter(has_text="ответ «нет»")).to_have_count(0)


def ask_for_a_bot(visitor: Visitor, how_long: str) -> None:
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Let a bot play for me"))
    visitor.click(visitor.page.get_by_role("dialog").get_by_role("button", name=how_long))


def test_a_bot_decides_for_someone_once(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors(lang="ru")
    sit_down_together(anna, boris)
    rng = random.Random(1)
    while not anna.choices.count():
        decide(boris, rng, anna, boris)
    anna.click(anna.page.locator("summary"))
    anna.click(anna.button("Let a bot play for me"))
    turn = anna.turn
    anna.click(anna.button("Not yet"))  # it asks first
    assert anna.turn == turn
    ask_for_a_bot(anna, "Just one turn")
    expect(boris.choices.first).to_be_visible()
    # The seat is hers again by itself, and nobody calls her away.
    expect(anna.button("Play myself again")).to_have_count(0)
    expect(anna.page.locator("aside .players")).not_to_contain_text("away")
    while not anna.choices.count():
        decide(boris, rng, anna, boris)


def test_a_bot_plays_on_until_the_seat_is_taken_back(visitors: Visitors) -> None:
    """It can go no further than the other person's turn."""
    anna, boris = visitors(), visitors(lang="ru")
    sit_down_together(anna, boris)
    ask_for_a_bot(anna, "Until I take the seat back")
    expect(boris.choices.first).to_be_visible()
    expect(anna.page.locator("aside .players")).to_contain_text("a bot plays, as asked")
    expect(boris.page.locator("aside .players")).to_contain_text("по просьбе играет бот")
    anna.click(anna.button("Play myself again"))
    expect(anna.button("Play myself again")).to_have_count(0)
    rng = random.Random(1)
    while not anna.choices.count():
        decide(boris, rng, anna, boris)


def test_a_bot_is_offered_for_someone_only_once_they_were_waited_for(
    browser: Browser, tmp_path: Path
) -> None:
    site = Site(tmp_path, absence=900).start()
    anna, boris = Visitor(browser, site), Visitor(browser, site, lang="ru")
    try:
        anna.page.clock.install(time=0)
        sit_down_together(anna, boris)
        boris.context.close()
        seats = anna.page.locator("aside .players")
        expect(seats).to_contain_text("A bot may play in 15 minutes.")
        anna.page.clock.fast_forward("13:30")
        expect(seats).to_contain_text("A bot may play in 2 minutes.")
        expect(anna.button("Let a bot play")).to_have_count(0)
        anna.page.clock.fast_forward("02:00")
        expect(anna.button("Let a bot play")).to_be_visible()
        assert anna.errors == []
    finally:
        anna.context.close()
        site.stop()


def test_the_host_lets_someone_speak_again(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors(lang="ru")
    sit_down_together(anna, boris)
    for one in (anna, boris):
        one.page.locator(".tabs button").nth(1).click()
    boris.page.locator("aside form input").fill("Привет")
    boris.page.keyboard.press("Enter")
    anna.click(anna.button("Mute Boris"))
    expect(boris.page.get_by_role("list", name="Разговор")).to_contain_text("Boris")
    anna.click(anna.button("Let Boris speak again"))
    expect(anna.button("Mute Boris")).to_be_visible()
    boris.page.locator("aside form input").fill("Спасибо")
    boris.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Спасибо")).to_be_visible()


def test_giving_up_asks_first(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("flowers")
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Give up"))
    visitor.click(visitor.page.locator("dialog").get_by_role("button", name="Give up"))
    expect(visitor.page.locator("#headline")).to_be_visible()
    sheet = visitor.page.locator("section:has(#headline)")
    expect(sheet).to_contain_text("Anna gave up and ranks last.")
    # Nobody else is left, so that is why, and the points of those who are gone do not count.
    verdict = visitor.page.locator(".verdict")
    expect(verdict).to_contain_text("Anna gave up and ranks last.")
    expect(verdict).not_to_contain_text("points")


def test_everyone_who_ran_out_of_time_is_named(visitors: Visitors) -> None:
    """Not as one who gave up."""
    visitor = visitors(kept={"opponents": 3})
    visitor.sit_down("flowers")

    def lose(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            table = json.loads(message)
            if table.get("outcome"):
                table["outcome"] |= {
                    "out": ["time", "resigned", "time", ""],
                    "places": [2, 4, 3, 1],
                }
            route.send(json.dumps(table))

        server.on_message(told)

    visitor.page.route_web_socket(re.compile("/ws/"), lose)
    visitor.click(visitor.page.locator("summary"))
    visitor.click(visitor.button("Give up"))
    visitor.click(visitor.page.locator("dialog").get_by_role("button", name="Give up"))
    visitor.page.wait_for_selector("#headline")
    visitor.page.reload()
    sheet = visitor.page.locator("section:has(#headline)")
    names = sheet.locator("thead th")
    expect(names).to_have_count(4)
    _, late, later, gone = names.all_inner_texts()
    expect(sheet).to_contain_text(
        f"{late.strip()} and {later.strip()} ran out of time and rank last."
    )
    expect(sheet).to_contain_text(f"{gone.strip()} gave up and ranks last.")
    expect(sheet.locator("tbody tr:last-child td")).to_have_text(
        ["1st", "out of time", "out of time", "gave up"]
    )


def test_moves_are_announced(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("flowers")
    visitor.decide(random.Random(1))
    expect(visitor.choices.first).to_be_visible()
    said = visitor.page.get_by_test_id("said")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text("Ravi")


def test_points_are_shown_while_they_are_made(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("ganesha")
    for seed in range(20):
        visitor.play(4, seed)
        visitor.page.wait_for_selector(".choice, #headline")
        told = visitor.page.request.get(f"/api/tables/{visitor.table}").json()
        points = [seat["points"] for seat in told["seats"]]
        shown = visitor.page.locator("aside .points .hidden")
        expect(shown).to_have_text([re.compile(rf"^{one} point") for one in points])
        if points[0]:
            break
    expect(visitor.page.locator("aside .points .gained").first).to_be_attached()


def test_a_phone_shows_one_part_at_a_time(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE)
    visitor.sit_down("ganesha")
    visitor.play(2)
    expect(visitor.page.locator("aside")).to_be_hidden()
    expect(visitor.page.locator(".prompt")).to_be_in_viewport()
    panes = visitor.page.get_by_role("navigation", name="Parts of the table")
    panes.get_by_role("button", name="Log").click()
    expect(visitor.page.get_by_role("list", name="Log")).to_be_visible()
    expect(visitor.choices.first).to_be_hidden()


def test_a_lost_line_is_told_and_resumed(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path).start()
    site.deal("a lost line")
    visitor = Visitor(browser, site)
    try:
        visitor.sit_down("flowers")
        visitor.play(3)
        expect(visitor.choices.first).to_be_visible()
        story = visitor.story()
        site.kill()
        expect(visitor.page.get_by_role("alert")).to_contain_text("The connection is lost")
        visitor.choices.first.click()
        told = visitor.page.get_by_role("status").filter(has_text="The site does not answer")
        expect(told).to_be_visible()
        site.start()
        expect(visitor.page.get_by_role("alert")).to_have_count(0)
        assert visitor.story() == story
        visitor.play(3, seed=2)
        assert visitor.story()[: len(story)] == story
        # The browser itself reports the attempts that found no site.
        own = re.compile("WebSocket connection to|Failed to load resource: net::")
        assert [one for one in visitor.errors if not own.search(one)] == []
    finally:
        visitor.context.close()
        site.stop()


def test_an_address_without_a_table_says_so(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.goto("/table/nothing-here")
    expect(visitor.page.get_by_text("There is no table at this address.")).to_be_visible()
    visitor.click(visitor.page.locator("main").get_by_role("link", name="To the lobby"))
    expect(visitor.page.locator("article").first).to_be_visible()


@pytest.mark.parametrize(("game", "lang"), [("rajas", "en"), ("flowers", "ru")])
def test_a_table_tells_what_is_known_about_it(visitors: Visitors, game: str, lang: str) -> None:
    visitor = visitors(lang=lang)
    visitor.sit_down(game)
    facts = visitor.page.request.get(f"/api/tables/{visitor.table}").json()["facts"]
    about = {"en": "About this table", "ru": "Об этом столе"}[lang]
    visitor.click(visitor.page.locator("header summary"))
    visitor.click(visitor.button(about))
    dialog = visitor.page.get_by_role("dialog", name=about)
    for shown in (facts["commitment"], facts["edition"], *facts["reconstructed"]):
        expect(dialog.get_by_text(shown, exact=True)).to_be_visible()
    assert bool(facts["reconstructed"]) == (game == "rajas")
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_settings_stay_open_when_the_language_changes(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_down("flowers")
    visitor.click(visitor.page.get_by_role("button", name="Settings"))
    visitor.page.select_option("#lang", "ru")
    expect(visitor.page.get_by_role("dialog", name="Настройки")).to_be_visible()
    expect(visitor.page.locator("h1")).to_have_text("Цветы")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.choices.first).to_be_visible()


def test_a_guest_sees_options_and_clock_before_sitting_down(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    host.goto("/")
    request = host.context.request
    headers = {"Origin": host.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    body = {
        "game": "ganesha",
        "players": 2,
        "options": {"side": "night"},
        "clock": {"seconds": 600, "increment": 10},
        "hints": False,
        "seats": ["me", "open"],
    }
    table = request.post("/api/tables", data=body, headers=headers).json()["table"]
    guest.goto(f"/table/{table}")
    terms = guest.page.get_by_role("region", name="About this table")
    expect(terms).to_contain_text("night")
    expect(terms).to_contain_text("10 minutes + 10 seconds a turn")
    expect(terms.locator("dt:has-text('Hints') + dd")).to_have_text("no")


def test_points_just_gained_take_no_room(visitors: Visitors) -> None:
    """They stand beside the total for a while, and then they are gone."""
    visitor = visitors()
    visitor.page.clock.install(time=0)
    visitor.sit_down("ganesha")
    gained = visitor.page.locator("aside .points .gained")
    for seed in range(30):
        visitor.play(2, seed)
        visitor.page.wait_for_selector(".choice, #headline")
        if gained.count():
            break
    rows = "all => all.map(one => one.getBoundingClientRect().height)"
    seats = visitor.page.locator("aside .players li")
    before = seats.evaluate_all(rows)
    assert gained.first.evaluate("one => getComputedStyle(one).position") == "absolute"
    visitor.page.clock.run_for(6100)
    expect(gained).to_have_count(0)
    assert seats.evaluate_all(rows) == before
