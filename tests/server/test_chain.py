"""Every event carries a check over all before it: damage and edits are noticed, and only the
table concerned is set aside. Names and texts can be erased or changed all the same."""

from __future__ import annotations

import asyncio
import random
from typing import Any, get_args

import msgspec
import pytest
import sqlalchemy as sa

from mandapa.server import commands, events, schema
from mandapa.server.clock import ClockPlan
from mandapa.server.database import migrate, open_database
from mandapa.server.hall import Hall
from mandapa.server.health import health
from mandapa.server.personal_data import FIELDS, restore_texts, split_texts
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from tests.server.halls import ANN, BO, begun, in_hall, play
from tests.server.tables import History, facts

E, X, T, D = schema.events, schema.texts, schema.tables, schema.deals
# Strings that say nothing about a person: an event's others are kept beside it.
PLAIN = {"person", "bot", "parent", "plies", "table"}


async def change(hall: Hall, *statements: sa.Executable) -> None:
    async with hall.store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)


def damages(table: str, deal: str) -> dict[str, list[sa.Executable]]:
    """Ways in which what is stored of a table may become something else."""
    here = sa.and_(E.c.table == table, E.c.seq == 4)
    text = sa.and_(X.c.table == table, X.c.seq == 1)
    swap = sa.update(E).where(E.c.table == table)
    return {
        "a body": [sa.update(E).where(here).values(body=b'{"kind":"restart"}')],
        "a time of day": [sa.update(E).where(here).values(at=E.c.at + 1)],
        "a running time": [sa.update(E).where(here).values(ran=E.c.ran + 1)],
        "an event removed": [sa.delete(E).where(here)],
        "two swapped": [
            swap.where(E.c.seq == 4).values(seq=100),
            swap.where(E.c.seq == 5).values(seq=4),
            swap.where(E.c.seq == 100).values(seq=5),
        ],
        "a plan": [sa.update(T).where(T.c.id == table).values(created=T.c.created + 1)],
        "a seed": [sa.update(D).where(D.c.id == deal).values(seed=b"x" * 32)],
        "a name": [sa.update(X).where(text).values(text="Eve")],
        "a name removed": [sa.delete(X).where(text)],
    }


@pytest.mark.parametrize("which", damages("", ""))
def test_damage_is_noticed_and_the_rest_plays_on(settings: Settings, which: str) -> None:
    async def body(hall: Hall) -> None:
        good, bad = await begun(hall), await begun(hall)
        for table in (good, bad):
            await play(hall, table, random.Random(1), 4)
        await change(hall, *damages(bad.id, bad.deal.id)[which])
        for table in (good, bad):
            hall.evict(table)
        with pytest.raises(Refusal) as refused:
            await hall.visible(bad.id, ANN)
        assert refused.value.code == "set-aside"
        assert "damaged" in refused.value.message("en").text
        assert "повреждены" in refused.value.message("ru").text
        await play(hall, await hall.table(good.id), random.Random(2), 3)
        told = health(hall, "en")
        assert (told.status, [one.code for one in told.reasons]) == (
            "impaired",
            ["tables-set-aside"],
        )

    in_hall(settings, body)


