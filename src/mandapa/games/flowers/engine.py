"""How states of Flowers are made."""

from __future__ import annotations

from typing import Any

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.flowers.edition import parse
from mandapa.games.flowers.from_view import read_view
from mandapa.games.flowers.saving import from_data
from mandapa.games.flowers.state import Flowers


def engine(
    file: EditionFile, players: int, options: dict[str, str], _rules: int
) -> BoxEngine[Flowers, Any]:
    box = Flowers(parse(file), players, options["memory"] == "on")
    box.lay_out()
    return BoxEngine(box, read_view, from_data)
