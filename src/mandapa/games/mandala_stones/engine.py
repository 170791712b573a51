"""How states of Mandala Stones are made."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.mandala_stones.board import START
from mandapa.games.mandala_stones.edition import parse
from mandapa.games.mandala_stones.from_view import read_view
from mandapa.games.mandala_stones.saving import SAVING
from mandapa.games.mandala_stones.state import MandalaStones
from mandapa.games.mandala_stones.view_types import MandalaStonesView

DRAWN_START = 2  # the version of the rules since which clause 2.4 holds; before, seat 1 began


def engine(
    file: EditionFile, players: int, options: dict[str, str], rules: int
) -> BoxEngine[MandalaStones, MandalaStonesView]:
    box = MandalaStones(parse(file), players, options["open_stacks"] == "on")
    box.lay_out()
    if rules >= DRAWN_START:
        box.phase = START
    return BoxEngine(box, read_view, SAVING)
