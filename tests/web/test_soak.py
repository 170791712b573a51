"""A short run of `make soak`, and that it would notice."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from mandapa.games import GAMES
from tests.server.site import Site
from tests.web.clicker import Clicker, Plan, Tally
from tests.web.soak import plans, soak
from tests.web.tampering import READY, noticed
from tests.web.visitor import LAPTOP


@pytest.mark.long
def test_two_whole_games_are_drawn_as_they_are(browser: Browser, site: Site) -> None:
    wanted = [
        Plan("flowers", 3, {"memory": "on"}, True, "en", "night", "random", seed=11),
        Plan("ganesha", 2, {"spices": "on"}, True, "ru", "day", "random", seed=12),
    ]
    tally = soak(browser, site, wanted, math.inf, print, longest=math.inf)
    assert tally.unfinished + tally.errors + tally.differences == []
    assert sum(tally.games.values()) == 2
    assert tally.comparisons > 150
    for plan in wanted:
        assert tally.times[plan.kind], (
            "nothing was measured; docs/soak.md has a quiet machine's figures"
        )


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
def clicker(browser: Browser, site: Site) -> Iterator[Clicker]:
    plan = Plan("flowers", 2, {"memory": "off"}, False, "en", "day", "random", seed=3)
    found = begun(browser, site, plan, decisions=4)
    yield found
    found.close()
    assert found.tally.errors == []


def begun(browser: Browser, site: Site, plan: Plan, decisions: int) -> Clicker:
    found = Clicker(browser, site, plan, Tally())
    if plan.game == "rajas":
        found.page.set_viewport_size({"width": 1920, "height": 1080})  # where everything is open
    found.visitor.goto(f"/table/{found.open()}")
    for _ in range(decisions):
        found.page.wait_for_function(READY)
        found.decide()
    found.page.wait_for_function(READY)
    return found


# What is begun once is looked at in one process.
@pytest.mark.xdist_group("soak")
@pytest.mark.parametrize("what", TAMPERED)
def test_a_board_that_shows_something_else_is_noticed(clicker: Clicker, what: str) -> None:
    assert clicker.visitor.page.viewport_size == LAPTOP
    assert noticed(clicker, TAMPERED[what])


DAY = Plan("ganesha", 3, {"side": "day"}, False, "en", "day", "random", seed=3)
NAVARATNA = Plan("rajas", 3, {"navaratna": "on"}, False, "en", "day", "random", seed=5)


@pytest.mark.parametrize(
    ("plan", "decisions", "question", "changes"),
    [(DAY, 4, "take", GANESHA), (NAVARATNA, 8, "worker", RAJAS)],
    ids=["ganesha", "rajas"],
)
def test_another_board_is_noticed(
    browser: Browser, site: Site, plan: Plan, decisions: int, question: str, changes: dict[str, str]
) -> None:
    clicker = begun(browser, site, plan, decisions)
    while clicker.told()["question"] != question:
        clicker.decide()
        clicker.page.wait_for_function(READY)
    for what, change in changes.items():
        assert noticed(clicker, change), what
    clicker.close()
    assert clicker.tally.errors == []
