"""Saving follows from the fields of a board, and the check finds every one that was forgotten."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.checks import check_fields
from mandapa.core.checks.fields import check_restored
from mandapa.core.contract import Components, State
from mandapa.core.engine import BoxEngine
from mandapa.core.errors import LogError
from mandapa.core.game import Setup
from mandapa.core.saving import Saving
from mandapa.core.views import View
from tests.core.toy import Toy, toy_game

NOTHING = vec[i64]([])


class Fielded(Toy):
    """The toy with fields of its own, as the real games have them."""

    def __init__(self, players: int, shared: Components) -> None:
        super().__init__(players, shared)
        self.round = 0
        self.starter = 0
        self.begun = False
        self.left = 2
        self.right = 1
        self.total = 0
        self.cards = NOTHING

    def lay_out(self) -> None:
        self.cards = vec[i64]([3, 4])
        self.add_up()

    def add_up(self) -> None:
        self.total = sum(self.cards)

    def copy(self) -> State:
        twin = type(self)(self.players, self.shared)
        twin.fill_from(self)
        return twin

    def fill_from(self, other: Fielded) -> None:
        self.data = other.data
        self.round = other.round
        self.starter = other.starter
        self.begun = other.begun
        self.left = other.left
        self.right = other.right
        self.total = other.total
        self.cards = other.cards[:]

    def to_json(self) -> dict[str, Any]:
        return SAVING.to_data(self)


def saving(**changes: Any) -> Saving[Fielded]:
    declared = {
        "table": ("players",),
        "unsaved": ("shared", "data"),
        "worked_out": ("total",),
        "lists": {"sides": ("left", "right")},
        "limits": {"round": 3},
        "seats": ("starter",),
    }
    return Saving(Fielded.add_up, **{**declared, **changes})


SAVING = saving()


def no_view(_state: Fielded, _view: View) -> None:
    """Nothing is read from views here."""


def table(kind: type[Fielded] = Fielded, declared: Saving[Fielded] = SAVING) -> Setup:
    box = kind(2, Components())
    box.lay_out()
    engine: BoxEngine[Fielded, View] = BoxEngine(box, no_view, declared)
    return dataclasses.replace(toy_game(), engine=lambda *_: engine).setup(2)


def test_every_field_is_saved_under_its_name_unless_declared_otherwise() -> None:
    data = {"players": 2, "round": 0, "starter": 0, "begun": False, "cards": [3, 4]}
    assert table().new().to_json() == data | {"sides": [2, 1]}


def test_data_is_read_back_and_the_rest_worked_out() -> None:
    setup = table()
    changes = {"round": 2, "starter": 1, "begun": True, "cards": [5, 6], "sides": [7, 8]}
    state = setup.from_json({**setup.new().to_json(), **changes})
    assert isinstance(state, Fielded)
    assert (state.round, state.starter, state.begun) == (2, 1, True)
    assert (state.left, state.right, list(state.cards), state.total) == (7, 8, [5, 6], 11)
    assert state.to_json() == {"players": 2, **changes}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 3}, "its 'players' is 3, at this table it is 2"),
        ({"round": 3}, "its 'round' is 3, which is not from 0 to 2"),
        ({"round": -1}, "its 'round' is -1, which is not from 0 to 2"),
        ({"starter": 2}, "its 'starter' is 2, which is not from 0 to 1"),
        ({"round": "1"}, "its 'round' is '1', where a whole number belongs"),
        ({"round": True}, "its 'round' is True, where a whole number belongs"),
        ({"begun": 1}, "its 'begun' is 1, where true or false belongs"),
        ({"cards": [1]}, "its 'cards' is a list of 1 numbers where 2 belong"),
        ({"cards": 5}, "its 'cards' is no list"),
        ({"cards": [1, "2"]}, ""),
        ({"sides": [1]}, "its 'sides' is a list of 1 numbers where 2 belong"),
        ({"sides": [1, None]}, "its 'right' is None, where a whole number belongs"),
    ],
)
def test_wrong_data_is_refused(change: dict[str, Any], said: str) -> None:
    setup = table()
    with pytest.raises(LogError, match=f"no saved state of Toy: {said}"):
        setup.from_json({**setup.new().to_json(), **change})


@pytest.mark.parametrize("name", ["players", "round", "cards", "sides"])
def test_missing_data_is_refused(name: str) -> None:
    setup = table()
    data = setup.new().to_json()
    del data[name]
    with pytest.raises(LogError, match=f"it lacks '{name}'"):
        setup.from_json(data)


# --- the check ---------------------------------------------------------


def test_a_sound_board_passes() -> None:
    setup = table()
    check_fields(setup)
    check_restored(setup, setup.new(), setup.from_json(setup.new().to_json()))


class ForgetsNumber(Fielded):
    def fill_from(self, other: Fielded) -> None:
        super().fill_from(other)
        self.round = 0


class ForgetsTruth(Fielded):
    def fill_from(self, other: Fielded) -> None:
        super().fill_from(other)
        self.begun = False


class ForgetsVector(Fielded):
    def fill_from(self, other: Fielded) -> None:
        super().fill_from(other)
        self.cards = vec[i64]([3, 4])


class SharesVector(Fielded):
    def fill_from(self, other: Fielded) -> None:
        super().fill_from(other)
        self.cards = other.cards


class NotLaidOut(Fielded):
    def lay_out(self) -> None:
        self.cards = NOTHING


class SavesTooLittle(Fielded):
    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"round": 0}


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (ForgetsNumber, "'round' is not copied"),
        (ForgetsTruth, "'begun' is not copied"),
        (ForgetsVector, "'cards' is not copied"),
        (SharesVector, "copies share 'cards'"),
        (NotLaidOut, "'cards' is not laid out"),
        (SavesTooLittle, "'round' is not saved"),
    ],
)
def test_a_forgotten_field_fails(kind: type[Fielded], wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check_fields(table(kind))


def test_a_declared_field_must_exist() -> None:
    with pytest.raises(AssertionError, match="'lap' is declared, but no field"):
        check_fields(table(declared=saving(limits={"lap": 3})))


def test_what_is_not_worked_out_fails() -> None:
    setup = table(declared=saving(worked_out=("total", "left"), lists={}))
    state = setup.new()
    assert isinstance(state, Fielded)
    state.left = 5
    with pytest.raises(AssertionError, match="'left' does not come back"):
        check_restored(setup, state, setup.from_json(state.to_json() | {"right": 1}))
