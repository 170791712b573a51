"""How a game makes its states, once it has laid out its box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from mandapa.core.contract import State
from mandapa.core.saving import Saving
from mandapa.core.views import V, View

S = TypeVar("S", bound=State)


class BoxEngine(Generic[S, V]):
    """Every state of a match begins as a copy of one laid-out box and shares its edition.

    `read_view` and `saving` fill such a copy from a view or from saved data.
    """

    def __init__(
        self,
        box: S,
        read_view: Callable[[S, V], None],
        saving: Saving[Any],
    ) -> None:
        self.box = box
        self.read_view = read_view
        self.saving = saving

    def new(self) -> State:
        return self.box.copy()

    def from_view(self, view: View) -> State:
        state = cast(S, self.box.copy())
        self.read_view(state, cast(V, view))
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = cast(S, self.box.copy())
        self.saving.fill(state, data)
        return state
