"""What an edition file of Mandala Stones holds, declared."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mandapa.core.edition_types import Group, Provenance
from mandapa.games.mandala_stones.view_types import Circle, Colour, Pattern

__all__ = ["Circle", "Colour", "MandalaStonesEdition", "Pattern", "Provenance"]

Counts = Literal["different heights", "height", "colours"]
Rule = Literal["only pattern", "stacks", "heights", "different colours", "colour"]


class Stones(Group):
    """The stones."""

    copies: Annotated[int, "stones of each colour and pattern"]


class Stacks(Group):
    """The stacks of the main board."""

    count: Annotated[int, "how many there are"]
    height: Annotated[int, "how high each is at the beginning"]


class Circles(Group):
    """The numbers of the stacks above, to the right of, below and to the left of each circle."""

    A: Annotated[list[int], "around A"]
    B: Annotated[list[int], "around B"]
    C: Annotated[list[int], "around C"]
    D: Annotated[list[int], "around D"]
    E: Annotated[list[int], "around E"]
    F: Annotated[list[int], "around F"]
    G: Annotated[list[int], "around G"]
    H: Annotated[list[int], "around H"]
    I: Annotated[list[int], "around I"]  # noqa: E741


class Artists(Group):
    """The artists."""

    copies: Annotated[int, "artists of each pattern"]
    start: Annotated[list[Circle], "where they begin"]


class Space(Group):
    """A space of a player's board."""

    counts: Annotated[Counts, "what it counts"]
    points: Annotated[list[int], "the points for a count of one, two and so on"]


class Tops(Group):
    """Scoring top stones."""

    points: Annotated[int, "for each stone"]


class Spiral(Group):
    """The mandala."""

    spaces: Annotated[int, "how many spaces it has"]
    plus_1: Annotated[list[int], "spaces that say +1"]
    plus_2: Annotated[list[int], "spaces that say +2"]
    hands_2: Annotated[int, "the space that brings the end with two players"]
    hands_3: Annotated[int, "with three"]
    hands_4: Annotated[int, "with four"]


class Objectives(Group):
    """The objectives in general."""

    dealt: Annotated[int, "how many each player is dealt"]


class Objective(Group):
    """An objective."""

    rule: Annotated[Rule, "what it counts"]
    pattern: NotRequired[Annotated[Pattern, "of which pattern"]]
    colour: NotRequired[Annotated[Colour, "of which colour"]]
    least: Annotated[int, "it is met from this count on"]
    most: Annotated[int, "up to this one"]
    points: Annotated[int, "what it is worth"]


MandalaStonesEdition = TypedDict(
    "MandalaStonesEdition",
    {
        "name": Annotated[str, "the name of the edition"],
        "title": Annotated[str, "the title of the game"],
        "stones": Annotated[Stones, "the stones"],
        "stacks": Annotated[Stacks, "the stacks of the main board"],
        "circles": Annotated[Circles, "the circles"],
        "artists": Annotated[Artists, "the artists"],
        "space-1": Annotated[Space, "the first space of a player's board"],
        "space-2": Annotated[Space, "the second"],
        "space-3": Annotated[Space, "the third"],
        "space-4": Annotated[Space, "the fourth"],
        "space-5": Annotated[Space, "the fifth"],
        "tops": Annotated[Tops, "scoring top stones"],
        "spiral": Annotated[Spiral, "the mandala"],
        "objectives": Annotated[Objectives, "the objectives in general"],
        "objective-a": Annotated[Objective, "objective a"],
        "objective-b": Annotated[Objective, "objective b"],
        "objective-c": Annotated[Objective, "objective c"],
        "objective-d": Annotated[Objective, "objective d"],
        "objective-e": Annotated[Objective, "objective e"],
        "objective-f": Annotated[Objective, "objective f"],
        "objective-g": Annotated[Objective, "objective g"],
        "objective-h": Annotated[Objective, "objective h"],
        "objective-i": Annotated[Objective, "objective i"],
        "objective-j": Annotated[Objective, "objective j"],
    },
)
