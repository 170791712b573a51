"""What a ply does: things that move and amounts that change.

Boards draw movements by it. It is read off the views before and after a ply, so that it tells
no reader more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mandapa.core.actions import UNKNOWN


class Move(NamedTuple):
    """Things that go from one place to another. Places and things are named by the game.

    A name is words with a space between them, the general ones first (`card red`, `hand 0`; seats
    count from 0). `?` stands for what the reader cannot know.
    """

    what: str
    source: str
    target: str
    amount: int | None = 1  # `None`: it depends on what the reader cannot know


class Gain(NamedTuple):
    """An amount that a seat gains, or loses if it is negative.

    `gain-<what>` in the game's words names the amount, `why-<why>` the reason.
    """

    seat: int
    what: str
    amount: int | None  # `None`: it depends on what the reader cannot know
    why: str


class Changes(NamedTuple):
    """All moves and gains of a ply, in the order in which they happen."""

    moves: tuple[Move, ...] = ()
    gains: tuple[Gain, ...] = ()


NOTHING = Changes()


def joined(parts: Iterable[Changes]) -> Changes:
    """Return the changes of several plies as one."""
    every = list(parts)
    return Changes(
        tuple(move for one in every for move in one.moves),
        tuple(gain for one in every for gain in one.gains),
    )


def merged(one: Changes, other: Changes) -> Changes:
    """Return what two worlds have in common; what differs is unknown."""
    if one == other:
        return one
    return Changes(_merged_moves(one.moves, other.moves), _merged_gains(one.gains, other.gains))


_Way = tuple[str, str, str]  # kind of thing, source, target


def _merged_moves(one: tuple[Move, ...], other: tuple[Move, ...]) -> tuple[Move, ...]:
    mine, theirs = _by_way(one), _by_way(other)
    found: list[Move] = []
    for way in (*mine, *(way for way in theirs if way not in mine)):
        here, there = mine.get(way, []), theirs.get(way, [])
        if here == there:
            found += here
            continue
        counts = _count(here), _count(there)
        kind, source, target = way
        if {move.what for move in here} == {move.what for move in there} and len(here) == 1:
            what = here[0].what
        else:
            what = f"{kind} {UNKNOWN}"
        found.append(Move(what, source, target, counts[0] if counts[0] == counts[1] else None))
    return tuple(found)


def _count(moves: list[Move]) -> int | None:
    """Return how many things move, if it is known of all of them."""
    amounts = [move.amount for move in moves if move.amount is not None]
    return sum(amounts) if len(amounts) == len(moves) else None


def _by_way(moves: tuple[Move, ...]) -> dict[_Way, list[Move]]:
    found: dict[_Way, list[Move]] = {}
    for move in moves:
        found.setdefault((move.what.split()[0], move.source, move.target), []).append(move)
    return found


def _merged_gains(one: tuple[Gain, ...], other: tuple[Gain, ...]) -> tuple[Gain, ...]:
    mine, theirs = _by_reason(one), _by_reason(other)
    return tuple(
        Gain(seat, what, mine.get(key) if mine.get(key) == theirs.get(key) else None, why)
        for key in (*mine, *(key for key in theirs if key not in mine))
        for seat, what, why in (key,)
    )


def _by_reason(gains: tuple[Gain, ...]) -> dict[tuple[int, str, str], int | None]:
    found: dict[tuple[int, str, str], int | None] = {}
    for gain in gains:
        key = gain.seat, gain.what, gain.why
        before = found.get(key, 0)
        known = before is not None and gain.amount is not None
        found[key] = before + gain.amount if known else None  # type: ignore[operator]
    return found
