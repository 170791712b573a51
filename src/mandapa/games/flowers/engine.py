"""How states of Flowers are made."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.flowers.edition import parse
from mandapa.games.flowers.from_view import read_view
from mandapa.games.flowers.saving import from_data
from mandapa.games.flowers.state import Flowers
from mandapa.games.flowers.view_types import FlowersView


def engine(
    file: EditionFile, players: int, options: dict[str, str], _rules: int
) -> BoxEngine[Flowers, FlowersView]:
    box = Flowers(parse(file), players, options["memory"] == "on")
    box.lay_out()
    return BoxEngine(box, read_view, from_data)
