"""The state: the contract's methods, each handed to the module that knows the rule."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mandapa.core.contract import CHANCE, OVER, Components, State, check_seat
from mandapa.core.native import BIT, Rng
from mandapa.games.mandala_stones.board import (
    ARTIST,
    DONE,
    END_NAMES,
    FIRST,
    LAY,
    OBJECTIVE,
    PHASE_NAMES,
    SHOW,
    SPACE,
    START,
    TURN,
    Board,
    colour_of,
    top_of,
)
from mandapa.games.mandala_stones.collecting import (
    choose_first,
    collect,
    empty_spaces,
    lay_on_space,
    legal_collects,
    legal_firsts,
    legal_spaces,
    refuse_collect,
    refuse_first,
    refuse_space,
    stones_to_take,
)
from mandapa.games.mandala_stones.evaluation import evaluate
from mandapa.games.mandala_stones.from_view import fill_hidden
from mandapa.games.mandala_stones.preparation import (
    artists_left,
    cards_left,
    choose_start,
    deal,
    lay,
    next_stack,
    next_start,
    put_artist,
    show,
    stack_to_show,
)
from mandapa.games.mandala_stones.result import TIE_BREAKS, rank_keys, score_sheets, total_points
from mandapa.games.mandala_stones.rows import (
    CIRCLES,
    COLOUR_NAMES,
    COLOURS,
    FIRST_ARTIST,
    FIRST_COLLECT,
    FIRST_FIRST,
    FIRST_LAY,
    FIRST_OBJECTIVE,
    FIRST_SCORE,
    FIRST_SHOW,
    FIRST_SPACE,
    FIRST_START,
    FIRST_TOPS,
    OBJECTIVES,
    PATTERNS,
    artist_row,
    lay_row,
    objective_row,
    show_row,
)
from mandapa.games.mandala_stones.saving import SAVING
from mandapa.games.mandala_stones.scoring import (
    count_scores,
    legal_scores,
    nth_score,
    refuse_score,
    refuse_tops,
    score_colour,
    score_tops,
)
from mandapa.games.mandala_stones.view import seen_by, view_of
from mandapa.games.mandala_stones.view_types import MandalaStonesView

NOT_ASKED: Final[i64] = 301


@final
@mypyc_attr(acyclic=True)
class MandalaStones(Board):
    """A position of Mandala Stones."""

    def actor(self) -> i64:
        if self.phase < TURN:
            return CHANCE
        return OVER if self.phase == DONE else self.seat

    def question(self) -> str:
        return PHASE_NAMES[self.phase]

    def legal(self, buffer: vec[i64]) -> i64:
        if self.phase == TURN:
            return legal_scores(self, buffer, legal_collects(self, buffer))
        if self.phase == FIRST:
            return legal_firsts(self, buffer)
        if self.phase == SPACE:
            return legal_spaces(self, buffer)
        return 0

    def random_legal(self, rng: Rng, buffer: vec[i64]) -> i64:
        if self.phase == FIRST:
            return FIRST_FIRST + rng.bit(stones_to_take(self))
        if self.phase == SPACE:
            return FIRST_SPACE + rng.bit(empty_spaces(self))
        if self.phase == TURN:
            collects = legal_collects(self, buffer)
            n = rng.below(collects + count_scores(self))
            return buffer[n] if n < collects else nth_score(self, n - collects)
        return -1

    def refusal(self, action: i64) -> i64:
        if self.phase == TURN:
            if action < FIRST_FIRST:
                move = action - FIRST_COLLECT
                return refuse_collect(self, move // CIRCLES, move % CIRCLES)
            if FIRST_SCORE <= action < FIRST_TOPS:
                return refuse_score(self, action - FIRST_SCORE)
            if FIRST_TOPS <= action < FIRST_LAY:
                return refuse_tops(self, action - FIRST_TOPS + 1)
        elif self.phase == FIRST and FIRST_FIRST <= action < FIRST_SPACE:
            return refuse_first(self, action - FIRST_FIRST)
        elif self.phase == SPACE and FIRST_SPACE <= action < FIRST_SCORE:
            return refuse_space(self, action - FIRST_SPACE)
        return NOT_ASKED

    def apply(self, action: i64) -> None:
        if action < FIRST_FIRST:
            move = action - FIRST_COLLECT
            collect(self, move // CIRCLES, move % CIRCLES)
        elif action < FIRST_SPACE:
            choose_first(self, action - FIRST_FIRST)
        elif action < FIRST_SCORE:
            lay_on_space(self, action - FIRST_SPACE)
        elif action < FIRST_TOPS:
            score_colour(self, action - FIRST_SCORE)
        elif action < FIRST_LAY:
            score_tops(self, action - FIRST_TOPS + 1)
        elif action < FIRST_SHOW:
            drawn = action - FIRST_LAY
            lay(self, drawn // COLOURS, drawn % COLOURS)
        elif action < FIRST_ARTIST:
            drawn = action - FIRST_SHOW
            show(self, drawn // PATTERNS, drawn % PATTERNS)
        elif action < FIRST_OBJECTIVE:
            drawn = action - FIRST_ARTIST
            put_artist(self, drawn // PATTERNS, drawn % PATTERNS)
        elif action < FIRST_START:
            drawn = action - FIRST_OBJECTIVE
            deal(self, drawn // OBJECTIVES, drawn % OBJECTIVES)
        else:
            choose_start(self, action - FIRST_START)

    def reveals(self, action: i64) -> bool:
        """Chance shows patterns; a decision shows something only when it ends the game, for
        then the objectives are turned up (8.1, 8.4)."""
        if self.refusal(action):
            return False
        after = self.copy()
        after.apply(action)
        return after.actor() == OVER

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> MandalaStones:
        twin = MandalaStones(self.edition, self.players, self.open_stacks)
        twin.fill_from(self)
        return twin

    # --- chance --------------------------------------------------------

    def source(self) -> str:
        if self.phase == LAY:
            return "bag"
        if self.phase == SHOW:
            return f"{COLOUR_NAMES[self.colour_to_show()]} patterns"
        if self.phase == ARTIST:
            return "artists"
        if self.phase == START:
            return "start player"
        return "objectives" if self.phase == OBJECTIVE else ""

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.phase == LAY:
            stack = next_stack(self)
            for colour in range(COLOURS):
                if self.bag[colour]:
                    found.append((lay_row(stack, colour), self.bag[colour]))
        elif self.phase == SHOW:
            stack = stack_to_show(self)
            place = self.colour_to_show() * PATTERNS
            for pattern in range(PATTERNS):
                if self.left[place + pattern]:
                    found.append((show_row(stack, pattern), self.left[place + pattern]))
        elif self.phase == ARTIST:
            circle = next_start(self)
            for pattern in range(PATTERNS):
                if artists_left(self, pattern):
                    found.append((artist_row(circle, pattern), artists_left(self, pattern)))
        elif self.phase == OBJECTIVE:
            cards = cards_left(self)
            for card in range(OBJECTIVES):
                if cards & BIT[card]:
                    found.append((objective_row(self.seat, card), 1))
        elif self.phase == START:
            for seat in range(self.players):
                found.append((FIRST_START + seat, 1))
        return found

    def sample(self, rng: Rng) -> i64:
        if self.phase == SHOW:
            stack = stack_to_show(self)
            place = colour_of(top_of(self.piles[stack])) * PATTERNS
            left = self.left
            first = left[place]
            row = show_row(stack, 0)
            if rng.below(first + left[place + 1]) < first:
                return row
            return row + 1
        if self.phase == LAY:
            bag = self.bag
            ticket = rng.below(self.stones() - self.laid) - bag[0]
            colour: i64 = 0
            while ticket >= 0:
                colour += 1
                ticket -= bag[colour]
            return lay_row(next_stack(self), colour)
        if self.phase == ARTIST:
            first = artists_left(self, 0)
            ticket = rng.below(first + artists_left(self, 1))
            circle = next_start(self)
            if ticket < first:
                return artist_row(circle, 0)
            return artist_row(circle, 1)
        if self.phase == START:
            return FIRST_START + rng.below(self.players)
        cards = cards_left(self)
        return objective_row(self.seat, rng.bit(cards))

    def colour_to_show(self) -> i64:
        """Return the colour whose pattern is drawn now: each colour is a source of its own."""
        return colour_of(top_of(self.piles[stack_to_show(self)]))

    # --- worth ---------------------------------------------------------

    def seats(self) -> i64:
        return self.players

    def components(self) -> Components:
        return self.edition

    def scores(self) -> list[dict[str, int]]:
        return score_sheets(self)

    def points(self, seat: i64) -> i64:
        return total_points(self, seat)

    def rank_keys(self) -> list[tuple[int, ...]]:
        return rank_keys(self)

    def tie_breaks(self) -> list[str]:
        return list(TIE_BREAKS)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def end_reason(self) -> str:
        return END_NAMES[self.ending] or ""

    # --- knowledge and keeping -----------------------------------------

    def view(self, seat: int | None) -> MandalaStonesView:
        check_seat(seat, self.players)
        return view_of(self, seat)

    def seen(self, action: i64, seat: int | None) -> str:
        return seen_by(self, action, seat)

    def sample_hidden(self, rng: Rng) -> State:
        twin = self.twin()
        fill_hidden(twin, rng)
        return twin

    def to_json(self) -> dict[str, Any]:
        return SAVING.to_data(self)
