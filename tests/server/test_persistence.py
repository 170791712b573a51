"""What is on disk, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import alembic.autogenerate
import alembic.migration
import pytest
import sqlalchemy as sa

from mandapa.core.errors import SetupError
from mandapa.core.log import to_text
from mandapa.core.match import Match
from mandapa.games import GAMES
from mandapa.server import commands, schema
from mandapa.server.database import PRAGMAS, migrate, open_database
from mandapa.server.deals import close_deal, deal_snapshot
from mandapa.server.events import Chat
from mandapa.server.hall import Hall
from mandapa.server.listings import lobby
from mandapa.server.refusals import Refusal
from mandapa.server.replays import log_text
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.table_creation import (
    Fork,
    NewTable,
    SameDeal,
    Upload,
    fork,
    open_table,
    open_with_deal,
    rematch,
    upload,
)
from tests.server.halls import ANN, BO, begun, in_hall, play


def test_two_writers_never_both_write_the_same_event(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        seq = table.seq
        other = Hall(settings)
        await other.open()
        try:
            twin = await other.table(table.id)
            event = Chat("Ann", "first", ANN.id)
            await hall.store.append(table, event, table.after(event, 1, 1))
            second = Chat("Bo", "second", BO.id)
            with pytest.raises(sa.exc.IntegrityError):
                await other.store.append(twin, second, twin.after(second, 1, 1))
        finally:
            await other.close()
        hall.evict(table)
        again = await hall.table(table.id)
        assert again.seq == seq + 1
        assert again.notes[-1][2] == event

    in_hall(settings, body)


@pytest.mark.parametrize("wrong", ["\0", "a" * 33, "ж", "a b", ""])
def test_what_can_be_no_id_finds_nothing(settings: Settings, wrong: str) -> None:
    async def body(hall: Hall) -> None:
        with pytest.raises(Refusal, match="no-such-table"):
            await hall.table(wrong)
        with pytest.raises(Refusal, match="no-such-deal"):
            await deal_snapshot(hall, wrong, ANN, "en")

    in_hall(settings, body)


def test_a_lobby_shows_what_goes_on_before_what_is_over(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandapa.server.listings.MOST", 3)

    async def body(hall: Hall) -> None:
        old = await begun(hall, public=True)
        log = to_text(Match(GAMES["flowers"].setup(2), ["Ann", "Bo"]))
        for _ in range(4):
            await upload(hall, ANN, Upload(log, public=True))
            await play(hall, await begun(hall), random.Random(1))
        found = await lobby(hall, ANN)
        assert [entry.id for entry in found.playing.tables] == [old.id]
        assert [entry.status for entry in found.yours] == ["playing", "finished", "finished"]

    in_hall(settings, body)


def test_forks_rematches_uploads_and_deals_are_stored(settings: Settings) -> None:
    async def first(hall: Hall) -> dict[str, str]:
        table = await begun(hall)
        await play(hall, table, random.Random(4))
        fork_ = await fork(hall, ANN, table.id, Fork(30, seats=["me", "random"]))
        sent = await upload(hall, ANN, Upload(log_text(table)))
        again = await rematch(hall, BO, table.id)
        shared = await open_table(hall, ANN, NewTable("flowers", seats=["me"], deal="shared"))
        other = await open_with_deal(hall, BO, shared.deal.id, SameDeal(seats=["random", "me"]))
        return {
            "old": table.id,
            "fork": fork_.id,
            "sent": sent.id,
            "again": again,
            "shared": shared.id,
            "other": other.id,
        }

    ids = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        await hall.carry_out(ids["fork"], ANN, commands.Start())
        forked = await hall.table(ids["fork"])
        assert forked.match is not None
        assert forked.match.inherited == 30
        old = await hall.table(ids["old"])
        assert old.match is not None
        assert [p.action for p in forked.match.plies[:30]] == [
            p.action for p in old.match.plies[:30]
        ]
        assert forked.match.parent == old.deal.commitment
        assert old.rematch == ids["again"]
        again = await hall.table(ids["again"])
        assert [seat.name for seat in again.seats] == ["Bo", "Ann"]
        sent = await hall.table(ids["sent"])
        assert sent.status == "finished"
        rows = await hall.store.of_deal((await hall.table(ids["shared"])).deal.id)
        assert {row.id for row in rows} == {ids["shared"], ids["other"]}
        assert all(row.status == "open" for row in rows)
        # An uploaded log is no unfinished game of anyone's.
        assert await hall.store.count_unfinished(ANN.id) == 2

    in_hall(settings, second)


def test_nobody_sits_down_at_two_tables_of_a_deal_at_once(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        one = await open_table(hall, ANN, NewTable("flowers", deal="shared"))
        deal = one.deal.id
        two = await open_with_deal(hall, ANN, deal, SameDeal())
        found = await asyncio.gather(
            hall.carry_out(one.id, BO, commands.Sit(seat=0)),
            hall.carry_out(two.id, BO, commands.Sit(seat=0)),
            open_with_deal(hall, BO, deal, SameDeal(seats=["me"])),
            return_exceptions=True,
        )
        refusals = [error.code for error in found if isinstance(error, Refusal)]
        assert refusals == ["knows-deal", "knows-deal"]

    in_hall(settings, body)


def test_a_deal_is_closed_for_good(settings: Settings) -> None:
    async def first(hall: Hall) -> str:
        table = await open_table(hall, ANN, NewTable("flowers", deal="shared"))
        with pytest.raises(Refusal) as caught:
            await close_deal(hall, table.deal.id, BO)
        assert caught.value.code == "not-host"
        await close_deal(hall, table.deal.id, ANN)
        return table.deal.id

    deal = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        now = await deal_snapshot(hall, deal, BO, "en")
        assert now.closed
        assert len(now.seed) == 64

    in_hall(settings, second)


def test_the_migrations_make_the_schema(settings: Settings) -> None:
    async def body() -> list[Any]:
        engine = open_database(settings.database)
        await migrate(engine)
        await migrate(engine)

        def compare(connection: sa.Connection) -> list[Any]:
            context = alembic.migration.MigrationContext.configure(connection)
            found = alembic.autogenerate.compare_metadata(context, schema.METADATA)
            return list(found)

        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    assert asyncio.run(body()) == []


def test_every_sqlite_connection_is_durable(tmp_path: Path) -> None:
    async def body() -> None:
        engine = open_database(sqlite_url(tmp_path / "x" / "site.db"))
        async with engine.connect() as one, engine.connect() as two:
            for connection in (one, two):
                for pragma, value in PRAGMAS.items():
                    found = await connection.execute(sa.text(f"PRAGMA {pragma}"))
                    assert found.scalar_one() == value
        await engine.dispose()

    asyncio.run(body())
    assert PRAGMAS["synchronous"] == 2


def test_a_checkpoint_empties_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No commit does it, so the database itself knows a table only after a checkpoint."""
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 3600)
    settings = Settings(sqlite_url(tmp_path / "site.db"))

    def known() -> int:
        shutil.copy(tmp_path / "site.db", tmp_path / "copy.db")  # without its log
        with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
            try:
                return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
            except sqlite3.OperationalError:  # not even the schema yet
                return 0

    async def body(hall: Hall) -> tuple[int, int, int]:
        table = await begun(hall)
        await play(hall, table, random.Random(1), 5)
        before = known()
        await hall.store.checkpoint()
        return before, known(), table.seq

    before, after, events = in_hall(settings, body)
    assert before < events == after


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:", ""])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(SetupError):
        open_database(url)


def test_a_postgresql_needs_a_file_for_the_key() -> None:
    with pytest.raises(SetupError, match="--key-file"):
        assert Settings("postgresql://x/y").cookie_key_file
