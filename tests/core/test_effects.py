"""What a choice would do: told as far as it is certain, and no further."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from mandapa.core.changes import Changes, Gain, Move, joined, merged
from mandapa.core.checks import random_game
from mandapa.core.checks.effects import check_effects
from mandapa.core.contract import CHANCE, OVER, State
from mandapa.core.effects import Effects, effects
from mandapa.core.game import Setup, nothing_usual
from mandapa.core.narration import Line, Moment, PlainNarrator
from mandapa.core.native import Rng
from tests.core.toy import FIRST_LAY, SIDES, toy_game


class ToyNarrator(PlainNarrator):
    """Cards go from the deck to hands and from hands to the table, where they score."""

    def changes(self, moment: Moment[Any]) -> Changes:
        kind, *words = moment.seen.split()[:2] or ["draw"]
        seat = moment.before["turn"]
        if kind == "draw":
            drawn = moment.before["deck"] - moment.after["deck"]
            what = f"card {self.drawn(moment)}"
            return Changes((Move(what, "deck", f"hand {seat}", drawn),))
        if kind == "lay":
            side = SIDES[moment.before["side"]]
            moves = (Move(f"card {words[0]}", f"hand {seat}", f"table {seat} {side}"),)
            return Changes(moves, self.gains(seat, int(words[0]), side))
        return Changes()

    def drawn(self, moment: Moment[Any]) -> str:
        return moment.seen.split()[2] if moment.seen else "?"

    def gains(self, seat: int, value: int, side: str) -> tuple[Gain, ...]:
        return (Gain(seat, "points", value if side == "left" else 1, side),)


def setup_told_by(narrator: type[PlainNarrator]) -> Setup:
    return dataclasses.replace(toy_game(), narrator=narrator).setup(2)


def decision(setup: Setup, question: str) -> State:
    found = [state.copy() for state, _ in random_game(setup, 1) if state.question() == question]
    return found[0]


def told(state: State, setup: Setup) -> dict[str, Effects]:
    narrator = setup.game.narrator(setup)
    view = state.view(state.actor())
    found = effects(setup, narrator, view, state.legal_actions(), lambda seat: seat == 1)
    return {setup.game.actions.notations[row]: one for row, one in found.items()}


def test_a_choice_is_told_up_to_the_next_decision() -> None:
    setup = setup_told_by(ToyNarrator)
    state = decision(setup, "lay")
    seat, other = state.actor(), 1 - state.actor()
    value = state.legal_actions()[0] - FIRST_LAY + 1
    assert told(state, setup)[f"lay {value}"] == Effects(
        Changes(
            (
                Move(f"card {value}", f"hand {seat}", f"table {seat} {SIDES[state.side]}"),  # type: ignore[attr-defined]
                Move("card ?", "deck", f"hand {seat}"),
            ),
            (Gain(seat, "points", 1 if state.side else value, SIDES[state.side]),),  # type: ignore[attr-defined]
        ),
        (Line("event-lay", {"value": value}, seat), Line("then-deck", {"count": 1})),
        decides=other,
        final=True,
        certain=False,
    )


def test_a_choice_without_draws_is_certain_and_can_be_taken_back() -> None:
    setup = setup_told_by(ToyNarrator)
    aiming = (state.copy() for state, _ in random_game(setup, 1) if state.question() == "aim")
    state = next(state for state in aiming if state.view(state.actor())["hand"].count(1) == 2)
    for one in told(state, setup).values():
        assert (one.certain, one.final, one.decides) == (True, False, state.actor())


def test_the_end_is_told() -> None:
    setup = setup_told_by(ToyNarrator)
    last = [state.copy() for state, _ in random_game(setup, 1) if len(state.legal_actions()) > 1]
    assert {one.decides for one in told(last[-1], setup).values()} <= {OVER, 0, 1, None}
    endings = 0
    for seed in range(30):
        for state, _ in random_game(setup, seed):
            if len(state.legal_actions()) > 1:
                endings += [one.decides for one in told(state, setup).values()].count(OVER)
    assert endings


def check(narrator: type[PlainNarrator]) -> int:
    setup, rng = setup_told_by(narrator), Rng(1)
    states = (state for seed in range(4) for state, _ in random_game(setup, seed))
    return sum(check_effects(setup, state, rng) for state in states if state.actor() != CHANCE)


def test_an_honest_narrator_passes() -> None:
    assert check(ToyNarrator) > 40
    assert check(PlainNarrator) > 40


class TellsDraws(ToyNarrator):
    def drawn(self, moment: Moment[Any]) -> str:
        return moment.seen.split()[2] if moment.seen else "1"


class CountsTwice(ToyNarrator):
    def changes(self, moment: Moment[Any]) -> Changes:
        found = super().changes(moment)
        return found if moment.seen else joined((found, found))


class GainsNothing(ToyNarrator):
    def gains(self, seat: int, value: int, side: str) -> tuple[Gain, ...]:
        return (Gain(seat, "points", 0, side),)


class InventsWords(ToyNarrator):
    def gains(self, seat: int, value: int, side: str) -> tuple[Gain, ...]:
        return (Gain(seat, "luck", 1, side),)


class InventsReasons(ToyNarrator):
    def gains(self, seat: int, value: int, side: str) -> tuple[Gain, ...]:
        return (Gain(seat, "points", 1, "luck"),)


class TellsLinesThatNeverCome(ToyNarrator):
    def narrate(self, moments: Any) -> list[Line]:
        return [Line("help")] if len(moments) == 1 else super().narrate(moments)


@pytest.mark.parametrize(
    ("narrator", "complaint"),
    [
        (TellsDraws, "not Counter"),
        (CountsTwice, "not"),
        (GainsNothing, "a gain of nothing"),
        (InventsWords, "no words for gaining luck"),
        (InventsReasons, "no words for the reason luck"),
        (TellsLinesThatNeverCome, "was not told"),
    ],
)
def test_a_narrator_that_lies_is_found(narrator: type[PlainNarrator], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(narrator)


# --- what worlds have in common --------------------------------------------


def test_what_differs_between_worlds_is_unknown() -> None:
    one = Changes(
        (Move("card red", "deck", "hand 0", 2), Move("tile a", "stack", "tiles 0")),
        (Gain(0, "points", 5, "tile"), Gain(1, "points", 1, "tile")),
    )
    other = Changes(
        (
            Move("card red", "deck", "hand 0"),
            Move("card blue", "deck", "hand 0"),
            Move("gem red", "bag", "hand 1"),
        ),
        (Gain(0, "points", 5, "tile"), Gain(2, "points", 2, "flower")),
    )
    assert merged(one, other) == Changes(
        (
            Move("card ?", "deck", "hand 0", 2),
            Move("tile ?", "stack", "tiles 0", None),
            Move("gem ?", "bag", "hand 1", None),
        ),
        (
            Gain(0, "points", 5, "tile"),
            Gain(1, "points", None, "tile"),
            Gain(2, "points", None, "flower"),
        ),
    )
    assert merged(one, one) is one


def test_amounts_of_one_reason_are_added_up() -> None:
    twice = Changes((), (Gain(0, "points", 2, "tile"), Gain(0, "points", 3, "tile")))
    unknown = Changes((), (Gain(0, "points", None, "tile"), Gain(0, "points", 3, "tile")))
    assert merged(twice, Changes()).gains == (Gain(0, "points", None, "tile"),)
    assert merged(twice, Changes((), (Gain(0, "points", 5, "tile"),))).gains == (
        Gain(0, "points", 5, "tile"),
    )
    assert merged(unknown, twice).gains == (Gain(0, "points", None, "tile"),)


def test_the_same_thing_in_other_numbers_keeps_its_name() -> None:
    few, many = Changes((Move("marker", "a", "b"),)), Changes((Move("marker", "a", "b", 2),))
    assert merged(few, many).moves == (Move("marker", "a", "b", None),)


def test_a_game_has_nothing_usual_unless_it_says_so() -> None:
    setup = toy_game().setup(2)
    assert setup.game.usual is nothing_usual
    assert nothing_usual(setup, {}) is None
