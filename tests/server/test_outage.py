"""A database that is full, hangs or is away: nobody waits for ever, no clock runs, and what was
acknowledged is on disk."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from mandapa.server import commands
from mandapa.server.clock import ClockPlan
from mandapa.server.database_errors import Backoff, CommitUnknown, Unavailable, outage_cause
from mandapa.server.hall import Hall
from mandapa.server.health import health
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, open_table
from tests.server import postgres
from tests.server.conftest import Sites
from tests.server.disks import Disk
from tests.server.halls import ANN, BO, Machine, begun, in_hall, say
from tests.server.site import (
    PATIENCE,
    Connection,
    Player,
    Refused,
    Site,
    chooser,
    notations,
    play_on,
    wait_for,
)

DATABASE_LIMIT = 8.0  # seconds, where it hangs on purpose
HM = commands.Chat(text="hm")


@pytest.fixture
def sqlite(tmp_path: Any) -> Settings:
    return Settings(sqlite_url(tmp_path / "site.db"), bot_workers=1)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 0.05)
    monkeypatch.setattr(Backoff, "FIRST", 0.1)


@contextmanager
def impatient(hall: Hall) -> Iterator[None]:
    """While the database hangs, it is not waited for long."""
    store, writer = hall.store, hall.store.writer
    store.limit = writer._limit = 2.0
    try:
        yield
    finally:
        store.limit = writer._limit = PATIENCE


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


def reasons(hall: Hall) -> list[str]:
    return [one.code for one in health(hall, "en").reasons]


async def until_refused(hall: Hall, table: Table) -> int:
    """Talk until nothing more can be written; the last event that was acknowledged."""
    done = table.seq
    for number in range(900):
        try:
            done = await say(hall, table.id, f"{number}" + "x" * 480)
        except Unavailable:
            return done
    raise AssertionError("the disk was never full")


def on_small_disk(disk: Disk) -> Settings:
    return Settings(sqlite_url(disk.folder / "site.db"), bot_workers=1)


def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(small_disk: Disk) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(600))
        small_disk.fill()
        done = await until_refused(hall, table)
        assert reasons(hall) == ["disk-full"]
        assert health(hall, "ru").status == "down"
        again = await hall.table(table.id)
        assert again.seq == done, "acknowledged means on disk, refused means it is not"
        shown = hall.stalled.clock_time(again)
        await asyncio.sleep(0.3)
        assert hall.stalled.clock_time(again) == shown, "its clock stands still"
        small_disk.free()
        await until(lambda: not hall.store.outage)
        assert await hall.carry_out(table.id, ANN, HM) == done + 1
        await until(lambda: hall.stalled.clock_time(hall.tables[table.id]) > shown)
        await until(lambda: health(hall, "en").status == "ok")

    in_hall(on_small_disk(small_disk), body)


def test_bots_try_again_with_growing_pauses(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk, a bot's decision is not tried again and again, and comes when it can."""
    tried: list[float] = []  # when it was tried whether the disk has room again
    decided: list[float] = []

    async def body(hall: Hall) -> None:
        wanted = NewTable("flowers", seats=["random", "random"])
        bots = await open_table(hall, ANN, wanted)
        full = False
        write = hall.store.writer.write

        async def counted(write_: Any) -> None:
            beat = "the_time" in write_[0][1]
            (tried if beat else decided).append(time.monotonic())
            if full:
                raise Unavailable("disk-full")
            await write(write_)

        monkeypatch.setattr(hall.store.writer, "write", counted)
        await hall.carry_out(bots.id, ANN, commands.Start())
        full = True
        await until(lambda: bool(hall.store.outage))
        tried.clear()
        decided.clear()
        await until(lambda: len(tried) >= 4)
        assert len(decided) <= 1, "only what a bot was thinking about when the disk became full"
        pauses = [later - earlier for earlier, later in pairwise(tried)]
        for number, pause in enumerate(pauses[:3]):
            assert pause >= 0.2 * 2**number
        assert reasons(hall) == ["disk-full"]
        full = False
        await until(lambda: bots.id in hall.tables)  # unasked
        await until(lambda: hall.tables[bots.id].status == "finished")

    in_hall(sqlite, body)


# --- a database that hangs ---------------------------------------------------


async def hang(connection: AsyncConnection, gate: threading.Event) -> None:
    """Whatever is asked of this SQLite connection next waits for the gate."""
    raw: Any = (await connection.get_raw_connection()).driver_connection
    asyncio.get_running_loop().create_task(raw._execute(gate.wait))
    await asyncio.sleep(0)


