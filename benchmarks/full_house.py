"""A database as a site has it after years: many finished and unfinished tables.

A few games are played in memory; every table is a copy of one of them with its own ids, people
and checks, as the site itself would have written it.
"""

from __future__ import annotations

import random
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.progress import Progress

from mandapa.core.draws import commitment, seed_from_text
from mandapa.games import GAMES
from mandapa.server import commands, events
from mandapa.server.chain import chain_next, chain_start
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.command import Asker
from mandapa.server.personal_data import split_texts
from mandapa.server.plan import Plan, default_edition
from mandapa.server.table import Table
from mandapa.server.table_parts import Deal
from mandapa.server.table_rows import Seats, listing_of, result_of

TABLES = ("deals", "tables", "events", "texts", "seatings", "unfinished")
PEOPLE = 2000
TOGETHER = 500  # tables that are written at once
PUBLIC = 0.1
OWN = 0.001  # the part of all tables at which the one who measures sits


class Played(NamedTuple):
    """A game that others are copied from."""

    table: Table
    events: list[events.AnyEvent]


class _Model:
    """Two people at a table in memory."""

    def __init__(self, game: str, seed: str, clock: ClockPlan | None, bot: bool = False) -> None:
        plan = Plan(game, 2, {}, default_edition(game), clock=clock, rules=GAMES[game].rules)
        self.seed = seed_from_text(seed)
        deal = Deal("", self.seed, commitment(self.seed), False, False, "p0")
        self.table = Table("", 0, plan, False, "p0", deal)
        self.events: list[events.AnyEvent] = []
        self.rng = random.Random(seed)
        self.do("p0", commands.Sit(seat=0))
        if bot:
            self.do("p0", commands.PutBot(seat=1, bot="random"))
        else:
            self.do("p1", commands.Sit(seat=1))

    def do(self, person: str, command: commands.AnyCommand) -> None:
        asker = Asker(person, f"Person {person}", False, lambda _: 0.0, 0)
        event = command.decide(self.table, asker)
        self.table.apply(event, 0, 0)
        self.events.append(event)

    def play(self, decisions: int) -> None:
        while self.table.actor is not None and decisions:
            decisions -= 1
            assert self.table.match is not None
            action = self.rng.choice(self.table.match.legal())
            command = commands.Act(turn=self.table.position_seq, actions=[action])
            self.do(self.table.seats[self.table.actor].person, command)

    def shortened(self) -> list[events.AnyEvent]:
        """The same game as one that was played on from just before its end: fewer rows."""
        first, last = self.events[:2], self.events[-1]
        begin = self.events[2]
        assert isinstance(begin, events.Begin)
        assert isinstance(last, events.Act)
        plies = [ply for event in self.events[2:-1] for ply in getattr(event, "plies", [])]
        return [*first, events.Begin(begin.names, plies, len(plies)), last]


def unfinished_games() -> list[Played]:
    """Most wait for a person, some with days to think, some have not begun, a few wait for a
    bot."""
    found = []
    for number in range(40):
        game = list(GAMES)[number % len(GAMES)]
        clock = ClockPlan(3 * DAY, each_turn=True) if number % 3 == 0 else None
        model = _Model(game, f"unfinished {number}", clock)
        if number % 10:
            model.do("p0", commands.Start())
            model.play(2 + number % 12)
        found.append(Played(model.table, model.events))
    return found


def waiting_for_a_bot() -> Played:
    model = _Model("flowers", "bots", None, bot=True)
    model.do("p0", commands.Start())
    while model.table.actor == 0:
        model.play(1)
    return Played(model.table, model.events)


def finished_games() -> list[Played]:
    found = []
    for number in range(12):
        model = _Model(list(GAMES)[number % len(GAMES)], f"finished {number}", None)
        model.do("p0", commands.Start())
        model.play(10_000)
        found.append(Played(model.table, model.shortened()))
    return found


def fill(
    database: Path, person: str, unfinished: int, finished: int, bots: int, progress: Progress
) -> None:
    """Write a number of tables into the database of a site that does not run."""
    rng = random.Random(1)
    people = [secrets.token_urlsafe(12) for _ in range(PEOPLE)]
    waiting, over, bot = unfinished_games(), finished_games(), waiting_for_a_bot()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        total = unfinished + finished
        task = progress.add_task("filling the database", total=total)
        batch: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
        for number in range(total):
            if number < bots:
                played = bot
            else:
                played = rng.choice(waiting if number < unfinished else over)
            pair = rng.sample(people, 2)
            if rng.random() < OWN:
                pair[0] = person
            for name, row in _copied(played, pair, number, rng.random() < PUBLIC):
                batch[name].append(row)
            if len(batch["tables"]) == TOGETHER or number == total - 1:
                _write(connection, batch)
                progress.update(task, completed=number + 1)


def _write(connection: sqlite3.Connection, batch: dict[str, list[dict[str, Any]]]) -> None:
    for name, rows in batch.items():
        if rows:
            columns = ", ".join(f'"{column}"' for column in rows[0])
            places = ", ".join(f":{column}" for column in rows[0])
            connection.executemany(f"INSERT INTO {name} ({columns}) VALUES ({places})", rows)
        rows.clear()
    connection.commit()


def _copied(
    played: Played, pair: list[str], number: int, public: bool
) -> Iterator[tuple[str, dict[str, Any]]]:
    """All rows of one table."""
    table, id_, deal = played.table, secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    created, plan = 1_700_000_000_000 + number * 1000, msgspec.json.encode(played.table.plan)
    who = {"p0": pair[0], "p1": pair[1], "": ""}
    over = table.status == "finished"
    yield (
        "deals",
        {
            "id": deal,
            "seed": table.deal.seed,
            "commitment": table.deal.commitment,
            "shared": False,
            "closed": over,
            "host": pair[0],
        },
    )
    result = result_of(table)
    yield (
        "tables",
        {
            "id": id_,
            "created": created,
            "game": table.plan.game,
            "plan": plan,
            "public": public,
            "host": pair[0],
            "deal": deal,
            "status": table.status,
            "result": msgspec.json.encode(result) if result else None,
        },
    )
    check = chain_start(id_, created, plan, table.deal.commitment)
    for seq, event in enumerate(played.events, start=1):
        if isinstance(event, events.Sit):
            event = msgspec.structs.replace(event, person=who[event.person])
            if event.person:
                seating = {"table": id_, "seat": event.seat, "person": event.person}
                yield "seatings", {**seating, "name": event.name.casefold()}
        without, texts = split_texts(event)
        body = events.encode(without)
        check = chain_next(check, seq, created, 0, body)
        row = {"table": id_, "seq": seq, "at": created, "ran": 0, "body": body, "chain": check}
        yield "events", row
        for text in texts:
            yield "texts", {"table": id_, "seq": seq, **text._asdict()}
    listing = listing_of(table)
    if listing:
        seats = msgspec.json.decode(listing.seats or b"", type=Seats)
        seats = msgspec.structs.replace(seats, persons=[who[one] for one in seats.persons])
        yield (
            "unfinished",
            {"table": id_, "due": listing.due, "seats": msgspec.json.encode(seats)},
        )
