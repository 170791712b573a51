"""A table as one reader may know it, in their language."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from mandapa.core.contract import State
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.core.story import Line, Reader, moments
from mandapa.core.words import Lexicon, Words
from mandapa.games import GAMES
from mandapa.server import standing
from mandapa.server.events import AnyEvent, Chat
from mandapa.server.messages import (
    Choice,
    Named,
    Note,
    Outcome,
    SeatNow,
    StoryLine,
    TableFacts,
    TableNow,
)
from mandapa.server.refusals import WORDS
from mandapa.server.store import now
from mandapa.server.table import Table


@dataclass
class _Group:
    """The plies of one event, told."""

    event: int
    start: int
    stop: int
    lines: list[Line]
    live: list[Line]  # for those who saw it happen


@dataclass
class _Story:
    """What has been told to a reader so far, and the state up to there."""

    groups: list[_Group] = field(default_factory=list)
    state: State | None = None


AT_ONCE: Final = 40  # plies that are told before others get their turn
_STORIES: Final[WeakKeyDictionary[Table, dict[Reader, _Story]]] = WeakKeyDictionary()


def table_now(
    table: Table,
    seat: int | None,
    lang: str,
    *,
    held: int = 0,
    attending: int | None = None,
    host: bool = False,
    here: Collection[str] = (),
    watching: int = 0,
) -> TableNow:
    """The table for a seat or a spectator who holds its events up to `held`, and has been
    there since event `attending`."""
    match = table.match
    names = shown_names(table, seat, lang)
    mine = match is not None and seat is not None and table.actor == seat
    playing = mine and seat is not None and not table.seats[seat].bot
    view = match.view(seat) if match else None
    first = table.told_until(held)
    return TableNow(
        facts=facts(table),
        status=table.status,
        seq=table.seq,
        turn=table.turn,
        plies=len(match.plies) if match else 0,
        you=seat,
        host=host,
        seats=[
            _seat(table, number, here, known)
            for number, known in enumerate(standing.known(table, seat))
        ],
        watching=watching,
        actor=table.actor,
        question=match.state.question() if match and playing else "",
        prompt=prompt(table, match, view or {}, lang, names) if match and playing else "",
        view=view,
        legal=choices(table, match, view or {}, lang, names) if match and playing else [],
        undo=match is not None and seat is not None and _may_undo(table, match, seat),
        rematch=table.rematch,
        seed=table.deal.seed.hex() if _revealed(table) and table.deal.seed else "",
        outcome=outcome(table, match, lang) if match and match.over else None,
        story_from=first,
        story=[
            story_line(table.setup, lang, ply, line, names)
            for ply, line in story(table, seat, first, attending)
        ],
        notes=[_note(table, *note, lang) for note in table.notes if note[0] > held],
    )


def facts(table: Table) -> TableFacts:
    plan, setup, deal = table.plan, table.setup, table.deal
    provenance = setup.edition.provenance()
    return TableFacts(
        id=table.id,
        created=table.created,
        game=plan.game,
        title=setup.game.title,
        players=plan.players,
        options=setup.options,
        edition=setup.edition.name,
        own_edition=bool(plan.edition_text),
        reconstructed=[group for group, how in provenance.items() if how == "reconstructed"],
        public=table.public,
        hints=plan.hints,
        clock=plan.clock,
        parent=plan.parent,
        parent_ply=plan.parent_ply,
        deal=deal.id,
        shared=deal.shared,
        commitment=deal.commitment,
    )


# --- words -----------------------------------------------------------------


def shown_names(table: Table, seat: int | None, lang: str) -> list[str]:
    """The names for sentences, the reader's own as a pronoun."""
    names = [one.name for one in table.seats]
    if seat is not None:
        names[seat] = _words(table.setup.game.name, lang).text("you")
    return names


@lru_cache
def _words(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


@lru_cache(maxsize=64)
def _frame(lang: str) -> Lexicon:
    return Lexicon(WORDS, lang)


def say(setup: Setup, lang: str, line: Line, names: list[str]) -> str:
    """A line as a sentence; most are said again and again."""
    return _said(*_sentence(setup, lang, line, names))


def story_line(setup: Setup, lang: str, ply: int, line: Line, names: list[str]) -> StoryLine:
    """A line of the log with the things it names."""
    text, tokens = say(setup, lang, line, names), _tokens(*_sentence(setup, lang, line, names))
    return StoryLine(ply, text, line.key, line.fields, line.actor, tokens)


# Game, language, key, fields, actor and names: what a sentence depends on.
_Sentence = tuple[str, str, str, bytes, int, tuple[str, ...]]


def _sentence(setup: Setup, lang: str, line: Line, names: list[str]) -> _Sentence:
    fields = msgspec.json.encode(line.fields)
    # What names nobody is the same at every table.
    named = line.actor >= 0 or b'"seat"' in fields
    return setup.game.name, lang, line.key, fields, line.actor, tuple(names) if named else ()


@lru_cache(maxsize=65536)
def _said(game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]) -> str:
    return _words(game, lang).line(Line(key, msgspec.json.decode(fields), actor), names)


