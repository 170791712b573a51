"""Only the question that is open can be answered."""

from __future__ import annotations

import pytest

from mandapa.games.ganesha.board import PHASE_NAMES
from tests.games.ganesha.pictures import refusal
from tests.games.ganesha.positions import new, table


@pytest.mark.clause("ganesha", "3.1")
@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_no_question_takes_the_answer_of_another(phase: str) -> None:
    data = new(2).to_json()
    data["phase"] = PHASE_NAMES.index(phase)
    state = table(2).from_json(data)
    assert state.question() == phase
    for draw in ("first 1", "flip a1 ginger", "fill a1 red", "draw red"):
        assert refusal(state, draw) == 301
