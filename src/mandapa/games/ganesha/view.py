"""The table as plain data. Everything lies open, so all seats see the same (clause 1.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT
from mandapa.games.ganesha.board import (
    FINAL,
    LAY,
    LINES,
    MANDALA,
    NO_HEX,
    NO_SPICE,
    NOBODY,
    PHASE_NAMES,
    RING,
    SPICE_POINTS,
    Board,
)
from mandapa.games.ganesha.rows import (
    COLOUR_NAMES,
    COLOURS,
    HEX_NAMES,
    NO_GEM,
    SLOTS,
    SPICE_NAMES,
)
from mandapa.games.ganesha.view_types import (
    Colour,
    FaceDown,
    GaneshaView,
    Hex,
    Lifted,
    PlayerTile,
    Reached,
    Spice,
)

FACE_DOWN: Final[FaceDown] = "face-down"


def view_of(board: Board, seat: int | None) -> GaneshaView:
    return {
        "version": 2,
        "players": board.players,
        "seat": seat,
        "phase": PHASE_NAMES[board.phase],
        "turn": board.seat,
        "asked": None if board.other == NOBODY else board.other,
        "opener": board.opener,
        "drum": board.drum,
        "round": board.round,
        "turns": board.turns,
        "altar": [_hex(board, hex_) for hex_ in board.edition.altar.order],
        "filling": board.filling,
        "bag": _by_colour(board.bag, 0),
        "mandala": _by_colour(board.filled, 0),
        "tiles": [_tile(board, s) for s in range(board.players)],
        "taken": [_gem(board.first_gem), _gem(board.second_gem)],
        "lifted": _lifted(board),
        "spice": None if board.spice == NO_SPICE else SPICE_NAMES[board.spice],
        "coriander": board.coriander,
        "cinnamon": board.cinnamon,
        "slots_used": [slot + 1 for slot in range(SLOTS) if board.slots_used & BIT[slot]],
        "to_set": board.to_set,
        "clock": board.clock,
    }


def _by_colour(numbers: vec[i64], first: i64) -> dict[Colour, int]:
    return {COLOUR_NAMES[colour]: numbers[first + colour] for colour in range(COLOURS)}


def _gem(colour: i64) -> Colour | None:
    return None if colour == NO_GEM else COLOUR_NAMES[colour]


def _hex(board: Board, hex_: i64) -> Hex:
    spice = board.token_on(hex_)
    token: Spice | FaceDown | None = None
    if spice != NO_SPICE:
        token = SPICE_NAMES[spice]
    elif board.laid & BIT[hex_]:
        token = FACE_DOWN
    return {"hex": HEX_NAMES[hex_], "gem": _gem(board.gem_on(hex_)), "spice": token}


def _tile(board: Board, seat: i64) -> PlayerTile:
    first = seat * LINES
    return {
        "treasury": _by_colour(board.treasury, seat * COLOURS),
        "tactics": [_gem(board.in_slot(seat, slot)) for slot in range(SLOTS)],
        "earned": {
            "mandala": board.earned[first + MANDALA],
            "spices": board.earned[first + SPICE_POINTS],
            "final": board.earned[first + FINAL],
        },
        "total": board.total(seat),
        "reached": _reached(board, seat),
    }


def _reached(board: Board, seat: i64) -> list[Reached]:
    """Return the totals whose dates are kept, up to the highest so far."""
    found: list[Reached] = []
    peak = board.peak[seat]
    for total in range(max(peak - RING + 1, 1), peak + 1):
        found.append({"total": total, "date": board.reached[seat * RING + total % RING]})
    return found


def _lifted(board: Board) -> Lifted | None:
    """Return the first gem of the turn: its hex and its colour when it was taken."""
    if board.lifted_hex == NO_HEX:
        return None
    return {"hex": HEX_NAMES[board.lifted_hex], "colour": COLOUR_NAMES[board.lifted_colour]}


# --- and back ----------------------------------------------------------


def read_view(board: Board, view: GaneshaView) -> None:
    """Fill a laid-out board from a view, which contains everything."""
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    asked = view["asked"]
    board.other = NOBODY if asked is None else asked
    board.opener = view["opener"]
    board.drum = view["drum"]
    board.round = view["round"]
    board.turns = view["turns"]
    board.filling = view["filling"]
    board.clock = view["clock"]
    _read_altar(board, view)
    _read_turn(board, view)
    _read_colours(view["bag"], board.bag, 0)
    _read_colours(view["mandala"], board.filled, 0)
    board.bag_size = sum(view["bag"].values())
    for seat in range(board.players):
        _read_tile(board, seat, view["tiles"][seat])


def _read_colours(counts: dict[Colour, int], into: vec[i64], first: i64) -> None:
    for colour in range(COLOURS):
        into[first + colour] = counts[COLOUR_NAMES[colour]]


def _colour(gem: Colour | None) -> i64:
    return NO_GEM if gem is None else COLOUR_NAMES.index(gem)


def _read_tile(board: Board, seat: i64, tile: PlayerTile) -> None:
    _read_colours(tile["treasury"], board.treasury, seat * COLOURS)
    for slot in range(SLOTS):
        board.tactics[seat * SLOTS + slot] = _colour(tile["tactics"][slot])
    earned = tile["earned"]
    board.earned[seat * LINES + MANDALA] = earned["mandala"]
    board.earned[seat * LINES + SPICE_POINTS] = earned["spices"]
    board.earned[seat * LINES + FINAL] = earned["final"]
    for reached in tile["reached"]:
        total: i64 = reached["total"]
        board.reached[seat * RING + total % RING] = reached["date"]
        board.peak[seat] = total


def _read_altar(board: Board, view: GaneshaView) -> None:
    altar = board.edition.altar
    near: i64 = 0
    for field in view["altar"]:
        hex_: i64 = HEX_NAMES.index(field["hex"])
        gem, spice = field["gem"], field["spice"]
        if gem is not None:
            board.altar[_colour(gem)] |= BIT[hex_]
            board.occupied |= BIT[hex_]
        if spice is not None:
            board.laid |= BIT[hex_]
            near |= altar.near[hex_]
            if spice != FACE_DOWN:
                board.token_hex[SPICE_NAMES.index(spice)] = hex_
    if board.phase == LAY:
        board.free = altar.used & ~board.laid & ~near


def _read_turn(board: Board, view: GaneshaView) -> None:
    board.first_gem = _colour(view["taken"][0])
    board.second_gem = _colour(view["taken"][1])
    lifted, spice = view["lifted"], view["spice"]
    if lifted is not None:
        board.lifted_hex = HEX_NAMES.index(lifted["hex"])
        board.lifted_colour = _colour(lifted["colour"])
    if spice is not None:
        board.spice = SPICE_NAMES.index(spice)
    board.coriander = view["coriander"]
    board.cinnamon = view["cinnamon"]
    for slot in view["slots_used"]:
        board.slots_used |= BIT[slot - 1]
    board.to_set = view["to_set"]
