"""Every kind of bad input gets a structured error in English and in Russian."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from mandapa.games import GAMES
from tests.server.site import Player, Site, notations, refused

pytestmark = pytest.mark.once

RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)
TRACE = re.compile(r"Traceback|File \"|site-packages|litestar|sqlalchemy|\.py\b", re.IGNORECASE)


def structured(answer: httpx.Response, code: str, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    told: dict[str, Any] = answer.json()
    assert told["type"] == "refused"
    assert told["code"] == code
    assert set(told) <= {"type", "code", "text", "clause", "id"}
    assert not TRACE.search(answer.text), answer.text
    return told


BODIES: list[tuple[str, bytes, str]] = [
    ("/api/people", b"", "wrong-message"),
    ("/api/people", b"{", "wrong-message"),
    ("/api/people", b"[]", "wrong-message"),
    ("/api/people", b"null", "wrong-message"),
    ("/api/people", b"\xff\xfe", "wrong-message"),
    ("/api/people", b'{"name": "\\ud800"}', "wrong-message"),
    ("/api/people", b'{"name": 5}', "wrong-message"),
    ("/api/people", b'{"name": ""}', "wrong-message"),
    ("/api/people", b'{"name": "a", "more": 1}', "wrong-message"),
    ("/api/people", b'{"name": "a\\u0000"}', "wrong-name"),
    ("/api/people", b'{"name": "<script>"}', "wrong-name"),
    ("/api/people", b'{"x": ' + b"[" * 20_000, "wrong-message"),
    ("/api/programs", b'{"name": "(x)"}', "wrong-name"),
    ("/api/tables", b'{"game": "chess"}', "no-such-game"),
    ("/api/tables", b'{"game": "flowers", "players": 9}', "wrong-players"),
    ("/api/tables", b'{"game": "flowers", "players": 1e99}', "wrong-message"),
    ("/api/tables", b'{"game": "flowers", "players": 99999999999999999999999}', "wrong-message"),
    ("/api/tables", b'{"game": "flowers", "options": {"x": "y"}}', "no-such-option"),
    ("/api/tables", b'{"game": "flowers", "options": {"memory": "y"}}', "wrong-option"),
    ("/api/tables", b'{"game": "flowers", "edition": "y"}', "no-such-edition"),
    ("/api/tables", b'{"game": "flowers", "edition_text": "a = [["}', "wrong-edition"),
    ("/api/tables", b'{"game": "flowers", "edition_text": "d = 1979-05-27"}', "wrong-edition"),
    ("/api/tables", b'{"game": "flowers", "seats": ["clever"]}', "no-such-bot"),
    ("/api/tables", b'{"game": "flowers", "seats": ["search:99999"]}', "bot-too-slow"),
    ("/api/tables", b'{"game": "flowers", "seats": ["me", "me"]}', "already-seated"),
    ("/api/tables", b'{"game": "flowers", "seats": ["me", "me", "me"]}', "no-such-seat"),
    ("/api/tables", b'{"game": "flowers", "seats": ["me"], "start": true}', "seats-empty"),
    ("/api/tables", b'{"game": "flowers", "clock": {"seconds": 1}}', "wrong-message"),
    (
        "/api/tables",
        b'{"game": "flowers", "clock": {"seconds": 60, "increment": -1}}',
        "wrong-message",
    ),
    ("/api/tables", b'{"game": "flowers", "deal": "mine"}', "wrong-message"),
    ("/api/records", b'{"log": "x"}', "wrong-log"),
    ("/api/records", b'{"log": 3}', "wrong-message"),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("path", "body", "code"), BODIES)
def test_bad_bodies(site: Site, path: str, body: bytes, code: str, lang: str) -> None:
    ann = Player(site, "Ann", lang=lang)
    before = site.everything()
    answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
    status = {"no-such-game": 404, "no-such-seat": 404, "already-seated": 409, "seats-empty": 409}
    told = structured(answer, code, status.get(code, 400))
    assert bool(RUSSIAN.search(told["text"])) == (lang == "ru")
    assert site.everything() == before


@pytest.mark.parametrize(
    ("method", "path", "code", "status"),
    [
        ("GET", "/nowhere", "not-found", 404),
        ("GET", "/api", "not-found", 404),
        ("GET", "/api/tables/nowhere", "no-such-table", 404),
        ("GET", "/api/tables/" + "x" * 33, "wrong-message", 400),
        ("GET", "/api/tables/%00", "no-such-table", 404),
        ("GET", "/api/tables/%ff%fe", "no-such-table", 404),
        ("GET", "/api/tables/x?seq=-1", "wrong-message", 400),
        ("GET", "/api/tables/x?seq=abc", "wrong-message", 400),
        ("GET", "/api/tables/x?seq=99999999999999999999", "wrong-message", 400),
        ("GET", "/api/tables/x?wait=99", "wrong-message", 400),
        ("GET", "/api/tables/x/record/-1", "wrong-message", 400),
        ("GET", "/api/tables/x/record/abc", "not-found", 404),
        ("GET", "/api/tables/x/record/" + "9" * 4400, "too-large", 414),
        ("GET", "/api/games/chess/editions/x", "no-such-edition", 404),
        ("GET", "/api/games/flowers/editions/..%2f..", "not-found", 404),
        ("GET", "/api/deals/nowhere", "no-such-deal", 404),
        ("DELETE", "/api/me", "not-found", 405),
        ("PUT", "/api/tables", "not-found", 405),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bad_addresses(
    site: Site, method: str, path: str, code: str, status: int, lang: str
) -> None:
    ann = Player(site, "Ann", lang=lang)
    told = structured(ann.http.request(method, path), code, status)
    assert bool(RUSSIAN.search(told["text"])) == (lang == "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_refused_with_its_clause(site: Site, game: str, lang: str) -> None:
    ann = Player(site, "Ann", lang=lang)
    table = ann.open(game, "me", "random")
    line = ann.connect(table)
    line.until(lambda now: bool(now["legal"]))
    before = site.events(table)
    legal = notations(line.now)
    wrong = [a.notation for a in GAMES[game].actions if a.notation not in legal][::40][:15]
    for action in wrong:
        over_socket = refused(lambda a=action: line.ask("act", turn=line.now["turn"], actions=[a]))  # type: ignore[misc]
        over_http = refused(
            lambda a=action: ann.do(table, "act", turn=line.now["turn"], actions=[a])  # type: ignore[misc]
        )
        for told in (over_socket, over_http):
            assert told.code == "illegal-action"
            assert re.fullmatch(r"\d+\.\d+", told.clause)
            assert bool(RUSSIAN.search(told.text)) == (lang == "ru")
    assert site.events(table) == before


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bad_messages_on_a_line(site: Site, lang: str) -> None:
    ann = Player(site, "Ann", lang=lang)
    table = ann.open("flowers", "me", "random")
    line = ann.connect(table)
    line.until(lambda now: bool(now["legal"]))
    before = site.events(table)
    for text, code in (
        ("", "wrong-message"),
        ("x", "wrong-message"),
        ("[]", "wrong-message"),
        ("{}", "wrong-message"),
        ('{"do": "dance"}', "wrong-message"),
        ('{"do": 5}', "wrong-message"),
        ('{"do": "act"}', "wrong-message"),
        ('{"do": "act", "turn": 1, "actions": []}', "wrong-message"),
        ('{"do": "act", "turn": -1, "actions": ["x"]}', "wrong-message"),
        ('{"do": "act", "turn": 1, "actions": ["x"], "seat": 1}', "wrong-message"),
        ('{"do": "sit", "seat": 9}', "wrong-message"),
        ('{"do": "chat", "text": ""}', "wrong-message"),
        ('{"do": "chat", "text": "  "}', "nothing-said"),
        ('{"x": ' + "[" * 8000 + "]" * 8000 + ', "do": "sit"}', "wrong-message"),
        (b"\x00\x01binary", "wrong-message"),
    ):
        line.socket.send(text)
        while (told := line.hear())["type"] != "refused":
            pass
        assert told["code"] == code, (text, told)
        assert bool(RUSSIAN.search(told["text"])) == (lang == "ru")
    assert site.events(table) == before


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nowhere", "no-such-table"),
        ("{table}?seq=x", "wrong-message"),
        ("{table}?seq=-1", "wrong-message"),
    ],
)
def test_a_line_to_nowhere_says_why_and_closes(site: Site, address: str, code: str) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    ann = Player(site, "Ann")
    table = ann.open("flowers", "me", "random")
    url = site.url.replace("http", "ws") + "/ws/" + address.format(table=table)
    with connect(url, proxy=None, additional_headers=ann.headers) as socket:
        assert json.loads(socket.recv(10))["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4000, code)
