"""The pictures that the README shows: MANDAPA_PICTURES=1 replaces them (`make pictures`)."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mandapa.games import GAMES
from tests.web.conftest import Visitors
from tests.web.lit import click_what_is_lit
from tests.web.visitor import LAPTOP, PHONE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DECISIONS = 24
DRAWN = {"reading": False, "level": "easy", "opponents": 2, "speed": 0}


@pytest.mark.parametrize(
    ("name", "theme", "size"),
    [("day", "day", LAPTOP), ("night", "night", LAPTOP), ("phone", "night", PHONE)],
)
def test_pictures(
    visitors: Visitors, tmp_path: Path, name: str, theme: str, size: dict[str, int]
) -> None:
    folder = FOLDER if os.environ.get("MANDAPA_PICTURES") == "1" else tmp_path
    folder.mkdir(exist_ok=True)
    visitor = visitors(viewport=size, kept={**DRAWN, "theme": theme})

    def picture(what: str) -> None:
        visitor.page.wait_for_timeout(600)  # whatever still moves has arrived
        path = folder / f"{what}-{name}.jpg"
        visitor.page.screenshot(path=path, type="jpeg", quality=82)
        assert path.stat().st_size > 10_000

    visitor.goto("/")
    expect(visitor.page.locator("article")).to_have_count(4)
    picture("lobby")
    visitor.page.fill("#name", "Anna")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#name")).to_have_count(0)
    rng = random.Random(5)
    visitor.goto("/")
    visitor.click("article.flowers .button.main")
    for _ in range(7):
        expect(visitor.page.locator(".prompt.yours")).to_be_visible()
        click_what_is_lit(visitor, rng)
    expect(visitor.page.locator(".prompt.yours")).to_be_visible()
    visitor.page.mouse.move(1, 1)
    picture("flowers")


@pytest.mark.parametrize("game", [name for name in GAMES if name != "flowers"])
def test_a_picture_of_every_game(visitors: Visitors, tmp_path: Path, game: str) -> None:
    folder = FOLDER if os.environ.get("MANDAPA_PICTURES") == "1" else tmp_path
    visitor = visitors(viewport=LAPTOP, kept={**DRAWN, "theme": "day", "labels": False})
    ask, origin = visitor.context.request, {"Origin": visitor.site.url}
    assert ask.post("/api/people", data={"name": "Anna"}, headers=origin).ok
    wanted = {"game": game, "players": 3, "seats": ["me", "greedy", "greedy"], "start": True}
    table = ask.post("/api/tables", data=wanted, headers=origin).json()["table"]
    rng, decided = random.Random(game), 0
    now = ask.get(f"/api/tables/{table}").json()
    while decided < DECISIONS or not now["legal"]:
        if now["legal"]:
            chosen = [rng.choice(now["legal"])["notation"]]
            command = {"do": "act", "turn": now["turn"], "actions": chosen}
            assert ask.post(f"/api/tables/{table}/do", data=command, headers=origin).ok
            decided += 1
        now = ask.get(f"/api/tables/{table}").json()
    visitor.goto(f"/table/{table}")
    expect(visitor.page.locator(".prompt.yours")).to_be_visible()
    expect(visitor.page.locator(".drawn > *").first).to_be_visible()
    visitor.page.wait_for_timeout(600)  # the board has been laid out
    path = folder / f"{game}-day.jpg"
    visitor.page.screenshot(path=path, type="jpeg", quality=82)
    assert path.stat().st_size > 10_000
