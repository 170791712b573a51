"""Boards that fail are told to the site's log, a little and not too often."""

from __future__ import annotations

import json

import pytest

from tests.server.conftest import Sites
from tests.server.site import Player, Site, refused

pytestmark = pytest.mark.once


@pytest.fixture
def site(new_site: Sites) -> Site:
    return new_site()


def reports(site: Site) -> list[dict[str, str]]:
    lines = [json.loads(line) for line in site.log.read_text().splitlines() if line[:1] == "{"]
    return [line for line in lines if line["logger"] == "mandapa.boards"]


def test_a_failure_is_logged_with_its_game(site: Site) -> None:
    ann = Player(site, "Ann")
    answer = ann.http.post("/api/failures", json={"game": "flowers", "text": "no petal\nat Rim"})
    assert (answer.status_code, answer.content) == (204, b"")
    [told] = reports(site)
    assert (told["level"], told["game"], told["text"]) == (
        "warning",
        "flowers",
        "no petal\nat Rim",
    )


def test_ten_a_person_and_hour(site: Site) -> None:
    ann, bo, stranger = Player(site, "Ann"), Player(site, "Bo"), Player(site)
    for player in (ann, bo, stranger):
        for _ in range(10):
            told = player.http.post("/api/failures", json={"game": "flowers", "text": "x"})
            assert told.status_code == 204
        found = refused(lambda: player.post("/api/failures", game="flowers", text="x"))  # noqa: B023
        assert (found.code, found.status) == ("too-fast", 429)
    assert len(reports(site)) == 30


def test_what_is_no_report_is_refused(site: Site) -> None:
    ann = Player(site, "Ann")
    for body, status in (
        ({"game": "chess", "text": "x"}, 404),
        ({"game": "flowers"}, 400),
        ({"game": "flowers", "text": "x", "view": {}}, 400),
        ({"game": "flowers", "text": "x" * 2001}, 400),
        ({"game": "flowers", "text": "x" * 4000}, 413),
    ):
        assert ann.http.post("/api/failures", json=body).status_code == status
    headers = {"Origin": "https://elsewhere.example"}
    assert ann.http.post("/api/failures", json={}, headers=headers).status_code in (400, 403)
    assert reports(site) == []
