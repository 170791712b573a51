"""The Flowers state: the contract's methods, each handed to the module that knows the rule."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import CHANCE, OVER, Components, State, check_seat
from mandapa.core.native import BIT, Rng
from mandapa.games.flowers.board import (
    BEGIN,
    DONE,
    DRAW,
    END_NAMES,
    ORDER,
    PHASE_NAMES,
    PLAY,
    START,
    TAKE,
    Board,
)
from mandapa.games.flowers.destruction import destroy_next, take
from mandapa.games.flowers.evaluation import evaluate
from mandapa.games.flowers.imagine import colour_of_card, fill_hidden
from mandapa.games.flowers.preparation import choose_start, next_back, turn_up
from mandapa.games.flowers.rows import (
    BACK_NAMES,
    BACKS,
    COLOURS,
    FIRST_DESTROY,
    FIRST_DRAW,
    FIRST_START,
    FIRST_TAKE,
    FIRST_TILE,
    MANDALAS,
    PASS,
    TILES,
    draw_row,
    play_colour,
    play_count,
    play_mandala,
)
from mandapa.games.flowers.saving import SAVING
from mandapa.games.flowers.scoring import (
    TIE_BREAKS,
    flowers_points,
    known_sheets,
    rank_keys,
    score_sheets,
    singles_points,
)
from mandapa.games.flowers.turn import (
    draw_card,
    legal_plays,
    pass_turn,
    play,
    random_play,
    refuse_pass,
    refuse_play,
)
from mandapa.games.flowers.view import seen_by, view_of
from mandapa.games.flowers.view_types import FlowersView

NOT_ASKED: Final[i64] = 301


@final
@mypyc_attr(acyclic=True)
class Flowers(Board):
    """A position of Flowers."""

    def actor(self) -> i64:
        if self.phase == PLAY:
            return self.seat
        if self.phase == TAKE:
            return self.claim[self.mandala]
        return OVER if self.phase == DONE else CHANCE

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        if self.phase == PLAY:
            return legal_plays(self, buffer)
        if self.phase == TAKE:
            for back in range(BACKS):
                buffer[back] = FIRST_TAKE + back
            return BACKS
        return 0

    def random_legal(self, rng: Rng, buffer: vec[i64]) -> i64:  # noqa: ARG002
        if self.phase == PLAY:
            return random_play(self, rng)
        if self.phase == TAKE:
            return FIRST_TAKE + rng.below(BACKS)
        return -1

    def refusal(self, action: i64) -> i64:
        if self.phase == PLAY and action < PASS:
            return refuse_play(self, play_colour(action), play_count(action))
        if self.phase == PLAY and action == PASS:
            return refuse_pass(self)
        if self.phase == TAKE and FIRST_TAKE <= action < FIRST_DRAW:
            return 0
        return NOT_ASKED

    def apply(self, action: i64) -> None:
        if action < PASS:
            play(self, play_colour(action), play_count(action), play_mandala(action))
        elif action == PASS:
            pass_turn(self)
        elif action < FIRST_DRAW:
            take(self, action - FIRST_TAKE)
        elif action < FIRST_TILE:
            draw_card(self, (action - FIRST_DRAW) % COLOURS)
        elif action < FIRST_DESTROY:
            turn_up(self, action - FIRST_TILE)
        elif action < FIRST_START:
            destroy_next(self, action - FIRST_DESTROY)
        else:
            choose_start(self, action - FIRST_START)

    def reveals(self, action: i64) -> bool:
        """Played cards come from a hidden hand (9.5); with `memory` taking a tile also shows
        the covered cards that are discarded (9.4)."""
        return action < PASS or (self.memory and action != PASS)

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> Flowers:
        twin = Flowers(self.edition, self.players, self.memory)
        twin.fill_from(self)
        return twin

    # --- chance --------------------------------------------------------

    def source(self) -> str:
        if self.phase == DRAW:
            return "deck"
        if self.phase == BEGIN:
            return f"{BACK_NAMES[next_back(self)]} tiles"
        if self.phase == START:
            return "start player"
        return "order" if self.phase == ORDER else ""

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.phase == DRAW:
            for colour in range(COLOURS):
                if self.deck[colour]:
                    found.append((draw_row(self.seat, colour), self.deck[colour]))
        elif self.phase == BEGIN:
            stack = self.stack(next_back(self))
            for tile in range(TILES):
                if stack & BIT[tile]:
                    found.append((FIRST_TILE + tile, 1))
        elif self.phase == ORDER:
            for mandala in range(MANDALAS):
                if self.left & BIT[mandala]:
                    found.append((FIRST_DESTROY + mandala, 1))
        elif self.phase == START:
            for seat in range(self.players):
                found.append((FIRST_START + seat, 1))
        return found

    def sample(self, rng: Rng) -> i64:
        if self.phase == DRAW:
            return draw_row(self.seat, colour_of_card(self.deck, rng.below(self.deck_size)))
        if self.phase == BEGIN:
            stack = self.stack(next_back(self))
            return FIRST_TILE + rng.bit(stack)
        if self.phase == START:
            return FIRST_START + rng.below(self.players)
        return FIRST_DESTROY + rng.bit(self.left)

    # --- worth ---------------------------------------------------------

    def seats(self) -> i64:
        return self.players

    def components(self) -> Components:
        return self.edition

    def scores(self) -> list[dict[str, int]]:
        return score_sheets(self)

    def known_scores(self, seat: int | None) -> list[dict[str, int]]:
        return known_sheets(self, seat)

    def points(self, seat: i64) -> i64:
        return singles_points(self, seat) + flowers_points(self, seat)

    def rank_keys(self) -> list[tuple[int, ...]]:
        return rank_keys(self)

    def tie_breaks(self) -> list[str]:
        return list(TIE_BREAKS)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def end_reason(self) -> str:
        return END_NAMES[self.ending] or ""

    # --- knowledge and keeping -----------------------------------------

    def view(self, seat: int | None) -> FlowersView:
        check_seat(seat, self.players)
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:
        return seen_by(self, action, seat)

    def sample_hidden(self, rng: Rng) -> State:
        twin = self.twin()
        belief = self.belief
        if belief is not None:
            fill_hidden(twin, belief, rng)
            twin.belief = None
        return twin

    def to_json(self) -> dict[str, Any]:
        return SAVING.to_data(self)
