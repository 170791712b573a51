"""How much, how fast and how slowly anyone may send before a request is one."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.protocol import State

from mandapa.server.connections import Config, Connections, LimitedWebSocket, address_of
from mandapa.server.frames import Frame
from mandapa.server.guard import HEADERS
from mandapa.server.settings import Settings, sqlite_url
from tests.server.raw import Answer, ask, dial, read_answer, request
from tests.server.site import Player, Site, wait_for

SOON = 60.0  # seconds within which a connection with a limit of one second is closed
TEXT, PING, FINAL = 1, 9, 0x80


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that waits for a second only."""
    site = Site(
        tmp_path_factory.mktemp("strict"),
        head_seconds=1.0,
        body_seconds=1.0,
        fetching_seconds=1.0,
        frames_per_second=50.0,
    )
    yield site.start()
    site.stop()
    assert site.failures() == []


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with room for a few, which may take their time."""
    site = Site(
        tmp_path_factory.mktemp("crowded"),
        head_seconds=3600.0,
        connections_per_address=5,
        max_connections=40,
    )
    yield site.start()
    site.stop()
    assert site.failures() == []


def healthy(site: Site) -> bool:
    return ask(site, request(site, b"/health")).status == 200


def closed_within(line: socket.socket, seconds: float) -> Answer:
    begun = time.monotonic()
    line.settimeout(seconds)
    answer = read_answer(line)
    assert time.monotonic() - begun < seconds
    return answer


def frame(kind: int, text: bytes = b"") -> bytes:
    """A frame of a client, with a mask of zeros."""
    return struct.pack("!BB4s", kind, FINAL | len(text), b"") + text


def open_line(site: Site, table: str, source: str = "127.0.0.1") -> socket.socket:
    line = dial(site, source)
    line.sendall(
        request(
            site,
            f"/ws/{table}".encode(),
            *(b"Upgrade: websocket", b"Sec-WebSocket-Version: 13"),
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ).replace(b"Connection: close", b"Connection: Upgrade")
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head
    return line


pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([b"X: " + b"x" * 15_000], 200),
        ([b"X: " + b"x" * 30_000], 431),
        ([b"X: x"] * 10_000, 431),
        ([b"X: " + b"x" * 2_000_000], 431),
    ],
)
def test_a_large_head_is_refused(strict: Site, headers: list[bytes], status: int) -> None:
    answer = ask(strict, request(strict, b"/api/me", *headers))
    # What is left unread may cut the answer off, but never is there another one.
    assert answer.status in (status, 0)
    if answer.status == 431:
        assert answer.code == "too-large"
        for name, value in HEADERS.items():
            assert f"{name}: {value}".lower().encode() in answer.head
    assert healthy(strict)


def test_a_long_address_is_refused(strict: Site) -> None:
    for path in (b"/" + b"x" * 5000, b"/api/me?lang=" + b"x" * 5000):
        answer = ask(strict, request(strict, path))
        assert (answer.status, answer.code) == (414, "too-large")
    assert ask(strict, request(strict, b"/api/me?lang=" + b"x" * 4000)).status == 200


def test_what_is_no_http_is_refused_with_a_code(strict: Site) -> None:
    answer = ask(strict, b"\x16\x03\x01 hello\r\n\r\n")
    assert (answer.status, answer.code) == (400, "wrong-message")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
    ],
)
def test_a_half_sent_head_is_closed(strict: Site, sent: bytes) -> None:
    with dial(strict) as line:
        line.sendall(sent)
        answer = closed_within(line, SOON)
        if answer.status != 200:  # one answer came, the second request did not
            assert (answer.status, answer.code) == (408, "too-slow")


def test_a_head_that_trickles_is_closed(strict: Site) -> None:
    with dial(strict) as line:
        begun = time.monotonic()
        with suppress(ConnectionError):
            line.sendall(b"GET /api/me HTTP/1.1\r\n")
            while time.monotonic() - begun < SOON:
                line.sendall(b"x: y\r\n")
                time.sleep(0.1)
        assert time.monotonic() - begun < SOON


def test_a_half_sent_body_is_closed(strict: Site) -> None:
    with dial(strict) as line:
        line.sendall(
            request(strict, b"/api/people", method=b"POST", body=b'{"name"' + b" " * 99)[:-50]
        )
        assert closed_within(line, SOON).status in (0, 408)
    assert healthy(strict)


def test_an_answer_that_nobody_reads_is_dropped(strict: Site) -> None:
    with ExitStack() as lines:
        waiting = []
        for _ in range(3):
            line = lines.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect(("127.0.0.1", strict.port))
            # Several answers of some hundred kilobytes: more than the system keeps for us.
            once = request(strict, b"/schema/openapi.json").replace(b"close", b"keep-alive")
            line.sendall(once * 16)
            waiting.append(line)
        wait_for(lambda: inside(strict) <= 1)
    assert healthy(strict)


class FakeTransport(asyncio.Transport):
    """Keeps what is written, and whether it was cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass


