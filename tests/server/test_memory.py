"""Nothing refers to itself in a circle once a connection or a refusal is over; and looking for
what does anyway disturbs nobody."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from litestar import Request, WebSocket
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.server import ServerProtocol

from mandapa.server import measured_loop, memory
from mandapa.server.app import make_app
from mandapa.server.connections import Config, Connections, LimitedHttp, LimitedWebSocket
from mandapa.server.measured_loop import MeasuredLoop, timed
from mandapa.server.memory import GarbageCollection, forget_frames
from mandapa.server.metrics import CALLBACK_SECONDS
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.socket import _Connection
from tests.server.raw import ask, read_answer, request
from tests.server.site import Player, Site, wait_for
from tests.server.test_connections import FINAL, frame, open_line

# They hold buffers, or whole requests.
HEAVY = {
    one.__name__
    for one in (
        LimitedHttp,
        LimitedWebSocket,
        RequestResponseCycle,
        ServerProtocol,
        Request,
        WebSocket,
        _Connection,
    )
}


class Inside(Site):
    """A site in a thread of this process, so that its memory can be looked at."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        settings = Settings(sqlite_url(self.database), port=self.port, requests_per_second=0)
        app = make_app(settings)
        self.connections = Connections(settings)
        self.server = uvicorn.Server(
            Config(app, self.connections, log_config=None, log_level="warning", port=self.port)
        )
        self.thread = threading.Thread(target=self.server.run)

    def quiet(self) -> bool:
        """Whether nobody is connected, and nothing is being done for anyone who was."""
        return not self.connections.busy and not self.server.server_state.tasks


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    site = Inside(tmp_path)
    site.thread.start()
    wait_for(lambda: site.server.started)
    yield site
    site.server.should_exit = True
    site.thread.join()


def left_by(inside: Inside, what: Callable[[], object]) -> Counter[str]:
    """The heavy things that only a look for garbage would find."""
    what()  # what is made once does not count
    wait_for(inside.quiet)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(5):
            what()
        wait_for(inside.quiet)
        gc.collect()
        return Counter(type(one).__name__ for one in gc.garbage if type(one).__name__ in HEAVY)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.once
def test_no_circles_are_left(inside: Inside) -> None:
    table = Player(inside, "Ann").open("flowers", "me", "random")

    def polite() -> None:
        with open_line(inside, table) as line:
            line.sendall(frame(FINAL | 8, b"\x03\xe8"))
            read_answer(line)

    def rude() -> None:
        with open_line(inside, table) as line:
            line.recv(1)  # the table: everything is under way

    def turned_away() -> None:
        with open_line(inside, "nowhere") as line:
            line.recv(1)

    def refused(body: bytes, path: bytes = b"/api/people") -> Callable[[], object]:
        return lambda: ask(inside, request(inside, path, method=b"POST", body=body))

    attempts: dict[str, Callable[[], object]] = {
        "polite": polite,
        "rude": rude,
        "turned away": turned_away,
        "no such field": refused(b'{"nme": 1}'),
        "no JSON": refused(b"["),
        "not UTF-8": refused(b'{"name": "\xff"}'),
        "too large": refused(b" " * 70_000),
        "no name": refused(b"{}", b"/api/tables"),
        "unseen name": refused(b'{"name": "\\u3164"}'),
        "wrong number": lambda: ask(inside, request(inside, b"/api/tables/x?seq=-1")),
        "no HTTP": lambda: ask(inside, b"\x00\r\n\r\n"),
    }
    gc.collect()
    gc.freeze()  # what is here already takes long to look through
    try:
        left = {name: left_by(inside, what) for name, what in attempts.items()}
    finally:
        gc.unfreeze()
    assert left == {name: Counter() for name in attempts}


def test_frames_that_keep_an_error_are_forgotten() -> None:
    class Big:
        pass

    def fail(big: Big) -> None:
        errors = []
        try:
            raise ValueError("inner")
        except ValueError as error:
            errors.append(error)
        inner = errors[0]
        raise KeyError(str(inner)) from inner

    gc.disable()
    try:
        for _ in range(3):
            with suppress(KeyError):
                try:
                    fail(Big())
                except KeyError as error:
                    forget_frames(error)
                    raise
        found = {id(one) for one in gc.get_objects() if isinstance(one, Big)}
    finally:
        gc.enable()
    assert not found


def test_everything_is_looked_through_when_nobody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, size = True, 100.0
    monkeypatch.setattr(memory, "megabytes", lambda: size)
    monkeypatch.setattr(gc, "collect", lambda: 0)
    collection = GarbageCollection(lambda: busy)
    try:
        collection.collect()
        assert not collection.due()
        busy = False
        assert collection.due()
        busy, size = True, 100.0 + memory.MOST_GROWTH + 1
        assert collection.due()
    finally:
        gc.unfreeze()


def test_what_was_swept_is_set_aside() -> None:
    """A cycle is found while it is new; one that was in use then, only in a look at everything."""

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    def living() -> int:
        return sum(isinstance(one, Circle) for one in gc.get_objects())

    collection = GarbageCollection(lambda: True)
    gc.disable()
    try:
        Circle()
        assert living() == 1
        collection.sweep()
        assert living() == 0
        kept: Circle | None = Circle()
        found = weakref.ref(kept)
        collection.sweep()
        kept = None
        collection.sweep()
        assert found()
        collection.collect()
        assert not found()
    finally:
        gc.unfreeze()
        gc.enable()


def noted() -> float:
    samples = next(iter(CALLBACK_SECONDS.collect())).samples
    return next(one.value for one in samples if one.name.endswith("_count"))


class Clock:
    """Stands still but for what a step takes."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now

    thread_time = perf_counter


def test_long_steps_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(measured_loop, "time", clock)

    def long() -> None:
        clock.now += 0.01

    before = noted()
    timed(lambda: None)
    assert noted() == before
    timed(long)
    assert noted() == before + 1

    async def work() -> None:
        await asyncio.sleep(0)
        long()
        await asyncio.sleep(0)

    loop = MeasuredLoop()
    try:
        loop.run_until_complete(work())
    finally:
        loop.close()
    assert noted() == before + 2
