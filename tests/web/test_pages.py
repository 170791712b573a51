"""How the built pages are served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mandapa.core.game import Game
from mandapa.games import GAMES
from mandapa.server.pages import SITE, pages
from tests.server.site import Site
from tests.web.visitor import missing

MOST = 300 * 1024  # bytes of a first visit, compressed: lobby, table, replay and every board


@pytest.fixture
def client(site: Site) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.url, trust_env=False) as found:
        yield found


@pytest.mark.parametrize(
    "path",
    ["/", "/table/some-table", "/replay/some-table", "/deal/some-deal", "/rules/flowers/3.2"],
)
def test_every_page_is_the_same_file_and_asked_for_again(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_are_kept_for_good_and_sent_compressed(client: httpx.Client) -> None:
    for path in SITE.glob("assets/*.js"):
        url = f"/assets/{path.name}"
        for encoding in ("br", "gzip", "identity"):
            with client.stream("GET", url, headers={"Accept-Encoding": encoding}) as answer:
                sent = b"".join(answer.iter_raw())
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith("text/javascript")
            if encoding == "identity":
                assert sent == path.read_bytes()
            elif path.with_name(f"{path.name}.br").exists():
                assert answer.headers["content-encoding"] == encoding
                assert len(sent) < path.stat().st_size


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_cover_comes_from_the_folder_of_its_game(client: httpx.Client, game: Game) -> None:
    told = client.get("/api/games").json()
    url = next(one["look"]["cover"] for one in told if one["name"] == game.name)
    answer = client.get(url)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == game.look.cover
    again = client.get(url, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_not_there_is_refused(client: httpx.Client) -> None:
    assert client.get("/assets/nothing.js").status_code == 404
    assert client.get("/assets/..%2f..%2fapp.py").status_code == 404
    assert client.get("/covers/chess.svg").status_code == 404
    assert client.get("/covers/..%2fapp.py").status_code == 404
    assert client.get("/nowhere").status_code == 404


def test_everything_together_is_small() -> None:
    if not SITE.is_dir():
        missing("the pages are not built")
    sizes = [path.stat().st_size for path in SITE.rglob("*.gz")]
    assert 0 < sum(sizes) < MOST


def test_without_built_pages_there_are_none(tmp_path: Path) -> None:
    assert pages(tmp_path) == []
