"""The whole true state as plain data and back."""

from __future__ import annotations

from typing import Any

from mandapa.core.saving import check_table, read_numbers
from mandapa.games.flowers.board import Board


def to_data(board: Board) -> dict[str, Any]:
    return {
        "players": board.players,
        "memory": board.memory,
        "phase": board.phase,
        "seat": board.seat,
        "start": board.start,
        "mandala": board.mandala,
        "to_draw": board.to_draw,
        "passes": board.passes,
        "set_up": board.set_up,
        "ending": board.ending,
        "left": board.left,
        "last": [
            board.last_seat,
            board.last_colour,
            board.last_count,
            board.last_mandala,
            board.last_face,
        ],
        "stacks": [board.dark_left, board.light_left],
        "flower_total": board.flower_total,
        "hands": [x for x in board.hands],
        "known": [x for x in board.known],
        "laid": [x for x in board.laid],
        "tiles": [x for x in board.tiles],
        "claim": [x for x in board.claim],
        "present": [x for x in board.present],
        "deck": [x for x in board.deck],
        "discard": [x for x in board.discard],
        "single": [x for x in board.single],
        "flowers": [x for x in board.flowers],
    }


def from_data(board: Board, data: dict[str, Any]) -> None:
    """Fill a laid-out board; sizes are counted anew, so a changed file cannot lie about them."""
    check_table(data, {"players": board.players, "memory": board.memory})
    board.phase = data["phase"]
    board.seat = data["seat"]
    board.start = data["start"]
    board.mandala = data["mandala"]
    board.to_draw = data["to_draw"]
    board.passes = data["passes"]
    board.set_up = data["set_up"]
    board.ending = data["ending"]
    board.left = data["left"]
    last = data["last"]
    board.last_seat = last[0]
    board.last_colour = last[1]
    board.last_count = last[2]
    board.last_mandala = last[3]
    board.last_face = last[4]
    board.dark_left = data["stacks"][0]
    board.light_left = data["stacks"][1]
    board.flower_total = data["flower_total"]
    board.hands = read_numbers(data["hands"], board.hands)
    board.known = read_numbers(data["known"], board.known)
    board.laid = read_numbers(data["laid"], board.laid)
    board.tiles = read_numbers(data["tiles"], board.tiles)
    board.claim = read_numbers(data["claim"], board.claim)
    board.present = read_numbers(data["present"], board.present)
    board.deck = read_numbers(data["deck"], board.deck)
    board.discard = read_numbers(data["discard"], board.discard)
    board.single = read_numbers(data["single"], board.single)
    board.flowers = read_numbers(data["flowers"], board.flowers)
    board.count_cards()
