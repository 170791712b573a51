"""What a board of Mandala Stones shows all the time beside a view, declared.

Seats are counted from 0; stacks, spaces and places of the mandala from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mandapa.games.mandala_stones.view_types import Circle, Colour, Objective, Pattern

__all__ = ["Circle", "Colour", "MandalaStonesProspects", "Objective", "Pattern"]

Range = Literal["exactly", "least", "between"]


class ColourScore(TypedDict):
    """What scoring a colour would bring a player now."""

    spaces: Annotated[list[int], "the spaces with the colour on top"]
    allowed: Annotated[bool, "whether there are enough of them to score the colour"]
    points: Annotated[list[int], "what each of these stacks would score"]
    places: Annotated[list[int], "the spaces of the mandala that would be covered"]
    bonus: Annotated[int, "extra points of these places"]
    total: Annotated[int, "all of it together"]
    ends: Annotated[bool, "whether it would cover the hands and so bring the last round"]


class TopsScore(TypedDict):
    """What scoring top stones would bring a player now, whichever stones they are."""

    points: Annotated[list[int], "what each of them would score"]
    places: Annotated[list[int], "the spaces of the mandala that would be covered"]
    bonus: Annotated[int, "extra points of these places"]
    total: Annotated[int, "all of it together"]
    ends: Annotated[bool, "whether it would cover the hands and so bring the last round"]


class ObjectiveState(TypedDict):
    """How an objective stands on its owner's board."""

    card: Annotated[Objective, "which one"]
    met: Annotated[bool, "whether it is met now"]
    points: Annotated[int, "what it is worth"]
    range: Annotated[Range, "how its `least` and `most` are to be read: `least` has no upper end"]
    count: Annotated[int, "what its rule counts now"]
    missing: Annotated[int, "how many more it takes; negative: how many are too many"]
    wrong: Annotated[list[int], "spaces whose top stones stand in the way"]


class PlayerProspects(TypedDict):
    """What a player's board is worth."""

    points: Annotated[int, "points won so far; at the end with the objective"]
    counts: Annotated[list[int], "what the rule of each space counts now"]
    spaces: Annotated[list[int], "what each space would score now by its rule"]
    colours: Annotated[dict[Colour, ColourScore], "what scoring a colour would bring"]
    tops: Annotated[list[TopsScore], "what scoring one top stone would bring, two, three, ..."]
    objectives: Annotated[list[ObjectiveState] | None, "null if the viewer may not know them"]


class Reach(TypedDict):
    """What an artist would take on a free circle."""

    artist: Annotated[Circle, "the circle that it leaves"]
    circle: Annotated[Circle, "the circle it goes to"]
    pattern: Annotated[Pattern, "its pattern"]
    stacks: Annotated[list[int], "the stacks it takes from, clockwise from above the circle"]
    guarded: Annotated[list[int], "stacks that show its pattern, but lie beside another artist"]


class Order(TypedDict):
    """The new stack if one of its stones is taken first."""

    first: Annotated[int, "the stack whose stone is taken first"]
    stacks: Annotated[list[int], "where its stones come from, the bottom one first"]


class Laying(TypedDict):
    """The player's board if the new stack is laid on a space."""

    space: Annotated[int, "which one"]
    worth: Annotated[list[int], "what each space would score then by its rule"]


class Building(TypedDict):
    """The stack of the collection that is being decided."""

    orders: Annotated[list[Order], "the stack by its first stone"]
    stack: Annotated[
        list[int] | None,
        "where its stones come from, the bottom one first; null until the first one is chosen",
    ]
    layings: Annotated[list[Laying], "the board by the space it is laid on"]


class Uncovered(TypedDict):
    """A stone that comes to light when the one above it is taken."""

    colour: Annotated[Colour, "its colour"]
    odds: Annotated[dict[Pattern, int], "the chances of its pattern, in percent"]


class MandalaStonesProspects(TypedDict):
    """The facts that decide a game of Mandala Stones, worked out from a view."""

    players: Annotated[list[PlayerProspects], "by seat"]
    next_place: Annotated[
        int | None, "the next space of the mandala to be covered; null: it is full"
    ]
    hands_place: Annotated[int, "the space whose covering brings the last round"]
    to_end: Annotated[int, "how many stones it takes to cover that one; 0 once it is covered"]
    last_turns: Annotated[list[int], "in the last round: the seats that have a turn yet"]
    odds: Annotated[
        dict[Colour, dict[Pattern, int] | None],
        "chances, in percent, of the pattern of a covered stone of this colour; null: none is left",
    ]
    uncovers: Annotated[
        list[Uncovered | None], "by stack: what taking its top stone uncovers; null: nothing"
    ]
    reaches: Annotated[list[Reach], "by artist and free circle"]
    building: Annotated[Building | None, "the stack that is being collected"]
