"""Every game keeps the contract, for all numbers of players and all options."""

from __future__ import annotations

import pytest

from mandapa.core.build import COMPILED
from mandapa.core.checks import check_game, check_match, check_undo, random_game
from mandapa.core.contract import OVER
from mandapa.core.game import Setup
from tests.games.boxes import BOXES, all_setups, name

SETUPS = [pytest.param(setup, id=name(setup)) for setup in all_setups()]
# Compiled, everything is tried; uncompiled, which must only show the same, less of it.
SEEDS, GAMES, CLOSELY = ([1, 2], 20, 6) if COMPILED else ([1], 4, 18)
OPEN = [pytest.param(one, id=name(one)) for one in all_setups() if not one.game.secrets]


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games_end(setup: Setup) -> None:
    for seed in range(GAMES):
        *_, (last, _) = random_game(setup, seed)
        assert last.actor() == OVER


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_state_keeps_the_contract(setup: Setup, seed: int) -> None:
    box = BOXES[setup.game.name]
    check_game(setup, seed, box.components, box.worlds, CLOSELY)


@pytest.mark.parametrize("setup", SETUPS)
def test_matches_are_repeatable_and_logs_complete(setup: Setup) -> None:
    check_match(setup, 3)


@pytest.mark.parametrize("setup", SETUPS)
def test_undo_is_safe(setup: Setup) -> None:
    check_undo(setup, 4)


@pytest.mark.parametrize("setup", OPEN)
def test_where_nothing_is_secret_all_know_the_same(setup: Setup) -> None:
    for state, action in random_game(setup, 5):
        open_to_all = state.view(None)
        for seat in range(setup.players):
            assert state.view(seat) == {**open_to_all, "seat": seat}
        for reader in (None, *range(setup.players)):
            if action >= 0:
                assert state.seen(action, reader) == setup.game.actions[action].notation
