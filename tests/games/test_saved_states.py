"""A saved state that cannot be is refused where it is read, in every game."""

from __future__ import annotations

import sys
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


@pytest.mark.parametrize("name", list(GAMES))
def test_reading_leaves_nothing_in_memory(name: str) -> None:
    """Interpreted code can leak the vectors of a compiled board."""
    setup = GAMES[name].setup(2)
    data = setup.new().to_json()
    setup.from_json(data)
    before = sys.getallocatedblocks()
    for _ in range(200):
        setup.from_json(data)
    assert sys.getallocatedblocks() - before < 100
