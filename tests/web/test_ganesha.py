"""Ganesha on its drawn board, by clicking only what is lit."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitors
from tests.web.lit import DRAWN, LIT, click_what_is_lit, decider
from tests.web.visitor import LAPTOP, PHONE, Visitor

Data = dict[str, Any]


def open_table(visitor: Visitor, players: int, seats: list[str] | None = None, **options: str) -> str:
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
