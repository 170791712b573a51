"""What is special about saving the fields of a board."""

from __future__ import annotations

from typing import Final

from mandapa.core.saving import Saving
from mandapa.games.mandala_stones.board import END_NAMES, PHASE_NAMES, Board

SAVING: Final = Saving(
    Board.count_masks,
    table=("players", "open_stacks"),
    unsaved=("edition", "viewer"),
    worked_out=("showing", "tops"),
    lists={"moving": ("artist", "circle", "first")},
    limits={"phase": len(PHASE_NAMES), "ending": len(END_NAMES)},
)
