"""How states of Mandala Stones are made."""

from __future__ import annotations

from typing import Any

from mandapa.core.contract import State
from mandapa.core.edition import EditionFile
from mandapa.games.mandala_stones.edition import parse
from mandapa.games.mandala_stones.from_view import read_view
from mandapa.games.mandala_stones.saving import from_data
from mandapa.games.mandala_stones.state import MandalaStones


class MandalaStonesEngine:
    """Every state of a match begins as a copy of one laid-out box and shares its edition."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.start = MandalaStones(parse(file), players, options["open_stacks"] == "on")
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

    def _fresh(self) -> MandalaStones:
        start = self.start
        state = MandalaStones(start.edition, start.players, start.open_stacks)
        state.fill_from(self.start)
        return state
