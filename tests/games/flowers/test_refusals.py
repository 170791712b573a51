"""Every action is either offered or refused by a clause of the rules page (clause 3.1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandapa.core.errors import clause_name
from mandapa.games.flowers import GAME
from tests.games.flowers.positions import position
from tests.games.flowers.random_games import game

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "flowers.md"


@pytest.mark.clause("flowers", "3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_not_offered_is_refused_by_a_clause(players: int) -> None:
    page = PAGE.read_text(encoding="utf-8")
    refused: set[int] = set()
    for state in game(players, "off", seed=players):
        offered = state.legal_actions()
        answers = [int(state.refusal(row)) for row in range(len(GAME.actions))]
        assert [row for row, clause in enumerate(answers) if clause == 0] == offered
        refused |= set(answers) - {0}
    assert {301, 302, 306} <= refused
    assert all(f"\n**{clause_name(clause)}** " in page for clause in refused)


@pytest.mark.clause("flowers", "3.2", "3.4", "3.5", "3.6")
@pytest.mark.parametrize(
    ("drawing", "offered", "clauses"),
    [
        ("hand 1: red 3", 6, {0, 301, 302, 304, 306}),
        ("hand 1: red 1", 3, {0, 301, 302, 306}),
        ("hand 1: red 1\nrest: hand 2", 1, {0, 301, 302, 305}),
        ("hand 1: red 2\nrest: hand 2", 3, {0, 301, 302, 304, 306}),
        ("hand 1: red 1 gray 1\nrest: hand 2", 6, {0, 301, 302, 306}),
    ],
)
def test_exactly_these_clauses_refuse(drawing: str, offered: int, clauses: set[int]) -> None:
    state = position(drawing)
    answers = [int(state.refusal(row)) for row in range(len(GAME.actions))]
    assert set(answers) == clauses
    assert answers.count(0) == offered == len(state.legal_actions())
