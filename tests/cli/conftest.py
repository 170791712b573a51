from __future__ import annotations

from pathlib import Path

import pytest

from mandapa.core.draws import seed_from_text
from mandapa.core.log import save
from mandapa.core.match import Match
from mandapa.games import find_game
from mandapa.lab.simulate import play_match

NAMES = ("You", "Asha (greedy)")


def match(seed: str = "7", *, memory: str = "off") -> Match:
    setup = find_game("flowers").setup(2, {"memory": memory})
    return Match(setup, NAMES, seed_from_text(seed))


@pytest.fixture(scope="session")
def finished() -> Match:
    return play_match(match(), ["greedy", "greedy"], "x")


@pytest.fixture
def game(finished: Match, tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "finished.log"
    save(finished, path)
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The file of a game in which nobody has decided yet."""
    path = tmp_path / "begun.log"
    save(match(), path)
    return path
