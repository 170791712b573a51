"""The whole true state as plain data and back."""

from __future__ import annotations

from typing import Any

from mandapa.core.saving import check_table, read_numbers
from mandapa.games.ganesha.board import Board
from mandapa.games.ganesha.rows import COLOURS


def to_data(board: Board) -> dict[str, Any]:
    return {
        "players": board.players,
        "phase": board.phase,
        "opener": board.opener,
        "drum": board.drum,
        "round": board.round,
        "turns": board.turns,
        "seat": board.seat,
        "laid": board.laid,
        "free": board.free,
        "filling": board.filling,
        "clock": board.clock,
        "gems": [board.first_gem, board.second_gem],
        "lifted": [board.lifted_hex, board.lifted_colour],
        "spice": board.spice,
        "other": board.other,
        "coriander": board.coriander,
        "cinnamon": board.cinnamon,
        "slots_used": board.slots_used,
        "to_set": board.to_set,
        "treasury": [x for x in board.treasury],
        "tactics": [x for x in board.tactics],
        "altar": [x for x in board.altar],
        "token_hex": [x for x in board.token_hex],
        "bag": [x for x in board.bag],
        "filled": [x for x in board.filled],
        "earned": [x for x in board.earned],
        "peak": [x for x in board.peak],
        "reached": [x for x in board.reached],
    }


def from_data(board: Board, data: dict[str, Any]) -> None:
    """Fill a laid-out board; sizes are counted anew, so a changed file cannot lie about them."""
    check_table(data, {"players": board.players})
    board.phase = data["phase"]
    board.opener = data["opener"]
    board.drum = data["drum"]
    board.round = data["round"]
    board.turns = data["turns"]
    board.seat = data["seat"]
    board.laid = data["laid"]
    board.free = data["free"]
    board.filling = data["filling"]
    board.clock = data["clock"]
    board.first_gem = data["gems"][0]
    board.second_gem = data["gems"][1]
    board.lifted_hex = data["lifted"][0]
    board.lifted_colour = data["lifted"][1]
    board.spice = data["spice"]
    board.other = data["other"]
    board.coriander = data["coriander"]
    board.cinnamon = data["cinnamon"]
    board.slots_used = data["slots_used"]
    board.to_set = data["to_set"]
    board.treasury = read_numbers(data["treasury"], board.treasury)
    board.tactics = read_numbers(data["tactics"], board.tactics)
    board.altar = read_numbers(data["altar"], board.altar)
    board.token_hex = read_numbers(data["token_hex"], board.token_hex)
    board.bag = read_numbers(data["bag"], board.bag)
    board.filled = read_numbers(data["filled"], board.filled)
    board.earned = read_numbers(data["earned"], board.earned)
    board.peak = read_numbers(data["peak"], board.peak)
    board.reached = read_numbers(data["reached"], board.reached)
    board.bag_size = 0
    board.occupied = 0
    for colour in range(COLOURS):
        board.bag_size += board.bag[colour]
        board.occupied |= board.altar[colour]
