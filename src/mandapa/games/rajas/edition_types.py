"""What an edition file of Rajas of the Ganges holds, declared.

An effect is a text such as `3 money + 1 upgrade`; a tile is a text of its cost, its roads, its
buildings and its stalls, such as `8 bend white tea-3`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mandapa.core.edition_types import Group, Provenance
from mandapa.games.rajas.view_types import (
    Back,
    Building,
    Cell,
    Colour,
    Good,
    Part,
    Shape,
    Side,
    What,
)

GroundKind = Literal["open", "none", "residence"]
__all__ = [
    "Back",
    "Building",
    "Cell",
    "Colour",
    "Good",
    "GroundKind",
    "Provenance",
    "RajasBoardEdition",
    "RajasEdition",
    "Shape",
    "Side",
    "What",
]


class Dice(Group):
    """The dice."""

    each: Annotated[int, "dice of each colour"]
    start: Annotated[int, "of each colour for each player at the beginning"]
    limit: Annotated[int, "the most that a player keeps"]
    navaratna_limit: Annotated[int, "the same with Navaratna"]


class Workers(Group):
    """The workers."""

    start: Annotated[int, "for each player at the beginning"]
    limit: Annotated[int, "the most that a player has"]
    navaratna_limit: Annotated[int, "the same with Navaratna"]


class Karma(Group):
    """Karma."""

    start: Annotated[int, "for each player at the beginning"]
    limit: Annotated[int, "the most that a player has"]


class Buildings(Group):
    """The buildings."""

    levels: Annotated[list[int], "the fame of a building at each level"]


class Tracks(Group):
    """The two tracks."""

    meet: Annotated[int, "the markers meet when twice the fame and the money reach this"]


class Fame(Group):
    """The track of fame."""

    worker: Annotated[int, "where a worker waits"]
    places: Annotated[list[int], "places with a bonus"]
    bonuses: Annotated[list[str], "what they give, as effects"]


class Money(Fame):
    """The track of money."""

    start: Annotated[list[int], "money at the beginning, in turn order"]


class Quarry(Group):
    """The prices of the quarry's spaces."""

    two: Annotated[list[int], "with two players"]
    three: Annotated[list[int], "with three"]
    four: Annotated[list[int], "with four"]


class Harbour(Quarry):
    """The prices of the harbour's spaces."""

    highest: Annotated[int, "the highest face that moves a boat"]


class Market(Group):
    """The market."""

    assorted: Annotated[list[int], "spaces of the assorted market with two, three, four players"]
    single: Annotated[int, "spaces for each good"]
    different: Annotated[int, "stalls of different goods that pay in the assorted market"]


class Palace(Group):
    """The palace."""

    rooms: Annotated[list[str], "what the six rooms give, as effects"]


class Verandas(Group):
    """What the verandas give, as effects."""

    blue: Annotated[str, "for a blue die"]
    green: Annotated[str, "for a green die"]
    orange: Annotated[str, "for an orange die"]
    purple: Annotated[str, "for a purple die"]


class Terrace(Verandas):
    """What the terrace gives, as effects."""

    spaces: Annotated[int, "spaces of each colour"]


class Balcony(Group):
    """The balcony."""

    effect: Annotated[str, "what it gives"]


class River(Group):
    """The river."""

    bridge: Annotated[int, "a worker waits behind this space"]
    spaces: Annotated[list[str], "what the spaces give, as effects"]


class RiverTiles(Group):
    """The tiles for the river."""

    kinds: Annotated[list[str], "what each kind gives, as effects"]
    counts: Annotated[list[int], "how many there are of each"]


class Province(Group):
    """The province board."""

    cells: Annotated[list[str], "its lines: `.` a cell, `#` none, `R` the residence"]
    residence: Annotated[list[Side], "the sides to which the residence's roads lead"]
    edges: Annotated[list[str], "the edges: a cell and a side"]


class Edges(Group):
    """The edges of a province."""

    bonuses: Annotated[list[str], "what they give, as effects"]
    temples: Annotated[list[Building], "the temples of the edges with Navaratna"]


class SmallYields(Group):
    """What edges without a yield tile give with Navaratna, as effects."""

    white: Annotated[str, "an edge of the white temple"]
    yellow: Annotated[str, "of the yellow one"]
    red: Annotated[str, "of the red one"]
    brown: Annotated[str, "of the brown one"]


