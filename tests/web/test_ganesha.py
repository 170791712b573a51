"""Ganesha on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from mandapa.games.ganesha import GAME
from tests.server.site import PATIENCE
from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, carry, click_what_is_lit, decider
from tests.web.visitor import DECIDED, LAPTOP, PHONE, Visitor

Data = dict[str, Any]


def open_table(
    visitor: Visitor,
    players: int,
    seats: list[str] | None = None,
    spices: tuple[str, ...] = (),
    **options: str,
) -> str:
    """Open a table with bots, with these spices alone in the box if any are named."""
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    body = {
        "game": "ganesha",
        "players": players,
        "options": options,
        "seats": seats or ["me", *["random"] * (players - 1)],
        "start": seats is None,
        "edition_text": with_spices(*spices) if spices else "",
    }
    answer = request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def with_spices(*spices: str) -> str:
    """The edition as if only these were printed."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    text = text.replace('name = "ganesha-2020"', 'name = "spiced"')
    named = ", ".join(f'"{one}"' for one in spices)
    text = re.sub(r"tokens = .*", f"tokens = [{named}]", text)
    return re.sub(r"in_play = .*", "in_play = [1, 1, 1]", text)


def told(visitor: Visitor, table: str) -> Data:
    found: Data = visitor.context.request.get(
        f"/api/tables/{table}?drawn=ganesha", headers={"Accept-Language": "en"}
    ).json()
    return found


def now(visitor: Visitor) -> Data:
    return told(visitor, visitor.table)


def act(visitor: Visitor, table: str, turn: int, notation: str) -> None:
    """Decide over the API."""
    answer = visitor.context.request.post(
        f"/api/tables/{table}/do",
        data={"do": "act", "turn": turn, "actions": [notation]},
        headers={"Origin": visitor.site.url},
    )
    assert answer.ok, answer.text()


Wish = Callable[[Data, Data], Any]  # the less, the sooner; of a table and a choice


