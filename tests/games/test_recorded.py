"""Recorded games replay to the same hash after every action, compiled and uncompiled."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mandapa.core.log import load
from mandapa.core.match import Match
from mandapa.core.trace import trace
from mandapa.games import GAMES
from tests.games.boxes import BOXES, all_options

LOGS = sorted(Path(__file__).parent.glob("*/recorded/*.log"))


@cache
def recorded(path: Path) -> Match:
    return load(path, GAMES)


@pytest.mark.parametrize("path", LOGS, ids=[f"{p.parts[-3]} {p.stem}" for p in LOGS])
def test_a_recorded_game_replays(path: Path) -> None:
    match = recorded(path)
    assert trace(match) == path.with_suffix(".trace").read_text(encoding="utf-8").split()
    assert match.over
    match.verify()


@pytest.mark.parametrize("name", list(GAMES))
def test_recorded_games_cover_everything(name: str) -> None:
    game = GAMES[name]
    matches = [recorded(path) for path in LOGS if path.parts[-3] == name]
    different = {tuple(ply.action for ply in match.plies) for match in matches}
    assert len(different) >= BOXES[name].FEWEST_RECORDED
    assert {m.setup.players for m in matches} == set(game.players)
    for options in all_options(game):
        assert any(m.setup.options == options for m in matches), options
    assert {m.setup.rules for m in matches} == set(range(1, game.rules + 1))
    assert {m.setup.players for m in matches if m.setup.rules == game.rules} == set(game.players)
    reasons = {m.state.end_reason() for m in matches}
    assert reasons == set(BOXES[name].END_REASONS)
