"""Lists: the games, the tables to join or watch, a person's own games."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection
from typing import Any, Final

import msgspec

from mandapa.bots.levels import STAND_IN, level_words
from mandapa.core.game import Game
from mandapa.core.lexicon import Lexicon
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.clock import ClockPlan
from mandapa.server.database_errors import Unavailable
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.metrics import FAILURES
from mandapa.server.refusals import Refusal
from mandapa.server.sentences import frame_words
from mandapa.server.table_queries import TableFilter, finished_page, public_page, results_of
from mandapa.server.table_rows import Result, Row

LOG: Final = logging.getLogger("mandapa.tables")
MOST: Final = 50


class OptionFacts(msgspec.Struct, frozen=True):
    """An option; its first choice is the default."""

    name: str
    text: str
    choices: list[str]
    called: list[str]  # the choices in words
    about: str  # what it decides
    meanings: list[str]  # what each choice means
    clause: str  # of the rules


class BotFacts(msgspec.Struct, frozen=True):
    """A level of bots: its name, and how it plays."""

    name: str
    title: str
    how: str
    usual: bool  # the one to offer first


class Colours(msgspec.Struct, frozen=True):
    """The colours of a game's emblems."""

    ground: str
    line: str
    motifs: list[str]


class Paint(msgspec.Struct, frozen=True):
    """What stands before a name in a sentence: one of the shapes, in a colour."""

    shape: str
    colour: str


class LookFacts(msgspec.Struct, frozen=True):
    """How a game looks on the pages."""

    cover: str  # the address of a small picture of its board; empty if there is none
    colours: Colours | None  # none: whatever suits its name
    shapes: dict[str, str]  # outlines within a circle of radius 8, as SVG has paths
    tokens: dict[str, Paint]  # by field, or by field and value: `good-tea`


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str  # a sentence
    kind: str  # of game, in a few words
    minutes: list[int]  # from, to
    weight: int  # 1 light, 2 medium, 3 rich
    race: bool  # its points are a gap, not a number to be told
    rules: int
    players: list[int]
    options: list[OptionFacts]
    editions: list[str]
    bots: list[BotFacts]
    look: LookFacts
    cites: dict[str, str]  # clauses behind lines of the log, by the keys of their words


