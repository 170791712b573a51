"""The dice that a ply moves, read off the views before and after it."""

from __future__ import annotations

from mandapa.core.changes import Move
from mandapa.games.rajas.rows import COLOUR_NAMES, FACES
from mandapa.games.rajas.view_types import Colour, RajasView


def move_dice(before: RajasView, after: RajasView, words: list[str]) -> list[Move]:
    """Tell of dice spent, turned over, picked up, rolled and taken, in this order.

    Without words several dice may have been rolled: what they show is not told.
    """
    kind = words[0] if words else ""
    seat = before["turn"]
    moves: list[Move] = []
    if kind == "pay":
        moves.append(Move(_die(words[1], words[2]), f"dice {seat}", f"pool {words[1]}"))
    elif kind == "flip":
        face = int(FACES) + 1 - int(words[2])
        moves.append(Move(_die(words[1], face), f"dice {seat}", f"dice {seat}"))
    elif kind == "reroll":
        moves.append(Move(_die(words[1], words[2]), f"dice {seat}", f"rolling {seat}"))
    for colour in COLOUR_NAMES:
        own = bool(words) and words[0] in ("pay", "reroll", "roll") and words[1] == colour
        taken = before["pool"][colour] - after["pool"][colour]
        if own and kind == "pay":
            taken += 1
        if not kind or (own and kind == "roll"):
            _roll(moves, before, after, colour, taken, words)
        if taken:
            taker = seat if before["stage"] == "play" else after["turn"]
            moves.append(Move(_die(colour, "?"), f"pool {colour}", f"rolling {taker}", taken))
    return moves


def _roll(
    moves: list[Move],
    before: RajasView,
    after: RajasView,
    colour: Colour,
    taken: int,
    words: list[str],
) -> None:
    """Tell of the die that was rolled, or of all of a colour that are imagined to be."""
    seat = before["turn"]
    if words:
        moves.append(Move(_die(colour, words[2]), f"rolling {seat}", f"dice {seat}"))
        return
    count = before["asked"]["rolling"][colour] + taken - after["asked"]["rolling"][colour]
    if count:
        moves.append(Move(_die(colour, "?"), f"rolling {seat}", f"dice {seat}", count))


def _die(colour: str, face: str | int) -> str:
    return f"die {colour} {face}"
