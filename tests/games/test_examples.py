"""Every worked example of the rules pages is played by a test of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mandapa.games import GAMES
from tests.games.examples import examples, says

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_example_is_played(game: str) -> None:
    source = (HERE / game / "test_examples.py").read_text(encoding="utf-8")
    played = set(re.findall(rf'says\(\s*"{game}",\s*"(\d+\.\d+)"', source))
    assert played == examples(game).keys() != set()


def test_an_example_that_says_something_else_is_noticed() -> None:
    says("flowers", "6.5", "five cards")
    with pytest.raises(AssertionError, match="six cards"):
        says("flowers", "6.5", "six cards")
