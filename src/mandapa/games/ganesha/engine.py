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
    """One compiled edition, shared by every state of a match."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.edition = parse(file, players, options["side"])
        self.players = players
        self.spices = options["spices"] == "on"
        self.first_lays = options["spice_placement"] == "first-player"
        self.later_is_younger = options["younger"] == "later"

    def new(self) -> State:
        return self._laid_out()

    def from_view(self, view: dict[str, Any]) -> State:
        state = self._laid_out()
        read_view(state, view)
        return state

    def from_json(self, data: dict[str, Any]) -> State:
        state = self._laid_out()
        from_data(state, data)
        return state

    def _laid_out(self) -> Ganesha:
        state = Ganesha(
            self.edition, self.players, self.spices, self.first_lays, self.later_is_younger
        )
        state.lay_out()
        return state
