"""How states of Rajas of the Ganges are made."""

from __future__ import annotations

from typing import Any

from mandapa.core.contract import State
from mandapa.core.edition import EditionFile
from mandapa.games.rajas.printing import parse
from mandapa.games.rajas.saving import from_data
from mandapa.games.rajas.state import Rajas


class RajasEngine:
    """Every state of a match begins as a copy of one laid-out box and shares its edition."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, str]) -> None:
        self.start = Rajas(
            parse(file, players, options["navaratna"] == "on"),
            players,
            options["market_cap"] == "on",
            options["river_tiles"] == "on",
            options["navaratna"] == "on",
            options["yield_on_build"] == "on",
        )
        self.start.lay_out()

    def new(self) -> State:
        return self.start.copy()

    def from_view(self, view: dict[str, Any]) -> State:
        return self.from_json(view)

    def from_json(self, data: dict[str, Any]) -> State:
        state = self.start.copy()
        assert isinstance(state, Rajas)  # noqa: S101
        from_data(state, data)
        return state
