"""How states of Flowers are made."""

from __future__ import annotations

from typing import Any

from mandapa.core.contract import State
from mandapa.core.edition import EditionFile
from mandapa.games.flowers.edition import parse
from mandapa.games.flowers.from_view import read_view
from mandapa.games.flowers.saving import from_data
from mandapa.games.flowers.state import Flowers


class FlowersEngine:
    """Every state of a match begins as a copy of one laid-out box and shares its edition."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.start = Flowers(parse(file), players, options["memory"] == "on")
        self.start.lay_out()

    def new(self) -> State:
        return self.start.copy()

    def from_view(self, view: dict[str, Any]) -> State:
        state = self._fresh()
        read_view(state, view)
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = self._fresh()
        from_data(state, data)
        return state

    def _fresh(self) -> Flowers:
        state = Flowers(self.start.edition, self.start.players, self.start.memory)
        state.fill_from(self.start)
        return state
