"""A saved state that cannot be is refused where it is read, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.errors import LogError
from mandapa.games import GAMES


@pytest.mark.parametrize("phase", [-1, 99, 2**70, None, "play", 1.0, True])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_phase_that_does_not_exist(name: str, phase: Any) -> None:
    setup = GAMES[name].setup(2)
    data = setup.new().to_json()
    with pytest.raises(LogError, match=f"no saved state of {GAMES[name].title}: its 'phase' is"):
        setup.from_json({**data, "phase": phase})


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_seat_that_nobody_has(name: str, seat: int) -> None:
    setup = GAMES[name].setup(2)
    data = setup.new().to_json()
    saved_as = "seat" if "seat" in data else "turn"
    with pytest.raises(LogError, match=f"its 'seat' is {seat}, which is not from 0 to 1"):
        setup.from_json({**data, saved_as: seat})
