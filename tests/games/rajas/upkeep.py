"""What must hold after every action, whatever the rules did.

A state keeps much that follows from the rest: pips, kinds of dice, stalls, free spaces, the
cheapest tiles, where roads arrive. Here it is compared with a board on which all of that is
recomputed, and the pieces of the box are counted.
"""

from __future__ import annotations

import json
from typing import Any

from mandapa.core.native import as_list
from mandapa.games.rajas.board import COMMON, NAMING, OWN, PAYING, REROLLING
from mandapa.games.rajas.saving import SAVING
from mandapa.games.rajas.state import Rajas
from tests.games.rajas.worlds import dice, river_tiles, tiles, yields


def pieces(state: Rajas) -> object:
    """Everything in the box but workers, who may stand anywhere in a drawn position."""
    data = state.to_json()
    return dice(data), tiles(data), yields(data), river_tiles(data)


def kept(state: Rajas) -> tuple[list[int], list[int], int]:
    """All numbers of the players, of the table, and the free spaces."""
    own = as_list(state.own, 0, state.players * OWN)
    return own, as_list(state.common, 0, COMMON), int(state.free)


def worked_out(state: Rajas, data: dict[str, Any]) -> Rajas:
    """A new board that is told only what is saved."""
    board = Rajas(
        state.edition,
        state.players,
        state.market_cap,
        state.river_tiles,
        state.navaratna,
        state.yield_on_build,
        state.late_yields,
    )
    board.lay_out()
    SAVING.fill(board, data)
    return board


def check_upkeep(state: Rajas) -> None:
    data = state.to_json()
    assert "null" not in json.dumps(data)
    assert kept(state) == kept(worked_out(state, data))
    copy = state.copy()
    assert isinstance(copy, Rajas)
    assert copy.to_json() == data
    assert kept(copy) == kept(state)
    # Only these questions are answered in several steps.
    assert not state.begun or state.phase in (PAYING, NAMING, REROLLING)
