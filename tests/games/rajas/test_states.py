"""Saving, judging and small corners of states."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mandapa.bots.bot import GreedyBot, RandomBot
from mandapa.core.checks import random_game
from mandapa.core.contract import OVER
from mandapa.core.edition import EditionFile
from mandapa.core.errors import LogError
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.effects import BUILD, PAY, SAIL, SCORE, SELL_GOOD, UPGRADE, part
from mandapa.games.rajas.evaluation import lean
from mandapa.games.rajas.pending_value import part_worth
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.positions import FIXED, dice, edition, legal, mine, play, position, table


def test_a_damaged_state_is_refused() -> None:
    changes: list[dict[str, Any]] = [
        {"pool": [1]},
        {"rajas": []},
        {"agenda": [0] * 40},
        {"river": []},
        {"asked": {}},
    ]
    for change in changes:
        with pytest.raises(LogError):
            table(2).from_json({**position("").to_json(), **change})


@pytest.mark.parametrize("navaratna", ["off", "on"])
def test_judgement_is_a_number_everywhere(navaratna: str) -> None:
    setup = table(3, navaratna=navaratna, river_tiles="on")
    for state, _ in random_game(setup, 8):
        assert isinstance(state, Rajas)
        for seat in range(3):
            assert -100 < state.evaluate(seat) < 200
            if state.actor() == OVER:
                assert abs(state.evaluate(seat) - float(state.points(seat))) <= 1


def test_judgement_likes_what_is_good() -> None:
    poor, rich = position("money 1: 3"), position("money 1: 9")
    assert rich.evaluate(0) > poor.evaluate(0)
    assert position("fame 1: 3").evaluate(0) > position("fame 1: 2").evaluate(0)
    assert position("dice 1: blue 1").evaluate(0) > position("").evaluate(0)
    assert lean(rich, 0, 2.0, 1.0) > lean(rich, 0, 1.0, 1.0)


def test_one_sided_players() -> None:
    """`greedy:money` would rather have money, `greedy:fame` fame; both are worth the same."""
    money, fame = position("money 1: 7"), position("money 1: 3\nfame 1: 2")
    assert money.evaluate(0) == pytest.approx(fame.evaluate(0))
    assert money.evaluate_as(0, 1) > fame.evaluate_as(0, 1)
    assert money.evaluate_as(0, 2) < fame.evaluate_as(0, 2)


def duel(setup: Setup, seed: int) -> bool:
    """Whether the greedy bot, in the seat of the seed's parity, beats a random one."""
    state, rng = setup.new(), Rng(seed)
    bots = [GreedyBot(setup, seed), RandomBot(setup, seed)]
    plies = 0
    while state.actor() != OVER:
        actor = state.actor()
        if actor < 0:
            action = int(state.sample(rng))
        else:
            action = bots[(actor + seed) % 2].choose(state.view(actor), plies)
        plies += 1
        state.apply(action)
    return state.ranking()[seed % 2] == 1


def test_greedy_beats_random() -> None:
    assert sum(duel(GAME.setup(2), seed) for seed in range(4)) == 4


def test_two_different_goods() -> None:
    cells = "cells 1: c2 green-snake-b 0, c3 blue-snake-c 0, b1 blue-tiger-a 1, d1 blue-cow-d 3"
    for different, income in ((1, 4), (2, 7), (3, 9)):
        setup = GAME.setup(2, edition=edition({"market.different": str(different)}, FIXED))
        state = position(cells + "\nmoney 1: 0\nkarma 1: 0", setup=setup)
        assert mine(play(state, "worker assorted"), "money") == income


@pytest.mark.clause("rajas", "10.7", "9.6")
@pytest.mark.parametrize("effect", ["room 5", "sail up to 3", "room 6", "dice blue"])
def test_what_cannot_be_used_is_lost(effect: str) -> None:
    """On the last space of the river, with no blue die in the pool."""
    text = FIXED.text.replace('"2 dice", "2 fame per karma",', f'"2 dice", "{effect}",')
    setup = GAME.setup(2, edition=EditionFile(text, "changed.toml"))
    state = position("karma 1: 0\ndice 1: green 1\nboat 1: 24\npool: blue 0", setup=setup)
    play(state, "worker harbour-0", "pay green 1", "sail 1")
    assert state.actor() == 1
    assert dice(state) == ""


@pytest.mark.clause("rajas", "4.1", "4.3")
def test_listed_dice_without_any_room() -> None:
    held = "blue 1 blue 1 blue 1 green 2 green 2 green 2 orange 3 orange 3 orange 3 purple 6"
    state = position(f"karma 1: 0\nmoney 1: 10\ndice 1: {held}\nriver: 1 b", river_tiles="on")
    play(state, "worker balcony", "stop")
    assert mine(state, "boat") == 1
    assert state.actor() == 1


