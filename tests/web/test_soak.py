"""A short run of `make soak`, and that it would notice."""

from __future__ import annotations

import statistics
import time

import pytest
from playwright.sync_api import Browser

from mandapa.games import GAMES
from tests.server.site import PATIENCE, Site
from tests.web import expected
from tests.web.clicker import Clicker, Plan, Tally
from tests.web.soak import LONGEST, plans, soak
from tests.web.visitor import LAPTOP

SLOW = 250.0  # milliseconds: what a busy machine may need; docs/soak.md has a quiet one's


def test_two_whole_games_are_drawn_as_they_are(browser: Browser, site: Site) -> None:
    wanted = [
        Plan("flowers", 3, {"memory": "on"}, True, "en", "night", "random", seed=11),
        Plan("ganesha", 2, {"spices": "on"}, True, "ru", "day", "random", seed=12),
    ]
    tally = soak(browser, site, wanted, time.monotonic() + 2 * LONGEST, print)
    assert tally.unfinished + tally.errors + tally.differences == []
    assert sum(tally.games.values()) == 2
    assert tally.comparisons > 150
    assert statistics.median(tally.times[wanted[0].kind]) < SLOW


def test_all_that_can_be_played_comes_up() -> None:
    found = list(plans(100))
    assert {plan.game for plan in found} == set(GAMES)
    for game in GAMES.values():
        ways = {(plan.players, *plan.options.values()) for plan in found if plan.game == game.name}
        assert {way[0] for way in ways} >= {2, 3, 4}
        for place, option in enumerate(game.options, 1):
            assert {way[place] for way in ways} == set(option.choices)


TAMPERED = {
    "a card of another colour": "one('.sand-card .face').style.fill = 'rgb(1, 2, 3)'",
    "a card too few": "one('.laid').remove()",
    "a card elsewhere": "turn('.laid')",
    "a count": "one('.badge:not(.empty) text').textContent = '17'",
    "a petal": "one('.petal.missing').classList.remove('missing')",
    "the claim marker": "turn('.claim:not([data-claim=\"\"])')",
    "a name": "one('.disc .name textPath').textContent = 'Nobody'",
    "a tile": "one('.tiles text').textContent = '6'",
    "the start player": "one('.area .starts').remove()",
    "points": "one('.points b').textContent = '99'",
    "a hand's size": "one('.others .hand [aria-hidden]:not(svg)').textContent = '0'",
    "the deck": "one('.supply.deck b').textContent = '1'",
    "the hand": "one('.hand .group .held').remove()",
    "what is lit": "one('.hand [data-lit]').removeAttribute('data-lit')",
    "words": "one('.caption span').textContent = '6 colours missing'",
}

TOOLS = """
const one = (what) => document.querySelector(what);
const turn = (what) => (one(what).style.transform = `rotate(180deg) ${one(what).style.transform}`);
"""


@pytest.fixture(scope="module")
def clicker(browser: Browser, site: Site) -> Clicker:
    plan = Plan("flowers", 2, {"memory": "off"}, False, "en", "day", "random", seed=3)
    found = Clicker(browser, site, plan, Tally())
    found.visitor.goto(f"/table/{found.open()}")
    for _ in range(4):
        found.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
        found.decide()
    found.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
    return found


@pytest.mark.parametrize("what", TAMPERED)
def test_a_board_that_shows_something_else_is_noticed(clicker: Clicker, what: str) -> None:
    assert clicker.visitor.page.viewport_size == LAPTOP
    clicker.page.reload()
    clicker.page.wait_for_function(
        "() => eyes.settled() && eyes.lit().length", timeout=PATIENCE * 1000
    )
    wanted = expected.board(clicker.told(), "en")
    assert expected.differences(wanted, clicker.page.evaluate("eyes.flowers()")) == []
    clicker.page.evaluate(f"() => {{ {TOOLS} {TAMPERED[what]}; }}")
    assert expected.differences(wanted, clicker.page.evaluate("eyes.flowers()")) != []
