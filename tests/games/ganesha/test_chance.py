"""`sample` brings what chance may bring as often as `outcomes` says."""

from __future__ import annotations

import pytest

from mandapa.core.checks import check_imagination, check_sample
from mandapa.core.native import Rng
from mandapa.games.ganesha import GAME
from tests.games.ganesha.pictures import outcomes, play
from tests.games.ganesha.positions import new, position, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_of_the_set_up(players: int) -> None:
    state = new(players)
    check_sample(state, 2000)
    play(state, "first 1")
    rng = Rng(5)
    for _ in range(2 * players + 3):
        check_sample(state, 2000)
        state.apply(state.sample(rng))


@pytest.mark.clause("ganesha", "1.6")
def test_nothing_is_left_to_imagine() -> None:
    """Every look that draws can give shows the one world it comes from."""
    state = new(2)
    play(state, "first 1", "lay a1", "lay e1")
    looks = check_imagination(table(2), state, 3, 0, lambda world: world.digest(), samples=3)
    assert looks == 8 * 7 * 5


def test_samples_of_the_bag_follow_the_numbers() -> None:
    state = position(
        "altar: a1 red\nspices: a1 red-pepper\npoints 1: 1\nbag: green 1 blue 5 yellow 2\n"
        "rest: treasury 2"
    )
    play(state, "take a1", "use red-pepper")
    assert outcomes(state) == {"draw green": 1, "draw blue": 5, "draw yellow": 2}
    check_sample(state, 3000)


def test_only_spices_that_lie_face_down_are_sampled() -> None:
    state = new(4)
    play(state, "first 1", "lay a1", "lay a3", "lay c3", "lay e3", "flip a1 black-pepper")
    play(state, "flip a3 cardamom")
    rng = Rng(3)
    seen = {GAME.actions[state.sample(rng)].notation for _ in range(500)}
    assert seen == set(outcomes(state))
    assert len(seen) == 6


def test_nothing_is_drawn_for_a_decision() -> None:
    state = position("altar: a1 red\nrest: treasury 2")
    assert state.source() == ""
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="chance has no say"):
        state.sample(Rng(1))


def test_nothing_is_drawn_when_the_first_player_lays_the_spices() -> None:
    state = new(2, spice_placement="first-player")
    play(state, "first 1")
    assert state.source() == ""
    assert state.outcomes() == []
