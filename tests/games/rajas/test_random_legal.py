"""Random legal actions, with and without their list."""

from __future__ import annotations

import pytest

from mandapa.games.rajas import GAME
from tests.games.random_legal import check_random_legal


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_the_one_of_the_list(players: int) -> None:
    check_random_legal(GAME, players)
