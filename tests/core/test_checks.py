"""The contract checks pass on a sound toy game and fail on broken ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.checks import (
    check_frequencies,
    check_game,
    check_imagination,
    check_match,
    check_undo,
    random_game,
)
from mandapa.core.checks.imagination import check_plays_on
from mandapa.core.contract import State
from mandapa.core.errors import SetupError
from mandapa.core.native import Rng
from mandapa.core.views import View
from tests.core.toy import AIM, FIRST_LAY, Toy, ToyEngine, toy_game
from tests.core.toy.worlds import components, worlds


def check(kind: type[Toy], players: int = 2) -> None:
    engine = type("Engine", (ToyEngine,), {"kind": kind})
    setup = toy_game(engine).setup(players)
    for seed in range(6):
        check_game(setup, seed, components, worlds)
        check_match(setup, seed)


@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_passes(players: int) -> None:
    check(Toy, players)


@pytest.mark.parametrize("players", [2, 3])
def test_undo_is_possible_within_a_turn_only(players: int) -> None:
    assert sum(check_undo(toy_game().setup(players), seed) for seed in range(5)) > 10


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagined_hands_are_as_likely_as_dealt_ones(seat: int | None) -> None:
    setup = toy_game().setup(2)
    looks = check_imagination(setup, setup.new(), 4, seat, lambda world: world.digest())
    assert looks == (1 if seat is None else 6)


class LeaksInView(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"deck": max(map(max, self.hands))}


class LeaksInScores(Toy):
    def known_scores(self, seat: int | None) -> list[dict[str, int]]:
        return [{"hand": max(hand)} for hand in self.hands]


class BreaksTiesSilently(Toy):
    def rank_keys(self) -> list[tuple[int, ...]]:
        return [(*key, seat) for seat, key in enumerate(super().rank_keys())]


class RanksByAnotherThing(Toy):
    def rank_keys(self) -> list[tuple[int, ...]]:
        return [(sum(hand),) for hand in self.hands]


class LeaksInLog(Toy):
    def seen(self, action: i64, seat: int | None) -> str:
        return f"{super().seen(action, seat)} {self.deck[0]}"


class LeaksDraws(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"deck": int(self.deck[0] > 0)}


class LeaksInQuestion(Toy):
    def question(self) -> str:
        return f"{super().question()} {self.deck}"


class LeaksByUndo(Toy):
    def reveals(self, action: i64) -> bool:
        return False


class LeaksByAnswers(Toy):
    """The other lays, and whether there is a choice depends on a hand that is hidden."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        other = (self.seat + 1) % self.players
        if action < FIRST_LAY and sum(self.hands[other]):
            self.data["seat"] = other


class LosesCards(Toy):
    def apply(self, action: i64) -> None:
        super().apply(action)
        if action == 1 and self.deck[0]:
            self.deck[0] -= 1


class DeadEnd(Toy):
    def legal(self, buffer: vec[i64]) -> i64:
        return 0 if sum(self.deck) == 0 else super().legal(buffer)


class LegalButRefused(Toy):
    def refusal(self, action: i64) -> i64:
        return 101 if action == 1 else super().refusal(action)


class SharedCopies(Toy):
    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, Toy)
        twin.data["hands"] = self.data["hands"]
        return twin


class WrongWeights(Toy):
    def sample(self, rng: Rng) -> i64:
        return self.outcomes()[0][0]


class ForgetsInJson(Toy):
    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"side": 0}


class WrongImagination(Toy):
    def sample_hidden(self, rng: Rng) -> State:
        world = super().sample_hidden(rng)
        assert isinstance(world, Toy)
        if world.phase == AIM:
            world.deck[0] += 1
        return world


class WrongTotals(Toy):
    def points(self, seat: i64) -> i64:
        return super().points(seat) + 1


@pytest.mark.parametrize(
    "kind",
    [
        LeaksInView,
        LeaksInScores,
        BreaksTiesSilently,
        RanksByAnotherThing,
        LeaksInLog,
        LeaksDraws,
        LeaksInQuestion,
        LeaksByUndo,
        LosesCards,
        DeadEnd,
        LegalButRefused,
        SharedCopies,
        WrongWeights,
        ForgetsInJson,
        WrongImagination,
        WrongTotals,
    ],
)
def test_a_broken_game_fails(kind: type[Toy]) -> None:
    with pytest.raises(AssertionError):
        check(kind)


class ForgetsInView(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {name: value for name, value in super().view(seat).items() if name != "deck"}


class UndeclaredField(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"more": 1}


class UndeclaredValue(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"version": 2}


class UndeclaredType(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"turn": False, "laid": [[["none"]]]}


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (ForgetsInView, r"view lacks \['deck'\]"),
        (UndeclaredField, r"has \['more'\]"),
        (UndeclaredValue, "view.version may not be 2"),
        (UndeclaredType, r"view.laid\[0\]\[0\]\[0\] may not be 'none'"),
    ],
)
def test_a_view_must_be_as_declared(kind: type[Toy], wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check(kind)


class Forgetful(ToyEngine):
    def from_view(self, view: View) -> State:
        return self.new()


def test_a_view_that_is_not_read_back_fails() -> None:
    setup = toy_game(Forgetful).setup(2)
    *_, (state, _) = random_game(setup, 1)
    with pytest.raises(AssertionError, match="a view leaves out"):
        check_plays_on(setup, state, Rng(1))


def test_a_view_of_another_version_is_refused() -> None:
    setup = toy_game().setup(2)
    with pytest.raises(SetupError, match="of version 0; those of Toy have version 1 here"):
        setup.from_view({**setup.new().view(0), "version": 0})


def test_whether_another_has_a_choice_must_not_tell() -> None:
    with pytest.raises(AssertionError, match="what another may answer tells"):
        check(LeaksByAnswers)


def test_frequencies_must_fit_the_weights() -> None:
    check_frequencies(Counter(a=52, b=48), {"a": 1.0, "b": 1.0})
    with pytest.raises(AssertionError, match="expected 50"):
        check_frequencies(Counter(a=90, b=10), {"a": 1.0, "b": 1.0})
    with pytest.raises(AssertionError, match="c: 1 of 101"):
        check_frequencies(Counter(a=50, b=50, c=1), {"a": 1.0, "b": 1.0})
