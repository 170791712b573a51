"""What a view of Mandala Stones tells, declared: the words are those of docs/rules.

Seats are counted from 0. Stacks, spaces and places of the mandala are counted from 1 where a
number names them; in a list the first comes first.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["red", "yellow", "blue", "purple"]
Pattern = Literal["starburst", "ring"]
Circle = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
Objective = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
Phase = Literal["start", "lay", "show", "artist", "objective", "turn", "first", "space", "done"]
Ending = Literal["hands", "no-action"]


class Stone(TypedDict):
    """A stone on the main board, on a player's board or in the mandala."""

    colour: Annotated[Colour, "its colour"]
    pattern: Annotated[Pattern | None, "its pattern; null while it is covered and nobody knows"]


class Artist(TypedDict):
    """An artist on the main board."""

    circle: Annotated[Circle, "where it stands"]
    pattern: Annotated[Pattern, "the pattern of the stones it collects"]


class Collection(TypedDict):
    """A collection that is being decided, as far as it is."""

    artist: Annotated[Circle, "the circle that the artist leaves"]
    circle: Annotated[Circle, "the circle it goes to"]
    first: Annotated[int | None, "the stack whose stone is taken first; null until it is chosen"]


class Earned(TypedDict):
    """Points won during the game."""

    colours: Annotated[int, "by scoring a colour"]
    tops: Annotated[int, "by scoring top stones"]
    mandala: Annotated[int, "extra points of the mandala's spaces"]


class PlayerBoard(TypedDict):
    """What belongs to one player."""

    spaces: Annotated[list[list[Stone]], "the stack on each of the five spaces, bottom stone first"]
    earned: Annotated[Earned, "the points so far, without objectives"]
    cards: Annotated[int, "how many objectives were dealt to this player"]
    objectives: Annotated[list[Objective] | None, "which ones; null if the viewer may not know"]


class MandalaStonesView(TypedDict):
    """Everything that a seat or a spectator may know of a game of Mandala Stones."""

    version: Annotated[Literal[2], "the version of this form"]
    players: Annotated[int, "how many play"]
    open_stacks: Annotated[bool, "played with the patterns of covered stones in sight"]
    seat: Annotated[int | None, "who looks; null is a spectator"]
    phase: Annotated[
        Phase,
        "what happens next: chance draws the start player, lays a stone, shows a pattern,"
        " puts an artist, deals an objective; or a player takes a turn, names the first stone,"
        " names the space; or done",
    ]
    turn: Annotated[int, "whose turn it is, or who is dealt an objective"]
    start: Annotated[int | None, "who had the first turn of the game; null until it is drawn"]
    set_up: Annotated[bool, "whether the set-up is over"]
    laid: Annotated[int, "stones laid out of the bag so far"]
    dealt: Annotated[int, "objectives dealt so far"]
    to_show: Annotated[list[int], "the stacks whose top stone is to show its pattern next"]
    moving: Annotated[Collection | None, "the collection in progress"]
    hands_covered: Annotated[bool, "whether the hands were covered, so that this round is the last"]
    ending: Annotated[Ending | None, "why the game ended; null while it goes on"]
    stacks: Annotated[list[list[Stone]], "the stacks of the main board, each bottom stone first"]
    artists: Annotated[list[Artist], "the artists, in the order of their circles"]
    boards: Annotated[list[PlayerBoard], "the players' boards by seat"]
    mandala: Annotated[list[Stone], "the stones in the mandala, in the order they came"]
    bag: Annotated[dict[Colour, int], "stones still in the bag"]
    unseen: Annotated[
        dict[Colour, dict[Pattern, int]], "stones whose pattern nobody has seen, in the bag or not"
    ]
    seats: NotRequired[
        Annotated[list[MandalaStonesView], "after the end, for everyone: the view of each seat"]
    ]