@pytest.mark.parametrize("reads_in_time", [True, False])
def test_who_does_not_read_their_line_is_sent_no_more_and_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads_in_time: bool
) -> None:
    now = 1000.0
    monkeypatch.setattr("mandapa.server.connections.time.monotonic", lambda: now)

    async def app(scope: object, receive: object, send: object) -> None:
        pass

    async def main() -> None:
        nonlocal now
        connections = Connections(Settings(sqlite_url(tmp_path / "x.db"), fetching_seconds=10.0))
        line = LimitedWebSocket(Config(app, connections), ServerState(), {})
        transport = FakeTransport()
        line.connection_made(transport)
        line.conn.state = State.OPEN
        frame = Frame("news")
        readiness = [line.ready]
        line.write_frame(frame)
        line.pause_writing()  # asyncio says so when too much is waiting
        readiness.append(line.ready)
        waiting = asyncio.create_task(line.send_frame(frame))
        now += 9
        connections._look()
        await asyncio.sleep(0)
        assert transport.written == [frame.plain]
        assert not transport.is_closing()
        if reads_in_time:
            line.resume_writing()
            await waiting
            assert transport.written == [frame.plain] * 2
        now += 2
        connections._look()
        assert transport.aborted is not reads_in_time
        readiness.append(line.ready)
        line.connection_lost(None)
        readiness.append(line.ready)
        assert readiness == [True, False, reads_in_time, False]
        if not reads_in_time:
            with pytest.raises(ClientDisconnected):
                await waiting

    asyncio.run(main())


def inside(site: Site) -> int:
    """Connections that the site has open, as the system counts them, even if the client's end is
    closed."""
    assert site.process is not None
    found = 0
    for line in Path(f"/proc/{site.process.pid}/net/tcp").read_text().splitlines()[1:]:
        local, state = line.split()[1], line.split()[3]
        found += local.endswith(f":{site.port:04X}") and state in ("01", "08")
    return found


def test_requests_in_a_heap_are_refused(strict: Site) -> None:
    """Many requests at once, without waiting for an answer: no browser does that."""
    once = request(strict, b"/api/me").replace(b"close", b"keep-alive")
    with dial(strict) as line:
        with suppress(ConnectionError):
            line.sendall(once * 2000)
        answer = closed_within(line, SOON)
    assert answer.body.count(b"HTTP/1.1") < 20
    assert healthy(strict)


def status_from(site: Site, source: str) -> int:
    """How a request from an address is answered."""
    with dial(site, source) as line:
        with suppress(ConnectionError):  # it may be refused before it is sent
            line.sendall(request(site))
        return closed_within(line, SOON).status


def test_connections_from_one_address_are_counted(crowded: Site) -> None:
    with ExitStack() as lines:
        for _ in range(5):  # the system hands them over in this order
            lines.enter_context(dial(crowded, "127.0.0.2"))
        with dial(crowded, "127.0.0.2") as sixth:
            answer = closed_within(sixth, SOON)
            assert (answer.status, answer.code) == (503, "too-crowded")
        assert status_from(crowded, "127.0.0.3") == 200
    wait_for(lambda: status_from(crowded, "127.0.0.2") == 200)


def test_connections_in_all_are_counted(crowded: Site) -> None:
    with ExitStack() as lines:
        for number in range(40):
            lines.enter_context(dial(crowded, f"127.0.1.{number // 5 + 1}"))
        with dial(crowded, "127.0.2.1") as one_more:
            assert closed_within(one_more, SOON).code == "too-crowded"
    wait_for(lambda: status_from(crowded, "127.0.2.1") == 200)


def test_a_websocket_counts_until_it_is_closed(crowded: Site) -> None:
    ann = Player(crowded, "Ann")
    table = ann.open("flowers", "me", "random")
    ann.close()
    for _ in range(3):  # what is closed makes room
        wait_for(lambda: inside(crowded) == 0)
        with ExitStack() as lines:
            for _ in range(5):
                lines.enter_context(open_line(crowded, table, "127.0.3.1"))
            with dial(crowded, "127.0.3.1") as sixth:
                assert closed_within(sixth, SOON).code == "too-crowded"


@pytest.mark.parametrize(
    "flood",
    [
        frame(FINAL | PING) * 100_000,
        frame(FINAL | PING, b"x" * 100) * 20_000,
        frame(FINAL | 10) * 100_000,  # pongs that nobody asked for
        frame(TEXT, b"a") + frame(0, b"b") * 1000,  # fragments without an end
        frame(TEXT) + frame(0) * 100_000,
        frame(FINAL | TEXT, b"{}") * 50_000,
    ],
    ids=["pings", "long pings", "pongs", "fragments", "empty fragments", "messages"],
)
def test_frames_of_every_kind_are_counted(strict: Site, flood: bytes) -> None:
    ann = Player(strict, "Ann")
    table = ann.open("flowers", "me", "random")
    with open_line(strict, table) as line:
        with suppress(ConnectionError):
            line.sendall(flood)
        closed_within(line, SOON)
    assert healthy(strict)
    assert ann.see(table)["status"] == "playing"


def test_fragments_that_trickle_have_an_end(strict: Site) -> None:
    table = Player(strict, "Ann").open("flowers", "me", "random")
    with open_line(strict, table) as line:
        line.sendall(frame(TEXT, b"a"))
        with suppress(ConnectionError):
            for _ in range(100):
                line.sendall(frame(0))
                time.sleep(0.03)
        closed_within(line, SOON)


def test_who_counts_as_one() -> None:
    assert address_of(("203.0.113.5", 1)) == "203.0.113.5"
    assert address_of(("::ffff:203.0.113.5", 1)) == "203.0.113.5"
    assert address_of(("2001:db8:1:2::5", 1)) == address_of(("2001:db8:1:2:ffff::9", 1))
    assert address_of(("2001:db8:1:2::5", 1)) != address_of(("2001:db8:1:3::5", 1))
    assert address_of(("::1", 1)) == "::1"
    assert address_of(None) == ""


def test_a_proxy_on_this_machine_is_not_one_person(tmp_path: Path) -> None:
    open_connections = Connections(
        Settings(sqlite_url(tmp_path / "x.db"), connections_per_address=1)
    )
    assert not any(
        open_connections.full(address) for address in ("127.0.0.1", "::1", "203.0.113.5")
    )
