"""What a view of Rajas of the Ganges tells, declared: the words are those of docs/rules.

Seats are counted from 0; rooms, edges, levels and spaces of the river from 1. Nothing is secret, so
all seats see the same; what nobody knows is how the stacks lie, and no order of them exists.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["blue", "green", "orange", "purple"]
Back = Literal["snake", "tiger", "cow"]
TileLetter = Literal["a", "b", "c", "d", "e", "f", "g", "h"]
Shape = Literal["straight", "bend", "T", "cross"]
Side = Literal["up", "right", "down", "left"]
Building = Literal["white", "yellow", "red", "brown"]
Good = Literal["silk", "tea", "spices"]
YieldLetter = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
# fmt: off
Cell = Literal[
    "a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2",
    "a3", "b3", "c3", "d3", "e3", "a4", "b4", "c4", "d4", "e4",
]
Space = Literal[
    "quarry-0", "quarry-1", "quarry-2", "quarry-3", "quarry-4",
    "quarry-5", "quarry-6", "quarry-7", "quarry-8", "quarry-9",
    "harbour-0", "harbour-1", "harbour-2", "harbour-3", "harbour-4",
    "harbour-5", "harbour-6", "harbour-7", "harbour-8", "harbour-9",
    "assorted", "silk", "tea", "spices",
    "palace-1", "palace-2", "palace-3", "palace-4", "palace-5", "palace-6",
    "veranda-blue", "veranda-green", "veranda-orange", "veranda-purple",
    "terrace-blue", "terrace-green", "terrace-orange", "terrace-purple",
    "balcony",
]
Bonus = Literal[
    "edge-1", "edge-2", "edge-3", "edge-4", "edge-5", "edge-6", "edge-7", "edge-8",
    "money-1", "money-2", "money-3", "money-4", "money-5", "money-6",
    "fame-1", "fame-2", "fame-3", "fame-4", "fame-5", "fame-6",
]
Phase = Literal[
    "start", "reveal", "roll", "draw", "count", "river",
    "worker", "pay", "take", "lay", "sail", "name", "reroll", "upgrade", "good", "room",
    "bonus", "yield", "edge", "done",
]
Stage = Literal["lot", "tiles", "dice", "river", "yields", "play"]
Extra = Literal["money", "fame", "bridge"]
What = Literal[
    "money", "fame", "karma", "dice", "colour-dice", "colour-dice-per-karma", "dice-per-karma",
    "listed-dice", "upgrade", "any-room", "room", "start-player", "yield-tile", "overbuild",
    "sail", "sail-up-to", "money-per-stall", "different-goods", "one-good-up-to",
    "fame-per-upgrade", "money-per-upgrade", "fame-per-karma", "fame-per-stall-tile",
    "fame-per-river", "money-per-building", "money-per-yield-tile", "fame-per-bend",
    "fame-per-worker", "reroll",
    "build", "pay-any", "pay-colour", "pay-face", "pay-up-to", "pay-sum",
    "place", "reveal", "score", "roll", "sell-good", "sail-by-die",
]
# fmt: on


class Die(TypedDict):
    """A die."""

    colour: Annotated[Colour, "its colour"]
    face: Annotated[int, "the number that is up"]


class Stall(TypedDict):
    """A stall on a province tile."""

    good: Annotated[Good, "what it sells"]
    coins: Annotated[int, "what it pays"]


class Tile(TypedDict):
    """A province tile with what is printed on it."""

    colour: Annotated[Colour, "the colour of dice that pay for it"]
    back: Annotated[Back, "its back"]
    letter: Annotated[TileLetter, "which of the tiles with that colour and back it is"]
    cost: Annotated[int, "what it costs in dice"]
    shape: Annotated[Shape, "how its roads run"]
    buildings: Annotated[list[Building], "its buildings"]
    stalls: Annotated[list[Stall], "its stalls"]


class Laid(TypedDict):
    """A tile in a province."""

    cell: Annotated[Cell, "where it lies"]
    tile: Annotated[Tile, "the tile"]
    turn: Annotated[int, "quarter turns to the right"]
    roads: Annotated[list[Side], "the sides to which its roads lead as it lies"]
    under: Annotated[Tile | None, "the tile that was built over, if any"]


class Stack(TypedDict):
    """A stack of province tiles."""

    colour: Annotated[Colour, "the colour of its tiles"]
    back: Annotated[Back, "the back of its tiles"]
    open: Annotated[Tile | None, "the tile that lies open"]
    rest: Annotated[list[TileLetter], "the tiles below it, in no order"]


class StackName(TypedDict):
    """Which stack it is."""

    colour: Annotated[Colour, "the colour of its tiles"]
    back: Annotated[Back, "the back of its tiles"]


class YieldTile(TypedDict):
    """A kind of yield tile."""

    temple: Annotated[Building, "its temple"]
    letter: Annotated[YieldLetter, "which of the temple's kinds it is"]


class YieldStock(TypedDict):
    """Yield tiles of one kind that lie on a temple."""

    temple: Annotated[Building, "their temple"]
    letter: Annotated[YieldLetter, "which of the temple's kinds they are"]
    count: Annotated[int, "how many there are"]


class RiverTile(TypedDict):
    """A tile on the river."""

    space: Annotated[int, "the space it lies on"]
    letter: Annotated[TileLetter, "which kind it is"]


class RiverStock(TypedDict):
    """River tiles of one kind that are not laid."""

    letter: Annotated[TileLetter, "which kind they are"]
    count: Annotated[int, "how many there are"]


class Standing(TypedDict):
    """Workers of one player on one space."""

    space: Annotated[Space, "where they stand"]
    seat: Annotated[int, "whose they are"]
    workers: Annotated[int, "how many they are"]


class Edge(TypedDict):
    """An edge of a province with a bonus."""

    edge: Annotated[int, "its number"]
    earned: Annotated[bool, "whether a road has reached it"]
    yield_tile: Annotated[YieldTile | None, "the yield tile laid there, with Navaratna"]


class Raja(TypedDict):
    """What belongs to one player."""

    money: Annotated[int, "the money marker"]
    fame: Annotated[int, "the fame marker"]
    karma: Annotated[int, "karma"]
    workers: Annotated[int, "active workers, placed or not"]
    idle: Annotated[int, "those of them still to place in this round"]
    boat: Annotated[int, "the space of the boat; 0 is before the river"]
    money_bonuses: Annotated[int, "how many bonuses of the money track were reached"]
    found: Annotated[list[Extra], "where extra workers were found"]
    assorted: Annotated[bool, "whether the assorted market was used in this round"]
    levels: Annotated[dict[Building, int], "the level of each kind of building"]
    dice: Annotated[list[Die], "the dice, by colour and face"]
    province: Annotated[list[Laid], "the tiles in the province, by cell"]
    edges: Annotated[list[Edge], "the edges of the province"]


class Part(TypedDict):
    """A part of a benefit or a step of a turn; only what belongs to it is given."""

    what: Annotated[What, "what it is"]
    number: Annotated[int | None, "how many, how far, which room or which face"]
    spaces: Annotated[int | None, "per how many spaces of the river"]
    colours: Annotated[list[Colour], "of which colours"]
    good: Annotated[Good | None, "which good"]
    back: Annotated[Back | None, "of the stack with which back"]


class Naming(TypedDict):
    """Colours of dice to be named."""

    count: Annotated[int, "how many are still to be named"]
    colours: Annotated[list[Colour], "from which"]
    once: Annotated[bool, "whether each may be named only once"]


class Payment(TypedDict):
    """A payment with dice."""

    way: Annotated[Part, "which dice pay: `pay-any` and the like"]
    due: Annotated[int, "what is still to be paid of a sum"]
    ceiling: Annotated[int, "no higher face may follow"]


class Construction(TypedDict):
    """A tile that is being chosen, laid or scored, as far as that is decided."""

    over: Annotated[bool, "whether it is built over another tile"]
    tile: Annotated[Tile | None, "the tile"]
    cell: Annotated[Cell | None, "where it lies or will lie"]
    turn: Annotated[int, "quarter turns to the right"]


class Asked(TypedDict):
    """What is being decided, as far as it is; only what belongs to the phase is given."""

    begun: Annotated[bool, "whether the question is half answered, so that no die may be turned"]
    rolling: Annotated[dict[Colour, int], "dice that are about to be rolled"]
    naming: Annotated[Naming | None, "colours of dice to be named"]
    payment: Annotated[Payment | None, "dice to be spent"]
    building: Annotated[Construction | None, "a tile on its way to the province"]
    reroll_from: Annotated[Die | None, "dice are picked up in order: no lower kind may follow"]
    sail_up_to: Annotated[int | None, "the most spaces that the boat may sail"]
    stalls_up_to: Annotated[int | None, "the most stalls of the chosen good that pay"]
    yield_tile: Annotated[YieldTile | None, "the yield tile for which an edge is chosen"]
    declinable: Annotated[bool, "whether the yield tile may be declined"]
    revealing: Annotated[StackName | None, "the stack whose next tile is turned up"]
    drawing: Annotated[Building | None, "the temple whose yield tile is drawn"]
    counted: Annotated[int | None, "the space reached while river tiles are laid"]


class RajasView(TypedDict):
    """Everything on the table of Rajas of the Ganges, for every reader."""

    version: Annotated[Literal[2], "the version of this form"]
    seat: Annotated[int | None, "who looks; null is a spectator"]
    stage: Annotated[
        Stage,
        "how far the set-up has come: the start player's lot, open tiles, first dice, river tiles,"
        " first yield tiles; then play",
    ]
    phase: Annotated[
        Phase,
        "what happens next: chance names the start player, reveals a tile, rolls a die, draws a"
        " yield tile, counts on along the river, lays a river tile; or a player places a worker,"
        " pays with a die, takes a tile, lays it, sails, names a colour, picks up dice to roll"
        " again, upgrades, chooses a good, a room, a bonus, a yield tile, its edge; or done",
    ]
    turn: Annotated[int, "whose turn it is, or who is given dice at the set-up"]
    start: Annotated[int, "the start player of this round"]
    next_start: Annotated[int | None, "who used the Great Mogul and starts the next round"]
    met: Annotated[int | None, "whose markers met first"]
    rajas: Annotated[list[Raja], "the players by seat"]
    placed: Annotated[list[Standing], "the workers on the board"]
    stacks: Annotated[list[Stack], "the twelve stacks of province tiles"]
    pool: Annotated[dict[Colour, int], "dice that nobody has"]
    yields: Annotated[list[YieldStock], "yield tiles on their temples"]
    river: Annotated[list[RiverTile], "tiles on the river"]
    river_left: Annotated[list[RiverStock], "river tiles not laid"]
    agenda: Annotated[list[Part], "what is still to be done in this turn, the next part first"]
    bonuses: Annotated[list[Bonus], "bonuses earned and not yet resolved"]
    builds: Annotated[int, "tiles laid in this turn that still give a yield tile"]
    asked: Annotated[Asked, "what is being decided"]
    seats: NotRequired[
        Annotated[list[RajasView], "after the end, for everyone: the view of each seat"]
    ]
