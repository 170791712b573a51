"""What an edition file of Flowers holds, declared."""

from __future__ import annotations

from typing import Annotated, TypedDict

from mandapa.core.edition_types import Group, Provenance
from mandapa.games.flowers.view_types import Back

__all__ = ["Back", "FlowersEdition", "Provenance"]


class Cards(Group):
    """The cards."""

    copies: Annotated[int, "cards of each colour"]


class Hands(Group):
    """Hands and drawing."""

    start: Annotated[list[int], "cards at the beginning, in turn order"]
    limit: Annotated[int, "drawing stops here"]
    draw: Annotated[int, "the most that are drawn after playing one card"]


class Tiles(Group):
    """What is printed on the six tiles of each colour: a number, or `x3`."""

    gray: Annotated[list[int | str], "the gray ones"]
    purple: Annotated[list[int | str], "the purple ones"]
    red: Annotated[list[int | str], "the red ones"]
    green: Annotated[list[int | str], "the green ones"]
    orange: Annotated[list[int | str], "the orange ones"]
    yellow: Annotated[list[int | str], "the yellow ones"]


class Backs(Group):
    """The backs of the tiles of each colour: one for all, or six."""

    gray: Annotated[Back | list[Back], "of the gray ones"]
    purple: Annotated[Back | list[Back], "of the purple ones"]
    red: Annotated[Back | list[Back], "of the red ones"]
    green: Annotated[Back | list[Back], "of the green ones"]
    orange: Annotated[Back | list[Back], "of the orange ones"]
    yellow: Annotated[Back | list[Back], "of the yellow ones"]


class FlowersEdition(TypedDict):
    """The components of Flowers."""

    name: Annotated[str, "the name of the edition"]
    title: Annotated[str, "the title of the game"]
    cards: Annotated[Cards, "the cards"]
    hands: Annotated[Hands, "hands and drawing"]
    tiles: Annotated[Tiles, "the faces of the tiles"]
    backs: Annotated[Backs, "their backs"]
