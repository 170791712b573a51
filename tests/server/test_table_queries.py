"""Lists by pages, searched by game and name."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import alembic.command
import alembic.config
import pytest
import sqlalchemy as sa

from mandapa.server import table_queries
from mandapa.server.commands import Sit
from mandapa.server.database import MIGRATIONS, migrate, open_database
from mandapa.server.hall import Hall
from mandapa.server.listings import lobby, public_tables
from mandapa.server.presence import Watcher
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from mandapa.server.table_creation import NewTable, open_table
from mandapa.server.table_queries import TableFilter, public_page
from tests.server.halls import ANN, BO, begun, in_hall


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_queries, "PAGE", 3)


def test_every_public_table_is_on_one_page(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        wanted = [NewTable("flowers", seats=["me"], public=number != 2) for number in range(8)]
        hosts = (ANN, BO)  # one person may not have this many
        opened = [
            await open_table(hall, hosts[number % 2], one) for number, one in enumerate(wanted)
        ]
        found, after = [], ""
        for size in (3, 3, 1):
            rows, after = await public_page(hall.store, TableFilter(after=after))
            assert len(rows) == size
            found += rows
        assert after == ""
        newest = sorted(opened, key=lambda table: (table.created, table.id), reverse=True)
        assert [row.id for row in found] == [table.id for table in newest if table.public]
        with pytest.raises(Refusal):
            await public_page(hall.store, TableFilter(after="x'; --"))

    in_hall(settings, body)


def test_tables_are_found_by_game_and_by_name(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        flowers = await begun(hall, public=True)
        rajas = await open_table(hall, ANN, NewTable("rajas", seats=["me"], public=True))
        await open_table(hall, BO, NewTable("ganesha", seats=["me", "easy"]))

        async def found(**wanted: Any) -> list[str]:
            return [row.id for row in (await public_page(hall.store, TableFilter(**wanted)))[0]]

        assert await found(game="rajas") == [rajas.id]
        assert await found(game="flowers") == []
        assert await found(status="playing") == [flowers.id]
        assert await found(status="playing", name="BO") == [flowers.id]
        assert await found(name="bo") == []
        assert await found(name="%") == []
        await hall.carry_out(rajas.id, BO, Sit(seat=1))
        assert await found(name="bo") == [rajas.id]

    in_hall(settings, body)


def test_a_list_tells_who_is_there(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        wanted = NewTable("flowers", players=3, seats=["me", "easy"], public=True)
        table = await open_table(hall, ANN, wanted)
        entry = (await public_tables(hall, BO, TableFilter())).tables[0]
        assert (entry.here, entry.watching) == ([False, True, False], 0)
        for person in (ANN.id, BO.id, "", ""):
            hall.presence.watch(table.id, Watcher(person))
        entry = (await lobby(hall, BO)).open.tables[0]
        assert (entry.here, entry.watching) == ([True, True, False], 3)

    in_hall(settings, body)


def test_older_tables_become_searchable(settings: Settings) -> None:
    """A database from before this could be searched."""

    async def body() -> list[Any]:
        engine = open_database(settings.database)
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))

        def old(connection: sa.Connection) -> None:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "0002")

        def fill(connection: sa.Connection) -> None:
            connection.execute(
                sa.text("INSERT INTO deals VALUES ('d', NULL, 'c', :no, :no, 'h')"), {"no": False}
            )
            values = {"plan": json.dumps({"game": "rajas"}).encode(), "yes": True}
            connection.execute(
                sa.text(
                    "INSERT INTO tables (id, created, plan, public, host, deal, status)"
                    " VALUES ('t', 1, :plan, :yes, 'h', 'd', 'open')"
                ),
                values,
            )
            sit = {"body": json.dumps({"kind": "sit", "seat": 1, "name": "Ann"}).encode()}
            connection.execute(sa.text("INSERT INTO events VALUES ('t', 1, 1, :body)"), sit)
            connection.execute(sa.text("INSERT INTO seatings VALUES ('t', 1, 'h')"))

        async with engine.begin() as connection:
            await connection.run_sync(old)
            await connection.run_sync(fill)
        await migrate(engine)
        async with engine.connect() as connection:
            query = sa.text('SELECT game, name FROM tables JOIN seatings ON "table" = id')
            found = (await connection.execute(query)).all()
        await engine.dispose()
        return [tuple(row) for row in found]

    assert asyncio.run(body()) == [("rajas", "ann")]