class Yields(Group):
    """The yield tiles of each temple."""

    white: Annotated[list[str], "what the white kinds give, as effects"]
    white_counts: Annotated[list[int], "how many there are of each"]
    yellow: Annotated[list[str], "the yellow kinds"]
    yellow_counts: Annotated[list[int], "how many of each"]
    red: Annotated[list[str], "the red kinds"]
    red_counts: Annotated[list[int], "how many of each"]
    brown: Annotated[list[str], "the brown kinds"]
    brown_counts: Annotated[list[int], "how many of each"]


class Tiles(Group):
    """The province tiles by colour and back."""

    blue_snake: Annotated[list[str], "blue tiles with a snake"]
    blue_tiger: Annotated[list[str], "blue tiles with a tiger"]
    blue_cow: Annotated[list[str], "blue tiles with a cow"]
    green_snake: Annotated[list[str], "green tiles with a snake"]
    green_tiger: Annotated[list[str], "green tiles with a tiger"]
    green_cow: Annotated[list[str], "green tiles with a cow"]
    orange_snake: Annotated[list[str], "orange tiles with a snake"]
    orange_tiger: Annotated[list[str], "orange tiles with a tiger"]
    orange_cow: Annotated[list[str], "orange tiles with a cow"]
    purple_snake: Annotated[list[str], "purple tiles with a snake"]
    purple_tiger: Annotated[list[str], "purple tiles with a tiger"]
    purple_cow: Annotated[list[str], "purple tiles with a cow"]


class RajasEdition(TypedDict):
    """The components of Rajas of the Ganges."""

    name: Annotated[str, "the name of the edition"]
    title: Annotated[str, "the title of the game"]
    dice: Annotated[Dice, "the dice"]
    workers: Annotated[Workers, "the workers"]
    karma: Annotated[Karma, "karma"]
    buildings: Annotated[Buildings, "the buildings"]
    tracks: Annotated[Tracks, "the two tracks"]
    money: Annotated[Money, "the track of money"]
    fame: Annotated[Fame, "the track of fame"]
    quarry: Annotated[Quarry, "the quarry"]
    market: Annotated[Market, "the market"]
    palace: Annotated[Palace, "the palace"]
    verandas: Annotated[Verandas, "the verandas"]
    terrace: Annotated[Terrace, "the terrace"]
    balcony: Annotated[Balcony, "the balcony"]
    harbour: Annotated[Harbour, "the harbour"]
    river: Annotated[River, "the river"]
    river_tiles: Annotated[RiverTiles, "the tiles for the river"]
    province: Annotated[Province, "the province board"]
    edges: Annotated[Edges, "its edges"]
    small_yields: Annotated[SmallYields, "what edges without a yield tile give with Navaratna"]
    yields: Annotated[Yields, "the yield tiles"]
    tiles: Annotated[Tiles, "the province tiles"]


# --- what the texts say, for boards ------------------------------------------


class Ground(TypedDict):
    """A place of the province board."""

    cell: Annotated[Cell, "its name"]
    row: Annotated[int, "from the top, counted from 0"]
    column: Annotated[int, "from the left, counted from 0"]
    kind: Annotated[GroundKind, "whether tiles can lie there"]


class EdgePlace(TypedDict):
    """Where an edge lies."""

    edge: Annotated[int, "its number, from 1"]
    cell: Annotated[Cell, "the cell whose road reaches it"]
    side: Annotated[Side, "the side of that cell"]
    temple: Annotated[Building, "its temple with Navaratna"]


class RajasLayout(TypedDict):
    """What the short texts of the file say."""

    ground: Annotated[list[Ground], "the province board, line by line"]
    edges: Annotated[list[EdgePlace], "its edges"]
    roads: Annotated[
        dict[Shape, list[list[Side]]], "where the roads of each shape lead, by its quarter turns"
    ]
    benefits: Annotated[
        dict[str, list[Part]],
        "what components give: spaces for workers and bonuses by their names, `quarry`, `harbour`,"
        " `river-3`, `river-tile-a`, `small-white`, `yield-white-a`",
    ]


class RajasBoardEdition(RajasEdition):
    """The components of Rajas of the Ganges, and what their texts say."""

    layout: Annotated[RajasLayout, "what the short texts say"]
