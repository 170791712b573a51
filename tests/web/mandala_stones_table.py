"""Tables of Mandala Stones for tests: opened and played over the API up to what is looked at."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.web.lit import LIT
from tests.web.visitor import Visitor

GAME = "mandala_stones"
Data = dict[str, Any]


def told(visitor: Visitor) -> Data:
    """What the server says to this seat."""
    found: Data = visitor.page.request.get(f"/api/tables/{visitor.table}?drawn={GAME}").json()
    return found


def open_board(visitor: Visitor, players: int = 2, decisions: int = 0, seed: int = 1) -> None:
    visitor.open_table(GAME, players, decisions, seed)
    visitor.page.wait_for_selector(LIT)


def decide_until(visitor: Visitor, kind: str, seed: int = 1) -> Data:
    """Decide at random over the line until there is a choice of this kind; return what is told."""
    rng, request = random.Random(seed), visitor.page.request
    address, headers = f"/api/tables/{visitor.table}", {"Origin": visitor.site.url}
    now: Data = request.get(address).json()
    while not any(one["kind"] == kind for one in now["legal"]):
        if now["legal"]:
            wanted = [one for one in now["legal"] if one["kind"] != "tops"] or now["legal"]
            actions = [rng.choice(wanted)["notation"]]
            body = {"do": "act", "turn": now["turn"], "actions": actions}
            assert request.post(f"{address}/do", data=body, headers=headers).ok
        now = request.get(f"{address}?seq={now['seq']}&wait=5").json()
        assert now["status"] == "playing", f"there is never a choice of {kind}"
    expect(visitor.page.locator("main")).to_have_attribute("data-turn", str(now["turn"]))
    visitor.page.wait_for_selector(LIT)
    return now
