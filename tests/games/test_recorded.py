"""Recorded games replay, and the rules say the same after every ply, compiled and uncompiled."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mandapa.core.log import from_text
from mandapa.core.match import Match
from mandapa.core.trace import read_recording, trace
from mandapa.games import GAMES
from tests.games.boxes import BOXES, all_options

RECORDED = sorted(Path(__file__).parent.glob("*/recorded/*.game"))


@cache
def recorded(path: Path) -> tuple[Match, list[str]]:
    """A recorded game and what the rules said after every ply."""
    log, said = read_recording(path.read_text(encoding="utf-8"))
    return from_text(log, GAMES), said


@pytest.mark.parametrize("path", RECORDED, ids=[f"{p.parts[-3]} {p.stem}" for p in RECORDED])
def test_a_recorded_game_replays(path: Path) -> None:
    match, said = recorded(path)
    assert trace(match) == said
    assert match.over
    match.verify()


@pytest.mark.parametrize("name", list(GAMES))
def test_recorded_games_cover_everything(name: str) -> None:
    game = GAMES[name]
    matches = [recorded(path)[0] for path in RECORDED if path.parts[-3] == name]
    different = {tuple(ply.action for ply in match.plies) for match in matches}
    assert len(different) >= BOXES[name].FEWEST_RECORDED
    assert {m.setup.players for m in matches} == set(game.players)
    for options in all_options(game):
        assert any(m.setup.options == options for m in matches), options
    assert {m.setup.rules for m in matches} == set(range(1, game.rules + 1))
    assert {m.setup.players for m in matches if m.setup.rules == game.rules} == set(game.players)
    reasons = {m.state.end_reason() for m in matches}
    assert reasons == set(BOXES[name].END_REASONS)