def test_a_name_is_changed_and_what_was_said_erased(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        await hall.carry_out(table.id, ANN, commands.Chat(text="my address is"))
        await play(hall, table, random.Random(1), 3)
        mine = sa.and_(X.c.table == table.id, X.c.text == "Ann")
        said = sa.and_(X.c.table == table.id, X.c.text == "my address is")
        await change(
            hall,
            sa.update(X).where(mine).values(text="Anna", salt=None),
            sa.update(X).where(said).values(text="", salt=None),
        )
        hall.evict(table)
        again = await hall.table(table.id)
        assert again.match is not None
        assert again.seats[0].name == "Anna"
        assert again.match.names[0] == "Anna"
        assert [note.text for _, _, note in again.notes if isinstance(note, events.Chat)] == [""]
        await play(hall, again, random.Random(1))
        assert again.status == "finished"

    in_hall(settings, body)


def test_no_event_on_disk_holds_a_name_or_what_was_said(settings: Settings) -> None:
    async def body(hall: Hall) -> list[bytes]:
        table = await begun(hall)
        await hall.carry_out(table.id, ANN, commands.Chat(text="Bonjour"))
        async with hall.store.engine.connect() as connection:
            return list((await connection.execute(sa.select(E.c.body))).scalars())

    bodies = b" ".join(in_hall(settings, body))
    for text in (b"Ann", b"Bo", b"Bonjour"):
        assert b'"' + text not in bodies
    assert bodies.count(b'"names"') == 1


@pytest.mark.parametrize("kind", get_args(events.AnyEvent))
def test_every_text_of_an_event_is_known_to_be_personal_or_not(kind: Any) -> None:
    texts = {field.name for field in msgspec.structs.fields(kind) if field.type in (str, list[str])}
    assert texts - PLAIN == set(FIELDS.get(kind, ()))


def test_what_is_set_apart_comes_back() -> None:
    event = events.Begin(["Ann", "Bo (easy)", "Ann"], ["draw 1"], 3, "parent")
    without, texts = split_texts(event)
    assert isinstance(without, events.Begin)
    assert len(set(without.names)) == 3, "equal names have different hashes"
    assert restore_texts(without, {text.place: text for text in texts}) == event


def test_a_database_of_the_first_release_comes_along(settings: Settings) -> None:
    """A table as it was written then, with names and chat in its events: it is the same table
    afterwards, carries checks, and goes on."""
    history = History(clock=ClockPlan(600)).begin()
    rng = random.Random(3)
    for _ in range(6):
        history.act_randomly(rng)
    history.do("ann", commands.Chat(text="«привет»"), 500)
    history.happens(events.Restart(history.at), 60_000)
    table = history.table

    async def old() -> None:
        engine = open_database(settings.database)
        await migrate(engine, "0002")
        deal, plan = table.deal, msgspec.json.encode(table.plan)
        async with engine.begin() as connection:

            async def insert(name: str, **values: Any) -> None:
                columns: list[sa.ColumnClause[Any]] = [sa.column(one) for one in values]
                await connection.execute(sa.insert(sa.table(name, *columns)).values(values))

            await insert(
                "deals",
                id="deal",
                seed=deal.seed,
                commitment=deal.commitment,
                shared=False,
                closed=False,
                host="ann",
            )
            row = {"id": "table", "created": 0, "plan": plan, "public": False, "host": "ann"}
            await insert("tables", **row, deal="deal", status="playing")
            for seq, (event, at) in enumerate(history.events, start=1):
                body = msgspec.json.encode(event)
                await insert("events", table="table", seq=seq, at=at, body=body)
            await connection.execute(sa.text("UPDATE pulse SET at = :at"), {"at": history.at})
        await engine.dispose()

    asyncio.run(old())

    async def body(hall: Hall) -> None:
        found = await hall.table("table")
        assert facts(found) == facts(table)
        assert abs(hall.stalled.clock_time(found) - history.at) < 30_000, (
            "its clock goes on from there"
        )
        async with hall.store.engine.connect() as connection:
            bodies = b" ".join((await connection.execute(sa.select(E.c.body))).scalars())
            kept = set((await connection.execute(sa.select(X.c.text))).scalars())
        assert kept == {"Ann", "Bo", "«привет»"}
        assert b'"Ann"' not in bodies
        assert "привет".encode() not in bodies
        assert b"\\u043f" not in bodies
        assert found.match is not None
        assert found.actor is not None
        seat = found.actor
        person = msgspec.structs.replace((ANN, BO)[seat], id=("ann", "bo")[seat])
        command = commands.Act(turn=found.position_seq, actions=[found.match.legal()[0]])
        await hall.carry_out("table", person, command)
        hall.evict(found)
        assert (await hall.table("table")).seq == found.seq

    in_hall(settings, body)
