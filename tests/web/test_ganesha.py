"""Ganesha on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, click_what_is_lit, decider
from tests.web.visitor import DECIDED, LAPTOP, PHONE, Visitor

Data = dict[str, Any]


def open_table(
    visitor: Visitor, players: int, seats: list[str] | None = None, **options: str
) -> str:
    """Open a table with bots and go there."""
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    body = {
        "game": "ganesha",
        "players": players,
        "options": options,
        "seats": seats or ["me", *["random"] * (players - 1)],
        "start": seats is None,
    }
    answer = request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    visitor.goto(f"/table/{table}")
    return table


def now(visitor: Visitor) -> Data:
    found: Data = visitor.page.request.get(f"/api/tables/{visitor.table}?drawn=ganesha").json()
    return found


def play_until(visitor: Visitor, question: str, rng: random.Random) -> Data:
    """Decide over the API until this is asked; the page follows."""
    address = f"/api/tables/{visitor.table}"
    request, headers = visitor.page.request, {"Origin": visitor.site.url}
    told = request.get(address).json()
    while told["question"] != question or not told["legal"]:
        if told["legal"]:
            wanted = [one for one in told["legal"] if one["kind"] in ("use", "pass", "slot")]
            notation = rng.choice(wanted or told["legal"])["notation"]
            body = {"do": "act", "turn": told["turn"], "actions": [notation]}
            assert request.post(f"{address}/do", data=body, headers=headers).ok
        told = request.get(f"{address}?seq={told['seq']}&wait=5").json()
        assert told["status"] == "playing", f"{question} is never asked"
    expect(visitor.page.locator("main")).to_have_attribute("data-turn", str(told["turn"]))
    visitor.page.wait_for_selector(LIT)
    return dict(told)


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".ganesha [data-thing='{name}']")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_people_and_a_bot_play_a_whole_game(visitors: Visitors, size: dict[str, int]) -> None:
    anna = visitors(kept=DRAWN, viewport=size)
    boris = visitors(kept=DRAWN, viewport=size, lang="ru")
    table = open_table(anna, 3, ["me", "open", "random"])
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
    open_table(visitor, 2)
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


def act(visitor: Visitor, told: Data, notation: str) -> None:
    """Decide over the API."""
    body = {"do": "act", "turn": told["turn"], "actions": [notation]}
    headers = {"Origin": visitor.site.url}
    answer = visitor.page.request.post(
        f"/api/tables/{visitor.table}/do", data=body, headers=headers
    )
    assert answer.ok, answer.text()


def meet(visitor: Visitor, spice: str, question: str) -> Data:
    """Open tables until somebody who takes the gem above this spice is asked about it."""
    for _ in range(40):
        open_table(visitor, 2)
        for _ in range(40):
            told = visitor.page.request.get(f"/api/tables/{visitor.table}?wait=1").json()
            if told["question"] == question and told["legal"]:
                expect(visitor.page.locator("main")).to_have_attribute(
                    "data-turn", str(told["turn"])
                )
                visitor.page.wait_for_selector(LIT)
                return dict(told)
            if not told["legal"]:
                continue
            above = f"(on {spice.replace('-', ' ')})"
            early = spice == "cardamom" and not any(told["view"]["mandala"].values())
            early |= spice == "red-pepper" and not told["view"]["tiles"][0]["total"]
            early |= spice == "black-pepper" and not any(
                told["view"]["tiles"][0]["treasury"].values()
            )
            ranked = sorted(
                told["legal"],
                key=lambda one: (
                    one["kind"] not in ("offer", "keep" if not early else "slot"),
                    (above in one["text"]) == early,
                ),
            )
            act(visitor, told, ranked[0]["notation"])
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
    told = meet(visitor, spice, "spice")
    bubble = visitor.page.get_by_test_id("spice")
    expect(bubble).to_contain_text(spice.replace("-", " "))
    expect(visitor.page.locator(f".asked [data-token={spice}]")).to_be_visible()
    visitor.page.get_by_role("button", name=f"use {spice.replace('-', ' ')}").click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(told["turn"]))
    expect(bubble).to_have_count(0)
    if then:
        told = now(visitor)
        lit = visitor.page.locator(f".ganesha [data-thing^='{then} '][data-lit]")
        expect(lit).to_have_count(len(told["legal"]))
        expect(visitor.page.locator(".ganesha [data-lit]")).to_have_count(len(told["legal"]))
        lit.first.hover()
        expect(visitor.page.locator(".ghost").first).to_be_attached()
        lit.first.click()
        expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(told["turn"]))


def test_coriander_clears_the_slots_and_fills_them_again(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    told = meet(visitor, "coriander", "lift")
    expect(visitor.page.get_by_test_id("spice")).to_contain_text("coriander")
    slots = [one for one in told["legal"] if one["fields"].get("lifted") in ("1", "2")]
    expect(visitor.page.locator("[data-thing^='slot ']")).to_have_count(len(slots))
    visitor.page.locator("[data-thing^='slot ']").first.click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(told["turn"]))
    click_what_is_lit(visitor, random.Random(1))
    assert now(visitor)["question"] in ("set", "offer", "take")


def test_the_other_player_answers_ginger_on_their_own_board(visitors: Visitors) -> None:
    anna, boris = visitors(kept=DRAWN), visitors(kept=DRAWN)
    for _ in range(30):
        table = open_table(anna, 2, ["me", "open"])
        boris.goto(f"/table/{table}")
        if boris.page.locator("#sit-name").count():
            boris.page.fill("#sit-name", "Boris")
            boris.page.keyboard.press("Enter")
        boris.click(boris.button("Sit here"))
        boris.click(boris.button("Start"))
        boris.page.wait_for_selector(".ganesha")
        told = now(anna)
        if not any(field["spice"] == "ginger" for field in told["view"]["altar"]):
            continue
        for _ in range(12):
            told = now(anna)
            mover = anna if told["legal"] else boris
            told = now(mover)
            if told["question"] in ("give", "answer") or not told["legal"]:
                break
            ranked = sorted(
                told["legal"],
                key=lambda one: (
                    one["kind"] not in ("use", "keep", "pass"),
                    ("(on ginger)" in one["text"])
                    != any(told["view"]["tiles"][1 - told["you"]]["treasury"].values()),
                ),
            )
            act(mover, told, ranked[0]["notation"])
        if told["question"] in ("give", "answer"):
            break
    giver, other = (anna, boris) if told["view"]["turn"] == now(anna)["you"] else (boris, anna)
    asked = now(other)
    assert asked["question"] == "answer", asked["question"]
    wells = other.page.locator(".mine [data-thing^='well ']")
    expect(wells).to_have_count(len(asked["legal"]))
    wells.first.click()
    expect(other.page.locator("main")).not_to_have_attribute("data-turn", str(asked["turn"]))
    expect(giver.page.locator(LIT).first).to_be_visible()


def test_an_offering_shows_its_sum_before_it_is_made(visitors: Visitors) -> None:
    visitor = visitors(kept={**DRAWN, "confirm": True})
    for _ in range(20):
        open_table(visitor, 2)
        told = play_until(visitor, "offer", random.Random(2))
        while not any(one["kind"] == "offer" for one in told["legal"]):
            if told["view"]["round"] > 5:
                break
            act(visitor, told, "pass")
            told = play_until(visitor, "offer", random.Random(2))
        else:
            break
    offer = next(one for one in told["legal"] if one["kind"] == "offer")
    colour = offer["fields"]["colour"]
    ways = now(visitor)["prospects"]["offerings"][told["you"]][colour]
    thing(visitor, f"well {colour}").click()
    way = visitor.page.locator(f".wheel [data-notation='{offer['notation']}']")
    expect(way).to_contain_text(f"+{ways[0]['points']}")
    way.hover()
    expect(visitor.page.get_by_test_id("sum")).to_contain_text(str(ways[0]["points"]))
    expect(visitor.page.locator(".ghost").first).to_be_attached()
    before = now(visitor)["view"]["tiles"][told["you"]]["total"]
    way.click()
    expect(visitor.page.locator("main")).not_to_have_attribute("data-turn", str(told["turn"]))
    after = now(visitor)["view"]["tiles"][told["you"]]["total"]
    assert after == before + ways[0]["points"]


def test_what_cannot_be_done_says_why_with_its_clause(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_table(visitor, 2)
    visitor.page.wait_for_selector(LIT)
    visitor.page.locator(".mine [data-tactics]").first.click()
    expect(visitor.page.get_by_test_id("pointed")).to_contain_text("§ 3.1")


def test_pointing_at_things_explains_them(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    open_table(visitor, 2)
    visitor.page.wait_for_selector(LIT)
    said = visitor.page.get_by_test_id("pointed")
    for what, clause in ((".petal", "6.7"), ("[data-place=bag]", "6.6"), (".rounds", "7.2")):
        visitor.page.locator(f".ganesha {what}").first.hover()
        expect(said).to_contain_text(f"§ {clause}")


def test_the_first_player_lays_the_spices(visitors: Visitors) -> None:
    visitor = visitors(kept=DRAWN)
    for _ in range(10):
        open_table(visitor, 2, spice_placement="first-player")
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
