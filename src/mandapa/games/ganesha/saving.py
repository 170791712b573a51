"""What is special about saving the fields of a board."""

from __future__ import annotations

from typing import Final

from mandapa.core.saving import Saving
from mandapa.games.ganesha.board import PHASE_NAMES, Board

SAVING: Final = Saving(
    Board.count_gems,
    table=("players",),
    unsaved=("edition", "spices", "first_lays", "later_is_younger", "ages"),
    worked_out=("bag_size", "face_down", "occupied"),
    lists={"gems": ("first_gem", "second_gem"), "lifted": ("lifted_hex", "lifted_colour")},
    limits={"phase": len(PHASE_NAMES)},
    seats=("seat", "opener", "drum"),
)
