"""What a view of Flowers tells, declared: the words are those of docs/rules.

Seats are counted from 0. Mandalas are named by their letters.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["gray", "purple", "red", "green", "orange", "yellow"]
MandalaName = Literal["A", "B", "C"]
Back = Literal["dark", "light"]
TileLetter = Literal["a", "b", "c", "d", "e", "f"]
Phase = Literal["begin", "draw", "play", "take", "order", "done", "start"]
Ending = Literal["third-flower", "no-tiles", "all-passed"]


class Tile(TypedDict):
    """A tile with what is printed on it."""

    colour: Annotated[Colour, "its colour"]
    letter: Annotated[TileLetter, "which of the six tiles of that colour it is"]
    back: Annotated[Back, "its back"]
    value: Annotated[int, "its number; 0 if it multiplies"]
    factor: Annotated[int, "what it multiplies by; 0 if it is a number"]


class Play(TypedDict):
    """The cards that were played last, which everyone was shown."""

    seat: Annotated[int, "who played them"]
    colour: Annotated[Colour, "their colour"]
    count: Annotated[int, "how many they were"]
    mandala: Annotated[MandalaName, "where"]
    face_down: Annotated[bool, "whether they were covered"]


class Cards(TypedDict):
    """A seat's cards in a mandala."""

    up: Annotated[dict[Colour, int], "those that lie face up"]
    down: Annotated[
        dict[Colour, int] | None, "the covered ones; null if the viewer may not look them up"
    ]
    down_size: Annotated[int, "how many are covered"]


class Mandala(TypedDict):
    """A mandala; one without colours is being begun or is gone."""

    dark: Annotated[Tile | None, "its dark tile"]
    light: Annotated[Tile | None, "its light tile"]
    claim: Annotated[int | None, "who holds the claim marker"]
    present: Annotated[list[Colour], "the colours that show"]
    cards: Annotated[list[Cards], "the cards by seat"]


class Flower(TypedDict):
    """A flower that was made."""

    seat: Annotated[int, "whose it is"]
    colour: Annotated[Colour, "its colour"]
    tiles: Annotated[list[Tile] | None, "its two tiles; null if the viewer may not look them up"]


class FlowersView(TypedDict):
    """Everything that a seat or a spectator may know of a game of Flowers."""

    version: Annotated[Literal[2], "the version of this form"]
    players: Annotated[int, "how many play"]
    memory: Annotated[bool, "played with covered cards and flowers to be remembered"]
    seat: Annotated[int | None, "who looks; null is a spectator"]
    phase: Annotated[
        Phase,
        "what happens next: chance draws the start player, turns up a tile of a mandala that is"
        " being begun, or deals a card; a player plays, or takes a tile; chance names the"
        " next mandala to destroy after the end; or done",
    ]
    turn: Annotated[int, "whose turn it is, or who is dealt cards"]
    start: Annotated[int | None, "who had the first turn of the game; null until it is drawn"]
    mandala: Annotated[MandalaName, "the mandala just played to, being destroyed or being begun"]
    to_draw: Annotated[int, "cards that are still to be drawn"]
    passes: Annotated[int, "how many have passed in a row"]
    set_up: Annotated[bool, "whether the set-up is over"]
    ending: Annotated[Ending | None, "why the game ends; null while it goes on"]
    left: Annotated[list[MandalaName], "mandalas still to be destroyed after the end"]
    last: Annotated[Play | None, "the cards played last"]
    hand: Annotated[dict[Colour, int] | None, "the viewer's own cards; null for a spectator"]
    hand_sizes: Annotated[list[int], "how many cards each seat holds"]
    known: Annotated[list[dict[Colour, int]], "by seat: cards that are surely in that hand"]
    known_together: Annotated[
        dict[Colour, int], "cards that all hands but the viewer's surely hold together"
    ]
    deck: Annotated[int, "cards in the deck"]
    discard: Annotated[dict[Colour, int], "the discard pile"]
    stacks: Annotated[dict[Back, int], "tiles left in each stack"]
    mandalas: Annotated[dict[MandalaName, Mandala], "the three mandalas"]
    singles: Annotated[list[list[Tile]], "by seat: tiles without a partner"]
    flowers: Annotated[list[Flower], "the flowers, in the order in which they were made"]
    seats: NotRequired[
        Annotated[list[FlowersView], "after the end, for everyone: the view of each seat"]
    ]
