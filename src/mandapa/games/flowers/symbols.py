"""Cards and tiles as short coloured marks, and what a tile shows in this edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import COLOUR_NAMES, KINDS
from mandapa.games.flowers.scoring import flower_value

COVERED = "▒"


class Tiles:
    """The tiles of an edition, by the numbers that a view gives them."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    def colour(self, tile: int) -> str:
        return COLOUR_NAMES[tile // KINDS]

    def value(self, tile: int) -> str:
        """What is printed on it: `5` or `×3`."""
        return str(self.edition.value[tile] or f"×{self.edition.factor[tile]}")

    def points(self, tile: int) -> int:
        """What it is worth alone."""
        return int(self.edition.value[tile])

    def flower_points(self, pair: list[int]) -> int:
        return int(flower_value(self.edition, pair[0], pair[1]))

    def fields(self, tile: int) -> dict[str, Any]:
        """A tile as fields of a line."""
        return {"colour": self.colour(tile), "value": self.value(tile)}


class Symbols:
    """The marks of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def colour(self, colour: int) -> Text:
        name = COLOUR_NAMES[colour]
        return Text(self.words.forms(f"colour-{name}")["mark"], style=STYLES[name])

    def cards(self, counts: Sequence[int]) -> list[Text]:
        """Cards by colour: `2Re`, `1Gn`."""
        return [
            Text.assemble(f"{count}", self.colour(colour))
            for colour, count in enumerate(counts)
            if count
        ]

    def covered(self, counts: Sequence[int]) -> list[Text]:
        """Face-down cards whose colours may be known: `▒2Re`, without the colour itself."""
        return [Text(f"{COVERED}{mark.plain}", style="dim") for mark in self.cards(counts)]

    def named_cards(self, counts: Sequence[int]) -> list[Text]:
        """Cards by colour with the colours' names, for a hand."""
        return [
            Text.assemble((f"{count} ", "bold"), self.colour(colour), f" {self.name(colour)}")
            for colour, count in enumerate(counts)
            if count
        ]

    def name(self, colour: int) -> str:
        return self.words.text(f"colour-{COLOUR_NAMES[colour]}")

    def tile(self, tiles: Tiles, tile: int) -> Text:
        colour = COLOUR_NAMES.index(tiles.colour(tile))
        return Text.assemble(self.colour(colour), " ", (tiles.value(tile), "bold"))


def owners_view(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view in which a seat's secrets stand: its own if all seats' are given, else this."""
    views = view.get("seats")
    found: dict[str, Any] = views[seat] if views else view
    return found
