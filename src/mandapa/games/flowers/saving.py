"""What is special about saving the fields of a board."""

from __future__ import annotations

from typing import Final

from mandapa.core.saving import Saving
from mandapa.games.flowers.board import END_NAMES, PHASE_NAMES, Board

SAVING: Final = Saving(
    Board.count_cards,
    table=("players", "memory"),
    unsaved=("edition", "belief"),
    worked_out=("hand_size", "laid_size", "deck_size", "discard_size"),
    lists={
        "last": ("last_seat", "last_colour", "last_count", "last_mandala", "last_face"),
        "stacks": ("dark_left", "light_left"),
    },
    limits={"phase": len(PHASE_NAMES), "ending": len(END_NAMES)},
)
