"""Bytes that no honest program sends: a refusal with a code for each, never a failure."""

from __future__ import annotations

from itertools import product

import pytest

from tests.server.raw import ask, request
from tests.server.site import Player, Site

pytestmark = pytest.mark.once

NASTY = (
    *(b"\xff\xfe", b"\x80", b"\xed\xa0\x80", b"http://[", b"[", b"%", b"%ff", b"%00", b'"', b";"),
    *(b'a=b; c="', b"\\", b"9" * 400, b"-1", b"nan", b"1e999", b"%ED%A0%80", b"..", b"//", b"\x7f"),
    *(b"*", b"q=x", b"multipart/form-data; boundary=", b"Bearer \xff", b"utf-16", b"\t"),
)
HEADERS = (
    *(b"Origin", b"Cookie", b"Authorization", b"Accept", b"Accept-Language", b"Accept-Encoding"),
    *(
        b"Content-Type",
        b"If-None-Match",
        b"Range",
        b"Sec-Fetch-Site",
        b"X-Forwarded-For",
        b"Referer",
    ),
)
BODIES = (
    *(b"\xff", b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name": "\\u3164"}', b"\x00", b"["),
    *(
        b'{"game":"flowers","options":{"\xff":"x"}}',
        b'{"log":"\xff"}',
        b'{"do":"chat","text":"\xff"}',
    ),
)


@pytest.mark.parametrize("header", HEADERS)
def test_headers(site: Site, header: bytes) -> None:
    for value, post in product(NASTY, (False, True)):
        method, path = (b"POST", b"/api/people") if post else (b"GET", b"/api/me")
        body = b'{"name":"Ann"}' if post else b""
        sent = request(site, path, header + b": " + value, method=method, body=body)
        assert 200 <= ask(site, sent).status < 500, value


@pytest.mark.parametrize("path", [b"/", b"/api/tables", b"/api/tables/x", b"/ws/x", b"/nowhere"])
def test_addresses(site: Site, path: bytes) -> None:
    for value, between in product(NASTY, (b"", b"/", b"?", b"?lang=", b"?seq=")):
        assert 200 <= ask(site, request(site, path + between + value)).status < 500, value


@pytest.mark.parametrize("path", ["/api/people", "/api/tables", "/api/records"])
def test_bodies(site: Site, path: str) -> None:
    cookie = Player(site, "Ann").headers["Cookie"].encode()
    for body in BODIES:
        sent = request(site, path.encode(), b"Cookie: " + cookie, method=b"POST", body=body)
        answer = ask(site, sent)
        assert answer.status == 400, body
        assert answer.code in ("wrong-message", "wrong-name"), body


def test_an_origin_that_is_no_address_is_another_site(site: Site) -> None:
    sent = request(
        site, b"/api/people", b"Origin: http://[", method=b"POST", body=b'{"name":"Ann"}'
    )
    answer = ask(site, sent)
    assert (answer.status, answer.code) == (403, "from-elsewhere")
