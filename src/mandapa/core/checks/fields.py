"""Every field of a board is copied, and saved unless it is declared to follow from the rest.

A field is declared in the board's `__init__`; what copies it is written by hand, because it is
hot. So each field is changed in turn, and the change must be found again.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.contract import State
from mandapa.core.engine import BoxEngine
from mandapa.core.game import Setup
from mandapa.core.saving import Saving, fields_of


def check_fields(setup: Setup) -> None:
    """Check all fields of a laid-out board, if the game has one."""
    engine = setup.engine
    if isinstance(engine, BoxEngine):
        fields = fields_of(engine.box)
        for name in engine.saving.named():
            assert name in fields, f"'{name}' is declared, but no field"
        for name in fields:
            check_copied(engine.box, name, name in engine.saving.unsaved)
            check_saved(engine.box, name, engine.saving)


def check_copied(box: State, name: str, may_be_shared: bool) -> None:
    changed = box.copy()
    change(changed, name)
    twin = changed.copy()
    there: Any = getattr(changed, name)
    assert getattr(twin, name) == there, f"'{name}' is not copied"
    if isinstance(there, vec) and not may_be_shared:
        assert len(there), f"'{name}' is not laid out"
        before = there[:]
        getattr(twin, name)[0] += 1
        assert getattr(changed, name) == before, f"copies share '{name}'"


def check_saved(box: State, name: str, saving: Saving[Any]) -> None:
    if name not in (*saving.unsaved, *saving.worked_out):
        changed = box.copy()
        change(changed, name)
        assert changed.to_json() != box.to_json(), f"'{name}' is not saved"


def change(state: State, name: str) -> None:
    """Give a field another value. An object and an empty vector have no other."""
    value: Any = getattr(state, name)
    if isinstance(value, bool):
        setattr(state, name, not value)
    elif isinstance(value, int):
        setattr(state, name, value + 1)
    elif isinstance(value, vec):
        setattr(state, name, vec[i64]([number + 1 for number in value]))


def check_restored(setup: Setup, state: State, twin: State) -> None:
    """Check that a state read from saved data has the same fields, those worked out included."""
    engine = setup.engine
    if isinstance(engine, BoxEngine):
        for name in set(fields_of(state)) - set(engine.saving.unsaved):
            assert getattr(twin, name) == getattr(state, name), f"'{name}' does not come back"
