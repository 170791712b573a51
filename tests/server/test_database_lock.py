"""One site to a database: the second says who is there and stops."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from mandapa.core.errors import SetupError
from mandapa.server import database_lock
from mandapa.server.database import migrate, open_database
from mandapa.server.database_lock import lock_database
from mandapa.server.database_writer import DatabaseWriter
from mandapa.server.refusals import Refusal
from mandapa.server.settings import Settings, sqlite_url
from tests.server import postgres
from tests.server.conftest import Sites
from tests.server.site import PATIENCE, Player, Site, free_port, wait_for
from tests.server.test_database_writer import deal


def test_the_second_hears_who_is_first(settings: Settings) -> None:
    with lock_database(settings) as lock:
        assert lock()
        with pytest.raises(SetupError, match=f"another site .*process {os.getpid()} on "):
            lock_database(settings).__enter__()
    with lock_database(settings):
        pass  # what is let go can be held again


def test_a_database_under_another_name_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "site.db")
    with lock_database(Settings(sqlite_url(tmp_path / "site.db"))), pytest.raises(SetupError):
        lock_database(Settings(sqlite_url(tmp_path / "other.db"))).__enter__()


def test_a_site_that_does_not_hold_the_database_writes_nothing(settings: Settings) -> None:
    async def main() -> None:
        engine = open_database(settings.database)
        await migrate(engine)
        may_write = True
        journal = DatabaseWriter(engine, lambda: may_write)
        journal.start()
        try:
            await journal.write(deal("a"))
            may_write = False
            with pytest.raises(Refusal) as refused:
                await journal.write(deal("b"))
            assert (refused.value.code, refused.value.status) == ("no-database", 503)
            may_write = True
            await journal.write(deal("b"))
        finally:
            await journal.stop()
            await engine.dispose()

    asyncio.run(main())


def _end_connections(cluster: postgres.Cluster) -> None:
    """As a restart of PostgreSQL or a broken network does."""
    kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    asyncio.run(cluster._execute(f"{kill} WHERE application_name LIKE 'process %'"))


def test_a_lost_connection_stops_writing_until_the_lock_is_back(
    postgresql: postgres.Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_lock, "ROUND", 0.05)
    with lock_database(Settings(postgresql.new_database(), key_file=tmp_path / "key")) as lock:
        lost: list[bool] = []
        monkeypatch.setattr(database_lock.LOG, "error", lambda *args: lost.append(lock.owned))
        _end_connections(postgresql)
        wait_for(lambda: bool(lost))
        assert not any(lost)
        wait_for(lock)


def test_a_site_stops_when_someone_else_has_the_lock(
    postgresql: postgres.Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_lock, "ROUND", 0.05)
    taken, alive = threading.Event(), database_lock._alive

    async def looks_when_it_is_taken(connection: AsyncConnection | None) -> bool:
        await asyncio.to_thread(taken.wait)
        return await alive(connection)

    monkeypatch.setattr(database_lock, "_alive", looks_when_it_is_taken)
    settings = Settings(postgresql.new_database(), key_file=tmp_path / "key")
    stopped: list[tuple[int, int]] = []
    monkeypatch.setattr(database_lock.os, "kill", lambda *args: stopped.append(args))  # type: ignore[attr-defined]
    with ExitStack() as stack:
        first = stack.enter_context(lock_database(settings))
        stack.callback(taken.set)
        # Somebody on another machine takes it as soon as it is free.
        monkeypatch.setattr(database_lock, "_myself", lambda: "process 1 on elsewhere")
        _end_connections(postgresql)
        second = ExitStack()

        def takes_it() -> bool:
            with suppress(SetupError):
                second.enter_context(lock_database(settings))
                return True
            return False

        wait_for(takes_it)
        stack.enter_context(second)
        stack.callback(taken.set)
        monkeypatch.setattr(database_lock, "_myself", lambda: "process 2 here")
        taken.set()
        wait_for(lambda: bool(stopped))
        assert stopped == [(os.getpid(), signal.SIGTERM)]
        assert not first()


def start_another(site: Site) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mandapa", "serve", "--no-browser"]
    return subprocess.run(
        [*command, "--database", str(site.database), "--port", str(free_port())],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.once
def test_a_second_site_stops_and_the_first_plays_on(new_site: Sites) -> None:
    site = new_site()
    assert site.process is not None
    table = Player(site, "Ann").open("flowers", "me", "random")
    other = start_another(site)
    assert other.returncode == 1
    assert f"another site uses this database (process {site.process.pid} on " in other.stderr
    assert Player(site).see(table)["status"] == "playing"
    site.kill()  # the system lets go of the lock
    site.start()
    assert Player(site).see(table)["status"] == "playing"
