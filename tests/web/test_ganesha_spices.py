"""The spices of Ganesha on its drawn board: each asks beside its token."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.ganesha_table import Data, Wish, now, open_table, play_until, several
from tests.web.lit import DRAWN, LIT, click_what_is_lit
from tests.web.visitor import DECIDED, Visitor


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
