"""Cards and tiles as short coloured symbols, and what a tile shows in this edition."""

from __future__ import annotations

from typing import Any, cast

from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.flowers.edition import Edition
from mandapa.games.flowers.rows import COLOUR_NAMES
from mandapa.games.flowers.scoring import flower_value
from mandapa.games.flowers.view import tile_named, tile_shown
from mandapa.games.flowers.view_types import Colour, FlowersView, Tile, TileLetter

COVERED = "▒"


def printed(tile: Tile) -> str:
    """Return what is printed on a tile: `5` or `×3`."""
    return str(tile["value"] or f"×{tile['factor']}")


def tile_fields(tile: Tile) -> dict[str, Any]:
    """Return a tile as fields of a line."""
    return {"colour": tile["colour"], "value": printed(tile)}


class Tiles:
    """The tiles of an edition."""

    def __init__(self, setup: Setup) -> None:
        self.edition = cast(Edition, setup.new().components())

    def tile(self, colour: Colour, letter: TileLetter) -> Tile:
        return tile_shown(self.edition, tile_named(colour, letter))

    def flower_points(self, pair: list[Tile]) -> int:
        first, second = (tile_named(tile["colour"], tile["letter"]) for tile in pair)
        return int(flower_value(self.edition, first, second))


class Symbols:
    """The symbols of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def colour(self, colour: Colour) -> Text:
        return Text(self.words.forms(f"colour-{colour}")["mark"], style=STYLES[colour])

    def cards(self, counts: dict[Colour, int]) -> list[Text]:
        """Return cards by colour: `2Re`, `1Gn`."""
        return [
            Text.assemble(f"{count}", self.colour(colour))
            for colour, count in counts.items()
            if count
        ]

    def covered(self, counts: dict[Colour, int]) -> list[Text]:
        """Return face-down cards of known colours: `▒2Re`, not in colour."""
        return [Text(f"{COVERED}{mark.plain}", style="dim") for mark in self.cards(counts)]

    def named_cards(self, counts: dict[Colour, int]) -> list[Text]:
        """Return cards by colour with the names of the colours, for a hand."""
        return [
            Text.assemble((f"{count} ", "bold"), self.colour(colour), f" {self.name(colour)}")
            for colour, count in counts.items()
            if count
        ]

    def name(self, colour: Colour) -> str:
        return self.words.text(f"colour-{colour}")

    def tile(self, tile: Tile) -> Text:
        return Text.assemble(self.colour(tile["colour"]), " ", (printed(tile), "bold"))


def deduced(view: FlowersView) -> dict[Colour, int] | None:
    """Return what the other hands hold together, if that says more than each hand alone."""
    others = [known for seat, known in enumerate(view["known"]) if seat != view["seat"]]
    together = view["known_together"]
    more = any(together[one] > sum(known[one] for known in others) for one in COLOUR_NAMES)
    return together if more else None


def owners_view(view: FlowersView, seat: int) -> FlowersView:
    """Return the view with a seat's secrets: its own if all seats' views are given, else this."""
    views = view.get("seats")
    return views[seat] if views else view
