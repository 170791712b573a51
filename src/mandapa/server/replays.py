"""Replays of finished matches: at any ply, from any seat, as a log, verified."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from mandapa.core.errors import LogError
from mandapa.core.log import to_text
from mandapa.core.match import Match
from mandapa.core.narration import EVERYONE, Reader, moments, view_for
from mandapa.core.views import View
from mandapa.server.blocks import Block
from mandapa.server.happenings import happenings
from mandapa.server.identity import Person
from mandapa.server.messages import Happening, Outcome, StoryLine, TableFacts
from mandapa.server.narration import MOST_PLIES, narration, told_plies
from mandapa.server.refusals import Refusal
from mandapa.server.sentences import shown_names, story_lines
from mandapa.server.snapshot import facts, outcome, prospects, text_blocks
from mandapa.server.table import Table


class Replay(msgspec.Struct, frozen=True):
    """A finished match as one reader may know it."""

    facts: TableFacts
    names: list[str]
    perspective: str
    plies: int
    actors: list[int]
    story: list[StoryLine]
    outcome: Outcome | None
    seed: str
    kept: Mapping[str, Any]  # what a picture of the game shows beside its last view


class Position(msgspec.Struct, frozen=True):
    """A replay at one ply: before it, after all plies before it."""

    ply: int
    actor: int | None
    view: View
    prospects: Mapping[str, Any] | None  # as those of a table
    words: list[Block]  # as those of a table
    happened: list[Happening]  # what the plies before it did


class Verification(msgspec.Struct, frozen=True):
    """Whether every draw follows from the seed that was committed to."""

    verified: bool
    draws: dict[str, int]
    sources: dict[str, str]  # what that which was drawn from is called
    problem: str


def reader_of(table: Table, person: Person, perspective: str) -> Reader:
    """Return the reader for a perspective: `everyone`, `spectator`, a seat's number, or `own`.

    While others may still play the same deal, only what one's own seat knew is told.
    """
    if table.match is None or table.status != "finished":
        raise Refusal("not-finished", 409)
    own = table.seat_of(person.id)
    if perspective in ("", "own"):
        reader: Reader = own if own is not None else None
    elif perspective == "everyone":
        reader = EVERYONE
    elif perspective == "spectator":
        reader = None
    elif perspective.isascii() and perspective.isdigit() and int(perspective) < len(table.seats):
        reader = int(perspective)
    else:
        raise Refusal("no-such-seat", 404, seats=len(table.seats))
    if not table.deal.closed and reader != own:
        raise Refusal("deal-open", 403)
    return reader


def position_reader(table: Table, person: Person, perspective: str) -> Reader:
    """Return the reader of a single position: while a game goes on, who looks back at it from
    their own seat, unless they must remember what they saw."""
    if table.status != "playing" or perspective not in ("", "own"):
        return reader_of(table, person, perspective)
    if table.setup.forgetful:
        raise Refusal("must-remember", 409)
    return table.seat_of(person.id)


def replay(table: Table, reader: Reader, lang: str) -> Replay:
    match = _match(table)
    names = shown_names(table, None, lang)
    revealed = table.deal.closed and table.deal.seed
    lines = narration(table, reader, 0, None)
    return Replay(
        facts=facts(table),
        names=names,
        perspective="spectator" if reader is None else str(reader),
        plies=len(match.plies),
        actors=[ply.actor for ply in match.plies],
        story=story_lines(table, lang, lines, names),
        outcome=outcome(table, match, lang, None) if match.over else None,
        seed=table.deal.seed.hex() if revealed and table.deal.seed else "",
        kept=match.setup.game.kept([line for _, line in lines]),
    )


def position(
    table: Table,
    reader: Reader,
    ply: int,
    lang: str,
    drawn: Collection[str] | None,
    since: int | None = None,
) -> Position:
    """Return the game at a ply, with what happened since an earlier one or in the ply before."""
    match = _match(table)
    if not 0 <= ply <= len(match.plies):
        raise Refusal("no-such-ply", 404, plies=len(match.plies))
    if since is None or since >= ply:
        since = ply - 1
    before = max(since, ply - MOST_PLIES, 0)
    state = match.state_at(before)
    seen = moments(match, reader, before, ply, states=match.states(before, ply, state))
    view = seen[-1].after if seen else view_for(state, reader)
    actor = int(state.actor())
    return Position(
        ply,
        actor if actor >= 0 else None,
        view,
        prospects(table, view, drawn),
        text_blocks(table, view, lang, shown_names(table, None, lang), drawn),
        happenings(table.setup, told_plies(table, seen, before), lang),
    )


def log_text(table: Table) -> str:
    """Return the whole log with its seed, once the deal is closed."""
    match = _match(table)
    if table.status != "finished":
        raise Refusal("not-finished", 409)
    if not table.deal.closed:
        raise Refusal("deal-open", 403)
    return to_text(match)


def verify(table: Table, lang: str) -> Verification:
    match = _match(table)
    if table.status != "finished":
        raise Refusal("not-finished", 409)
    if not table.deal.closed:
        raise Refusal("deal-open", 403)
    try:
        draws = match.verify()
    except LogError as error:
        return Verification(False, {}, {}, error.told(lang))
    game = match.setup.game
    return Verification(True, draws, {one: game.drawn_from(one).told(lang) for one in draws}, "")


def _match(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not-started", 409)
    return table.match
