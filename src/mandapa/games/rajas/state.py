"""The state of Rajas of the Ganges: the contract's methods, each handed to who knows the rule."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import CHANCE, OVER, Components, State
from mandapa.core.native import BIT, Rng, nth_bit, popcount
from mandapa.games.rajas.actions import ACTIONS
from mandapa.games.rajas.board import (
    COUNTING,
    DONE,
    DRAWING,
    FAME,
    FLOATING,
    PHASE_NAMES,
    REST,
    REVEALING,
    RIVER_LEFT,
    ROLLING,
    STARTING,
    WORKER,
    YIELD_LEFT,
    Board,
)
from mandapa.games.rajas.dice import rolling_colour
from mandapa.games.rajas.evaluation import evaluate, evaluate_as
from mandapa.games.rajas.questions import refuse, write_legal
from mandapa.games.rajas.rounds import TIE_BREAKS, rank_keys
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BACKS,
    BUILDING_NAMES,
    COLOUR_NAMES,
    FACES,
    FIRST_COUNT,
    FIRST_DRAW,
    FIRST_REVEAL,
    FIRST_RIVER,
    FIRST_ROLL,
    FIRST_START,
    MAX_RIVER_TILES,
    MAX_STACK,
    MAX_YIELD_KINDS,
)
from mandapa.games.rajas.saving import to_data
from mandapa.games.rajas.turn import answer, happen
from mandapa.games.rajas.view import view_of
from mandapa.games.rajas.view_types import RajasView


@final
class Rajas(Board):
    """A position of Rajas of the Ganges."""

    __slots__ = ()

    def actor(self) -> i64:
        if self.phase == DONE:
            return OVER
        return CHANCE if self.phase < WORKER else self.seat

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        return write_legal(self, buffer)

    def refusal(self, action: i64) -> i64:
        return refuse(self, action)

    def apply(self, action: i64) -> None:
        if action < FIRST_START:
            answer(self, action)
        else:
            happen(self, action)

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
        if self.phase == STARTING:
            return "start player"
        if self.phase == REVEALING:
            return f"{COLOUR_NAMES[self.place // BACKS]} {BACK_NAMES[self.place % BACKS]} stack"
        if self.phase == ROLLING:
            return f"{COLOUR_NAMES[rolling_colour(self)]} die"
        if self.phase == DRAWING:
            return f"{BUILDING_NAMES[self.place]} yield tiles"
        if self.phase == COUNTING:
            return "river die"
        return "river tiles" if self.phase == FLOATING else ""

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.phase == STARTING:
            for seat in range(self.players):
                found.append((FIRST_START + seat, 1))
        elif self.phase == REVEALING:
            for n in range(MAX_STACK):
                if self.common[REST + self.place] & BIT[n]:
                    found.append((FIRST_REVEAL + self.place * MAX_STACK + n, 1))
        elif self.phase == ROLLING:
            first = FIRST_ROLL + rolling_colour(self) * FACES
            for face in range(FACES):
                found.append((first + face, 1))
        elif self.phase == DRAWING:
            for kind in range(self.place * MAX_YIELD_KINDS, (self.place + 1) * MAX_YIELD_KINDS):
                if self.common[YIELD_LEFT + kind]:
                    found.append((FIRST_DRAW + kind, self.common[YIELD_LEFT + kind]))
        elif self.phase == COUNTING:
            for face in range(FACES):
                found.append((FIRST_COUNT + face, 1))
        elif self.phase == FLOATING:
            for kind in range(MAX_RIVER_TILES):
                if self.common[RIVER_LEFT + kind]:
                    found.append((FIRST_RIVER + kind, self.common[RIVER_LEFT + kind]))
        return found

    def sample(self, rng: Rng) -> i64:
        if self.phase == ROLLING:
            return FIRST_ROLL + rolling_colour(self) * FACES + rng.below(FACES)
        if self.phase == REVEALING:
            rest = self.common[REST + self.place]
            n = nth_bit(rest, rng.below(popcount(rest)))
            return FIRST_REVEAL + self.place * MAX_STACK + n
        if self.phase == STARTING:
            return FIRST_START + rng.below(self.players)
        if self.phase == COUNTING:
            return FIRST_COUNT + rng.below(FACES)
        if self.phase == DRAWING:
            first = self.place * MAX_YIELD_KINDS
            return FIRST_DRAW + first + self.weighted(YIELD_LEFT + first, MAX_YIELD_KINDS, rng)
        return FIRST_RIVER + self.weighted(RIVER_LEFT, MAX_RIVER_TILES, rng)

    def weighted(self, at: i64, count: i64, rng: Rng) -> i64:
        """A place of `common`, drawn with what stands there as its weight."""
        total: i64 = 0
        for n in range(count):
            total += self.common[at + n]
        ticket = rng.below(total)
        found: i64 = 0
        while ticket >= self.common[at + found]:
            ticket -= self.common[at + found]
            found += 1
        return found

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
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:  # noqa: ARG002
        return ACTIONS[action].notation

    def sample_hidden(self, rng: Rng) -> State:  # noqa: ARG002
        """Nothing is hidden but what chance will bring."""
        return self.copy()

    def to_json(self) -> dict[str, Any]:
        return to_data(self)
