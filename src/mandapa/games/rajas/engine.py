"""How states of Rajas of the Ganges are made."""

from __future__ import annotations

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.games.rajas.edition_reader import parse
from mandapa.games.rajas.from_view import read_view
from mandapa.games.rajas.saving import SAVING
from mandapa.games.rajas.state import Rajas
from mandapa.games.rajas.view_types import RajasView

NO_LATE_YIELDS = 2  # the version of the rules since which clause 12.2 ends such turns


def engine(
    file: EditionFile, players: int, options: dict[str, str], rules: int
) -> BoxEngine[Rajas, RajasView]:
    box = Rajas(
        parse(file, players, options["navaratna"] == "on"),
        players,
        options["market_cap"] == "on",
        options["river_tiles"] == "on",
        options["navaratna"] == "on",
        options["yield_on_build"] == "on",
        rules < NO_LATE_YIELDS,
    )
    box.lay_out()
    return BoxEngine(box, read_view, SAVING)
