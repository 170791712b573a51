"""The Ganesha state: the contract's methods, each handed to the module that knows the rule."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import CHANCE, OVER, Components, State
from mandapa.core.native import Rng
from mandapa.games.ganesha.actions import ACTIONS
from mandapa.games.ganesha.board import (
    ANSWER,
    DONE,
    DRAW,
    FILL,
    FIRST,
    FLIP,
    GIVE,
    LAY,
    LIFT,
    MORE,
    OFFER,
    PHASE_NAMES,
    PLACE,
    REMOVE,
    RETURN,
    SET,
    SPICE,
    STORE,
    SWAP,
    TAKE,
    Board,
)
from mandapa.games.ganesha.chance import draw_outcomes, draw_sample, draw_source
from mandapa.games.ganesha.evaluation import evaluate
from mandapa.games.ganesha.final_stage import legal_places, place, refuse_place
from mandapa.games.ganesha.offering import legal_offers, offer, refuse_offer
from mandapa.games.ganesha.rounds import (
    choose_first,
    end_turn,
    fill,
    flip,
    lay,
    legal_lays,
    refuse_lay,
)
from mandapa.games.ganesha.rows import (
    COLOURS,
    FIRST_ANSWER,
    FIRST_DRAW,
    FIRST_FILL,
    FIRST_FIRST,
    FIRST_FLIP,
    FIRST_GIVE,
    FIRST_LAY,
    FIRST_LIFT,
    FIRST_OFFER,
    FIRST_PLACE,
    FIRST_REMOVE,
    FIRST_RETURN,
    FIRST_SET,
    FIRST_SLOT,
    FIRST_SWAP,
    FIRST_TAKE,
    FIRST_USE,
    KEEP,
    LEAVE,
    PASS,
    SPICES,
    STOP,
)
from mandapa.games.ganesha.saving import to_data
from mandapa.games.ganesha.scoring import TIE_BREAKS, rank_keys, score_sheets
from mandapa.games.ganesha.spices import (
    answer,
    draw_gem,
    give,
    legal_answers,
    legal_gives,
    legal_removes,
    legal_returns,
    legal_swaps,
    legal_uses,
    meet_spice,
    refuse_answer,
    refuse_give,
    refuse_remove,
    refuse_return,
    refuse_swap,
    refuse_use,
    remove,
    return_gem,
    swap,
    use,
)
from mandapa.games.ganesha.storing import (
    keep,
    legal_lifts,
    legal_sets,
    legal_stores,
    lift,
    put_in_slot,
    refuse_lift,
    refuse_set,
    refuse_slot,
    set_gem,
)
from mandapa.games.ganesha.taking import go_on_taking, legal_takes, refuse_take, take
from mandapa.games.ganesha.view import view_of
from mandapa.games.ganesha.view_types import GaneshaView

NOT_ASKED: Final[i64] = 301


@final
class Ganesha(Board):
    """A position of Ganesha."""

    # --- deciding ------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == DONE:
            return OVER
        if phase == FILL or phase == FLIP or phase == FIRST or phase == DRAW:
            return CHANCE
        if phase == LAY:
            return self.drum if self.first_lays else CHANCE
        return self.other if phase == ANSWER else self.seat

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == TAKE or phase == MORE:
            return legal_takes(self, buffer)
        if phase == STORE:
            return legal_stores(self, buffer)
        if phase == OFFER:
            return legal_offers(self, buffer)
        if phase == PLACE:
            return legal_places(self, buffer)
        if phase == SPICE:
            return legal_uses(self, buffer)
        if phase == REMOVE:
            return legal_removes(self, buffer)
        if phase == SWAP:
            return legal_swaps(self, buffer)
        if phase == GIVE:
            return legal_gives(self, buffer)
        if phase == ANSWER:
            return legal_answers(self, buffer)
        if phase == RETURN:
            return legal_returns(self, buffer)
        if phase == LIFT:
            return legal_lifts(self, buffer)
        if phase == SET:
            return legal_sets(self, buffer)
        if phase == LAY and self.first_lays:
            return legal_lays(self, buffer)
        return 0

    def refusal(self, action: i64) -> i64:
        phase = self.phase
        if action < STOP:
            if phase == TAKE or phase == MORE:
                return refuse_take(self, action - FIRST_TAKE)
        elif action == STOP:
            if phase == MORE:
                return 0
        elif action < LEAVE:
            if phase == SPICE:
                return refuse_use(self, action - FIRST_USE)
        elif action == LEAVE:
            if phase == SPICE or phase == LIFT:
                return 0
        elif action < FIRST_SWAP:
            if phase == REMOVE:
                return refuse_remove(self, action - FIRST_REMOVE)
        elif action < FIRST_GIVE:
            if phase == SWAP:
                return refuse_swap(self, action - FIRST_SWAP)
        elif action < FIRST_ANSWER:
            if phase == GIVE:
                return refuse_give(self, action - FIRST_GIVE)
        elif action < FIRST_RETURN:
            if phase == ANSWER:
                return refuse_answer(self, action - FIRST_ANSWER)
        elif action < KEEP:
            if phase == RETURN:
                return refuse_return(self, action - FIRST_RETURN)
        elif action == KEEP:
            if phase == STORE:
                return 0
        elif action < FIRST_LIFT:
            if phase == STORE:
                return refuse_slot(self, action - FIRST_SLOT)
        elif action < FIRST_SET:
            if phase == LIFT:
                return refuse_lift(self, action - FIRST_LIFT + 1)
        elif action < FIRST_OFFER:
            if phase == SET:
                row = action - FIRST_SET
                return refuse_set(self, row // COLOURS, row % COLOURS)
        elif action < PASS:
            if phase == OFFER:
                row = action - FIRST_OFFER
                return refuse_offer(self, row // COLOURS, row % COLOURS)
        elif action == PASS:
            if phase == OFFER:
                return 0
        elif action < FIRST_LAY:
            if phase == PLACE:
                return refuse_place(self, action - FIRST_PLACE)
        elif action < FIRST_FIRST:
            if phase == LAY and self.first_lays:
                return refuse_lay(self, action - FIRST_LAY)
        return NOT_ASKED

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == FILL:
            row = action - FIRST_FILL
            fill(self, row // COLOURS, row % COLOURS)
        elif phase == TAKE or phase == MORE:
            if action == STOP:
                self.phase = STORE
            else:
                take(self, action - FIRST_TAKE)
                meet_spice(self, action - FIRST_TAKE)
        elif phase == STORE:
            if action == KEEP:
                keep(self)
            else:
                put_in_slot(self, action - FIRST_SLOT)
        elif phase == OFFER:
            if action == PASS:
                end_turn(self)
            else:
                row = action - FIRST_OFFER
                offer(self, row // COLOURS, row % COLOURS)
        elif phase == PLACE:
            place(self, action - FIRST_PLACE)
        elif phase == SPICE:
            if action == LEAVE:
                go_on_taking(self)
            else:
                use(self)
        elif phase == REMOVE:
            remove(self, action - FIRST_REMOVE)
        elif phase == SWAP:
            swap(self, action - FIRST_SWAP)
        elif phase == GIVE:
            give(self, action - FIRST_GIVE)
        elif phase == ANSWER:
            answer(self, action - FIRST_ANSWER)
        elif phase == RETURN:
            return_gem(self, action - FIRST_RETURN)
        elif phase == DRAW:
            draw_gem(self, action - FIRST_DRAW)
        elif phase == LIFT:
            if action == LEAVE:
                self.phase = OFFER
            else:
                lift(self, action - FIRST_LIFT + 1)
        elif phase == SET:
            row = action - FIRST_SET
            set_gem(self, row // COLOURS, row % COLOURS)
        elif phase == LAY:
            lay(self, action - FIRST_LAY)
        elif phase == FLIP:
            row = action - FIRST_FLIP
            flip(self, row // SPICES, row % SPICES)
        else:
            choose_first(self, action - FIRST_FIRST)

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
        return draw_source(self) if self.actor() == CHANCE else ""

    def outcomes(self) -> list[tuple[int, int]]:
        return draw_outcomes(self) if self.actor() == CHANCE else []

    def sample(self, rng: Rng) -> i64:
        return draw_sample(self, rng)

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
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:  # noqa: ARG002
        return ACTIONS[action].notation

    def sample_hidden(self, rng: Rng) -> State:  # noqa: ARG002
        """Nothing is hidden: what nobody knows yet is drawn when it is shown."""
        return self.twin()

    def to_json(self) -> dict[str, Any]:
        return to_data(self)
