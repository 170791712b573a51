"""After a restart and after what could not be written, every game goes on as it stood."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa

from mandapa.server import commands
from mandapa.server.clock import ClockPlan
from mandapa.server.database_errors import Unavailable
from mandapa.server.events import Restart, encode
from mandapa.server.hall import Hall
from mandapa.server.listings import lobby
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings
from mandapa.server.stalled_tables import Stall
from mandapa.server.table_creation import (
    NewTable,
    open_table,
)
from mandapa.server.table_queries import TableFilter, public_page
from tests.server.halls import ANN, BO, Machine, begun, behind_its_back, in_hall, play, run
from tests.server.site import PATIENCE
from tests.server.tables import facts


def test_a_restarted_hall_knows_everything(settings: Settings) -> None:
    async def first(hall: Hall) -> tuple[str, str, Any, Any]:
        rng = random.Random(1)
        going = await begun(hall)
        await play(hall, going, rng, 12)
        await hall.carry_out(going.id, BO, commands.Chat(text="шалом"))
        done = await begun(hall, public=True)
        await play(hall, done, rng)
        return going.id, done.id, facts(going), facts(done)

    going_id, done_id, going, done = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        assert not hall.tables, "nothing is due, so nothing is read"
        assert facts(await hall.table(going_id)) == going
        assert facts(await hall.table(done_id)) == done
        assert (await hall.table(done_id)).deal.closed
        rows = await hall.store.of_person(ANN.id, 50)
        assert {row.id: row.status for row in rows} == {going_id: "playing", done_id: "finished"}
        result = next(row.result for row in rows if row.id == done_id)
        assert result is not None
        assert result.names == ["Ann", "Bo"]
        for status in ("open", "playing"):
            assert await public_page(hall.store, TableFilter(status)) == ([], ""), "it was private"
        assert await hall.store.count_unfinished(ANN.id) == 1
        await play(hall, hall.tables[going_id], random.Random(2))
        assert (await hall.table(going_id)).status == "finished"

    in_hall(settings, second)


def test_bots_and_clocks_go_on_unasked_after_a_restart(settings: Settings) -> None:
    async def first(hall: Hall) -> str:
        wanted = NewTable("flowers", seats=["random", "random"], clock=ClockPlan(60), start=True)
        return (await open_table(hall, ANN, wanted)).id

    table_id = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        async with asyncio.timeout(PATIENCE):
            while table_id not in hall.tables:
                await asyncio.sleep(0.01)
            while hall.tables[table_id].status == "playing":
                await asyncio.sleep(0.05)

    in_hall(settings, second)


def test_a_clock_stands_still_only_while_the_site_is_down(settings: Settings) -> None:
    machine = Machine()

    async def first(hall: Hall) -> tuple[str, int]:
        table = await begun(hall, clock=ClockPlan(600))
        run(machine, hall, 2)
        assert table.clock is not None
        return table.id, table.clock.remaining(0, hall.time.now())

    table_id, left = in_hall(settings, first, machine)
    assert left == 598_000
    machine.seconds += 100

    async def second(hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.clock is not None
        assert table.clock.remaining(0, hall.time.now()) == left
        # Let go and read again while the site is up: nothing is given back.
        hall.evict(table)
        run(machine, hall, 3)
        again = await hall.table(table_id)
        assert again.clock is not None
        assert again.clock.remaining(0, hall.time.now()) == left - 3000
        assert again.seq == table.seq

    in_hall(settings, second, machine)


def test_a_move_that_cannot_be_written_was_never_made(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        before = facts(table)
        await behind_its_back(hall, table, encode(Restart()))
        assert table.match is not None
        command = commands.Act(turn=table.position_seq, actions=[table.match.legal()[0]])
        with pytest.raises(sa.exc.IntegrityError):
            await hall.carry_out(table.id, ANN, command)
        again = await hall.table(table.id)
        assert again is not table
        assert facts(again)["digest"] == before["digest"]
        # The one who waits for the lock meanwhile is served from disk, not turned away.
        await hall.carry_out(table.id, ANN, command)

    in_hall(settings, body)


@pytest.mark.parametrize("error", [Unavailable("disk-full"), Unavailable("database-hangs")])
def test_a_write_that_fails_leaves_the_table_as_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, error: Unavailable
) -> None:
    """Nothing is repaired and nothing read again: nothing has changed."""
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 3600)

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(600))
        assert table.match is not None
        before, match = facts(table), table.match
        move = commands.Act(turn=table.position_seq, actions=[table.match.legal()[0]])

        async def fails(*_: Any) -> None:
            raise error

        async def reads(*_: Any) -> None:
            raise AssertionError("read from disk")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store.writer, "write", fails)
            patch.setattr(hall.store, "load", reads)
            for command in (move, commands.Chat(text="hm"), commands.Resign()):
                with pytest.raises(Unavailable):
                    await hall.carry_out(table.id, ANN, command)
                assert facts(table) == before
            assert table.match is match
            assert await hall.table(table.id) is table
        await hall.store.beat()
        await hall.carry_out(table.id, ANN, move)
        assert table.position_seq == before["turn"] + 1
        hall.evict(table)
        assert facts(await hall.table(table.id)) == facts(table)

    in_hall(settings, body)


def test_those_who_wait_for_a_table_that_is_let_go_get_it_from_disk(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        async with table.lock:
            waiting = [
                asyncio.create_task(hall.carry_out(table.id, person, commands.Chat(text="hm")))
                for person in (ANN, BO)
            ]
            await asyncio.sleep(0.01)
            hall.evict(table)
        seqs = await asyncio.gather(*waiting)
        assert sorted(seqs) == [table.seq + 1, table.seq + 2]

    in_hall(settings, body)


def test_a_cancelled_move_is_either_made_or_not(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        for wait in range(6):
            table = await hall.table(table.id)
            seq = table.seq
            task = asyncio.create_task(hall.carry_out(table.id, ANN, commands.Chat(text=str(wait))))
            for _ in range(wait):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await hall.carry_out(table.id, BO, commands.Chat(text="and on"))
            again = await hall.table(table.id)
            assert again.seq in (seq + 1, seq + 2)

    in_hall(settings, body)


def test_a_table_whose_move_was_not_written_goes_on_though_nobody_looks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 0.05)

    async def body(hall: Hall) -> None:
        table = await begun(hall)
        await behind_its_back(hall, table, encode(Restart()))
        with pytest.raises(sa.exc.IntegrityError):
            await hall.carry_out(table.id, ANN, commands.Chat(text="hm"))
        assert table.id not in hall.tables
        async with asyncio.timeout(PATIENCE):
            while table.id not in hall.tables:
                await asyncio.sleep(0.02)

    in_hall(settings, body)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(settings: Settings) -> None:
    async def first(hall: Hall) -> tuple[str, str]:
        good, bad = await begun(hall), await begun(hall)
        await behind_its_back(hall, bad, b"{")
        return good.id, bad.id

    good, bad = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        with pytest.raises(Refusal, match="set-aside"):
            await hall.table(bad)
        await play(hall, await hall.table(good), random.Random(1), 3)
        assert [entry.id for entry in (await lobby(hall, ANN)).yours] == [good]

    in_hall(settings, second)
    assert bad != good


def test_a_damaged_table_is_set_aside_and_the_rounds_go_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both tables are to be read again. The damaged one comes first, and yet the other one is
    read, with its bots; anyone who opens the damaged one is told why."""
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 0.05)

    async def body(hall: Hall) -> None:
        bad = await begun(hall)
        wanted = NewTable("flowers", seats=["random", "random"])
        good = await open_table(hall, ANN, wanted)
        await hall.carry_out(good.id, ANN, commands.Start())
        await behind_its_back(hall, bad, b"{")
        hall.stalled.stalls = {bad.id: Stall(), good.id: Stall()}
        for table in (bad, good):
            hall.evict(table)
        async with asyncio.timeout(PATIENCE):
            while good.id not in hall.tables or hall.tables[good.id].status == "playing":
                await asyncio.sleep(0.02)
        assert hall.quarantined == {bad.id}
        with pytest.raises(Refusal, match="set-aside"):
            await hall.carry_out(bad.id, ANN, commands.Chat(text="hm"))

    in_hall(settings, body)
