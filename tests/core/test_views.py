"""The check of views against their declaration notices every kind of difference."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from mandapa.core.checks.views import complaint_of
from mandapa.core.views import version_of


class Petal(TypedDict):
    colour: Annotated[Literal["red", "blue"], "its colour"]
    number: int | None


class Sample(TypedDict):
    version: Annotated[Literal[7], "the version of this form"]
    open: bool
    petals: list[Petal]
    counts: dict[Literal["red", "blue"], int]
    seats: NotRequired[list[Sample]]


GOOD: dict[str, Any] = {
    "version": 7,
    "open": True,
    "petals": [{"colour": "red", "number": 1}, {"colour": "blue", "number": None}],
    "counts": {"red": 1, "blue": 0},
}


def test_the_version_is_read_off_the_declaration() -> None:
    assert version_of(Sample) == 7


@pytest.mark.parametrize("more", [{}, {"seats": [GOOD]}])
def test_what_is_declared_passes(more: dict[str, Any]) -> None:
    assert complaint_of(Sample)(GOOD | more) == ""


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"version": 8}, ".version may not be 8"),
        ({"version": True}, ".version may not be True"),
        ({"open": 1}, ".open may not be 1"),
        ({"petals": ()}, ".petals may not be ()"),
        ({"petals": [[]]}, ".petals[0] may not be []"),
        ({"petals": [{"colour": "red"}]}, ".petals[0] lacks ['number']"),
        ({"petals": [{"colour": "pink", "number": 1}]}, ".petals[0].colour may not be 'pink'"),
        ({"petals": [{"colour": "red", "number": "1"}]}, ".petals[0].number may not be '1'"),
        ({"counts": {"red": 1}}, ".counts must have the keys ('red', 'blue')"),
        ({"counts": {"red": 1, "blue": None}}, ".counts.blue may not be None"),
        ({"seats": [GOOD | {"open": None}]}, ".seats[0].open may not be None"),
        ({"more": 1}, " lacks [] or has ['more']"),
    ],
)
def test_what_is_not_declared_does_not(change: dict[str, Any], wrong: str) -> None:
    assert complaint_of(Sample)(GOOD | change).startswith(wrong)


def test_only_plain_data_can_be_declared() -> None:
    with pytest.raises(AssertionError, match="no check for"):
        complaint_of(set[int])
