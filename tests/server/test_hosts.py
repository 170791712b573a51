"""A site answers to its own names only."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mandapa.server.guard import HEADERS
from mandapa.server.hosts import is_known, known_names
from mandapa.server.settings import Settings, sqlite_url
from tests.server.conftest import Sites
from tests.server.raw import ask, request

SETTINGS = Settings(sqlite_url(Path("x.db")), host="0.0.0.0", allowed_hosts=["Mandapa.Example"])
NAMES = known_names(SETTINGS)
OWN = socket.gethostname()


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "127.0.0.1:8000", "[::1]:8000"),
        *("[::1]", "192.168.1.5:80", "10.0.0.1", "[fe80::1]:8000", "mandapa.example:443"),
        *(OWN, f"{OWN}:8000", f"{OWN.partition('.')[0]}.local"),
    ],
)
def test_names_of_this_site(host: str) -> None:
    assert is_known(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "",
            "evil.example",
            "evil.example:8000",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
        ),
        *(
            "localhost@evil.example",
            "[",
            "[::1",
            "[localhost]",
            "localhost:x",
            "127.1",
            "0x7f000001",
        ),
        *("mandapa.example.evil", "localhost:8000:1", "1", "[1]", "[127.0.0.1.]"),
    ],
)
def test_names_of_others(host: str) -> None:
    assert not is_known(host, NAMES)


@pytest.mark.once
def test_a_foreign_name_is_refused_everywhere(new_site: Sites) -> None:
    site = new_site(allowed_hosts=["mandapa.example"])
    for path in (b"/", b"/api/me", b"/health", b"/metrics", b"/nowhere", b"/ws/x"):
        answer = ask(site, request(site, path, b"Accept-Language: ru", host=b"evil.example"))
        assert (answer.status, answer.code) == (421, "wrong-host")
        assert "Под этим именем".encode() in answer.body
        for name, value in HEADERS.items():
            assert f"{name}: {value}".lower().encode() in answer.head
    for host in (b"mandapa.example", b"localhost:%d" % site.port, b"10.1.2.3"):
        assert ask(site, request(site, host=host)).status == 200
    two = request(site, b"/api/me", b"Host: localhost")
    assert ask(site, two).status in (400, 421)
    assert ask(site, b"GET /api/me HTTP/1.0\r\n\r\n").status == 421
    url = f"{site.url.replace('http', 'ws', 1)}/ws/x"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, proxy=None, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 403
    sock = socket.create_connection(("127.0.0.1", site.port))
    with pytest.raises(InvalidStatus) as refused:
        connect("ws://evil.example/ws/x", proxy=None, sock=sock)
    assert refused.value.response.status_code == 403
    site.stop()
    assert site.failures() == []
