"""Requests written byte by byte, as no HTTP library would send them."""

from __future__ import annotations

import json
import socket
from contextlib import closing, suppress
from typing import NamedTuple

from tests.server.site import PATIENCE, Site


class Answer(NamedTuple):
    """What came back until the site closed the connection; status 0 for nothing at all."""

    status: int
    head: bytes
    body: bytes

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


def request(
    site: Site,
    path: bytes = b"/api/me",
    *headers: bytes,
    method: bytes = b"GET",
    host: bytes = b"",
    body: bytes = b"",
) -> bytes:
    """The bytes of a request after which the site closes the connection."""
    lines = [
        method + b" " + path + b" HTTP/1.1",
        b"Host: " + (host or b"127.0.0.1:%d" % site.port),
        b"Connection: close",
        *headers,
    ]
    if body:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join([*lines, b"", body])


def dial(site: Site, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port), PATIENCE, (source, 0))


def ask(site: Site, sent: bytes) -> Answer:
    with closing(dial(site)) as line:
        with suppress(ConnectionError):
            line.sendall(sent)
        return read_answer(line)


def read_answer(line: socket.socket) -> Answer:
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    status = int(head[9:12]) if head.startswith(b"HTTP/1.1 ") else 0
    return Answer(status, head.lower(), body)
