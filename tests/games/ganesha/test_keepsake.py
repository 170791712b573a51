"""What a picture of the finished mandala shows: whose gem lies in each slot."""

from __future__ import annotations

import pytest

from mandapa.core.draws import seed_from_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Line, moments
from mandapa.core.native import Rng
from mandapa.games.ganesha import GAME
from mandapa.games.ganesha.keepsake import kept
from mandapa.games.ganesha.rows import COLOUR_NAMES
from tests.games.ganesha.positions import table


def test_the_story_tells_whose_gems_they_are() -> None:
    owners = kept(
        [
            Line("event-offer", {"colour": "red", "count": 2}, 1),
            Line("event-remove", {"colour": "red"}, 0),
            Line("event-place", {"colour": "red"}, 0),
            Line("event-keep", {"colour": "red"}, 0),
        ]
    )
    assert owners == {name: [1, 0] if name == "red" else [] for name in COLOUR_NAMES}


@pytest.mark.parametrize("players", GAME.players)
def test_every_gem_of_a_finished_mandala_is_somebodys(players: int) -> None:
    setup = table(players)
    match, rng = Match(setup, list("ABCD"[:players]), seed_from_text("kept")), Rng(players)
    while not match.over:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    owners = kept(GAME.narrator(setup).narrate(list(moments(match, EVERYONE))))
    assert {name: len(seats) for name, seats in owners.items()} == match.view(0)["mandala"]
    assert {seat for seats in owners.values() for seat in seats} == set(range(players))
