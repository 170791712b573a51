"""The summary of a finished match: points over time, turning points, what each player did.

It contains true points, so it is only for matches whose draws are no longer secret.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from mandapa.core.match import Match
from mandapa.server.events import Act, AnyEvent, Begin, Chat, Undo
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.replays import reader_of
from mandapa.server.sentences import words_of
from mandapa.server.table import Table

MOST_MOMENTS: Final = 1500  # points of a curve; they bound the cost
SWINGS: Final = 3


class Turn(msgspec.Struct, frozen=True):
    """A turn of a seat: its first ply, and the points it brought."""

    ply: int
    seat: int
    change: int


class Tally(msgspec.Struct, frozen=True):
    """How often a player did something."""

    text: str
    count: int


class SeatSummary(msgspec.Struct, frozen=True):
    """What a player did in this game."""

    decisions: int
    turns: int
    seconds: int | None  # at a table with a clock
    tallies: list[Tally]
    best: Turn | None  # the turn with the largest gain


class GameSummary(msgspec.Struct, frozen=True):
    """How a game went. Points stand as `points[seat][kind][moment]`, in the order of `labels`."""

    race: bool  # points are the gap between two markers
    labels: dict[str, str]
    moments: list[int]  # plies, from the first to the end
    points: list[list[list[int]]]
    swings: list[Turn]  # by how much a turn moved its seat against the best of the others
    lead: Turn | None  # the last change of the lead, and how far ahead the new leader then was
    seats: list[SeatSummary]


@dataclass(frozen=True)
class _Computed:
    """Everything that does not depend on the language; it never changes."""

    moments: list[int]
    sheets: list[list[dict[str, int]]]  # of each moment, for each seat
    turns: list[tuple[int, int]]  # the first ply and the seat of the turn after each moment
    counts: list[Counter[str]]
    decisions: list[int]
    seconds: list[int] | None


_KEPT: Final[WeakKeyDictionary[Table, _Computed]] = WeakKeyDictionary()


async def summary(hall: Hall, table: Table, person: Person, lang: str) -> GameSummary:
    reader_of(table, person, "everyone")  # refused while something is secret
    found = _KEPT.get(table)
    if found is None:
        assert table.match is not None
        history = await hall.store.history(table.id) if table.plan.clock else None
        found = await asyncio.to_thread(_compute, table.match, history)
        _KEPT[table] = found
    return _told(table, found, lang)


def _told(table: Table, found: _Computed, lang: str) -> GameSummary:
    words, game = words_of(table.plan.game, lang), table.setup.game
    seats = range(len(table.seats))
    totals = [[sum(sheet.values()) for sheet in sheets] for sheets in found.sheets]
    gains = [
        Turn(ply, seat, totals[number + 1][seat] - totals[number][seat])
        for number, (ply, seat) in enumerate(found.turns)
    ]
    keys = list(found.sheets[0][0])
    return GameSummary(
        race=game.race,
        labels={key: words.text(f"score-{key}") for key in keys},
        moments=found.moments,
        points=[[[sheets[seat][key] for sheets in found.sheets] for key in keys] for seat in seats],
        swings=_swings(found, totals),
        lead=_last_lead(found, totals),
        seats=[
            SeatSummary(
                decisions=found.decisions[seat],
                turns=sum(turn.seat == seat for turn in gains),
                seconds=found.seconds[seat] if found.seconds else None,
                tallies=[
                    Tally(words.text(f"tally-{kind}"), found.counts[seat][kind])
                    for kind in game.tallies
                ],
                best=max(
                    (turn for turn in gains if turn.seat == seat and turn.change > 0),
                    key=lambda turn: turn.change,
                    default=None,
                ),
            )
            for seat in seats
        ],
    )


def _swings(found: _Computed, totals: list[list[int]]) -> list[Turn]:
    swings = [
        Turn(ply, seat, _margin(totals[number + 1], seat) - _margin(totals[number], seat))
        for number, (ply, seat) in enumerate(found.turns)
    ]
    largest = sorted(swings, key=lambda turn: -abs(turn.change))[:SWINGS]
    return [turn for turn in largest if turn.change]


def _last_lead(found: _Computed, totals: list[list[int]]) -> Turn | None:
    """Return the last turn that put another player alone in the lead."""
    leader, last = None, None
    for number, points in enumerate(totals):
        first = max(range(len(points)), key=points.__getitem__)
        ahead = _margin(points, first)
        if ahead > 0 and first != leader:
            if leader is not None:
                last = Turn(found.turns[number - 1][0], first, ahead)
            leader = first
    return last


def _margin(points: list[int], seat: int) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _compute(match: Match, history: Sequence[tuple[int, AnyEvent]] | None) -> _Computed:
    """Replay the log and collect the points between turns."""
    seats, actions = len(match.names), match.setup.game.actions
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    decisions = [0] * seats
    begins: list[tuple[int, int]] = []
    for number, ply in enumerate(match.plies):
        if ply.actor < 0:
            continue
        counts[ply.actor][actions.parse(actions[ply.action].notation)[0]] += 1
        decisions[ply.actor] += not ply.forced
        if not begins or begins[-1][1] != ply.actor:
            begins.append((number, ply.actor))
    step = max(1, -(-len(begins) // MOST_MOMENTS))
    turns = begins[::step]
    stops = [ply for ply, _ in turns] + [len(match.plies)]
    state, sheets, at = match.setup.new(), [], 0
    for stop in stops:
        for ply in match.plies[at:stop]:
            state.apply(ply.action)
        at = stop
        sheets.append(state.scores())
    seconds = _seconds(history, seats) if history else None
    return _Computed(stops, sheets, turns, counts, decisions, seconds)


def _seconds(history: Sequence[tuple[int, AnyEvent]], seats: int) -> list[int]:
    """Return the time that each seat took to decide, without pauses and downtime."""
    used, since = [0] * seats, None
    for at, event in history:
        if isinstance(event, Act) and since is not None:
            used[event.seat] += at - since
        if isinstance(event, (Begin, Act, Undo)):
            since = at
        elif not isinstance(event, Chat):
            since = None
    return [round(one / 1000) for one in used]
