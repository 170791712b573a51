"""The whole true state as plain data and back."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mandapa.games.mandala_stones.board import Board


def to_data(board: Board) -> dict[str, Any]:
    return {
        "players": board.players,
        "open_stacks": board.open_stacks,
        "phase": board.phase,
        "seat": board.seat,
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
    board.phase = data["phase"]
    board.seat = data["seat"]
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
    board.piles = _numbers(data["piles"], board.piles)
    board.artists = _numbers(data["artists"], board.artists)
    board.spaces = _numbers(data["spaces"], board.spaces)
    board.bag = _numbers(data["bag"], board.bag)
    board.left = _numbers(data["left"], board.left)
    board.scored = _numbers(data["scored"], board.scored)
    board.earned = _numbers(data["earned"], board.earned)
    board.held = _numbers(data["held"], board.held)
    board.count_masks()


def _numbers(given: list[int], like: vec[i64]) -> vec[i64]:
    if len(given) != len(like):
        raise ValueError(f"a list of {len(given)} numbers where {len(like)} belong")
    return vec[i64]([number for number in given])
