"""What a board shows all the time beside a view of Flowers, declared."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mandapa.games.flowers.view_types import Back, Colour, MandalaName

Alone = Literal["no-face-up", "tie", "half"]


class TileProspect(TypedDict):
    """What a tile would bring each seat now."""

    points: Annotated[list[int], "by seat: the points it would bring"]
    flower: Annotated[list[bool], "by seat: whether it would make a flower"]
    ends: Annotated[list[bool], "by seat: whether that flower would end the game"]


class MandalaProspect(TypedDict):
    """How a mandala would be shared out if it were destroyed now."""

    missing: Annotated[list[Colour], "the colours that do not show yet"]
    cards: Annotated[list[int], "by seat: how many cards they have here"]
    first: Annotated[int | None, "who would take a tile first"]
    second: Annotated[int | None, "who would get the other one; null: the first takes both"]
    behind: Annotated[int | None, "how many cards fewer than the first the second has"]
    alone: Annotated[Alone | None, "why nobody comes second, while there is a first"]
    rival: Annotated[int | None, "with two players: the other one, while there is a first"]
    needs: Annotated[int | None, "with two players: how many cards the rival needs to come second"]
    tiles: Annotated[
        dict[Back, TileProspect | None], "what its tiles would bring; null: there is none"
    ]


class PlayerProspect(TypedDict):
    """How a player stands."""

    points: Annotated[int, "the points that the viewer knows of"]
    more: Annotated[bool, "whether there may be more"]
    worth: Annotated[
        list[int | None], "of their flowers, in the order in which they were made; null: unknown"
    ]
    flowers_left: Annotated[int, "how many more flowers of theirs would end the game"]


class FlowersProspects(TypedDict):
    """The deciding facts of a game of Flowers, as the viewer may know them."""

    mandalas: Annotated[dict[MandalaName, MandalaProspect], "the three mandalas"]
    players: Annotated[list[PlayerProspect], "by seat"]
    together: Annotated[
        dict[Colour, int] | None,
        "what the others' hands surely hold together, if that is more than what is known of each",
    ]
    flowers_to_end: Annotated[int, "with how many flowers of one player the game ends"]
    mandalas_left: Annotated[
        int, "how many mandalas are completed before the tiles run out, the last one included"
    ]
