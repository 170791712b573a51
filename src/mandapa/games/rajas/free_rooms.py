"""The palace from the river: a room without worker and entry die (9.8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.core.native import unless
from mandapa.games.rajas.agenda import first_kind, put_effect
from mandapa.games.rajas.area import refuse_sailing_room
from mandapa.games.rajas.board import CHOOSING_ROOM, Board
from mandapa.games.rajas.building import can_overbuild
from mandapa.games.rajas.effects import OVERBUILD
from mandapa.games.rajas.question import NOT_ASKED, Question
from mandapa.games.rajas.rows import FIRST_ROOM, ROOMS, among, room_chosen, room_row

FIRST_RIVER_ROOM: Final[i64] = 2  # the Great Mogul receives nobody from the river
NOT_FROM_THE_RIVER: Final[i64] = 908


def ask_room(board: Board) -> None:
    board.begun = False
    board.phase = CHOOSING_ROOM


@final
class ChooseRoom(Question):
    """One of the rooms 2 to 6, occupied or not (9.8)."""

    __slots__ = ()

    def legal(self, board: Board, buffer: vec[i64]) -> i64:
        written: i64 = 0
        for room in range(FIRST_RIVER_ROOM, ROOMS + 1):
            if refuse_free_room(board, room) == 0:
                buffer[written] = room_row(room)
                written += 1
        return written

    def refusal(self, board: Board, action: i64) -> i64:
        if not among(action, FIRST_ROOM, ROOMS):
            return NOT_ASKED
        return refuse_free_room(board, room_chosen(action))

    def apply(self, board: Board, action: i64) -> None:
        put_effect(board, board.edition.room(room_chosen(action)))


def refuse_free_room(board: Board, room: i64) -> i64:
    """Refuse a room whose benefit would be impossible."""
    if room < FIRST_RIVER_ROOM:
        return NOT_FROM_THE_RIVER
    effect = board.edition.room(room)
    if first_kind(board, effect) == OVERBUILD:
        return unless(can_overbuild(board), NOT_FROM_THE_RIVER)
    return refuse_sailing_room(board, effect)