async def hang_in_commit(hall: Hall, gate: threading.Event) -> None:
    """The next commit of the journal hangs in the midst of it."""
    await hall.store.beat()
    connection = hall.store.writer._connection
    assert connection is not None
    raw: Any = (await connection.get_raw_connection()).driver_connection
    commit = raw.commit

    async def slow() -> None:
        await raw._execute(gate.wait)
        await commit()

    raw.commit = slow


def test_a_commit_that_hangs_leaves_nobody_waiting_and_nobody_misled(sqlite: Settings) -> None:
    gate = threading.Event()

    async def body(hall: Hall) -> None:
        table, other = await begun(hall), await begun(hall)
        hall.evict(other)
        seq = table.seq
        await hang_in_commit(hall, gate)
        with impatient(hall):
            asking = asyncio.create_task(hall.carry_out(table.id, ANN, HM))
            with pytest.raises(CommitUnknown):
                await asking
            assert health(hall, "en").status == "down"
            assert reasons(hall) == ["database-hangs"]
            # It may still come to be on disk: until that is certain, nobody is shown a table.
            for table_id in (table.id, other.id):
                with pytest.raises(Unavailable):
                    await hall.table(table_id)
            with pytest.raises(Unavailable):
                await hall.carry_out(table.id, ANN, HM)
        gate.set()
        await until(lambda: not hall.store.outage)
        again = await hall.table(table.id)
        assert again.seq == seq + 1, "here it did come to be on disk"
        assert await hall.carry_out(table.id, BO, HM) == seq + 2

    try:
        in_hall(sqlite, body)
    finally:
        gate.set()


def test_what_hangs_before_its_commit_is_not_on_disk(sqlite: Settings) -> None:
    gate = threading.Event()

    async def body(hall: Hall) -> None:
        table = await begun(hall)
        seq = table.seq
        await hall.store.beat()
        assert hall.store.writer._connection is not None
        await hang(hall.store.writer._connection, gate)
        with impatient(hall), pytest.raises(Unavailable):
            await hall.carry_out(table.id, ANN, HM)
        gate.set()
        await until(lambda: not hall.store.outage)
        assert (await hall.table(table.id)).seq == seq

    try:
        in_hall(sqlite, body)
    finally:
        gate.set()


def test_reading_that_hangs_is_refused(sqlite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    async def body(hall: Hall) -> None:
        table = await begun(hall)
        hall.evict(table)
        monkeypatch.setattr("mandapa.server.scheduler.ROUND", 3600)
        # Every connection of the pool hangs.
        held = [await hall.store.engine.connect() for _ in range(14)]  # the journal has one
        for one in held:
            await hang(one, gate)
        with impatient(hall):
            with pytest.raises(Unavailable):
                await hall.table(table.id)
            with pytest.raises(Unavailable):
                await hall.store.of_person(ANN.id, 50)
        gate.set()
        for one in held:
            await one.close()
        assert (await hall.table(table.id)).seq == table.seq

    try:
        in_hall(sqlite, body)
    finally:
        gate.set()


# --- PostgreSQL ----------------------------------------------------------------


@pytest.fixture
def cluster(postgresql: postgres.Cluster) -> postgres.Cluster:
    return postgresql


@pytest.fixture
def on_postgresql(cluster: postgres.Cluster, tmp_path: Any) -> Settings:
    return Settings(cluster.new_database(), key_file=tmp_path / "site.key", bot_workers=1)


def test_a_postgresql_that_hangs_and_wakes_up(
    on_postgresql: Settings, cluster: postgres.Cluster
) -> None:
    machine = Machine()

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=ClockPlan(600))
        seq, shown = table.seq, hall.stalled.clock_time(table)
        cluster.pause()
        try:
            with impatient(hall):
                with pytest.raises((Unavailable, CommitUnknown)):
                    await hall.carry_out(table.id, ANN, HM)
                assert health(hall, "en").status == "down"
                with pytest.raises(Unavailable):
                    await hall.store.of_person(ANN.id, 50)
            machine.seconds += 2
            assert hall.stalled.clock_time(table) == shown
        finally:
            cluster.go_on()
        await until(lambda: not hall.store.outage)
        again = await hall.table(table.id)
        assert again.seq in (seq, seq + 1)
        assert await hall.carry_out(table.id, ANN, HM) == again.seq

    in_hall(on_postgresql, body, machine)


def test_a_postgresql_that_is_restarted(on_postgresql: Settings, cluster: postgres.Cluster) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        acknowledged = await hall.carry_out(table.id, ANN, HM)
        cluster.restart()
        while True:
            try:
                acknowledged = await hall.carry_out(table.id, ANN, HM)
                break
            except (Unavailable, CommitUnknown):
                await asyncio.sleep(0.05)
        hall.evict(await hall.table(table.id))
        assert (await hall.table(table.id)).seq == acknowledged
        await until(lambda: not hall.store.outage)

    in_hall(on_postgresql, body)


