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
    """One compiled edition, shared by every state of a match."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.edition = parse(file)
        self.players = players
        self.open_stacks = options["open_stacks"] == "on"

    def new(self) -> State:
        state = MandalaStones(self.edition, self.players, self.open_stacks)
        state.lay_out()
        return state

    def from_view(self, view: dict[str, Any]) -> State:
        state = MandalaStones(self.edition, self.players, self.open_stacks)
        state.lay_out()
        read_view(state, view)
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = MandalaStones(self.edition, self.players, self.open_stacks)
        state.lay_out()
        from_data(state, data)
        return state
