"""A table as one reader may know it, in their language."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from mandapa.core.actions import UNKNOWN
from mandapa.core.contract import State
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.core.story import EVERYONE, Line, Reader, moments
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
from mandapa.server.refusals import LANGUAGES, WORDS
from mandapa.server.store import now
from mandapa.server.table import Table


@dataclass
class _Group:
    """The plies of one event, told."""

    begin: tuple[int, int]  # event, first ply
    stop: int
    lines: list[Line]
    live: list[Line]  # for those who saw it happen


@dataclass
class _Story:
    """What has been told to a reader so far, and how the game stood then."""

    groups: list[_Group] = field(default_factory=list)
    state: State | None = None
    view: dict[str, Any] | None = None


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
    first = table.told_until(held)
    lines = story(table, seat, first, attending)
    view = _view(table, match, seat) if match else None
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
        story=[story_line(table.setup, lang, ply, line, names) for ply, line in lines],
        notes=[_note(table, *note, lang) for note in table.notes if note[0] > held],
    )


def facts(table: Table) -> TableFacts:
    plan, setup, deal = table.plan, table.setup, table.deal
    return TableFacts(
        id=table.id,
        created=table.created,
        game=plan.game,
        title=setup.game.title,
        players=plan.players,
        options=setup.options,
        edition=setup.edition.name,
        own_edition=bool(plan.edition_text),
        reconstructed=table.reconstructed,
        public=table.public,
        hints=plan.hints,
        clock=plan.clock,
        # Its address is all that keeps a private table private.
        parent="" if table.public and plan.parent_private else plan.parent,
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
        names[seat] = _words(table.setup.game.name, lang).you
    return names


@lru_cache
def _words(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


async def learn_words() -> None:
    """Have all words ready before they are needed, bit by bit, so that nobody has to wait."""
    for game in GAMES:
        for lang in LANGUAGES:
            for _ in _words(game, lang).prepare():
                await asyncio.sleep(0.001)


@lru_cache(maxsize=64)
def _frame(lang: str) -> Lexicon:
    return Lexicon(WORDS, lang)


# Game, language, key, fields, actor and names: all that a sentence depends on.
_Sentence = tuple[str, str, str, bytes, int, tuple[str, ...]]


def say(setup: Setup, lang: str, line: Line, names: list[str]) -> str:
    """A line as a sentence; most are said again and again."""
    return _said(*_sentence(setup, lang, line, names))


def story_line(setup: Setup, lang: str, ply: int, line: Line, names: list[str]) -> StoryLine:
    """A line of the log, with the things that it names."""
    text, tokens = _told(*_sentence(setup, lang, line, names))
    return StoryLine(ply, text, line.key, line.fields, line.actor, tokens)


def _sentence(setup: Setup, lang: str, line: Line, names: list[str]) -> _Sentence:
    # Whoever is not named does not matter: the sentence is the same at every table.
    named = {line.actor, *_seats_in(line.fields)}
    known = tuple(name if seat in named else "" for seat, name in enumerate(names))
    return setup.game.name, lang, line.key, msgspec.json.encode(line.fields), line.actor, known


def _seats_in(fields: dict[str, Any]) -> Iterator[int]:
    for name, value in fields.items():
        if name == "seat":
            yield value - 1
        elif isinstance(value, list):
            for one in value:
                yield from _seats_in(one)


@lru_cache(maxsize=65536)
def _said(game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]) -> str:
    return _words(game, lang).line(Line(key, msgspec.json.decode(fields), actor), names)


@lru_cache(maxsize=65536)
def _told(
    game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]
) -> tuple[str, list[Named]]:
    line = Line(key, msgspec.json.decode(fields), actor)
    text, tokens = _words(game, lang).told(line, names)
    return text, [Named(*one) for one in tokens]


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
    reader = _as_told(table, reader)
    told = _STORIES.setdefault(table, {}).setdefault(reader, _Story())
    _bring_up_to_date(table, table.match, reader, told)
    found: list[tuple[int, Line]] = []
    for group in reversed(told.groups):
        event, start = group.begin
        if start < first:
            break
        saw_it = attending is not None and event > attending
        found[:0] = [(start, line) for line in (group.live if saw_it else group.lines)]
    return found


async def catch_up(table: Table, reader: Reader) -> None:
    """Prepare a long story bit by bit, so that the other tables need not wait. The lock is held."""
    if table.match is None:
        return
    reader = _as_told(table, reader)
    told = _STORIES.setdefault(table, {}).setdefault(reader, _Story())
    while _bring_up_to_date(table, table.match, reader, told, AT_ONCE):
        await asyncio.sleep(0)


def _as_told(table: Table, reader: Reader) -> Reader:
    """Where nothing is secret, everyone's story is a spectator's, which takes less telling."""
    return None if reader == EVERYONE and not table.setup.game.secrets else reader


def _bring_up_to_date(
    table: Table, match: Match, reader: Reader, told: _Story, most: int | None = None
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
        state = told.state or match.state_at(begin[1])
        seen = moments(match, reader, begin[1], stop, state=state, view=told.view)
        told.state, told.view = state, seen[-1].after if seen else told.view
        lines = live = table.teller.story(seen) if seen else []
        if any(UNKNOWN in moment.seen for moment in seen):
            live = table.teller.story([dataclasses.replace(one, live=True) for one in seen])
        told.groups.append(_Group(begin, stop, lines, live))
    return False


def _view(table: Table, match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat sees now, as the story left it if that is up to date."""
    told = _STORIES.get(table, {}).get(seat)
    if told and told.view and len(told.groups) == len(table.groups):
        if _holds(told, table.groups, len(match.plies)):
            return told.view
    return match.view(seat)


def _holds(told: _Story, starts: list[tuple[int, int]], plies: int) -> bool:
    """Whether the group that was told last is still part of the game, and as long as it was."""
    last = len(told.groups) - 1
    same = last < len(starts) and told.groups[last].begin == starts[last]
    return same and told.groups[last].stop == _stop(starts, last, plies)


def _stop(starts: list[tuple[int, int]], number: int, plies: int) -> int:
    return starts[number + 1][1] if number + 1 < len(starts) else plies


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
