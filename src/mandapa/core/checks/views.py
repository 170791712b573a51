"""Views are exactly what their game declares: no field missing, none more, no other value."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from mandapa.core.contract import State
from mandapa.core.game import Setup

# Says what is wrong with a value, empty if nothing is.
Complaint = Callable[[Any], str]


def check_view(setup: Setup, state: State, seat: int | None) -> None:
    """Check that the view of one reader conforms to the game's declaration."""
    found = state.view(seat)
    assert "seats" not in found, "only everyone together sees with all seats' eyes"
    wrong = complaint_of(setup.game.view)(found)
    assert not wrong, f"seat {seat}: the view is not as declared: view{wrong}"


@functools.cache
def complaint_of(declared: Any) -> Complaint:
    """Return the check of a declared type. Only literal keys must all be there."""
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (Annotated, NotRequired):
        return complaint_of(inner[0])
    if is_typeddict(declared):
        return _fields(declared)
    if origin is Literal:
        return lambda value: "" if value in inner and type(value) in (str, int) else _not(value)
    if origin in (Union, UnionType):
        choices = [complaint_of(one) for one in inner]
        return lambda value: min((one(value) for one in choices), key=len)
    if origin is list:
        return _items(complaint_of(inner[0]))
    if origin is dict:
        return _table(complaint_of(inner[1]), get_args(inner[0]))
    assert declared in (int, str, bool, type(None)), f"no check for {declared}"
    return lambda value: "" if type(value) is declared else _not(value)


def _not(value: object) -> str:
    return f" may not be {value!r}"


def _fields(declared: Any) -> Complaint:
    hints = get_type_hints(declared, include_extras=True)
    known = hints.keys()
    needed = {name for name, one in hints.items() if get_origin(one) is not NotRequired}

    @functools.cache
    def fields() -> list[tuple[str, Complaint]]:  # not before it is needed: types may be recursive
        return [(name, complaint_of(one)) for name, one in hints.items()]

    def complain(value: Any) -> str:
        if type(value) is not dict:
            return _not(value)
        if not needed <= value.keys() <= known:
            missing, undeclared = sorted(needed - value.keys()), sorted(value.keys() - known)
            return f" lacks {missing} or has {undeclared}, which nothing declares"
        for name, field in fields():
            wrong = field(value[name]) if name in value else ""
            if wrong:
                return f".{name}{wrong}"
        return ""

    return complain


def _items(item: Complaint) -> Complaint:
    def complain(value: Any) -> str:
        if type(value) is not list:
            return _not(value)
        return next((f"[{n}]{item(one)}" for n, one in enumerate(value) if item(one)), "")

    return complain


def _table(inner: Complaint, keys: tuple[Any, ...]) -> Complaint:
    def complain(value: Any) -> str:
        if type(value) is not dict or (keys and tuple(value) != keys):
            return f" must have the keys {keys}, not {value!r}"
        return next((f".{key}{inner(one)}" for key, one in value.items() if inner(one)), "")

    return complain
