"""How states of Ganesha are made."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.edition import EditionFile
from mandapa.core.engine import BoxEngine
from mandapa.core.errors import SetupError
from mandapa.games.ganesha.edition import parse
from mandapa.games.ganesha.saving import SAVING
from mandapa.games.ganesha.state import Ganesha
from mandapa.games.ganesha.view import read_view
from mandapa.games.ganesha.view_types import GaneshaView

# Every order of two, three and four seats, the youngest first (9.2).
AGE_ORDERS: Final = tuple(
    "-".join(map(str, seats))
    for players in (2, 3, 4)
    for seats in permutations(range(1, players + 1))
)


def engine(
    file: EditionFile, players: int, options: dict[str, str], _rules: int
) -> BoxEngine[Ganesha, GaneshaView]:
    younger = options["younger"]
    box = Ganesha(
        parse(file, players, options["side"]),
        players,
        options["spices"] == "on",
        options["spice_placement"] == "first-player",
        younger == "later",
        read_ages(younger, players) if younger in AGE_ORDERS else vec[i64]([]),
    )
    box.lay_out()
    return BoxEngine(box, read_view, SAVING)


def read_ages(order: str, players: int) -> vec[i64]:
    """Return [seat] = its place in an order such as `2-3-1`, counted from the oldest."""
    seats = [int(number) - 1 for number in reversed(order.split("-"))]
    if len(seats) != players:
        raise SetupError(
            f"option 'younger' of Ganesha is {order}: that names {len(seats)} seats,"
            f" but {players} play"
        )
    return vec[i64]([seats.index(seat) for seat in range(players)])
