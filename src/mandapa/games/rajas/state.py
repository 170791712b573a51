"""The state of Rajas of the Ganges: the contract's methods, handed to the open question."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import Components, State, check_seat
from mandapa.core.native import Rng
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.board import DONE, FAME, PHASE_NAMES, Board
from mandapa.games.rajas.evaluation import evaluate, evaluate_as
from mandapa.games.rajas.karma import flip, refuse_flip, write_flips
from mandapa.games.rajas.questions import QUESTIONS
from mandapa.games.rajas.rounds import TIE_BREAKS, rank_keys
from mandapa.games.rajas.rows import FIRST_FLIP, is_flip
from mandapa.games.rajas.saving import SAVING
from mandapa.games.rajas.turn import answer
from mandapa.games.rajas.view import view_of
from mandapa.games.rajas.view_types import RajasView


@final
@mypyc_attr(acyclic=True)
class Rajas(Board):
    """A position of Rajas of the Ganges."""

    def actor(self) -> i64:
        return QUESTIONS[self.phase].actor(self)

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        answers = QUESTIONS[self.phase].legal(self, buffer)
        return write_flips(self, answers, buffer)

    def refusal(self, action: i64) -> i64:
        if is_flip(action):
            return refuse_flip(self, action - FIRST_FLIP)
        return QUESTIONS[self.phase].refusal(self, action)

    def apply(self, action: i64) -> None:
        if is_flip(action):
            flip(self, action - FIRST_FLIP)
        else:
            answer(self, action)

    def reveals(self, action: i64) -> bool:  # noqa: ARG002
        """Only chance shows anything."""
        return False

    def copy(self) -> State:
        twin = Rajas(
            self.edition,
            self.players,
            self.market_cap,
            self.river_tiles,
            self.navaratna,
            self.yield_on_build,
            self.late_yields,
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
        """Fame, less the fame place that the money marker faces (12.3)."""
        return [
            {"fame": self.of(seat, FAME), "facing": self.difference(seat) - self.of(seat, FAME)}
            for seat in range(self.players)
        ]

    def points(self, seat: i64) -> i64:
        return self.difference(seat)

    def rank_keys(self) -> list[tuple[int, ...]]:
        return rank_keys(self)

    def tie_breaks(self) -> list[str]:
        return list(TIE_BREAKS)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def evaluate_as(self, seat: i64, taste: i64) -> float:
        return evaluate_as(self, seat, taste)

    def end_reason(self) -> str:
        return "met" if self.phase == DONE else ""

    # --- knowledge and keeping -----------------------------------------

    def view(self, seat: int | None) -> RajasView:
        """Everything: there are no secrets."""
        check_seat(seat, self.players)
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:  # noqa: ARG002
        return ACTIONS[action].notation

    def sample_hidden(self, rng: Rng) -> State:  # noqa: ARG002
        """Nothing is hidden but what chance will bring."""
        return self.copy()

    def to_json(self) -> dict[str, Any]:
        return SAVING.to_data(self)
