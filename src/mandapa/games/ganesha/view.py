"""The table as plain data. Everything lies open, so all seats see the same (clause 1.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mandapa.core.naming import (
    counts_read,
    counts_shown,
    name_read,
    name_shown,
    number_read,
    number_shown,
)
from mandapa.core.native import BIT
from mandapa.games.ganesha.board import (
    FINAL,
    LAY,
    LINES,
    MANDALA,
    NO_HEX,
    PHASE_NAMES,
    RING,
    SPICE_POINTS,
    Board,
)
from mandapa.games.ganesha.rows import (
    COLOUR_NAMES,
    COLOURS,
    HEX_NAMES,
    SLOTS,
    SPICE_NAMES,
)
from mandapa.games.ganesha.view_types import (
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
        "asked": number_shown(board.other),
        "opener": board.opener,
        "drum": board.drum,
        "round": board.round,
        "turns": board.turns,
        "altar": [_hex(board, hex_) for hex_ in board.edition.altar.order],
        "filling": board.filling,
        "bag": counts_shown(board.bag, 0, COLOUR_NAMES),
        "mandala": counts_shown(board.filled, 0, COLOUR_NAMES),
        "tiles": [_tile(board, s) for s in range(board.players)],
        "taken": [name_shown(gem, COLOUR_NAMES) for gem in (board.first_gem, board.second_gem)],
        "lifted": _lifted(board),
        "spice": name_shown(board.spice, SPICE_NAMES),
        "coriander": board.coriander,
        "cinnamon": board.cinnamon,
        "slots_used": [slot + 1 for slot in range(SLOTS) if board.slots_used & BIT[slot]],
        "to_set": board.to_set,
        "clock": board.clock,
    }


def _hex(board: Board, hex_: i64) -> Hex:
    token: Spice | FaceDown | None = name_shown(board.token_on(hex_), SPICE_NAMES)
    if token is None and board.laid & BIT[hex_]:
        token = FACE_DOWN
    gem = name_shown(board.gem_on(hex_), COLOUR_NAMES)
    return {"hex": HEX_NAMES[hex_], "gem": gem, "spice": token}


def _tile(board: Board, seat: i64) -> PlayerTile:
    first = seat * LINES
    return {
        "treasury": counts_shown(board.treasury, seat * COLOURS, COLOUR_NAMES),
        "tactics": [name_shown(board.in_slot(seat, slot), COLOUR_NAMES) for slot in range(SLOTS)],
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
    board.other = number_read(view["asked"])
    board.opener = view["opener"]
    board.drum = view["drum"]
    board.round = view["round"]
    board.turns = view["turns"]
    board.filling = view["filling"]
    board.clock = view["clock"]
    _read_altar(board, view)
    _read_turn(board, view)
    counts_read(view["bag"], board.bag, 0, COLOUR_NAMES)
    counts_read(view["mandala"], board.filled, 0, COLOUR_NAMES)
    board.count_gems()
    for seat in range(board.players):
        _read_tile(board, seat, view["tiles"][seat])


def _read_tile(board: Board, seat: i64, tile: PlayerTile) -> None:
    counts_read(tile["treasury"], board.treasury, seat * COLOURS, COLOUR_NAMES)
    for slot in range(SLOTS):
        board.tactics[seat * SLOTS + slot] = name_read(tile["tactics"][slot], COLOUR_NAMES)
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
            board.altar[COLOUR_NAMES.index(gem)] |= BIT[hex_]
        if spice is not None:
            board.laid |= BIT[hex_]
            near |= altar.near[hex_]
            if spice != FACE_DOWN:
                board.token_hex[SPICE_NAMES.index(spice)] = hex_
    if board.phase == LAY:
        board.free = altar.used & ~board.laid & ~near


def _read_turn(board: Board, view: GaneshaView) -> None:
    board.first_gem = name_read(view["taken"][0], COLOUR_NAMES)
    board.second_gem = name_read(view["taken"][1], COLOUR_NAMES)
    lifted = view["lifted"]
    if lifted is not None:
        board.lifted_hex = HEX_NAMES.index(lifted["hex"])
        board.lifted_colour = COLOUR_NAMES.index(lifted["colour"])
    board.spice = name_read(view["spice"], SPICE_NAMES)
    board.coriander = view["coriander"]
    board.cinnamon = view["cinnamon"]
    for slot in view["slots_used"]:
        board.slots_used |= BIT[slot - 1]
    board.to_set = view["to_set"]
