"""What a site tells browsers, whom it listens to, and how much it takes."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from mandapa.server.app import make_app
from mandapa.server.guard import HEADERS
from mandapa.server.settings import Settings, sqlite_url
from tests.server.conftest import Sites
from tests.server.site import Connection, Player, Site, refused

pytestmark = pytest.mark.once

ELSEWHERE: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "SELF"},
]


def from_page(site: Site, headers: dict[str, str]) -> dict[str, str]:
    return {name: site.url if value == "SELF" else value for name, value in headers.items()}


def guarded(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], (str(answer.url)[:80], name)
    assert "server" not in answer.headers
    assert not any(name.startswith("access-control-") for name in answer.headers)


def test_every_answer_carries_the_security_headers(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    for method, path in (
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{table}"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/nowhere"),
        ("GET", "/"),
        ("GET", f"/ws/{table}"),
        ("DELETE", "/api/me"),
        ("OPTIONS", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", f"/api/tables/{table}/log"),
        ("GET", f"/api/tables/{table}?seq=x"),
    ):
        guarded(ann.http.request(method, path))
    guarded(ann.http.post("/api/tables", content=b"x" * 100_000))
    for path, kept in ((f"/api/tables/{table}", False), ("/api/nowhere", False), ("/", True)):
        found = ann.http.get(path).headers.get("cache-control", "")
        assert (found != "no-store") == kept
    assert ann.http.get("/metrics").headers["content-type"].count("charset") == 1


def test_a_failure_tells_nothing_about_the_inside(tmp_path: Path) -> None:
    @get("/boom", sync_to_thread=False)
    def boom() -> str:
        raise RuntimeError("the secret is 42")

    settings = Settings(sqlite_url(tmp_path / "site.db"))
    app = make_app(settings, [boom])
    with TestClient(app, "http://127.0.0.1", raise_server_exceptions=False) as client:
        for lang, start in (("en", "Something went wrong"), ("ru", "У нас что-то сломалось")):
            answer = client.get("/boom", headers={"Accept-Language": lang})
            assert answer.status_code == 500
            told = answer.json()
            assert (told["type"], told["code"]) == ("refused", "internal")
            assert told["text"].startswith(start)
            assert set(told) == {"type", "code", "text"}
            for name, value in HEADERS.items():
                assert answer.headers[name] == value


def test_the_cookie_is_kept_from_scripts_and_other_sites(new_site: Sites) -> None:
    plain = new_site()
    cookie = Player(plain).http.post("/api/people", json={"name": "A"}).headers["set-cookie"]
    assert {"httponly", "samesite=lax", "path=/"} <= {p.strip().lower() for p in cookie.split(";")}
    assert "secure" not in cookie.lower()
    plain.stop()
    secure = new_site(https=True)
    answer = Player(secure).http.post("/api/people", json={"name": "A"})
    assert "secure" in {p.strip().lower() for p in answer.headers["set-cookie"].split(";")}
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    guarded(answer)


@pytest.mark.parametrize("page", ELSEWHERE)
def test_another_sites_page_changes_nothing(site: Site, page: dict[str, str]) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", start=False)
    other = ann.open("flowers", "me", "random")
    before = site.everything()
    headers = from_page(site, page)
    for path, body in (
        ("/api/people", {"name": "Eve"}),
        ("/api/tables", {"game": "flowers"}),
        (f"/api/tables/{table}/do", {"do": "stand"}),
        (f"/api/tables/{other}/do", {"do": "resign"}),
        (f"/api/tables/{other}/hint", {}),
        (f"/api/tables/{other}/rematch", {}),
        (f"/api/tables/{other}/fork", {"ply": 0}),
        ("/api/records", {"log": "x"}),
    ):
        answer = ann.http.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "from-elsewhere"), path
        assert "set-cookie" not in answer.headers
    assert site.everything() == before


@pytest.mark.parametrize("page", ELSEWHERE)
def test_another_sites_page_cannot_make_someone_somebody_else(
    site: Site, page: dict[str, str]
) -> None:
    """Browsers leave the cookie out of such a request, but would take a new one from it."""
    answer = Player(site).http.post(
        "/api/people",
        content=b'{"name":"Eve"}',
        headers={**from_page(site, page), "Content-Type": "text/plain"},
    )
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("page", ELSEWHERE)
def test_another_sites_page_opens_no_line(site: Site, page: dict[str, str]) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    url = f"{site.url.replace('http', 'ws')}/ws/{table}"
    headers = {**ann.headers, **from_page(site, page)}
    with connect(url, proxy=None, additional_headers=headers) as socket:
        assert json.loads(socket.recv(10))["code"] == "from-elsewhere"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_our_own_pages_and_programs_are_listened_to(site: Site) -> None:
    ann = Player(site, "Ann")
    for page in ({"Origin": site.url}, {"Sec-Fetch-Site": "same-origin", "Origin": site.url}, {}):
        assert (
            ann.http.post("/api/tables", json={"game": "flowers"}, headers=page).status_code == 201
        )
    robot = Player(site, "Robot", program=True)
    page = {"Origin": "https://elsewhere.example"}
    assert robot.http.post("/api/tables", json={"game": "flowers"}, headers=page).status_code == 201


@pytest.mark.parametrize("token", ["x", "x.y", "a" * 5000])
def test_a_wrong_token_is_no_token(site: Site, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    answer = Player(site, "Ann").http.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")


def test_a_cookie_that_was_not_signed_here_names_nobody(site: Site) -> None:
    eve = Player(site)
    eve.http.cookies.set("mandapa", "eyJpZCI6ICJ4In0.0000")
    assert eve.get("/api/me") == {"id": "", "name": ""}
    assert refused(lambda: eve.post("/api/tables", game="flowers")).code == "no-name"


def test_large_bodies_are_refused(site: Site) -> None:
    ann = Player(site, "Ann")
    before = site.everything()
    big = b'{"name": "' + b"x" * 70_000 + b'"}'

    def chunks() -> Any:
        yield from (big[place : place + 4096] for place in range(0, len(big), 4096))

    for path, content in (
        ("/api/people", big),
        ("/api/people", chunks()),
        ("/api/tables", big),
        ("/api/records", b'{"log": "' + b"x" * (2 * 1024 * 1024) + b'"}'),
    ):
        answer = ann.http.post(path, content=content)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        guarded(answer)
    assert site.everything() == before
    answer = ann.http.post("/api/records", json={"log": "x" * 1_000_000})
    assert answer.json()["code"] == "wrong-log"  # large, but not too large


def hear_on(line: Connection, sending: str = "") -> None:
    """Until the line is cut; what is sent meanwhile comes as fast as it can."""
    for _ in range(500 if sending else 0):
        line.socket.send(sending)
    while True:
        line.hear()


def test_a_large_message_ends_the_line_and_nothing_else(site: Site) -> None:
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    line = ann.connect(table)
    before = site.events(table)
    line.socket.send(json.dumps({"do": "chat", "text": "x" * 20_000}))
    with pytest.raises(ConnectionClosed) as closed:
        hear_on(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert site.events(table) == before
    assert ann.connect(table).now["view"]


def test_too_many_requests_are_told_to_wait(new_site: Sites) -> None:
    site = new_site(requests_per_second=1)
    stranger = Player(site, lang="ru")
    codes = [stranger.http.get("/api/me").status_code for _ in range(70)]
    assert codes[:30] == [200] * 30
    assert codes[-1] == 429
    answer = stranger.http.get("/api/games")
    told = answer.json()
    assert (answer.status_code, told["code"]) == (429, "too-fast")
    assert told["text"].startswith("Слишком много")
    guarded(answer)
    assert stranger.http.get("/health").status_code == 200
    assert stranger.http.get("/metrics").status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{site.url.replace('http', 'ws', 1)}/ws/anything", proxy=None)
    assert refused.value.response.status_code in (403, 429)


def test_too_many_messages_are_refused_and_then_the_line_is_cut(new_site: Sites) -> None:
    # One at once and one in two seconds: fewer than the slowest machine sends.
    site = new_site(messages_per_second=0.5)
    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    line = ann.connect(table)
    before = site.events(table)
    for _ in range(30):
        line.socket.send('{"do": "stand"}')
    codes: list[str] = []
    while len(codes) < 30:
        if (message := line.hear())["type"] == "refused":
            codes.append(message["code"])
    assert codes[0] == "already-started"
    assert "too-fast" in codes
    time.sleep(2)
    line.socket.send('{"do": "stand"}')  # after a pause it is heard again
    while (message := line.hear())["type"] != "refused":
        pass
    assert message["code"] == "already-started"
    with pytest.raises(ConnectionClosed):
        hear_on(line, '{"do": "stand"}')
    assert site.events(table) == before
