"""The table as plain data. Everything lies open, so all seats see the same (clause 1.6)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import BIT, as_list
from mandapa.games.ganesha.board import (
    LAY,
    LINES,
    NO_HEX,
    NO_SPICE,
    NOBODY,
    PHASE_NAMES,
    RING,
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

FACE_DOWN: Final = "face-down"


def view_of(board: Board, seat: int | None) -> dict[str, Any]:
    seats = range(board.players)
    return {
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
        "bag": as_list(board.bag, 0, COLOURS),
        "mandala": as_list(board.filled, 0, COLOURS),
        "treasuries": [as_list(board.treasury, s * COLOURS, COLOURS) for s in seats],
        "tactics": [_tactics(board, s) for s in seats],
        "taken": [_gem(board.first_gem), _gem(board.second_gem)],
        "lifted": _lifted(board),
        "spice": None if board.spice == NO_SPICE else SPICE_NAMES[board.spice],
        "coriander": board.coriander,
        "cinnamon": board.cinnamon,
        "slots_used": [slot for slot in range(SLOTS) if board.slots_used & BIT[slot]],
        "to_set": board.to_set,
        "earned": [as_list(board.earned, s * LINES, LINES) for s in seats],
        "totals": [board.total(s) for s in seats],
        "clock": board.clock,
        "peaks": as_list(board.peak, 0, board.players),
        "reached": [as_list(board.reached, s * RING, RING) for s in seats],
    }


def _gem(colour: i64) -> str | None:
    return None if colour == NO_GEM else COLOUR_NAMES[colour]


def _hex(board: Board, hex_: i64) -> dict[str, Any]:
    spice = board.token_on(hex_)
    token = None if spice == NO_SPICE else SPICE_NAMES[spice]
    if token is None and board.laid & BIT[hex_]:
        token = FACE_DOWN
    return {
        "hex": HEX_NAMES[hex_],
        "gem": _gem(board.gem_on(hex_)),
        "spice": token,
    }


def _tactics(board: Board, seat: i64) -> list[str | None]:
    return [_gem(board.in_slot(seat, slot)) for slot in range(SLOTS)]


def _lifted(board: Board) -> dict[str, Any] | None:
    """The first gem of the turn: where it was taken and what it was then."""
    if board.lifted_hex == NO_HEX:
        return None
    return {"hex": HEX_NAMES[board.lifted_hex], "colour": _gem(board.lifted_colour)}


# --- and back ----------------------------------------------------------


def read_view(board: Board, view: dict[str, Any]) -> None:
    """Fill a laid-out board with what a view tells, which is everything."""
    board.phase = PHASE_NAMES.index(view["phase"])
    board.seat = view["turn"]
    board.other = NOBODY if view["asked"] is None else view["asked"]
    board.opener = view["opener"]
    board.drum = view["drum"]
    board.round = view["round"]
    board.turns = view["turns"]
    board.filling = view["filling"]
    board.clock = view["clock"]
    _read_altar(board, view)
    _read_turn(board, view)
    board.bag_size = 0
    for colour in range(COLOURS):
        board.bag[colour] = view["bag"][colour]
        board.bag_size += board.bag[colour]
        board.filled[colour] = view["mandala"][colour]
    for seat in range(board.players):
        board.peak[seat] = view["peaks"][seat]
        _copy(view["treasuries"][seat], board.treasury, seat * COLOURS)
        _copy(view["earned"][seat], board.earned, seat * LINES)
        _copy(view["reached"][seat], board.reached, seat * RING)
        _copy([_colour(gem) for gem in view["tactics"][seat]], board.tactics, seat * SLOTS)


def _copy(numbers: list[int], into: vec[i64], first: i64) -> None:
    for place, number in enumerate(numbers):
        into[first + place] = number


def _colour(gem: str | None) -> int:
    return NO_GEM if gem is None else COLOUR_NAMES.index(gem)


def _read_altar(board: Board, view: dict[str, Any]) -> None:
    altar = board.edition.altar
    near: i64 = 0
    for field in view["altar"]:
        hex_: i64 = HEX_NAMES.index(field["hex"])
        if field["gem"] is not None:
            board.altar[_colour(field["gem"])] |= BIT[hex_]
            board.occupied |= BIT[hex_]
        if field["spice"] is not None:
            board.laid |= BIT[hex_]
            near |= altar.near[hex_]
            if field["spice"] != FACE_DOWN:
                board.token_hex[SPICE_NAMES.index(field["spice"])] = hex_
    if board.phase == LAY:
        board.free = altar.used & ~board.laid & ~near


def _read_turn(board: Board, view: dict[str, Any]) -> None:
    board.first_gem = _colour(view["taken"][0])
    board.second_gem = _colour(view["taken"][1])
    if view["lifted"] is not None:
        board.lifted_hex = HEX_NAMES.index(view["lifted"]["hex"])
        board.lifted_colour = _colour(view["lifted"]["colour"])
    if view["spice"] is not None:
        board.spice = SPICE_NAMES.index(view["spice"])
    board.coriander = view["coriander"]
    board.cinnamon = view["cinnamon"]
    for slot in view["slots_used"]:
        board.slots_used |= BIT[slot]
    board.to_set = view["to_set"]
