"""What happened at a table, as each reader may know it: told once and kept for all who read from
the same seat.

The last decision is told from the states that the match went through (`Table.passed`). Only a
reader who missed more than that, or comes after a restart, has the game played through again.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from mandapa.core.actions import UNKNOWN
from mandapa.core.changes import Changes
from mandapa.core.contract import State
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Line, Moment, Reader, moments
from mandapa.core.views import View
from mandapa.server.table import Table


class Told(NamedTuple):
    """What one ply did, as one reader may know it."""

    ply: int
    actor: int
    seen: str
    changes: Changes


@dataclass
class _Group:
    """The plies of one event, told."""

    begin: tuple[int, int]  # event, first ply
    stop: int
    lines: list[Line]
    live: list[Line]  # for those who saw it happen
    plies: list[Told]


@dataclass
class _Narration:
    """What has been told to a reader so far."""

    groups: list[_Group] = field(default_factory=list)
    state: State | None = None  # how the game stood then, if there is more to tell
    view: View | None = None  # after the last group
    now: tuple[int, View] | None = None  # the turn, and what the reader sees then


MOST_PLIES: Final = 60  # whose moves are told to someone who comes back
AT_ONCE: Final = 40  # plies that are told before others get their turn
_NARRATIONS: Final[WeakKeyDictionary[Table, dict[Reader, _Narration]]] = WeakKeyDictionary()


def narration(
    table: Table, reader: Reader, first: int, present_since: int | None
) -> list[tuple[int, Line]]:
    """Return the lines from a ply on for a reader, each with its group's first ply."""
    if table.match is None or first >= len(table.match.plies):
        return []
    reader = _as_told(table, reader)
    told = _NARRATIONS.setdefault(table, {}).setdefault(reader, _Narration())
    _bring_up_to_date(table, table.match, reader, told)
    found: list[tuple[int, Line]] = []
    for group in reversed(told.groups):
        event, start = group.begin
        if start < first:
            break
        saw_it = present_since is not None and event > present_since
        found[:0] = [(start, line) for line in (group.live if saw_it else group.lines)]
    return found


def newest_plies(table: Table, reader: Reader, first: int) -> list[Told]:
    """Return what the plies from `first` on did, at most the newest; they have been told."""
    if table.match is None or first >= len(table.match.plies):
        return []
    reader = _as_told(table, reader)
    first = max(first, len(table.match.plies) - MOST_PLIES)
    found: list[Told] = []
    for group in reversed(_NARRATIONS[table][reader].groups):
        if group.stop <= first:
            break
        found[:0] = [one for one in group.plies if one.ply >= first]
    return found


def told_plies(table: Table, seen: Sequence[Moment[Any]], first: int) -> list[Told]:
    """Return what plies did that a reader saw, the first of them with this number."""
    narrator = table.narrator
    return [
        Told(first + number, one.actor, one.seen, narrator.changes(one))
        for number, one in enumerate(seen)
    ]


async def catch_up(table: Table, reader: Reader) -> None:
    """Prepare a long story bit by bit, so that the other tables need not wait. The lock is held."""
    if table.match is None:
        return
    reader = _as_told(table, reader)
    told = _NARRATIONS.setdefault(table, {}).setdefault(reader, _Narration())
    while _bring_up_to_date(table, table.match, reader, told, AT_ONCE):
        await asyncio.sleep(0)


def nearly_told(table: Table, reader: Reader) -> bool:
    """Whether a reader's story lacks at most the last decision, which takes no time to tell."""
    told = _NARRATIONS.get(table, {}).get(_as_told(table, reader))
    return table.match is None or (told is not None and len(told.groups) >= len(table.groups) - 1)


def _as_told(table: Table, reader: Reader) -> Reader:
    """Return whose story a reader is told: where nothing is secret, a spectator's does for all."""
    return None if reader == EVERYONE and not table.setup.game.secrets else reader


def _bring_up_to_date(
    table: Table, match: Match, reader: Reader, told: _Narration, most: int | None = None
) -> bool:
    """Tell the groups that are new, as many as have `most` plies; whether some are left."""
    starts = table.groups
    # Groups are only ever taken from the end or added there, so the last ones tell it all.
    while told.groups and not _holds(told, starts, len(match.plies)):
        told.groups.pop()
        told.state = told.view = None
    begun = told.groups[-1].stop if told.groups else 0
    for number in range(len(told.groups), len(starts)):
        begin, stop = starts[number], _stop(starts, number, len(match.plies))
        if most is not None and begin[1] - begun >= most:
            return True
        seen = moments(
            match,
            reader,
            begin[1],
            stop,
            states=_states(table, match, told, begin[1], stop),
            view=told.view,
        )
        if seen:
            told.view = seen[-1].after
        lines = live = table.narrator.narrate(seen) if seen else []
        if any(UNKNOWN in moment.seen for moment in seen):
            live = table.narrator.narrate([dataclasses.replace(one, live=True) for one in seen])
        recent = stop > len(match.plies) - MOST_PLIES
        plies = told_plies(table, seen, begin[1]) if recent else []
        told.groups.append(_Group(begin, stop, lines, live, plies))
        _forget_old_plies(told)
    told.state = None
    return False


def _forget_old_plies(told: _Narration) -> None:
    """Keep what plies did only as long as anyone may be told of it."""
    first = told.groups[-1].stop - MOST_PLIES
    for group in reversed(told.groups):
        if group.stop <= first:
            if not group.plies:
                break
            group.plies = []


def _states(table: Table, match: Match, told: _Narration, start: int, stop: int) -> Iterable[State]:
    """Return the states between two plies: those of the last decision are at hand."""
    passed = table.passed
    if passed and passed.start == start and len(passed.states) == stop - start + 1:
        return passed.states
    if told.state is None:
        told.state = match.state_at(start)
    return match.states(start, stop, told.state)


def view_now(table: Table, match: Match, seat: int | None) -> View:
    """Return what a seat sees now: made once for all who look from it."""
    told = _NARRATIONS.setdefault(table, {}).setdefault(seat, _Narration())
    if told.now is None or told.now[0] != table.position_seq:
        up_to_date = told.view and len(told.groups) == len(table.groups)
        if told.view and up_to_date and _holds(told, table.groups, len(match.plies)):
            told.now = table.position_seq, told.view
        else:
            told.now = table.position_seq, match.view(seat)
    return told.now[1]


def _holds(told: _Narration, starts: list[tuple[int, int]], plies: int) -> bool:
    """Whether the group that was told last is still part of the game, and as long as it was."""
    last = len(told.groups) - 1
    same = last < len(starts) and told.groups[last].begin == starts[last]
    return same and told.groups[last].stop == _stop(starts, last, plies)


def _stop(starts: list[tuple[int, int]], number: int, plies: int) -> int:
    return starts[number + 1][1] if number + 1 < len(starts) else plies
