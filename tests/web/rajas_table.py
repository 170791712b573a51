"""Tables of Rajas of the Ganges, and playing at them on the drawn board."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable
from typing import Any

from mandapa.games.rajas import GAME
from tests.server.site import PATIENCE
from tests.web import expected_rajas
from tests.web.lit import LIT, settle
from tests.web.visitor import DECIDED, Visitor

Data = dict[str, Any]
# What ends a step that waits for one more tap.
READY = ".rajas .armed[data-lit], [data-testid=lay], [data-testid=pay]:not(:disabled)"


def open_table(visitor: Visitor, seats: list[str], edition: str = "", **options: str) -> str:
    request, headers = visitor.context.request, {"Origin": visitor.site.url}
    request.post("/api/people", data={"name": "Anna"}, headers=headers)
    body = {
        "game": "rajas",
        "players": len(seats),
        "options": options,
        "seats": seats,
        "start": "open" not in seats,
        "edition_text": edition,
    }
    answer = request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def short_race(meet: int) -> str:
    """The edition with markers that meet sooner."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    text = text.replace('name = "rajas-2017"', 'name = "short"')
    return re.sub(r"meet = \d+", f"meet = {meet}", text)


def now(visitor: Visitor, table: str = "") -> Data:
    found: Data = visitor.context.request.get(
        f"/api/tables/{table or visitor.table}?drawn=rajas"
    ).json()
    return found


def act(visitor: Visitor, table: str, turn: int, notation: str) -> None:
    """Decide over the API."""
    answer = visitor.context.request.post(
        f"/api/tables/{table}/do",
        data={"do": "act", "turn": turn, "actions": [notation]},
        headers={"Origin": visitor.site.url},
    )
    assert answer.ok, answer.text()


def play_until(
    visitor: Visitor, table: str, wanted: Callable[[Data], bool], rng: random.Random
) -> None:
    """Decide over the API until a position is reached, then look at it."""
    found = now(visitor, table)
    for _ in range(600):
        assert found["status"] == "playing", "it does not come to that"
        if found["legal"] and wanted(found):
            visitor.goto(f"/table/{table}")
            visitor.page.wait_for_selector(LIT)
            return
        if found["legal"]:
            useful = [
                one
                for one in found["legal"]
                if one["kind"] != "flip"
                and one["notation"].startswith(("worker terrace", "worker veranda", "lay", "take"))
            ]
            plain = [one for one in found["legal"] if one["kind"] != "flip"] or found["legal"]
            act(visitor, table, found["turn"], rng.choice(useful or plain)["notation"])
        found = visitor.context.request.get(
            f"/api/tables/{table}?drawn=rajas&seq={found['seq']}&wait=5"
        ).json()
    raise AssertionError("it does not come to that")


def legal(found: Data, start: str) -> list[str]:
    return [one["notation"] for one in found["legal"] if one["notation"].startswith(start)]


def decide(visitor: Visitor, rng: random.Random) -> int:
    """Tap what is lit until a decision is made and has arrived; how many taps it took."""
    turn = visitor.turn
    for taps in range(1, 40):
        settle(visitor)
        ready = visitor.page.locator(READY)
        lit = visitor.page.locator(LIT)
        if rng.random() < 0.9:  # seldom a die is turned over
            lit = visitor.page.locator(f"{LIT}:not([data-choice^=flip], .karma)")
        if ready.count() and rng.random() < 0.7:
            ready.first.click()
        else:
            lit.nth(rng.randrange(lit.count())).click()
        settle(visitor)
        if visitor.page.evaluate(DECIDED, turn):
            return taps
    raise AssertionError("nothing that is lit leads to a decision")


def same_as_the_view(visitor: Visitor, edition: str) -> None:
    """Compare the board with the view, once both are at rest."""
    for _ in range(int(PATIENCE * 20)):
        settle(visitor)
        before = now(visitor)
        drawn = visitor.page.evaluate(f"{expected_rajas.EYES} boards.rajas()")
        if before["turn"] == visitor.turn and now(visitor)["seq"] == before["seq"]:
            assert expected_rajas.differences(before, drawn, tomllib.loads(edition)) == []
            return
        visitor.page.wait_for_timeout(50)  # a bot is still at it
    raise AssertionError("the table does not come to rest")
