"""Limits on connections: how much, how fast and how slowly a client may send.

uvicorn leaves this to a proxy. Here the limits apply as bytes arrive, so that a site without a
proxy is safe too. `docs/connections.md` compares it with other servers.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, Protocol

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from mandapa.server.frames import COMPRESSION, Frame
from mandapa.server.guard import HEADERS
from mandapa.server.measured_loop import timed
from mandapa.server.metrics import REFUSALS
from mandapa.server.refusals import Refusal, language
from mandapa.server.settings import Settings
from mandapa.server.socket import LINE, RECEIVED

SLICE: Final = 1024  # bytes to parse between two checks of the limits
MOST_PIPELINED: Final = 16  # requests waiting for the response to the one before
MOST_FRAGMENTS: Final = 64  # of one message
FAREWELL: Final = 5.0  # seconds for the last bytes of a closing connection
POLICY: Final = 1008  # why a WebSocket is closed that sends too many frames
# A proxy on this machine forwards for many people.
FORWARDERS: Final = ("127.0.0.1", "::1")


class Connection(Protocol):
    """What `Connections` needs to know of a connection."""

    transport: asyncio.Transport
    deadline: float | None  # when it is closed unless it makes progress

    def late(self) -> None: ...


class Connections:
    """All open connections of a site; it closes those that take too long."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._inside: dict[Connection, str] = {}
        self._from: Counter[str] = Counter()
        self._leaving: dict[Connection, float] = {}
        self._watching = False

    def full(self, address: str) -> bool:
        """Return whether the site, or this address, has too many connections."""
        most, each = self.settings.max_connections, self.settings.connections_per_address
        crowd = bool(each) and address not in FORWARDERS and self._from[address] >= each
        return crowd or (bool(most) and len(self._inside) >= most)

    @property
    def busy(self) -> bool:
        """Return whether any connection is open."""
        return bool(self._inside)

    def enter(self, connection: Connection, address: str) -> None:
        self._inside[connection] = address
        self._from[address] += 1
        if not self._watching:
            self._watching = True
            asyncio.get_running_loop().call_later(1, self._look)

    def leave(self, connection: Connection) -> None:
        address = self._inside.pop(connection, None)
        self._leaving.pop(connection, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _look(self) -> None:
        """Once a second, close what takes too long, and abort what does not close."""
        now = time.monotonic()
        for connection in list(self._inside):
            if connection.transport.is_closing():
                if now - self._leaving.setdefault(connection, now) > FAREWELL:
                    connection.transport.abort()
            elif connection.deadline is not None and now > connection.deadline:
                connection.deadline = None
                connection.late()
        self._watching = bool(self._inside)
        if self._watching:
            asyncio.get_running_loop().call_later(1, self._look)


class Config(uvicorn.Config):
    """uvicorn's settings, and the connections of both protocols."""

    def __init__(self, app: Any, open_connections: Connections, **more: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, **more)
        self.open_connections = open_connections


class LimitedHttp(HttpToolsProtocol):
    """HTTP with limits on the size of head and address, on time and on pipelining."""

    config: Config
    deadline: float | None = None
    _head = 0  # bytes of a head that is not complete yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.open_connections, self.limits = (
            self.config.open_connections,
            self.config.open_connections.settings,
        )
        address = address_of(self.client)
        full = self.open_connections.full(address)
        self.open_connections.enter(self, address)
        self._expect(self.limits.head_seconds)
        if full:
            self.refuse(Refusal("too-crowded", 503))

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        timed(self._take, data)

    def _take(self, data: bytes) -> None:
        if self.deadline is None and self._waiting():
            self._expect(self.limits.head_seconds)
        for part in slices(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._head += len(part)
            HttpToolsProtocol.data_received(self, part)
            if self._head > self.limits.max_head:
                self.refuse(Refusal("too-large", 431))
            elif len(self.pipeline) > MOST_PIPELINED:
                self.refuse(Refusal("too-fast", 429))

    def on_headers_complete(self) -> None:
        if len(self.url) > self.limits.max_address:
            self.refuse(Refusal("too-large", 414))
            return
        self._head = 0
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self.deadline = None
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.deadline = None
        super().handle_websocket_upgrade()
        self.open_connections.leave(self)
        self.parser = None  # type: ignore[assignment]  # it knows us: a cycle

    def pause_writing(self) -> None:
        self._expect(self.limits.fetching_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.deadline = None
        super().resume_writing()

    def late(self) -> None:
        """Close: the request does not arrive, or the response is not read."""
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(Refusal("too-slow", 408))
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        self.refuse(Refusal("wrong-message", detail="it is no HTTP"))

    def refuse(self, refusal: Refusal) -> None:
        """Send the refusal, unless a response has begun, and close."""
        if self.transport.is_closing():
            return
        REFUSALS.labels(refusal.code).inc()
        if self.cycle is None or self.cycle.response_complete:
            wanted = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
            body = msgspec.json.encode(refusal.message(language(wanted)))
            own = {
                "content-type": "application/json",
                "content-length": str(len(body)),
                "connection": "close",
            }
            lines = [f"{name}: {value}\r\n".encode() for name, value in {**HEADERS, **own}.items()]
            self.transport.write(b"".join([STATUS_LINE[refusal.status], *lines, b"\r\n", body]))
        self.transport.close()

    def _waiting(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self.deadline = time.monotonic() + seconds


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """WebSockets with limits on frames of every kind and on slow readers. They note when a message
    arrives: its time in the queue is part of a move's time."""

    config: Config
    deadline: float | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.conn.available_extensions:
            self.conn.available_extensions = [COMPRESSION]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.open_connections, self.limits = (
            self.config.open_connections,
            self.config.open_connections.settings,
        )
        self.open_connections.enter(self, address_of(self.client))
        self._left = self.limits.frames_per_second
        self._at = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.leave(self)
        super().connection_lost(exc)
        if scope := self._scope():
            scope.pop(LINE, None)  # it knows us: a cycle

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if scope := self._scope():
            scope[LINE] = self

    @property
    def ready(self) -> bool:
        """Whether a message can be sent now: the client has read enough of those before it."""
        return self.writable.is_set() and self._open

    @property
    def _open(self) -> bool:
        return not self.disconnected and not self.close_sent and self.conn.state is State.OPEN

    def write_frame(self, frame: Frame) -> None:
        """Send what was encoded already, if the line is ready; as good as `send`, for a fraction of
        the work."""
        self.transport.write(frame.compressed if self.conn.extensions else frame.plain)

    async def send_frame(self, frame: Frame) -> None:
        """Send what was encoded already as soon as the line is ready."""
        while not self.writable.is_set():
            await self.writable.wait()
        if not self._open:
            raise ClientDisconnected
        self.write_frame(frame)

    def _scope(self) -> Any:
        return getattr(self, "scope", None)  # there is none before the handshake

    def data_received(self, data: bytes) -> None:
        timed(self._take, data)

    def _take(self, data: bytes) -> None:
        at = time.perf_counter()
        for part in slices(data):
            if self.transport.is_closing():
                return
            WebSocketsSansIOProtocol.data_received(self, part)
        if scope := self._scope():
            scope[RECEIVED] = at

    def handle_events(self) -> None:
        self._spend(len(self.conn.events))
        if self._left < 0 or len(self.frames) > MOST_FRAGMENTS:
            self.conn.events_received()  # drop them
            self._cut()
        else:
            super().handle_events()

    def pause_writing(self) -> None:
        self.deadline = time.monotonic() + self.limits.fetching_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        self.deadline = None
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.disconnected = self.disconnected or self.transport.is_closing()

    def late(self) -> None:
        """Close: the client does not read what it is sent."""
        self.transport.abort()

    def _spend(self, frames: int) -> None:
        """Take frames from the budget, which refills every second."""
        now, rate = time.monotonic(), self.limits.frames_per_second
        self._left = min(rate, self._left + (now - self._at) * rate) - frames
        self._at = now

    def _cut(self) -> None:
        REFUSALS.labels("too-fast").inc()
        self.conn.data_to_send()  # drop the replies to pings
        with suppress(Exception):  # it may be closing already
            self.conn.send_close(POLICY, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.disconnected = True  # later sends fail
        self.transport.close()


def slices(data: bytes) -> Iterator[bytes]:
    if len(data) <= SLICE:
        yield data
    else:
        for place in range(0, len(data), SLICE):
            yield data[place : place + SLICE]


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address that limits count by: an IPv4 address, or an IPv6 /64 network."""
    host = client[0] if client else ""
    with suppress(ValueError):
        found = ip_address(host)
        if isinstance(found, IPv6Address):
            if found.ipv4_mapped:
                return str(found.ipv4_mapped)
            if not found.is_loopback:
                return ":".join(found.exploded.split(":")[:4])
    return host
