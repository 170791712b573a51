"""How states of Ganesha are made."""

from __future__ import annotations

from typing import Any

from mandapa.core.contract import State
from mandapa.core.edition import EditionFile
from mandapa.games.ganesha.edition import parse
from mandapa.games.ganesha.saving import from_data
from mandapa.games.ganesha.state import Ganesha
from mandapa.games.ganesha.view import read_view


class GaneshaEngine:
    """Every state of a match begins as a copy of one laid-out box and shares its edition."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.start = Ganesha(
            parse(file, players, options["side"]),
            players,
            options["spices"] == "on",
            options["spice_placement"] == "first-player",
            options["younger"] == "later",
        )
        self.start.lay_out()

    def new(self) -> State:
        return self.start.copy()

    def from_view(self, view: dict[str, Any]) -> State:
        state = self.start.twin()
        read_view(state, view)
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = self.start.twin()
        from_data(state, data)
        return state
