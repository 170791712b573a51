"""What an edition file of Ganesha holds, declared."""

from __future__ import annotations

from typing import Annotated, TypedDict

from mandapa.core.edition_types import Group, Provenance
from mandapa.games.ganesha.view_types import Spice

__all__ = ["GaneshaEdition", "Provenance", "Spice"]


class Gems(Group):
    """The gems."""

    copies: Annotated[int, "gems of each colour in the box"]
    bag: Annotated[list[int], "of each colour in play, with two, three and four players"]


class Rounds(Group):
    """The rounds."""

    count: Annotated[list[int], "how many, with two, three and four players"]
    refill: Annotated[int, "the altar is filled again after this many"]


class Spices(Group):
    """The spice tokens."""

    tokens: Annotated[list[Spice], "those in the box"]
    in_play: Annotated[list[int], "how many are laid, with two, three and four players"]


class Track(Group):
    """The track of points."""

    lap: Annotated[int, "the pawn begins another lap beyond this space"]


class Altar(Group):
    """The altar by number of players; `o` is a hex, `.` one that is not used."""

    two: Annotated[list[str], "for two players"]
    three: Annotated[list[str], "for three"]
    four: Annotated[list[str], "for four"]


class MandalaBoard(Group):
    """The values of the slots of each colour, from the first on."""

    red: Annotated[list[int], "the red ones"]
    green: Annotated[list[int], "the green ones"]
    purple: Annotated[list[int], "the purple ones"]
    blue: Annotated[list[int], "the blue ones"]
    yellow: Annotated[list[int], "the yellow ones"]


GaneshaEdition = TypedDict(
    "GaneshaEdition",
    {
        "name": Annotated[str, "the name of the edition"],
        "title": Annotated[str, "the title of the game"],
        "gems": Annotated[Gems, "the gems"],
        "rounds": Annotated[Rounds, "the rounds"],
        "spices": Annotated[Spices, "the spice tokens"],
        "track": Annotated[Track, "the track of points"],
        "altar": Annotated[Altar, "the altar"],
        "day-2": Annotated[MandalaBoard, "the day side for two players"],
        "day-3": Annotated[MandalaBoard, "the day side for three"],
        "day-4": Annotated[MandalaBoard, "the day side for four"],
        "night-2": Annotated[MandalaBoard, "the night side for two players"],
        "night-3": Annotated[MandalaBoard, "the night side for three"],
        "night-4": Annotated[MandalaBoard, "the night side for four"],
    },
)
