"""What the board of Rajas of the Ganges shows beside the view: what follows from it now, declared.

`you` is who looks; for a spectator it is whose turn it is. What is said of spaces, tiles and dice
holds for that seat as if it were to place a worker now.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from mandapa.games.rajas.view_types import (
    Building,
    Cell,
    Die,
    Good,
    Part,
    Side,
    Space,
    StackName,
)


class Racer(TypedDict):
    """How far a player's two markers have come."""

    gap: Annotated[int, "fame places between the markers; 0 or less: they have met or passed"]
    money_notches: Annotated[int, "bonuses of the money track reached"]
    fame_notches: Annotated[int, "bonuses of the fame track reached"]
    room_for_dice: Annotated[int, "how many more dice the player may hold"]
    edges: Annotated[list[str], "what each edge would give, by its name in the edition's layout"]


class SpaceProspect(TypedDict):
    """A space for workers."""

    space: Annotated[Space, "which"]
    free: Annotated[int, "how many workers still have room"]
    refusal: Annotated[str, "the clause that keeps `you` from it; empty: it can be used"]
    usual: Annotated[bool, "whether no space of the same use is cheaper and free"]
    price: Annotated[int, "coins that it costs"]
    way: Annotated[Part | None, "which die it costs; null: none"]
    dice: Annotated[list[Die], "kinds of dice of `you` that suit"]


class TileProspect(TypedDict):
    """An open tile."""

    colour: Annotated[str, "the colour of its stack"]
    back: Annotated[str, "the back of its stack"]
    short: Annotated[int, "pips missing to pay for it; 0: it can be paid"]
    money: Annotated[int, "coins that its stalls would bring"]
    fame: Annotated[int, "fame that its buildings would bring"]
    better: Annotated[dict[Building, int], "fame more after an upgrade of that kind"]


class Coverable(TypedDict):
    """A tile of the province that may be built over in room 5."""

    cell: Annotated[Cell, "where it lies"]
    stalls: Annotated[int, "stalls that would count no more"]
    coins: Annotated[int, "their coins"]
    buildings: Annotated[int, "buildings that would count no more"]


class StallAt(TypedDict):
    """A stall in the province."""

    cell: Annotated[Cell, "where its tile lies"]
    coins: Annotated[int, "what it pays"]


class Picking(TypedDict):
    """How dice are picked to be paid or rolled again."""

    several: Annotated[bool, "whether more than one may be picked"]
    dice: Annotated[list[Die], "kinds that may be picked, in the order in which they are given"]


class Flip(TypedDict):
    """What turning a die over for karma would make possible."""

    die: Annotated[Die, "the die as it lies"]
    face: Annotated[int, "its other face"]
    spaces: Annotated[list[Space], "spaces that could then be used and now cannot"]
    lost: Annotated[list[Space], "spaces that now can be used and then could not"]
    tiles: Annotated[list[StackName], "open tiles that could then be paid and now cannot"]


class Sight(TypedDict):
    """A cell to which a road of the residence leads, empty or not."""

    cell: Annotated[Cell, "which"]
    sides: Annotated[list[Side], "where such a road arrives"]


class RajasProspects(TypedDict):
    """What follows from the table as it lies."""

    you: Annotated[int, "for whom spaces, tiles and dice are looked at"]
    navaratna: Annotated[bool, "whether the game is played with yield tiles of four temples"]
    length: Annotated[int, "fame places between the two ends of the race"]
    money_per_fame: Annotated[int, "money places that lie beside one fame place"]
    racers: Annotated[list[Racer], "the players by seat"]
    spaces: Annotated[list[SpaceProspect], "the spaces for workers"]
    tiles: Annotated[list[TileProspect], "the open tiles"]
    open_cells: Annotated[list[Sight], "empty cells of `you` that a road leads to"]
    coverable: Annotated[list[Coverable], "tiles of `you` that may be built over"]
    flips: Annotated[list[Flip], "what turning over would change; empty without karma"]
    market: Annotated[
        dict[Good, list[int]], "what a market of one good would pay `you`, by the face of the die"
    ]
    stalls: Annotated[
        dict[Good, list[StallAt]], "the stalls of `you`, in the order in which they pay"
    ]
    sales: Annotated[
        dict[str, list[StallAt]],
        "the stalls that would pay after a choice, by its notation; for a market of one good with"
        " the best die",
    ]
    picking: Annotated[Picking | None, "which dice `you` may pick now; null: none are asked for"]
    assorted: Annotated[int, "what the assorted market would pay `you`"]
    river: Annotated[
        list[str],
        "what the spaces of the river give, from 1, by their names in the edition's layout",
    ]
    reachable: Annotated[list[int], "spaces of the river by the steps that lead there, from 1"]
    next_start: Annotated[int, "who will be start player in the next round, so far"]
    last_turns: Annotated[
        list[int] | None, "seats that still have a turn before the end; null: no markers have met"
    ]
