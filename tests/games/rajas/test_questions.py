"""Only the question that is open can be answered."""

from __future__ import annotations

import pytest

from mandapa.core.contract import CHANCE
from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import PHASE_NAMES, WORKER


@pytest.mark.clause("rajas", "3.1")
@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_no_question_takes_the_answer_of_another(phase: str) -> None:
    setup = GAME.setup(2)
    data = setup.new().to_json()
    data["phase"] = PHASE_NAMES.index(phase)
    state = setup.from_json(data)
    assert state.question() == phase
    for draw in ("start 1", "roll blue 3", "count 2"):
        assert state.refusal(GAME.actions.row(draw)) == 301


def test_nothing_is_drawn_for_a_decision() -> None:
    setup = GAME.setup(2)
    data = setup.new().to_json()
    data["phase"] = WORKER
    state = setup.from_json(data)
    assert state.source() == ""
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="chance has no say"):
        state.sample(Rng(1))


def test_nobody_decides_what_is_drawn() -> None:
    state = GAME.setup(2).new()
    assert state.actor() == CHANCE
    assert state.legal_actions() == []
