"""Create tables: for a host, for a rematch, as a fork, or from a log."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any, Final, Literal

import msgspec

from mandapa.core.draws import commitment, new_seed
from mandapa.core.match import MAX_NAME
from mandapa.server import events
from mandapa.server.clock import ClockPlan
from mandapa.server.commands import Start
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.names import bot_name, checked_name, unused
from mandapa.server.pace import Pace
from mandapa.server.plan import Absent, Plan, check_bot, default_edition, find_game
from mandapa.server.refusals import Refusal
from mandapa.server.store import now
from mandapa.server.table import Table
from mandapa.server.table_parts import Deal

ME: Final = "me"
BESIDE_ME: Final = "me:"  # and a name
OPEN: Final = "open"
_BOT_IN_LOG: Final = re.compile(r"(?P<name>.+) \([^()]+\)")
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id = Annotated[str, msgspec.Meta(max_length=32)]
Seats = Annotated[
    list[Word],
    msgspec.Meta(
        max_length=4,
        description="for each seat `me`, `open` or a bot; `me:Ben` for someone at the same screen",
    ),
]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = msgspec.field(
        default_factory=dict
    )
    edition: Annotated[str, msgspec.Meta(max_length=80)] = ""
    edition_text: Annotated[str, msgspec.Meta(max_length=60_000)] = ""
    public: bool = False
    clock: ClockPlan | None = None
    hints: bool = True
    absent: Absent = "bot"  # whether others may let a bot play for someone who is away for long
    pace: Pace = "at-once"  # of the bots: a whole turn in about 2 s (brisk) or 4 s (calm)
    seats: Seats = msgspec.field(default_factory=list)
    start: bool = False  # at once, if every seat is taken
    deal: Literal["own", "shared"] = "own"  # shared: others may open tables with the same deal


class SameDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another table with the deal of one that shares it."""

    public: bool = False
    seats: Seats = msgspec.field(default_factory=list)
    start: bool = False


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a ply of a finished game."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    public: bool = False
    seats: Seats = msgspec.field(default_factory=list)
    start: bool = False


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log, and the edition file it was played with if it is not a released one."""

    log: str
    edition_text: str = ""
    public: bool = False


async def open_table(hall: Hall, person: Person, wanted: NewTable) -> Table:
    edition = wanted.edition or default_edition(wanted.game)
    plan = Plan(
        wanted.game,
        wanted.players,
        wanted.options,
        edition,
        wanted.edition_text,
        wanted.clock,
        wanted.hints,
        rules=find_game(wanted.game).rules,
        absent=wanted.absent,
        pace=wanted.pace,
        absence=hall.settings.absence,
    )
    if plan.edition_text:
        await hall.files.check_edition(person.id, plan)
    table = _table(person.id, plan, wanted.public, _deal(person, shared=wanted.deal == "shared"))
    await _furnish(hall, table, person, wanted.seats, wanted.start)
    return await _started(hall, table, person, wanted.start)


async def open_with_deal(hall: Hall, person: Person, deal: str, wanted: SameDeal) -> Table:
    async with hall.deal_lock():
        rows = await hall.store.of_deal(deal)
        if not rows:
            raise Refusal("no-such-deal", 404)
        first = await hall.table(rows[-1].id)
        if not first.deal.shared or first.deal.closed:
            raise Refusal("deal-closed", 409)
        await hall.deal_is_free(deal, people=1)
        table = _table(person.id, first.plan, wanted.public, first.deal)
        if any(map(_is_me, wanted.seats)) and person.id in await hall.store.persons_of_deal(deal):
            raise Refusal("knows-deal", 403)
        await _furnish(hall, table, person, wanted.seats, wanted.start, new_deal=False)
    return await _started(hall, table, person, wanted.start)


async def fork(hall: Hall, person: Person, parent_id: str, wanted: Fork) -> Table:
    parent = await hall.table(parent_id)
    if parent.status != "finished" or not parent.deal.closed or parent.match is None:
        raise Refusal("not-finished", 409)
    if wanted.ply >= len(parent.match.plies):
        raise Refusal("no-such-ply", 404, plies=len(parent.match.plies))
    plan = msgspec.structs.replace(
        parent.plan,
        parent=parent.id,
        parent_ply=wanted.ply,
        parent_private=not parent.public,
        uploaded=False,
    )
    table = _table(person.id, plan, wanted.public, _deal(person))
    table.origin = parent.match
    await _furnish(hall, table, person, wanted.seats, wanted.start)
    return await _started(hall, table, person, wanted.start)


async def rematch(hall: Hall, person: Person, old_id: str) -> str:
    """Return the id of the table for the rematch, where each player moves on by one seat."""
    async with hall.locked(old_id, person) as old:
        if old.seat_of(person.id) is None:
            raise Refusal("not-seated", 403)
        if old.status != "finished":
            raise Refusal("not-finished", 409)
        if not old.rematch:
            await _limit(hall, person, old.public)
            plan = msgspec.structs.replace(
                old.plan, parent="", parent_ply=0, rules=old.setup.game.rules
            )
            table = _table(person.id, plan, old.public, _deal(person))
            moved = [*old.seats[1:], old.seats[0]]
            first = [
                events.Sit(number, seat.name, seat.person, _own_bot(seat), seat.program)
                for number, seat in enumerate(moved)
            ]
            await hall.store.create(table, new_deal=True, first=first)
            hall.add(table)
            await hall.append_event(old, events.Rematch(table.id))
        return old.rematch


async def upload(hall: Hall, person: Person, wanted: Upload) -> Table:
    """Turn an uploaded log into a finished table without players."""
    game = await hall.files.read_log(person.id, wanted.log, wanted.edition_text)
    seed = bytes.fromhex(game.seed) or None
    deal = Deal(_new_id(), seed, game.commitment, shared=False, closed=True, host=person.id)
    table = _table(person.id, game.plan, wanted.public, deal)
    first: list[events.AnyEvent] = [
        events.Sit(number, _plain(name)) for number, name in enumerate(game.names)
    ]
    first.append(events.Begin(game.names, game.plies, game.inherited, game.parent))
    await hall.store.create(table, new_deal=True, first=first)
    hall.add(table)
    return table


# --- what they share ---------------------------------------------------------


async def _furnish(
    hall: Hall,
    table: Table,
    person: Person,
    seats: list[str],
    start: bool,
    *,
    new_deal: bool = True,
) -> None:
    """Store a table with its seats as the host wants them."""
    await _limit(hall, person, table.public)
    first = _seated(table, person, seats)
    if start and len(first) < len(table.seats):
        raise Refusal("seats-empty", 409)  # before anything is stored
    if start and ME not in seats:
        hall.limit_bots(person.id)
    await hall.store.create(table, new_deal=new_deal, first=first)
    hall.add(table)


async def _started(hall: Hall, table: Table, person: Person, start: bool) -> Table:
    if start:
        await hall.carry_out(table.id, person, Start())
    return table


async def _limit(hall: Hall, person: Person, public: bool) -> None:
    most = hall.settings.max_tables
    if most and await hall.store.count_unfinished(person.id) >= most:
        raise Refusal("too-many-tables", 429, most=most)
    most = hall.settings.max_public_tables
    if public and most and await hall.store.count_unfinished(person.id, public=True) >= most:
        raise Refusal("too-many-public-tables", 429, most=most)


def _seated(table: Table, person: Person, seats: list[str]) -> list[events.AnyEvent]:
    if len(seats) > len(table.seats):
        raise Refusal("no-such-seat", 404, seats=len(table.seats))
    if seats.count(ME) > 1:
        raise Refusal("already-seated", 409)
    names: list[str] = []
    for who in filter(_is_me, seats):
        name = person.name if who == ME else checked_name(who.removeprefix(BESIDE_ME))
        names.append(unused(name, names))
    first: list[events.AnyEvent] = []
    people = iter(names)
    for number, who in enumerate(seats):
        if _is_me(who):
            first.append(events.Sit(number, next(people), person.id, program=person.program))
        elif who != OPEN:
            check_bot(who, table.setup)
            first.append(events.Sit(number, bot_name(number, names or [person.name]), bot=who))
    return first


def _is_me(who: str) -> bool:
    """Return whether a seat is for the asker, or for someone at the same screen."""
    return who == ME or who.startswith(BESIDE_ME)


def _own_bot(seat: Any) -> str:
    """Return the bot of a seat, unless it stands in for a person."""
    return "" if seat.person else seat.bot


def _plain(name: str) -> str:
    found = _BOT_IN_LOG.fullmatch(name)
    return (found["name"] if found else name)[:MAX_NAME]


def _table(host: str, plan: Plan, public: bool, deal: Deal) -> Table:
    return Table(_new_id(), now(), plan, public, host, deal)


def _deal(person: Person, *, shared: bool = False) -> Deal:
    seed = new_seed()
    return Deal(_new_id(), seed, commitment(seed), shared, closed=False, host=person.id)


def _new_id() -> str:
    """Return an id that cannot be guessed: 96 random bits."""
    return secrets.token_urlsafe(12)