class TableEntry(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    created: int
    game: str
    title: str
    players: int
    clock: ClockPlan | None
    status: str
    names: list[str]  # empty for a free seat
    here: list[bool]  # who looks at it now; a bot always does
    watching: int  # people without a seat who look at it
    your_turn: bool
    yours: bool  # you sit there
    result: Result | None


class TablePage(msgspec.Struct, frozen=True):
    """Some tables of a list; `more` asks for those that follow, empty at the end."""

    tables: list[TableEntry]
    more: str


class Lobby(msgspec.Struct, frozen=True):
    """What a visitor finds: their own tables, and the newest of the public ones."""

    open: TablePage
    playing: TablePage
    yours: list[TableEntry]


class WinCount(msgspec.Struct, frozen=True):
    """Your results in a game, or against an opponent."""

    name: str
    played: int
    won: int
    bot: bool = False


class MyGames(msgspec.Struct, frozen=True):
    """Your finished games, and your results."""

    tables: list[TableEntry]
    more: str
    by_game: list[WinCount]
    by_opponent: list[WinCount]  # those met most often first


def games(lang: str) -> list[GameFacts]:
    bots = [BotFacts(*one, usual=one.name == STAND_IN) for one in level_words(lang)]
    frame = frame_words(lang)
    found = []
    for game in GAMES.values():
        words = Words(game, lang)
        options = [
            OptionFacts(
                option.name,
                words.text(f"option-{option.name}"),
                list(option.choices),
                [_choice(words, frame, option.name, one) for one in option.choices],
                words.explained(f"option-{option.name}").text,
                [words.meaning(option.name, one) for one in option.choices],
                words.explained(f"option-{option.name}").clause,
            )
            for option in game.options
        ]
        found.append(
            GameFacts(
                game.name,
                words.text("title"),
                words.text("about"),
                words.text("kind"),
                list(game.minutes),
                game.weight,
                game.race,
                game.rules,
                list(game.players),
                options,
                list(game.editions()),
                bots,
                _look(game),
                dict(game.cites),
            )
        )
    return found


def _choice(words: Words, frame: Lexicon, option: str, value: str) -> str:
    """In the game's own words, or as every game says it, or as it is."""
    key = f"choice-{value}"
    return words.choice(option, value) or (frame.text(key) if frame.has(key) else value)


def _look(game: Game) -> LookFacts:
    look = game.look
    painted = look.palette
    return LookFacts(
        cover=f"/covers/{game.name}.svg" if look.cover else "",
        colours=Colours(painted.ground, painted.line, [*painted.motifs]) if painted else None,
        shapes=dict(look.shapes),
        tokens={key: Paint(one.shape, one.colour) for key, one in look.tokens.items()},
    )


def edition_facts(game: str, name: str) -> dict[str, Any] | None:
    """Return what a board draws of an edition."""
    if game not in GAMES or name not in GAMES[game].editions():
        return None
    return GAMES[game].for_boards(GAMES[game].editions()[name])


async def lobby(hall: Hall, person: Person) -> Lobby:
    yours = await hall.store.of_person(person.id, MOST) if person.id else []
    own = {row.id for row in yours}
    return Lobby(
        await public_tables(hall, person, TableFilter("open"), own),
        await public_tables(hall, person, TableFilter("playing"), own),
        [entry async for entry in _entries(hall, person, yours, own)],
    )


async def public_tables(
    hall: Hall, person: Person, wanted: TableFilter, own: Collection[str] = ()
) -> TablePage:
    rows, more = await public_page(hall.store, wanted)
    return TablePage([entry async for entry in _entries(hall, person, rows, own)], more)


async def my_games(hall: Hall, person: Person, after: str) -> MyGames:
    rows, more = await finished_page(hall.store, person.id, after)
    own = {row.id for row in rows}
    tables = [entry async for entry in _entries(hall, person, rows, own)]
    by_game: dict[str, list[bool]] = {}
    by_opponent: dict[tuple[str, bool], list[bool]] = {}
    for game, result, seats in await results_of(hall.store, person.id):
        best = min(result.places[seat] for seat in seats)
        by_game.setdefault(game, []).append(best == 1)
        for seat, name in enumerate(result.names):
            if seat not in seats:
                met = by_opponent.setdefault((name, bool(result.bots and result.bots[seat])), [])
                met.append(best < result.places[seat])
    return MyGames(
        tables,
        more,
        [WinCount(game, len(won), sum(won)) for game, won in by_game.items()],
        sorted(
            (WinCount(name, len(won), sum(won), bot) for (name, bot), won in by_opponent.items()),
            key=lambda one: (-one.played, one.name),
        )[:MOST],
    )


async def _entries(
    hall: Hall, person: Person, rows: list[Row], own: Collection[str]
) -> AsyncIterator[TableEntry]:
    for row in rows:
        if row.id in hall.quarantined:
            continue  # nobody can play there, and that was told already
        try:
            yield await _entry(hall, person, row, row.id in own)
        except Unavailable:
            raise
        except Refusal:
            continue  # it is quarantined, which was logged already
        except Exception:  # an unreadable table must not hide the others
            FAILURES.inc()
            LOG.exception("a table cannot be listed", extra={"table": row.id})


async def _entry(hall: Hall, person: Person, row: Row, yours: bool) -> TableEntry:
    names = row.result.names if row.result else []
    your_turn, here, watching = False, [False] * len(names), 0
    if row.status != "finished":
        seats, presence = row.seats or await hall.seats_of(row.id), hall.presence
        names, actor = seats.names, seats.actor
        who = zip(seats.persons, seats.bots, strict=True)
        here = [bot or presence.is_here(row.id, one) for one, bot in who]
        watching = presence.watching(row.id, set(seats.persons) - {""})
        mine = actor is not None and bool(person.id) and seats.persons[actor] == person.id
        your_turn = actor is not None and mine and not seats.bots[actor]
    return TableEntry(
        id=row.id,
        created=row.created,
        game=row.plan.game,
        title=GAMES[row.plan.game].title,
        players=row.plan.players,
        clock=row.plan.clock,
        status=row.status,
        names=names,
        here=here,
        watching=watching,
        your_turn=your_turn,
        yours=yours,
        result=row.result,
    )
