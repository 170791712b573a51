"""What follows from a position now, for boards to show (see `prospect_types`)."""

from __future__ import annotations

from typing import cast

from mandapa.core.game import Setup
from mandapa.core.native import BIT
from mandapa.games.ganesha.altar import hexes_in
from mandapa.games.ganesha.board import (
    DONE,
    GIVE,
    LIFT,
    NO_SPICE,
    PLACE,
    SET,
    SPICE,
    STORE,
    TAKE,
)
from mandapa.games.ganesha.edition import FEWEST_PLAYERS, PLAYER_COUNTS
from mandapa.games.ganesha.final_stage import lowest
from mandapa.games.ganesha.in_hand import lift_gem, may_take_more, second_hexes
from mandapa.games.ganesha.offering import can_offer, colours_fit, leaves_gems
from mandapa.games.ganesha.prospect_types import (
    Asking,
    Cell,
    GaneshaProspects,
    Offering,
    Pawn,
    Petal,
    RoundsLeft,
    Second,
    SecondGem,
    Standing,
    TieBreak,
)
from mandapa.games.ganesha.rounds import after
from mandapa.games.ganesha.rows import (
    COLOUR_NAMES,
    COLOURS,
    CORIANDER,
    GINGER,
    HEX_NAMES,
    NO_GEM,
    NO_OFFERING,
    SLOTS,
    SPICE_NAMES,
)
from mandapa.games.ganesha.scoring import rank_keys
from mandapa.games.ganesha.spice_effects import eligible, exchangeable
from mandapa.games.ganesha.state import Ganesha
from mandapa.games.ganesha.view_types import Colour, GaneshaView


