"""The rules over HTTP: in every language, with the numbers of a table, asked for again cheaply."""

from __future__ import annotations

import json

import httpx
import pytest

from mandapa.games import GAMES
from mandapa.rules.figures import figure, figure_names
from mandapa.rules.library import page_languages
from mandapa.server.refusals import Refusal
from mandapa.server.rules import figure_file, rules_file
from tests.server.site import Player, Site

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_served(client: httpx.Client, game: str) -> None:
    for lang in page_languages(game):
        answer = client.get(f"/api/games/{game}/rules?lang={lang}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        page = answer.json()
        assert (page["game"], page["lang"], page["note"]) == (game, lang, "")
        assert next(one["number"] for one in page["sections"] if one["clauses"]) == "1"


def test_a_page_is_compressed_and_asked_for_again(client: httpx.Client) -> None:
    answer = client.get("/api/games/flowers/rules", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers.get_list("cache-control") == ["no-cache"]
    assert "Accept-Language" in answer.headers["vary"]
    held = {"If-None-Match": answer.headers["etag"]}
    again = client.get("/api/games/flowers/rules", headers=held)
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/games/flowers/rules?lang=ru", headers=held)
    assert other.status_code == 200


def test_a_language_that_nobody_here_speaks_gets_english_that_says_so(
    client: httpx.Client,
) -> None:
    page = client.get("/api/games/flowers/rules?lang=tlh").json()
    assert page["lang"] == "en"
    assert "(tlh)" in page["note"]
    assert client.get("/api/games/flowers/rules?lang=fr-CA").json()["note"] == ""


def test_what_is_not_there_is_refused(client: httpx.Client) -> None:
    for path, code in {
        "/api/games/chess/rules": "no-such-game",
        "/api/games/flowers/rules?table=none": "no-such-table",
        "/api/games/flowers/rules/figures/none": "no-such-figure",
        "/api/games/flowers/rules/figures/..%2fnone": "not-found",
        f"/api/games/flowers/rules?lang={'x' * 40}": "wrong-message",
    }.items():
        answer = client.get(path)
        assert (answer.status_code // 100, answer.json()["code"]) == (4, code), path
        assert answer.headers["cache-control"] == "no-store"


def test_a_table_has_the_numbers_of_its_edition(site: Site) -> None:
    ann = Player(site, "Ann")
    text = GAMES["flowers"].edition().text.replace("copies = 15", "copies = 14")
    own = text.replace('name = "flowers-2024"', 'name = "mine"')
    table = ann.open("flowers", "me", "random", edition_text=own)
    answer = ann.http.get(f"/api/games/flowers/rules?table={table}")
    assert answer.headers["cache-control"] == "private, no-cache"
    page = answer.json()
    assert page["edition"] == "mine"
    assert "mine" in page["note"]
    assert "14\u00a0cards" in answer.text
    assert "15\u00a0cards" in ann.http.get("/api/games/flowers/rules").text
    wrong = ann.http.get(f"/api/games/rajas/rules?table={table}")
    assert (wrong.status_code, wrong.json()["code"]) == (404, "no-such-table")
    ann.http.close()


def test_figures_are_positions_as_a_board_draws_them() -> None:
    for name in figure_names():
        shown = figure(name, GAMES, "ru")
        assert shown
        game = shown.match.setup.game
        sent = json.loads(figure_file(game.name, name, "ru").plain)
        assert sent["view"] == json.loads(json.dumps(shown.view))
        assert (sent["prospects"] is None) == (game.prospects is None)
        assert sent["words"]
        other = next(one for one in GAMES if one != game.name)
        with pytest.raises(Refusal, match="no-such-figure"):
            figure_file(other, name, "ru")


def test_a_game_whose_rules_nobody_wrote_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandapa.server.rules.rules_page", lambda *_: None)
    with pytest.raises(Refusal, match="no-rules"):
        rules_file("flowers", "en", "", None)
