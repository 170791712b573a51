"""What a view of Ganesha tells, declared: the words are those of docs/rules.

Seats are counted from 0, tactics slots from 1. A hex is named by its row and its number in that
row, such as `c4`. Everything lies open, so all seats see the same.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["red", "green", "purple", "blue", "yellow"]
Spice = Literal[
    "cardamom",
    "caraway",
    "coriander",
    "ginger",
    "black-mustard",
    "cinnamon",
    "red-pepper",
    "black-pepper",
]
FaceDown = Literal["face-down"]
Phase = Literal[
    "first",
    "lay",
    "flip",
    "fill",
    "take",
    "spice",
    "remove",
    "swap",
    "give",
    "answer",
    "return",
    "draw",
    "more",
    "store",
    "lift",
    "set",
    "offer",
    "place",
    "done",
]


class Hex(TypedDict):
    """A hex of the altar."""

    hex: Annotated[str, "its name"]
    gem: Annotated[Colour | None, "the gem on it"]
    spice: Annotated[
        Spice | FaceDown | None, "the spice token on it, under the gem if there is one"
    ]


class Lifted(TypedDict):
    """The first gem that was taken in this turn."""

    hex: Annotated[str, "where it was taken"]
    colour: Annotated[Colour, "what it was then; a spice may have changed it since"]


class Earned(TypedDict):
    """Points, by where they came from."""

    mandala: Annotated[int, "gems moved to the mandala in phase 3"]
    spices: Annotated[int, "black mustard, less what red pepper cost"]
    final: Annotated[int, "gems placed in the final stage"]


class Reached(TypedDict):
    """When a total was first reached, for ties (10.3)."""

    total: Annotated[int, "a total of points"]
    date: Annotated[int, "the `clock` at which this player first had it"]


class PlayerTile(TypedDict):
    """What belongs to one player."""

    treasury: Annotated[dict[Colour, int], "gems in the treasury"]
    tactics: Annotated[list[Colour | None], "the gems in the two tactics slots"]
    earned: Annotated[Earned, "the lines of the score sheet"]
    total: Annotated[int, "their sum: the points"]
    reached: Annotated[
        list[Reached], "the highest totals this player has had, at most sixteen, in rising order"
    ]


class GaneshaView(TypedDict):
    """Everything on the table of Ganesha, for every reader."""

    version: Annotated[Literal[2], "the version of this form"]
    players: Annotated[int, "how many play"]
    seat: Annotated[int | None, "who looks; null is a spectator"]
    phase: Annotated[
        Phase,
        "what happens next: `first` chance says who begins, `lay` a token is laid face down,"
        " `flip` chance shows what a token is, `fill` chance draws a gem for the altar; `take` and"
        " `more` a player takes a gem, `spice` uses what lies under it or leaves it; `remove`"
        " cardamom, `swap` caraway, `give` and `answer` ginger, `return` black pepper, `draw`"
        " chance draws for a pepper; `store` a taken gem is put away, `lift` and `set` coriander;"
        " `offer` phase 3; `place` the final stage; `done`",
    ]
    turn: Annotated[int, "whose turn it is"]
    asked: Annotated[int | None, "the player whom ginger asks"]
    opener: Annotated[int, "who had the drum at the start"]
    drum: Annotated[int, "who has the drum: the first player now"]
    round: Annotated[int, "rounds completed"]
    turns: Annotated[int, "turns completed in this round"]
    altar: Annotated[list[Hex], "the hexes of the altar, in the order in which they are filled"]
    filling: Annotated[int, "how many of them were filled so far, while the altar is being filled"]
    bag: Annotated[dict[Colour, int], "gems in the bag"]
    mandala: Annotated[dict[Colour, int], "slots of the mandala that hold a gem"]
    tiles: Annotated[list[PlayerTile], "the players' tiles by seat"]
    taken: Annotated[
        list[Colour | None],
        "the first and the second gem taken in this turn; null if not taken or put away already",
    ]
    lifted: Annotated[Lifted | None, "where the first gem of this turn came from"]
    spice: Annotated[Spice | None, "the spice being decided or carried out"]
    coriander: Annotated[bool, "whether coriander will be asked about after phase 2"]
    cinnamon: Annotated[bool, "whether cinnamon widens the offering of this turn"]
    slots_used: Annotated[list[int], "the tactics slots that took a gem in this turn"]
    to_set: Annotated[int, "gems that coriander still sends back to tactics slots"]
    clock: Annotated[int, "how often anybody has scored"]
    seats: NotRequired[
        Annotated[list[GaneshaView], "after the end, for everyone: the view of each seat"]
    ]
