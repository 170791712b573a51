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
    """One compiled edition, shared by every state of a match."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.edition = parse(file)
        self.players = players
        self.memory = options["memory"] == "on"

    def new(self) -> State:
        state = Flowers(self.edition, self.players, self.memory)
        state.lay_out()
        return state

    def from_view(self, view: dict[str, Any]) -> State:
        state = Flowers(self.edition, self.players, self.memory)
        state.lay_out()
        read_view(state, view)
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = Flowers(self.edition, self.players, self.memory)
        state.lay_out()
        from_data(state, data)
        return state
