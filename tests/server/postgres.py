"""A temporary PostgreSQL on a Unix socket, ended with the tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

from tests.server.site import PATIENCE

# The shell ends the server when the tests are gone, because its standard input is closed then.
_UNTIL_EOF = '"$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server'


class Absent(Exception):
    """There is no PostgreSQL here, or it may not run."""


class Cluster:
    def __init__(self, folder: Path, restart: Callable[[], None]) -> None:
        self.folder = folder
        self.restart = restart  # at once, as after a crash

    def pause(self) -> None:
        """It hangs: no process of it runs."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        ours = [first]
        for children in Path(f"/proc/{first}/task").glob("*/children"):
            ours += map(int, children.read_text().split())
        for one in ours:
            with suppress(ProcessLookupError):  # it has ended since
                os.kill(one, which)

    def new_database(self) -> str:
        """The URL of an empty database: the one there is, emptied."""
        asyncio.run(self._execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
        return f"postgresql://postgres@/postgres?host={self.folder}"

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(
            host=str(self.folder), user="postgres", database="postgres"
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                asyncio.run(self._execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)


def program(name: str) -> str:
    """Debian keeps the server's programs out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name) or next(
        (str(place / name) for place in places if (place / name).exists()), None
    )
    if found is None:
        raise Absent(f"PostgreSQL's {name} is not installed")
    return found


@contextmanager
def cluster() -> Iterator[Cluster]:
    initdb, server = program("initdb"), program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="mandapa-pg-"))
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        try:
            owner = pwd.getpwnam("postgres")
        except KeyError:
            raise Absent("PostgreSQL does not run as root, and there is no user postgres") from None
        user = "postgres"
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    try:
        data = str(folder / "data")
        command = [initdb, "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True)
        if made.returncode:
            raise Absent(f"initdb failed: {made.stderr}")
        run = [server, "-D", data, "-k", str(folder), "-c", "listen_addresses=", "-c", "fsync=off"]
        started = _Server(run, user, folder)
        try:
            found = Cluster(folder, started.restart)
            found.wait()
            yield found
        finally:
            started.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class _Server:
    """The server's process, behind the shell that ends it."""

    def __init__(self, run: list[str], user: str | None, folder: Path) -> None:
        self._run, self._user, self._folder = run, user, folder
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["sh", "-c", _UNTIL_EOF, "sh", *self._run],
            user=self._user,
            cwd=self._folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self._process = self._start()