def test_only_errors_of_the_database_itself_are_an_outage() -> None:
    wrong = sa.exc.IntegrityError("INSERT", {}, ValueError())
    assert outage_cause(wrong) is None
    assert outage_cause(ValueError()) is None
    assert outage_cause(TimeoutError()) == "database-hangs"
    assert outage_cause(ConnectionRefusedError()) == "database-unreachable"


def test_a_table_that_alone_cannot_be_written_waits_and_its_clock_stands_still(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()

    async def body(hall: Hall) -> None:
        table, other = await begun(hall, clock=ClockPlan(60)), await begun(hall)
        append = hall.store.append

        async def refuses(one: Table, *more: Any) -> None:
            if one.id == table.id:
                raise ValueError("this table only")
            await append(one, *more)

        monkeypatch.setattr(hall.store, "append", refuses)
        with pytest.raises(ValueError, match="this table only"):
            await hall.carry_out(table.id, ANN, HM)
        shown = hall.stalled.clock_time(await hall.table(table.id))
        for _ in range(20):
            machine.seconds += 1
            hall.time.now()
        assert reasons(hall) == ["tables-stalled"]
        assert health(hall, "en").status == "impaired"
        assert hall.stalled.clock_time(hall.tables[table.id]) == shown
        await hall.carry_out(other.id, ANN, HM)
        monkeypatch.setattr(hall.store, "append", append)
        await until(lambda: not hall.stalled.failing())
        again = hall.tables[table.id]
        assert again.clock is not None
        assert again.clock.remaining(0, hall.stalled.clock_time(again)) == 60_000
        hall.evict(again)
        loaded = await hall.table(table.id)
        assert loaded.clock is not None
        assert loaded.clock.__dict__ == again.clock.__dict__

    in_hall(settings, body, machine)


# --- whole sites -----------------------------------------------------------------


def told(site: Site) -> tuple[int, list[str]]:
    """What `/health` says, without waiting for the database."""
    with httpx.Client(trust_env=False, timeout=DATABASE_LIMIT - 1) as client:
        answer = client.get(f"{site.url}/health")
        assert client.get(f"{site.url}/health/live").json() == {"live": True}
    return answer.status_code, [one["code"] for one in answer.json()["reasons"]]


def two_at_a_table(site: Site) -> tuple[list[Connection], str]:
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    table = ann.open("flowers", "me", start=False, clock={"seconds": 600})
    bo.do(table, "sit", seat=1)
    ann.do(table, "start")
    return [ann.connect(table), bo.connect(table)], table


@pytest.mark.once
def test_a_site_survives_a_postgresql_that_hangs(
    new_site: Sites, cluster: postgres.Cluster, tmp_path: Any
) -> None:
    site = new_site(
        database=cluster.new_database(),
        key_file=str(tmp_path / "site.key"),
        database_limit=DATABASE_LIMIT,
    )
    lines, _ = two_at_a_table(site)
    play_on(lines, chooser(1), 4)
    before = lines[0].player.see(lines[0].table)["seats"]
    cluster.pause()
    paused = time.monotonic()
    try:
        wait_for(lambda: told(site)[0] == 503)
        time.sleep(8)
        mover = next(line for line in lines if line.now["legal"])
        with pytest.raises(Refused) as refused:
            mover.act(notations(mover.now)[0])
        assert refused.value.code in ("no-database", "unsure")
    finally:
        hung = time.monotonic() - paused
        cluster.go_on()
    wait_for(lambda: told(site) == (200, []))
    after = lines[0].player.see(lines[0].table)["seats"]
    spent = sum(one["clock"] - two["clock"] for one, two in zip(before, after, strict=True))
    assert spent < hung * 1000, "while it hung no clock ran"
    for line in lines:
        line.resume()
    play_on(lines, chooser(2))
    assert lines[0].now["status"] == "finished"


@pytest.mark.once
def test_a_site_that_cannot_start_says_that_the_database_does_not_answer(
    cluster: postgres.Cluster, tmp_path: Any
) -> None:
    more = ["--database", cluster.new_database(), "--key-file", str(tmp_path / "site.key")]
    cluster.pause()
    try:
        asked = [sys.executable, "-m", "mandapa", "serve", "--no-browser", "--port", "0", *more]
        done = subprocess.run(asked, capture_output=True, text=True, timeout=2 * PATIENCE)
    finally:
        cluster.go_on()
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("it does not answer")
    assert "Traceback" not in done.stderr
