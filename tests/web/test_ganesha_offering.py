"""Offerings and the final stage of Ganesha on its drawn board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitors
from tests.web.ganesha_table import Data, act, now, open_table, play_until, thing, told
from tests.web.lit import DRAWN, LIT, carry
from tests.web.visitor import DECIDED, Visitor


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

    found = told(visitor, table)
    while found["status"] == "playing":
        if found["legal"] and found["question"] == "offer" and wanted(found["legal"]):
            visitor.goto(f"/table/{table}")
            visitor.page.wait_for_selector(LIT)
            return found
        if found["legal"]:
            best = min(found["legal"], key=lambda choice: gather(found, choice))
            act(visitor, table, found["turn"], best["notation"])
        found = told(visitor, table, found)
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
