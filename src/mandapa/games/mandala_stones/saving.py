"""The whole true state as plain data and back."""

from __future__ import annotations

from typing import Any

from mandapa.core.saving import check_table, read_numbers
from mandapa.games.mandala_stones.board import Board


def to_data(board: Board) -> dict[str, Any]:
    return {
        "players": board.players,
        "open_stacks": board.open_stacks,
        "phase": board.phase,
        "seat": board.seat,
        "start": board.start,
        "set_up": board.set_up,
        "laid": board.laid,
        "dealt": board.dealt,
        "to_show": board.to_show,
        "moving": [board.artist, board.circle, board.first],
        "hands_covered": board.hands_covered,
        "ending": board.ending,
        "scored_count": board.scored_count,
        "piles": [x for x in board.piles],
        "artists": [x for x in board.artists],
        "spaces": [x for x in board.spaces],
        "bag": [x for x in board.bag],
        "left": [x for x in board.left],
        "scored": [x for x in board.scored],
        "earned": [x for x in board.earned],
        "held": [x for x in board.held],
    }


def from_data(board: Board, data: dict[str, Any]) -> None:
    """Fill a laid-out board; masks are worked out anew, so a changed file cannot lie about them."""
    check_table(data, {"players": board.players, "open_stacks": board.open_stacks})
    board.phase = data["phase"]
    board.seat = data["seat"]
    board.start = data["start"]
    board.set_up = data["set_up"]
    board.laid = data["laid"]
    board.dealt = data["dealt"]
    board.to_show = data["to_show"]
    board.artist = data["moving"][0]
    board.circle = data["moving"][1]
    board.first = data["moving"][2]
    board.hands_covered = data["hands_covered"]
    board.ending = data["ending"]
    board.scored_count = data["scored_count"]
    board.piles = read_numbers(data["piles"], board.piles)
    board.artists = read_numbers(data["artists"], board.artists)
    board.spaces = read_numbers(data["spaces"], board.spaces)
    board.bag = read_numbers(data["bag"], board.bag)
    board.left = read_numbers(data["left"], board.left)
    board.scored = read_numbers(data["scored"], board.scored)
    board.earned = read_numbers(data["earned"], board.earned)
    board.held = read_numbers(data["held"], board.held)
    board.count_masks()