@lru_cache(maxsize=16384)
def _tokens(
    game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]
) -> list[Named]:
    line = Line(key, msgspec.json.decode(fields), actor)
    return [Named(*one) for one in _words(game, lang).tokens(line, names)]


def prompt(table: Table, match: Match, view: dict[str, Any], lang: str, names: list[str]) -> str:
    return say(table.setup, lang, table.teller.ask(match.state.question(), view), names)


def choices(
    table: Table, match: Match, view: dict[str, Any], lang: str, names: list[str]
) -> list[Choice]:
    setup = table.setup
    found = []
    for notation in match.legal():
        kind, fields = _parsed(setup.game.name, notation)
        text = say(setup, lang, table.teller.choice(notation, view), names)
        found.append(Choice(notation, text, kind, fields, _final(table, match, notation)))
    return found


@lru_cache(maxsize=8192)
def _parsed(game: str, notation: str) -> tuple[str, dict[str, Any]]:
    return GAMES[game].actions.parse(notation)


def _final(table: Table, match: Match, notation: str) -> bool:
    """Whether a decision cannot be taken back: it shows something, or what follows it comes
    at once, from chance, from a bot or as the only answer of another seat."""
    row = match.setup.game.actions.row(notation)
    state, seat = match.state.copy(), match.actor
    while not state.reveals(row):
        state.apply(row)
        follows = int(state.actor())
        if follows < 0:
            return True
        legal = state.legal_actions()
        if follows != seat:
            return bool(table.seats[follows].bot) or len(legal) == 1
        if len(legal) > 1:
            return False
        row = legal[0]  # the match takes it by itself
    return True


# --- the story ---------------------------------------------------------------


def story(
    table: Table, reader: Reader, first: int, attending: int | None
) -> list[tuple[int, Line]]:
    """The lines from a ply on, as a reader may know them, each with its group's first ply."""
    if table.match is None or first >= len(table.match.plies):
        return []
    told = _STORIES.setdefault(table, {}).setdefault(reader, _Story())
    _bring_up_to_date(table, table.match, reader, told)
    found = []
    for group in told.groups:
        if group.start >= first:
            saw_it = attending is not None and group.event > attending
            found += [(group.start, line) for line in (group.live if saw_it else group.lines)]
    return found


async def catch_up(table: Table, reader: Reader) -> None:
    """Prepare a long story bit by bit, so that the other tables need not wait. The lock is held."""
    if table.match is None:
        return
    told = _STORIES.setdefault(table, {}).setdefault(reader, _Story())
    while _bring_up_to_date(table, table.match, reader, told, AT_ONCE):
        await asyncio.sleep(0)


def _bring_up_to_date(
    table: Table, match: Match, reader: Reader, told: _Story, most: int | None = None
) -> bool:
    """Tell the groups that are new, as many as have `most` plies; whether some are left."""
    starts = [start for _, start in table.groups]
    stops = [*starts[1:], len(match.plies)]
    spans = [
        (event, start, stop)
        for (event, start), stop in zip(table.groups, stops, strict=True)
        if stop > start
    ]
    known = [(group.event, group.start, group.stop) for group in told.groups]
    same = 0
    while same < len(known) and same < len(spans) and known[same] == spans[same]:
        same += 1
    if same < len(known):
        del told.groups[same:]
        told.state = None
    voice = table.teller
    begun = spans[same][1] if same < len(spans) else 0
    for event, start, stop in spans[same:]:
        if most is not None and start - begun >= most:
            return True
        state = told.state or match.state_at(start)
        seen = moments(match, reader, start, stop, state=state)
        told.state = state
        live = [dataclasses.replace(moment, live=True) for moment in seen]
        told.groups.append(_Group(event, start, stop, voice.story(seen), voice.story(live)))
    return False


# --- the rest ------------------------------------------------------------------


def outcome(table: Table, match: Match, lang: str) -> Outcome:
    return standing.outcome(table, match, _words(match.setup.game.name, lang))


def _revealed(table: Table) -> bool:
    return table.status == "finished" and table.deal.closed


def _may_undo(table: Table, match: Match, seat: int) -> bool:
    return not table.seats[seat].bot and match.undo_ply(seat) is not None


def _seat(table: Table, number: int, here: Collection[str], known: standing.Known) -> SeatNow:
    seat = table.seats[number]
    clock = table.clock.remaining(number, now()) if table.clock else None
    return SeatNow(
        name=seat.name,
        bot=seat.bot,
        human=bool(seat.person),
        program=seat.program,
        gave_up=seat.gave_up > 0,
        here=seat.person in here,
        clock=clock,
        points=known.points,
        more=known.more,
    )


def _note(table: Table, seq: int, at: int, event: AnyEvent, lang: str) -> Note:
    kind = type(event).__name__.lower()
    seat = getattr(event, "seat", -1)
    if isinstance(event, Chat):
        return Note(seq, at, kind, event.text, seat, event.name)
    name = getattr(event, "name", "") or (table.seats[seat].name if seat >= 0 else "")
    text = _frame(lang).text(f"note-{kind}", name=name, seat=seat + 1)
    return Note(seq, at, kind, text, seat, name)
