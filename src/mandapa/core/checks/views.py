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
PLAIN = (int, str, bool, type(None))


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
        return _either([complaint_of(one) for one in inner])
    if origin is list:
        return _items(complaint_of(inner[0]), _plain(inner[0]))
    if origin is dict:
        return _table(complaint_of(inner[1]), get_args(inner[0]), _plain(inner[1]))
    assert declared in PLAIN, f"no check for {declared}"
    return lambda value: "" if type(value) is declared else _not(value)


def _plain(declared: Any) -> frozenset[Any]:
    """Return the types that a value may have, if it is enough to be of one of them, else none."""
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (Annotated, NotRequired):
        return _plain(inner[0])
    if origin in (Union, UnionType):
        kinds = [_plain(one) for one in inner]
        return frozenset().union(*kinds) if all(kinds) else frozenset()
    return frozenset([declared] if declared in PLAIN else [])


def _either(choices: list[Complaint]) -> Complaint:
    def complain(value: Any) -> str:
        found = []
        for one in choices:
            wrong = one(value)
            if not wrong:
                return ""
            found.append(wrong)
        return min(found, key=len)

    return complain


def _not(value: object) -> str:
    return f" may not be {value!r}"


def _fields(declared: Any) -> Complaint:
    hints = get_type_hints(declared, include_extras=True)
    known = hints.keys()
    needed = {name for name, one in hints.items() if get_origin(one) is not NotRequired}

    @functools.cache
    def fields() -> list[tuple[str, frozenset[Any], Complaint]]:
        # Not before it is needed: types may be recursive.
        return [(name, _plain(one), complaint_of(one)) for name, one in hints.items()]

    def complain(value: Any) -> str:
        if type(value) is not dict:
            return _not(value)
        if not needed <= value.keys() <= known:
            missing, undeclared = sorted(needed - value.keys()), sorted(value.keys() - known)
            return f" lacks {missing} or has {undeclared}, which nothing declares"
        for name, plain, field in fields():
            if name in value and type(value[name]) not in plain:
                wrong = field(value[name])
                if wrong:
                    return f".{name}{wrong}"
        return ""

    return complain


def _items(item: Complaint, plain: frozenset[Any]) -> Complaint:
    def complain(value: Any) -> str:
        if type(value) is not list:
            return _not(value)
        if plain.issuperset(map(type, value)):
            return ""
        return next((f"[{n}]{item(one)}" for n, one in enumerate(value) if item(one)), "")

    return complain


def _table(inner: Complaint, keys: tuple[Any, ...], plain: frozenset[Any]) -> Complaint:
    def complain(value: Any) -> str:
        if type(value) is not dict or (keys and tuple(value) != keys):
            return f" must have the keys {keys}, not {value!r}"
        if plain.issuperset(map(type, value.values())):
            return ""
        return next((f".{key}{inner(one)}" for key, one in value.items() if inner(one)), "")

    return complain
