"""The Ganesha state: the contract's methods, handed to the question that is asked."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import CHANCE, OVER, Components, State, check_seat
from mandapa.core.native import Rng
from mandapa.games.ganesha.actions import ACTIONS
from mandapa.games.ganesha.board import ANSWER, DONE, DRAW, FILL, LAY, PHASE_NAMES, Board
from mandapa.games.ganesha.evaluation import evaluate
from mandapa.games.ganesha.questions import QUESTIONS
from mandapa.games.ganesha.saving import SAVING
from mandapa.games.ganesha.scoring import TIE_BREAKS, rank_keys, score_sheets
from mandapa.games.ganesha.view import view_of
from mandapa.games.ganesha.view_types import GaneshaView


@final
@mypyc_attr(acyclic=True)
class Ganesha(Board):
    """A position of Ganesha."""

    # --- deciding ------------------------------------------------------

    def actor(self) -> i64:
        """Chance prepares the altar and draws for peppers; ginger asks another player."""
        phase = self.phase
        if phase > FILL and phase < DONE:
            if phase == DRAW:
                return CHANCE
            if phase == ANSWER:
                return self.other
            return self.seat
        if phase == DONE:
            return OVER
        if phase == LAY and self.first_lays:
            return self.drum
        return CHANCE

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        return QUESTIONS[self.phase].legal(self, buffer)

    def random_legal(self, rng: Rng, buffer: vec[i64]) -> i64:
        return QUESTIONS[self.phase].random_answer(self, rng, buffer)

    def refusal(self, action: i64) -> i64:
        return QUESTIONS[self.phase].refusal(self, action)

    def apply(self, action: i64) -> None:
        QUESTIONS[self.phase].apply(self, action)

    def reveals(self, action: i64) -> bool:  # noqa: ARG002
        """No decision shows anything hidden: everything lies open (1.6)."""
        return False

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> Ganesha:
        twin = Ganesha(
            self.edition,
            self.players,
            self.spices,
            self.first_lays,
            self.later_is_younger,
            self.ages,
        )
        twin.fill_from(self)
        return twin

    # --- chance --------------------------------------------------------

    def source(self) -> str:
        return QUESTIONS[self.phase].source(self)

    def outcomes(self) -> list[tuple[int, int]]:
        return QUESTIONS[self.phase].outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return QUESTIONS[self.phase].sample(self, rng)

    # --- worth ---------------------------------------------------------

    def seats(self) -> i64:
        return self.players

    def components(self) -> Components:
        return self.edition

    def scores(self) -> list[dict[str, int]]:
        return score_sheets(self)

    def points(self, seat: i64) -> i64:
        return self.total(seat)

    def rank_keys(self) -> list[tuple[int, ...]]:
        return rank_keys(self)

    def tie_breaks(self) -> list[str]:
        return list(TIE_BREAKS)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def end_reason(self) -> str:
        return "treasuries-empty" if self.phase == DONE else ""

    # --- knowledge and keeping -----------------------------------------

    def view(self, seat: int | None) -> GaneshaView:
        check_seat(seat, self.players)
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:  # noqa: ARG002
        return ACTIONS[action].notation

    def sample_hidden(self, rng: Rng) -> State:  # noqa: ARG002
        """Nothing is hidden: what nobody knows yet is drawn when it is shown."""
        return self.twin()

    def to_json(self) -> dict[str, Any]:
        return SAVING.to_data(self)
