"""What a board of Ganesha shows beside the view, declared: what follows from the position now.

Seats are counted from 0, rounds and slots from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mandapa.games.ganesha.view_types import Colour, Spice

__all__ = ["Colour", "GaneshaProspects", "Spice"]

SecondGem = Literal["adjacent", "anywhere"]
Side = Literal["day", "night"]
TieBreak = Literal["sooner", "seat"]


class Offering(TypedDict):
    """A way to move the gems of a colour to the mandala."""

    offered: Annotated[Colour | None, "the gem that would be offered; null is none (6.4)"]
    count: Annotated[int, "gems that would move"]
    values: Annotated[list[int], "the values of the slots they would fill"]
    points: Annotated[int, "their sum"]


class Petal(TypedDict):
    """The slots of a colour on the mandala."""

    values: Annotated[list[int], "what is printed on them, from the starting slot on"]
    sums: Annotated[list[int], "what the next gem would score, the next two, the next three, ..."]


class Second(TypedDict):
    """What may be taken after a gem."""

    hexes: Annotated[list[str], "where"]
    why: Annotated[SecondGem, "one tactics slot holds the colour (4.3), or both do (4.4)"]


class Asking(TypedDict):
    """A spice that is being decided."""

    spice: Annotated[Spice, "which one"]
    place: Annotated[
        str, "where: the hex with its token, or for coriander the first tactics slot of the turn"
    ]


class RoundsLeft(TypedDict):
    """How far the game has come."""

    now: Annotated[int, "the round being played; the last one in the final stage"]
    count: Annotated[int, "rounds of the game"]
    refills: Annotated[list[int], "the rounds after which the altar is filled again"]
    until_refill: Annotated[int | None, "rounds to the next refill, with this one; null: no more"]
    until_final: Annotated[int, "rounds to the final stage, with this one; 0 once it has begun"]
    to_play: Annotated[list[int], "the seats that still have a turn in this round, in order"]


class Standing(TypedDict):
    """A player's place among all."""

    seat: Annotated[int, "who"]
    tie: Annotated[
        TieBreak | None, "why they are ahead of the next player, who has as many points (10.2)"
    ]


class Pawn(TypedDict):
    """Where a player's pawn stands on the track (10.1)."""

    space: Annotated[int, "the space, 0 at the start"]
    lap: Annotated[int, "laps completed"]


class Cell(TypedDict):
    """Where a hex of the altar lies (1.3)."""

    hex: Annotated[str, "its name"]
    column: Annotated[int, "in halves of a hex from the left"]
    row: Annotated[int, "from the top"]


class GaneshaProspects(TypedDict):
    """Everything a board shows beside the view."""

    side: Annotated[Side, "the side of the mandala board"]
    altar: Annotated[list[Cell], "the hexes in use, as the edition draws them"]
    lap: Annotated[int, "spaces of the track"]
    offerings: Annotated[
        list[dict[Colour, list[Offering]]],
        "by seat and by the colour that would move: what an offering would bring now, most points"
        " first; nothing in the final stage",
    ]
    placings: Annotated[
        list[dict[str, int]],
        "by seat and by each colour it has, in the final stage: what placing a gem would bring now",
    ]
    petals: Annotated[dict[Colour, Petal], "the slots of the mandala"]
    seconds: Annotated[
        dict[str, Second], "by the hex of the first gem, while one is asked for: what may follow"
    ]
    storing: Annotated[
        int | None, "which gem of `taken` is asked about: 0 the first, 1 the second; null: none"
    ]
    spices: Annotated[bool, "whether the game is played with spices"]
    asking: Annotated[Asking | None, "the spice that is decided or carried out, and where"]
    returns: Annotated[
        dict[str, list[Colour]],
        "by seat (as text), while ginger is decided: what a player might give for the gem",
    ]
    rounds: Annotated[RoundsLeft, "rounds and refills"]
    standing: Annotated[list[Standing], "the players from first to last"]
    pawns: Annotated[list[Pawn], "the pawns by seat"]
    final_order: Annotated[
        list[int],
        "who would place gems in the final stage, in order, if it began now; in the final stage who"
        " still has gems, from the one who places next",
    ]