def test_every_kind_of_part_is_weighed() -> None:
    state = position(
        "karma 1: 2\nmoney 1: 5\ndice 1: blue 6 green 5\nboat 1: 6\nlevels 1: white 1\n"
        "cells 1: b1 blue-tiger-b 1, c2 green-snake-b 0"
    )
    for kind in range(1, 38):
        for depth in (0, 2):
            state.tile, state.cell = 3, 5
            amount = 0 if kind == PAY else 1
            assert abs(part_worth(state, part(kind, amount), 0.5, 1.0, 1.0, depth)) < 20.0
    state.market_cap = False
    assert part_worth(state, part(SELL_GOOD, 0), 0.5, 1.0, 1.0, 0) > 0.0
    full = position("levels 1: white 2 yellow 2 red 2 brown 2\nboat 1: 25")
    assert part_worth(full, part(UPGRADE, 1), 0.5, 1.0, 1.0, 0) == 0.0
    assert part_worth(full, part(SAIL, 1), 0.5, 1.0, 1.0, 0) == 0.0
    full.over = True
    full.tile = 3
    full.cell = 5
    assert part_worth(full, part(SCORE, 0), 0.5, 1.0, 1.0, 0) > 0.0
    blocked = position(
        "cells 1: b1 blue-tiger-a 1, d1 green-tiger-a 1, c2 blue-snake-a 0, c3 green-snake-a 0"
    )
    assert part_worth(blocked, part(BUILD, 0), 0.5, 1.0, 1.0, 0) < 0.0
    assert part_worth(blocked, part(PAY, 0), 0.5, 1.0, 1.0, 0) == 0.0


@pytest.mark.parametrize("upgrades", [2, 3])
def test_several_upgrades_at_once(upgrades: int) -> None:
    rooms = (
        '["2 fame + start player", "2 dice + yield tile", "1 dice + 2 karma",'
        f' "3 money + {upgrades} upgrade", "overbuild", "sail 6"]'
    )
    setup = GAME.setup(2, edition=edition({"palace.rooms": rooms}))
    state = position("karma 1: 0\ndice 1: blue 4", setup=setup)
    play(state, "worker palace-4", "pay blue 4", "upgrade white", "upgrade white")
    play(state, *["upgrade red"] * (upgrades - 2))
    assert mine(state, "levels") == [2, 0, upgrades - 2, 0]
    assert state.actor() == 1


@pytest.mark.clause("rajas", "1.4", "11.6")
def test_fame_for_every_other_river_space() -> None:
    setup = GAME.setup(2, edition=edition({"terrace.blue": '"3 fame per 2 river"'}))
    for boat, fame in ((1, 0), (7, 9), (8, 12)):
        state = position(f"boat 1: {boat}", setup=setup)
        assert mine(play(state, "worker terrace-blue"), "fame") == fame


def test_no_dice_at_the_start() -> None:
    setup = GAME.setup(2, edition=edition({"dice.start": "0"}))
    for state, _ in random_game(setup, 1):
        if state.actor() >= 0:
            break
    assert isinstance(state, Rajas)
    assert dice(state) == ""
    assert "worker terrace-blue" in legal(state)


def test_nothing_is_legal_and_nothing_drawn_after_the_end() -> None:
    *_, (last, _) = random_game(table(2), 3)
    assert last.actor() == OVER
    assert last.legal_actions() == []
    assert last.outcomes() == []
    assert last.source() == ""


def test_a_state_before_anything_is_laid_is_read_back() -> None:
    start = table(2).new()
    assert table(2).from_json(start.to_json()).digest() == start.digest()


def drawn(state: Rajas) -> Counter[int]:
    rng = Rng(3)
    return Counter(int(state.sample(rng)) for _ in range(4000))


@pytest.mark.parametrize(
    "source",
    [
        "start player",
        "blue snake stack",
        "blue die",
        "river die",
        "river tiles",
        "brown yield tiles",
    ],
)
def test_chance_draws_with_its_weights(source: str) -> None:
    """Every outcome comes as often as its weight says, and no other."""
    state, rng = table(3, navaratna="on", river_tiles="on").new(), Rng(1)
    assert isinstance(state, Rajas)
    while state.source() != source:
        state.apply(state.sample(rng))
    weights = dict(state.outcomes())
    if source not in ("river tiles", "brown yield tiles"):
        assert set(weights.values()) == {1}  # one side of a die, one tile, one seat
    found = drawn(state)
    total = sum(weights.values())
    assert set(found) == set(weights)
    for row, weight in weights.items():
        assert abs(found[row] / 4000 - weight / total) < 0.03


def test_white_tiles_are_drawn_with_their_weights() -> None:
    state = position("dice 1: blue 2\nkarma 1: 0")
    play(state, "worker palace-2", "pay blue 2", "name blue", "name blue")
    play(state, "roll blue 1", "roll blue 2")
    weights = dict(state.outcomes())
    found = drawn(state)
    assert set(found) == set(weights)
    for row, weight in weights.items():
        assert abs(found[row] / 4000 - weight / 8) < 0.03


def test_nobody_answers_for_chance_or_after_the_end() -> None:
    asked = position("dice 1: blue 2\nkarma 1: 1")
    play(asked, "worker terrace-blue")
    over = position("fame 1: 70\nkarma 1: 1\nidle 2: 0\ndice 1: blue 2")
    play(over, "worker terrace-blue", "roll blue 1")
    assert over.actor() == OVER
    for state in (asked, over):
        assert all(state.refusal(row) == 301 for row in range(len(GAME.actions)))
