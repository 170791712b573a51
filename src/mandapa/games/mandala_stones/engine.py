"""How states of Mandala Stones are made."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.mandala_stones.edition import parse
from mandapa.games.mandala_stones.from_view import read_view
from mandapa.games.mandala_stones.saving import from_data
from mandapa.games.mandala_stones.state import MandalaStones
from mandapa.games.mandala_stones.view_types import MandalaStonesView


def engine(
    file: EditionFile, players: int, options: dict[str, str], _rules: int
) -> BoxEngine[MandalaStones, MandalaStonesView]:
    box = MandalaStones(parse(file), players, options["open_stacks"] == "on")
    box.lay_out()
    return BoxEngine(box, read_view, from_data)
