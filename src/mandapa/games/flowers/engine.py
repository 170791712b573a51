"""How states of Flowers are made."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.flowers.board import START
from mandapa.games.flowers.edition import parse
from mandapa.games.flowers.from_view import read_view
from mandapa.games.flowers.saving import SAVING
from mandapa.games.flowers.state import Flowers
from mandapa.games.flowers.view_types import FlowersView

DRAWN_START = 2  # the version of the rules since which clause 2.4 holds; before, seat 1 began


def engine(
    file: EditionFile, players: int, options: dict[str, str], rules: int
) -> BoxEngine[Flowers, FlowersView]:
    box = Flowers(parse(file), players, options["memory"] == "on")
    box.lay_out()
    if rules >= DRAWN_START:
        box.phase = START
    return BoxEngine(box, read_view, SAVING)
