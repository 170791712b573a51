"""Run the site with uvicorn until it is asked to stop."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager

import sqlalchemy as sa
import uvicorn

from mandapa.core.errors import SetupError, system_reason
from mandapa.server.app import make_app
from mandapa.server.connections import Config, Connections
from mandapa.server.database import migrate, open_database, reason_of
from mandapa.server.database_lock import LockStatus, lock_database
from mandapa.server.identity import Signer
from mandapa.server.logging_setup import log_to_stderr
from mandapa.server.measured_loop import measure_delays
from mandapa.server.memory import GarbageCollection
from mandapa.server.settings import Settings

OTHER_FILES = 256  # databases, bots, pipes
GOODBYE = 5  # seconds for open connections when the site stops


def serve(settings: Settings, *, browser: bool, address: str, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; then write everything that is pending."""
    _allow_connections(settings.max_connections)
    with _lock_database(settings) as lock, closing(_listen(settings)) as listening:
        _prepare(settings)
        ready()
        log_to_stderr()
        config = Config(
            make_app(settings, may_write=lock),
            Connections(settings),
            loop="mandapa.server.measured_loop:MeasuredLoop",
            log_config=None,
            ws_max_size=settings.max_message,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=GOODBYE,
            server_header=False,
        )
        if browser:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
        _Server(config).run(sockets=[listening])


class _Server(uvicorn.Server):
    """A server that collects garbage and measures delays."""

    config: Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._garbage_collection = GarbageCollection(lambda: self.config.open_connections.busy)
        self._garbage_collection.start()
        self._measuring = asyncio.create_task(measure_delays())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._measuring.cancel()
        self._garbage_collection.stop()
        await super().shutdown(sockets)


@contextmanager
def _lock_database(settings: Settings) -> Iterator[LockStatus]:
    with ExitStack() as stack:
        with _database_errors():
            lock = stack.enter_context(lock_database(settings))
        yield lock


@contextmanager
def _database_errors() -> Iterator[None]:
    try:
        yield
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise SetupError("database-unusable", reason=reason_of(error)) from None


def _prepare(settings: Settings) -> None:
    """Report in one sentence what would keep the site from opening."""

    async def try_database() -> None:
        engine = open_database(settings.database)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with _database_errors():
        asyncio.run(try_database())
    try:
        Signer.from_file(settings.cookie_key_file)
    except OSError as error:
        raise SetupError(
            "key-unusable", path=str(settings.cookie_key_file), reason=system_reason(error)
        ) from None


def _allow_connections(most: int) -> None:
    """Raise the limit of open files, since every connection is one."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(most, 4000) + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else str(error)
        raise SetupError(
            "cannot-listen", host=settings.host, port=str(settings.port), reason=reason
        ) from None


def _open_browser(address: str) -> None:
    """Open the browser once the site answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):  # noqa: S310
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