def play_until(visitors: list[Visitor], table: str, question: str, wish: Wish) -> Visitor:
    """Decide over the API until somebody is asked this; they look at the table then."""
    for _ in range(int(PATIENCE * 20)):
        for one in visitors:
            found = told(one, table)
            if found["status"] != "playing":
                raise AssertionError(f"{question} is never asked")
            if found["legal"] and found["question"] == question:
                for other in visitors:
                    other.goto(f"/table/{table}")
                one.page.wait_for_selector(LIT)
                return one
            if found["legal"]:
                best = min(found["legal"], key=lambda choice: wish(found, choice))
                act(one, table, found["turn"], best["notation"])
    raise AssertionError(f"{question} is never asked")


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".ganesha [data-thing='{name}']")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_people_and_a_bot_play_a_whole_game(visitors: Visitors, size: dict[str, int]) -> None:
    anna = visitors(kept=DRAWN, viewport=size)
    boris = visitors(kept=DRAWN, viewport=size, lang="ru")
    table = open_table(anna, 3, ["me", "open", "random"])
    anna.goto(f"/table/{table}")
    boris.goto(f"/table/{table}")
    boris.page.fill("#sit-name", "Борис")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Сесть сюда"))
    boris.click(boris.button("Начать"))
    rng, decisions = random.Random(5), 0
    while (mover := decider([anna, boris])) is not None:
        click_what_is_lit(mover, rng)
        decisions += 1
    for one in (anna, boris):
        expect(one.page.locator("#headline")).to_be_visible()
        slots = one.page.locator(".ganesha [data-slot] [data-gem]").count()
        assert slots == sum(now(one)["view"]["mandala"].values())
    assert decisions > 40


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    """Tab to the first lit thing; from then on the arrow keys and Enter are enough."""
    visitor = visitors(kept=DRAWN)
    page, press, rng = visitor.page, visitor.page.keyboard.press, random.Random(9)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    page.wait_for_selector(LIT)
    for _ in range(60):
        press("Tab")
        if page.evaluate("document.activeElement.matches('main [data-lit]')"):
            break
    decisions = 0
    for _ in range(2000):
        page.wait_for_function(
            "() => document.querySelector('#headline')"
            " || document.activeElement.matches('main [data-lit]')"
        )
        if page.locator("#headline").count():
            break
        turn = visitor.turn
        for _ in range(rng.randrange(3)):
            press(rng.choice(["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]))
        notation = page.evaluate("document.activeElement.dataset.notation")
        press("Enter")
        if notation:
            page.wait_for_function(DECIDED, arg=turn)
            decisions += 1
    assert page.locator("#headline").count()
    assert decisions > 30


def several(gems: dict[str, int]) -> bool:
    """Whether there is something to choose from."""
    return sum(count > 0 for count in gems.values()) > 1


def ripe(spice: str) -> Wish:
    """Gather gems and points first; take the gem above the spice when it can do something."""

    def wish(table: Data, choice: Data) -> tuple[bool, bool]:
        view, you = table["view"], table["you"]
        ready = {
            "cardamom": several(view["mandala"]),
            "red-pepper": view["tiles"][you]["total"] > 0,
            "black-pepper": several(view["tiles"][you]["treasury"]),
            "ginger": all(
                any(tile["treasury"].values())
                for seat, tile in enumerate(view["tiles"])
                if seat != you
            ),
            "coriander": any(view["tiles"][you]["tactics"]),
        }.get(spice, True)
        above = "(on " in choice["text"]
        usual = choice["kind"] in ("offer", "use", "slot" if spice == "coriander" else "keep")
        return not usual, above != ready

    return wish


def meet(visitor: Visitor, spice: str, question: str, players: int = 2) -> Data:
    for _ in range(20):  # a bot may take the gem first
        table = open_table(visitor, players, spices=(spice,))
        try:
            play_until([visitor], table, question, ripe(spice))
        except AssertionError:
            continue
        return now(visitor)
    raise AssertionError(f"{spice} is never asked about")


@pytest.mark.parametrize(
    ("spice", "then"),
    [
        ("black-mustard", ""),
        ("red-pepper", ""),
        ("black-pepper", "well"),
        ("cardamom", "petal"),
        ("caraway", "hex"),
    ],
)
def test_a_spice_asks_beside_its_token(visitors: Visitors, spice: str, then: str) -> None:
    visitor = visitors(kept=DRAWN)
    page, name = visitor.page, spice.replace("-", " ")
    asked = meet(visitor, spice, "spice")
    bubble = page.get_by_test_id("spice")
    expect(bubble).to_contain_text(name)
    expect(page.locator(f".asked [data-token={spice}]")).to_be_visible()
    page.get_by_role("button", name=f"use {name}").click()
    expect(page.locator("main")).not_to_have_attribute("data-turn", str(asked["turn"]))
    expect(bubble).to_have_count(0)
    if then:
        asked = now(visitor)
        lit = page.locator(f".ganesha [data-thing^='{then} '][data-lit]")
        expect(lit).to_have_count(len(asked["legal"]))
        expect(page.locator(".ganesha [data-lit]")).to_have_count(len(asked["legal"]))
        lit.first.hover()
        expect(page.locator(".ghost").first).to_be_attached()
        lit.first.click()
        expect(page.locator("main")).not_to_have_attribute("data-turn", str(asked["turn"]))


def test_coriander_clears_the_slots_and_fills_them_again(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    page, asked = visitor.page, meet(visitor, "coriander", "lift")
    expect(page.get_by_test_id("spice")).to_contain_text("coriander")
    slots = [one for one in asked["legal"] if one["notation"] in ("lift 1", "lift 2")]
    expect(page.locator("[data-thing^='slot ']")).to_have_count(len(slots))
    page.locator("[data-thing^='slot ']").first.click()
    page.wait_for_function(DECIDED, arg=asked["turn"])
    asked = now(visitor)
    if asked["question"] == "set":  # else there was only one gem to choose from
        click_what_is_lit(visitor, random.Random(1))
        asked = now(visitor)
    assert any(asked["view"]["tiles"][asked["you"]]["tactics"])


def test_ginger_lights_the_players_and_what_they_might_give(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    asked = meet(visitor, "ginger", "give", players=3)
    tiles = visitor.page.locator(".ganesha .others [data-lit]")
    expect(tiles).to_have_count(2)
    for seat, colours in asked["prospects"]["returns"].items():
        shown = visitor.page.locator(f"[data-player='{seat}'] .returns [data-gem]")
        expect(shown).to_have_count(len(colours))
    tiles.first.hover()
    expect(visitor.page.locator(".said")).to_be_visible()
    tiles.first.click()
    visitor.page.wait_for_function(DECIDED, arg=asked["turn"])


def keeping_both(table: Data, choice: Data) -> tuple[bool, bool]:
    """Everything into the treasuries, and then the gem on ginger."""
    others = [
        several(tile["treasury"])
        for seat, tile in enumerate(table["view"]["tiles"])
        if seat != table["you"]
    ]
    return choice["kind"] not in ("keep", "pass", "use"), ("(on " in choice["text"]) != all(others)


def test_the_other_player_answers_ginger_on_their_own_board(visitors: Visitors) -> None:
    anna, boris = visitors(kept=DRAWN), visitors(kept=DRAWN)
    table = open_table(anna, 2, ["me", "open"], spices=("ginger",))
    boris.goto(f"/table/{table}")
    boris.page.fill("#sit-name", "Boris")
    boris.page.keyboard.press("Enter")
    boris.click(boris.button("Sit here"))
    boris.click(boris.button("Begin"))
    boris.page.wait_for_selector(".ganesha")
    other = play_until([anna, boris], table, "answer", keeping_both)
    giver = boris if other is anna else anna
    asked = now(other)
    wells = other.page.locator(".mine [data-thing^='well ']")
    expect(wells).to_have_count(len(asked["legal"]))
    expect(other.page.locator(".asked")).to_have_count(1)
    wells.first.click()
    expect(giver.page.locator(LIT).first).to_be_visible()


def test_gems_can_be_carried(visitors: Visitors) -> None:
    """From the altar into one's own area, and from the hand into a slot."""
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2, spices=('cinnamon',))}")
    page = visitor.page
    page.wait_for_selector(LIT)
    turn = visitor.turn
    carry(visitor, page.locator(".hex[data-drag]").first, page.locator(".mine .bowl"))
    page.wait_for_function(DECIDED, arg=turn)
    held = page.locator(".mine [data-drag^=taken]")
    expect(held).to_have_count(1)
    colour, turn = held.get_attribute("data-taken"), visitor.turn
    carry(visitor, held, page.locator(".mine [data-thing='slot 2']"))
    page.wait_for_function(DECIDED, arg=turn)
    expect(page.locator(f".mine [data-tactics={colour}]")).to_have_count(1)


def test_an_offering_shows_its_sum_before_it_is_made(visitors: Visitors) -> None:
    """And is not asked for once more then: the colour and the way were two steps."""
    visitor = visitors(kept={**DRAWN, "confirm": True})

    def gather(table: Data, choice: Data) -> tuple[bool, int]:
        held = table["view"]["tiles"][table["you"]]["treasury"]
        return choice["kind"] not in ("keep", "pass"), -held.get(choice["fields"].get("colour"), 0)

    table = open_table(visitor, 2, spices=("cinnamon",), side="night")
    for _ in range(9):
        play_until([visitor], table, "offer", gather)
        asked = now(visitor)
        offers = [one for one in asked["legal"] if one["kind"] == "offer"]
        if offers:
            break
        act(visitor, table, asked["turn"], "pass")
    offer, you = offers[0], asked["you"]
    colour, offered = offer["fields"]["colour"], offer["fields"]["offered"]
    ways = asked["prospects"]["offerings"][you][colour]
    points = next(one for one in ways if (one["offered"] or "none") == offered)["points"]
    thing(visitor, f"well {colour}").click()
    way = visitor.page.locator(f".wheel [data-notation='{offer['notation']}']")
    expect(way).to_contain_text(f"+{points}")
    way.hover()
    expect(visitor.page.get_by_test_id("sum")).to_contain_text(str(points))
    expect(visitor.page.locator(".ghost").first).to_be_attached()
    before = asked["view"]["tiles"][you]["total"]
    way.click()
    visitor.page.wait_for_function(DECIDED, arg=asked["turn"])
    assert now(visitor)["view"]["tiles"][you]["total"] == before + points


def offering(visitor: Visitor, table: str, wanted: Callable[[list[Data]], bool]) -> Data | None:
    """Gather gems until an offering is asked about that has what is wanted; what is told then."""

    def gather(now: Data, choice: Data) -> tuple[bool, bool, int]:
        above, held = "(on " in choice["text"], now["view"]["tiles"][now["you"]]["treasury"]
        rare = held.get(choice["fields"].get("colour"), 0)
        return choice["kind"] not in ("keep", "pass"), not above, rare

    while (found := told(visitor, table))["status"] == "playing":
        if found["legal"] and found["question"] == "offer" and wanted(found["legal"]):
            visitor.goto(f"/table/{table}")
            visitor.page.wait_for_selector(LIT)
            return found
        if found["legal"]:
            best = min(found["legal"], key=lambda choice: gather(found, choice))
            act(visitor, table, found["turn"], best["notation"])
    return None


def for_another(legal: list[Data], offered: str = "") -> list[Data]:
    """Offerings of a colour for gems of another one."""
    return [
        one
        for one in legal
        if one["kind"] == "offer"
        and one["fields"]["offered"] not in ("none", one["fields"]["colour"])
        and offered in ("", one["fields"]["offered"])
    ]


@pytest.mark.parametrize("spice", ["black-mustard", "cinnamon"], ids=["yellow", "cinnamon"])
def test_an_offering_of_one_colour_for_another_opens_a_wheel(
    visitors: Visitors, spice: str
) -> None:
    """Yellow may be offered for any colour, and with cinnamon every colour may."""
    visitor = visitors(kept=DRAWN)
    offered = "yellow" if spice != "cinnamon" else ""

    def wanted(legal: list[Data]) -> bool:
        found = for_another(legal, offered)
        return len(found) > 1 and (
            spice != "cinnamon" or any(one["fields"]["offered"] != "yellow" for one in found)
        )

    found = None
    for _ in range(20):
        found = offering(visitor, open_table(visitor, 2, spices=(spice,)), wanted)
        if found:
            break
    assert found, "no such offering is ever asked about"
    assert found["view"]["cinnamon"] is (spice == "cinnamon")
    page = visitor.page
    ways = for_another(found["legal"], offered)
    way = next(one for one in ways if spice != "cinnamon" or one["fields"]["offered"] != "yellow")
    colour = way["fields"]["offered"]
    thing(visitor, f"well {colour}").click()
    with_it = [
        one["notation"]
        for one in found["legal"]
        if one["kind"] == "offer" and colour in (one["fields"]["offered"], one["fields"]["colour"])
    ]
    expect(page.locator(".wheel button")).to_have_count(len(with_it))
    page.locator(f".wheel [data-notation='{way['notation']}']").click()
    page.wait_for_function(DECIDED, arg=found["turn"])
    before = found["view"]["mandala"][way["fields"]["colour"]]
    now_filled = told(visitor, visitor.table)["view"]["mandala"][way["fields"]["colour"]]
    assert now_filled > before


def test_the_final_stage_shows_its_order_and_lights_bowls(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)

    def hoard(_: Data, choice: Data) -> bool:
        return choice["kind"] not in ("keep", "pass", "stop")

    play_until([visitor], open_table(visitor, 2, side="night"), "place", hoard)
    found, page = now(visitor), visitor.page
    order = found["prospects"]["final_order"]
    expect(page.locator("[data-finish]")).to_have_count(len(order))
    for place, seat in enumerate(order):
        expect(page.locator(f"[data-player='{seat}'] [data-finish='{place + 1}']")).to_be_visible()
    wells = page.locator(".mine [data-thing^='well '][data-lit]")
    expect(wells).to_have_count(len(found["legal"]))
    turn = visitor.turn
    carry(visitor, wells.first, page.locator(f"[data-petal={colour_of(wells.first)}]"))
    page.wait_for_function(DECIDED, arg=turn)


def colour_of(well: Locator) -> str | None:
    return well.get_attribute("data-well")


def test_what_cannot_be_done_says_why_with_its_clause(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    visitor.page.wait_for_selector(LIT)
    visitor.page.locator(".mine [data-tactics]").first.click()
    expect(visitor.page.locator(".said")).to_contain_text("§ 3.1")


def test_pointing_at_things_explains_them(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    visitor.goto(f"/table/{open_table(visitor, 2)}")
    visitor.page.wait_for_selector(LIT)
    said = visitor.page.locator(".said")
    for what, clause in ((".petal", "6.7"), ("[data-place=bag]", "6.6"), (".rounds", "7.2")):
        visitor.page.locator(f".ganesha {what}").first.hover()
        expect(said).to_contain_text(f"§ {clause}")


def test_the_first_player_lays_the_spices(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    for _ in range(10):
        table = open_table(visitor, 2, spice_placement="first-player")
        visitor.goto(f"/table/{table}")
        visitor.page.wait_for_selector(LIT)
        if now(visitor)["question"] == "lay":
            break
    hexes = visitor.page.locator(".ganesha [data-thing^='hex ']")
    expect(hexes).to_have_count(len(now(visitor)["legal"]))
    turn = visitor.turn
    hexes.first.click()
    visitor.page.wait_for_function(DECIDED, arg=turn)
    expect(visitor.page.locator("[data-token=face-down]").first).to_be_visible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing(visitors: Visitors, theme: str) -> None:
    visitor = visitors(kept={**DRAWN, "theme": theme}, bypass_csp=True)
    visitor.open_table("ganesha", 4, decisions=9)
    assert visitor.violations() == []


def test_the_finished_mandala_is_a_picture_with_everybodys_gems(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    table = open_table(visitor, 2)
    while (found := told(visitor, table))["status"] == "playing":
        if found["legal"]:
            act(visitor, table, found["turn"], found["legal"][0]["notation"])
    visitor.goto(f"/table/{table}")
    placed = sum(found["view"]["mandala"].values())
    expect(visitor.page.locator(".ganesha [data-owner]")).to_have_count(placed)
    with visitor.page.expect_download() as download:
        visitor.button("Keep the mandala as a picture").click()
    assert download.value.suggested_filename == "ganesha.png"
