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

# What is begun once is looked at in one process.
pytestmark = pytest.mark.xdist_group("soak")
SLOW = 250.0  # milliseconds: what a busy machine may need; docs/soak.md has a quiet one's


@pytest.mark.long
def test_two_whole_games_are_drawn_as_they_are(browser: Browser, site: Site) -> None:
    wanted = [
        Plan("flowers", 3, {"memory": "on"}, True, "en", "night", "random", seed=11),
        Plan("ganesha", 2, {"spices": "on"}, True, "ru", "day", "random", seed=12),
    ]
    tally = soak(browser, site, wanted, time.monotonic() + 2 * LONGEST, print)
    assert tally.unfinished + tally.errors + tally.differences == []
    assert sum(tally.games.values()) == 2
    assert tally.comparisons > 150
    for plan in wanted:
        assert statistics.median(tally.times[plan.kind]) < SLOW


def test_all_that_can_be_played_comes_up() -> None:
    found = list(plans(100))
    assert {plan.game for plan in found} == set(GAMES)
    for game in GAMES.values():
        drawn = [plan for plan in found if plan.game == game.name and plan.drawn]
        for phone in (False, True):
            assert {plan.players for plan in drawn if plan.phone is phone} == {2, 3, 4}
        for option in game.options:
            assert {plan.options[option.name] for plan in drawn} == set(option.choices)
    rajas = [plan.options for plan in found if plan.game == "rajas" and plan.drawn]
    assert len({(one["navaratna"], one["river_tiles"]) for one in rajas}) == 4


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
    "who takes which tile": "one('.standing').textContent = '✦'",
    "the colours that are missing": "one('.needs').textContent = '9'",
    "the flowers that were made": "one('.area .made').textContent = '✿ 2/3'",
    "the mandalas to the end": "one('.supplies .end').textContent = '99'",
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


GANESHA = {
    "a gem of another colour": "one('.hex [data-gem] path').style.fill = 'rgb(1, 2, 3)'",
    "a gem of another cut": "one('.hex [data-gem] path').setAttribute('d', 'M0 0L1 1Z')",
    "a gem that is gone": "one('.hex [data-gem]').style.opacity = '0'",
    "a spice": "one('.hex [data-token]').dataset.token = 'ginger?'",
    "a slot": "one('.slot text').textContent = '9'",
    "the next slot": "one('.slot.next').classList.remove('next')",
    "slots in another order": "one('.petal .slot').style.transform = 'none'",
    "a pawn": "one('.pawn').style.transform = 'translate(0px, 100px)'",
    "gems in the bag": "one('[data-bag] text').textContent = '99'",
    "points of Ganesha": "one('.ganesha .points b').textContent = '99'",
    "a treasury": "one('[data-well] .count').textContent = '9'",
    "the drum": "one('[data-drum]').remove()",
    "the round": "one('.rounds b').textContent = 'Round 1 of 1'",
    "a bead": "one('.bead.now').classList.remove('now')",
    "the side": "one('.mandala').classList.replace('day', 'night')",
    "a lit hex": "one('.hex[data-lit]').removeAttribute('data-lit')",
}


RAJAS = {
    "a name": "one('.race strong').textContent = 'Nobody'",
    "money": "one('.race .m').textContent = '99'",
    "the bar of money": "one('.race .bar .money').style.width = '50%'",
    "the gap": "one('.race .gap').textContent = '↔ 1'",
    "a bonus that is taken": "one('.notch:not(.taken)').classList.add('taken')",
    "the start player": "one('.flag').remove()",
    "whose turn it is": "one('.race.turn').classList.remove('turn')",
    "another's dice": "one('.things .dice svg circle').remove()",
    "another's karma": "one('.things [data-about=karma]').textContent = '3'",
    "a worker": "one('.men svg[data-seat]').remove()",
    "room for a worker": "one('.men i').remove()",
    "a space that can be used": "one('.space:not(.quiet)[data-space]').classList.add('quiet')",
    "a boat": "one('[data-river] svg[data-seat]').remove()",
    "the cost of a tile": "one('.cost').textContent = '1'",
    "a road": "one('.stack path[stroke-width=\"9.500\"]').setAttribute('d', 'M30 30V-1')",
    "a building or a stall": "one('.stack .tile g').remove()",
    "the tiles below": "one('.stack small').textContent = '×9'",
    "a tile too dear": "one('.note:not(.worth)').remove()",
    "the pool": "one('.pool .left').textContent = '0'",
    "a yield tile": "one('[data-yield]').remove()",
    "a die of another colour": "one('.desk .die rect').setAttribute('fill', '#000')",
    "a die's face": "one('.desk .die circle').remove()",
    "karma": "one('.desk .karma svg:not(.gone)').classList.add('gone')",
    "workers": "one('.workers > :not(.away)').classList.add('away')",
    "a level": "one('.level .now').textContent = '9'",
    "an edge": "one('.own .edge:not(.earned)').classList.add('earned')",
    "what is lit": "one('[data-space][data-lit]').removeAttribute('data-lit')",
}


@pytest.fixture(scope="module")
def clicker(browser: Browser, site: Site) -> Clicker:
    plan = Plan("flowers", 2, {"memory": "off"}, False, "en", "day", "random", seed=3)
    return begun(browser, site, plan)


@pytest.fixture(scope="module")
def jeweller(browser: Browser, site: Site) -> Clicker:
    plan = Plan("ganesha", 3, {"side": "day"}, False, "en", "day", "random", seed=3)
    return begun(browser, site, plan)


def begun(browser: Browser, site: Site, plan: Plan) -> Clicker:
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


def test_another_board_of_ganesha_is_noticed(jeweller: Clicker) -> None:
    while jeweller.told()["question"] != "take":
        jeweller.decide()
        jeweller.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
    for what, change in GANESHA.items():
        jeweller.page.reload()
        jeweller.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
        jeweller.compare_board("the table", jeweller.told(), jeweller.page.evaluate("eyes.drawn()"))
        assert jeweller.tally.differences == []
        jeweller.page.evaluate(f"() => {{ {TOOLS} {change}; }}")
        jeweller.compare_board("the table", jeweller.told(), jeweller.page.evaluate("eyes.drawn()"))
        assert jeweller.tally.differences != [], what
        jeweller.tally.differences.clear()


def test_another_board_of_rajas_is_noticed(browser: Browser, site: Site) -> None:
    plan = Plan("rajas", 3, {"navaratna": "on"}, False, "en", "day", "random", seed=5)
    raja = Clicker(browser, site, plan, Tally())
    raja.page.set_viewport_size({"width": 1920, "height": 1080})  # where everything is open
    raja.visitor.goto(f"/table/{raja.open()}")
    for _ in range(8):
        raja.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
        raja.decide()
    while raja.told()["question"] != "worker":
        raja.decide()
        raja.page.wait_for_function("() => eyes.settled() && eyes.lit().length")
    raja.compare_board("the table", raja.told(), raja.page.evaluate("eyes.drawn()"))
    assert raja.tally.differences == []
    for what, change in RAJAS.items():
        changed = f"""() => {{
          {TOOLS}
          const board = one('.rajas');
          const before = board.innerHTML;
          {change};
          const seen = eyes.drawn();
          board.innerHTML = before;
          return seen;
        }}"""
        raja.compare_board("the table", raja.told(), raja.page.evaluate(changed))
        assert raja.tally.differences != [], what
        raja.tally.differences.clear()
    raja.close()
