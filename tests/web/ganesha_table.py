"""Tables of Ganesha for tests: opened and played over the API up to what is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from mandapa.games.ganesha import GAME
from tests.web.lit import LIT
from tests.web.visitor import Visitor

Data = dict[str, Any]


def open_table(
    visitor: Visitor,
    players: int,
    seats: list[str] | None = None,
    spices: tuple[str, ...] = (),
    edition: str = "",
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
        "edition_text": with_spices(*spices) if spices else edition,
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


def told(visitor: Visitor, table: str, known: Data | None = None) -> Data:
    """What the server says to this seat; with what is `known`, once there is more to say."""
    since = f"&seq={known['seq']}&wait=5" if known else ""
    found: Data = visitor.context.request.get(
        f"/api/tables/{table}?drawn=ganesha{since}", headers={"Accept-Language": "en"}
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
    found: Data | None = None
    for _ in range(1000):
        for one in visitors:
            found = told(one, table, found if len(visitors) == 1 else None)
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


def several(gems: dict[str, int]) -> bool:
    """Whether there is something to choose from."""
    return sum(count > 0 for count in gems.values()) > 1