def prospects(setup: Setup, view: GaneshaView) -> GaneshaProspects:
    """Return what a board shows beside a view."""
    state = cast(Ganesha, setup.from_view(view))
    printed = setup.edition.table
    lap = printed["track"]["lap"]
    return {
        "side": "day" if setup.options["side"] == "day" else "night",
        "altar": _altar(printed["altar"][PLAYER_COUNTS[state.players - FEWEST_PLAYERS]]),
        "lap": lap,
        "offerings": [_offerings(state, seat) for seat in range(state.players)],
        "placings": [_placings(state, seat) for seat in range(state.players)],
        "petals": {name: _petal(state, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "seconds": _seconds(state),
        "storing": _storing(state),
        "spices": state.spices,
        "asking": _asking(state),
        "returns": _returns(state),
        "rounds": _rounds(state),
        "standing": _standing(state),
        "pawns": [_pawn(state.total(seat), lap) for seat in range(state.players)],
        "final_order": _final_order(state),
    }


def _altar(rows: list[str]) -> list[Cell]:
    return [
        {"hex": HEX_NAMES[hex_], "column": column, "row": row}
        for (row, column), hex_ in hexes_in(rows).items()
    ]


# --- the mandala -------------------------------------------------------


def _offerings(state: Ganesha, seat: int) -> dict[Colour, list[Offering]]:
    """Return what a seat could move if it were asked now."""
    asked = state.twin()
    asked.seat = seat
    asked.cinnamon = state.cinnamon and seat == state.seat
    over = state.phase in (PLACE, DONE)
    return {
        name: [] if over else _ways_to_move(asked, colour)
        for colour, name in enumerate(COLOUR_NAMES)
    }


def _ways_to_move(state: Ganesha, colour: int) -> list[Offering]:
    found: list[Offering] = []
    for offered in range(COLOURS + 1):
        fits = colours_fit(state, offered, colour) and can_offer(state, offered)
        if fits and leaves_gems(state, offered, colour):
            count = state.held(state.seat, colour) - (1 if offered == colour else 0)
            first = state.filled[colour]
            values = [state.edition.slot_value(colour, first + n) for n in range(count)]
            gem = None if offered == NO_OFFERING else COLOUR_NAMES[offered]
            found.append({"offered": gem, "count": count, "values": values, "points": sum(values)})
    return sorted(found, key=_points, reverse=True)


def _points(offering: Offering) -> int:
    return offering["points"]


def _placings(state: Ganesha, seat: int) -> dict[str, int]:
    if state.phase != PLACE:
        return {}
    return {
        name: int(state.edition.slot_value(colour, state.filled[colour]))
        for colour, name in enumerate(COLOUR_NAMES)
        if state.held(seat, colour)
    }


def _petal(state: Ganesha, colour: int) -> Petal:
    edition = state.edition
    values = [edition.slot_value(colour, slot) for slot in range(edition.slots[colour])]
    left = values[state.filled[colour] :]
    return {"values": values, "sums": [sum(left[: n + 1]) for n in range(len(left))]}


# --- taking ------------------------------------------------------------


def _seconds(state: Ganesha) -> dict[str, Second]:
    found: dict[str, Second] = {}
    for hex_ in state.edition.altar.order if state.phase == TAKE else ():
        if state.occupied & BIT[hex_]:
            lifted = state.twin()
            lift_gem(lifted, hex_)
            bits = second_hexes(lifted) if may_take_more(lifted) else 0
            hexes = [HEX_NAMES[other] for other in lifted.edition.altar.order if bits & BIT[other]]
            if hexes:
                alike = state.in_slot(state.seat, 0) == state.in_slot(state.seat, SLOTS - 1)
                why: SecondGem = "anywhere" if alike else "adjacent"
                found[HEX_NAMES[hex_]] = {"hexes": hexes, "why": why}
    return found


def _storing(state: Ganesha) -> int | None:
    if state.phase != STORE:
        return None
    return 0 if state.first_gem != NO_GEM else 1  # as in `storing.next_gem`


def _asking(state: Ganesha) -> Asking | None:
    if state.phase in (LIFT, SET):
        return {"spice": SPICE_NAMES[CORIANDER], "place": f"tactics {state.seat} 1"}
    if state.spice == NO_SPICE:
        return None
    hex_ = HEX_NAMES[state.token_hex[state.spice]]
    return {"spice": SPICE_NAMES[state.spice], "place": f"hex {hex_}"}


def _returns(state: Ganesha) -> dict[str, list[Colour]]:
    if state.phase not in (SPICE, GIVE) or state.spice != GINGER:
        return {}
    return {
        str(seat): [
            name for colour, name in enumerate(COLOUR_NAMES) if exchangeable(state, seat, colour)
        ]
        for seat in range(state.players)
        if eligible(state, seat)
    }


# --- the game as a whole -----------------------------------------------


def _rounds(state: Ganesha) -> RoundsLeft:
    edition = state.edition
    refills = list(range(edition.refill, edition.rounds, edition.refill))
    left = [number - state.round for number in refills if number > state.round]
    playing = state.phase not in (PLACE, DONE)
    seats = [state.seat]
    while len(seats) < state.players - state.turns:
        seats.append(after(state, seats[-1]))
    return {
        "now": min(state.round + 1, edition.rounds),
        "count": edition.rounds,
        "refills": refills,
        "until_refill": left[0] if left else None,
        "until_final": max(edition.rounds - state.round, 0),
        "to_play": seats if playing else [],
    }


def _standing(state: Ganesha) -> list[Standing]:
    keys = rank_keys(state)
    order = sorted(range(state.players), key=lambda seat: keys[seat], reverse=True)
    found: list[Standing] = []
    for place, seat in enumerate(order):
        tie: TieBreak | None = None
        if place + 1 < len(order) and keys[order[place + 1]][0] == keys[seat][0]:
            tie = "sooner" if keys[order[place + 1]][1] != keys[seat][1] else "seat"
        found.append({"seat": seat, "tie": tie})
    return found


def _pawn(total: int, lap: int) -> Pawn:
    laps = (total - 1) // lap if total else 0
    return {"space": total - laps * lap, "lap": laps}


def _final_order(state: Ganesha) -> list[int]:
    first = state.seat if state.phase in (PLACE, DONE) else lowest(state)
    order = [(first + step) % state.players for step in range(state.players)]
    if state.phase in (PLACE, DONE):
        return [seat for seat in order if state.has_gems(seat)]
    return order
