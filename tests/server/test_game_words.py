"""The words of a game, as boards fetch them."""

from __future__ import annotations

import httpx
import pytest

from mandapa.core.lexicon import languages
from mandapa.core.words import Words
from mandapa.games import GAMES

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES)
def test_every_language_of_a_game_is_served_as_it_is_written(
    client: httpx.Client, game: str
) -> None:
    folder = GAMES[game].folder / "words"
    for lang in languages(folder):
        answer = client.get(f"/api/games/{game}/words?lang={lang}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        written = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert answer.text == Words(GAMES[game], lang).source
        assert answer.text.startswith(written)


def test_the_words_are_compressed_and_asked_for_again(client: httpx.Client) -> None:
    answer = client.get("/api/games/flowers/words", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers.get_list("cache-control") == ["no-cache"]
    assert "Accept-Language" in answer.headers["vary"]
    again = client.get(
        "/api/games/flowers/words", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(
        "/api/games/flowers/words?lang=ru", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert other.status_code == 200


def test_a_language_without_words_gets_english(client: httpx.Client) -> None:
    english = client.get("/api/games/flowers/words?lang=en").content
    assert client.get("/api/games/flowers/words?lang=tlh").content == english
    russian = client.get("/api/games/flowers/words", headers={"Accept-Language": "tlh, ru"})
    assert russian.content == client.get("/api/games/flowers/words?lang=ru").content


def test_a_game_that_is_not_there_has_no_words(client: httpx.Client) -> None:
    answer = client.get("/api/games/chess/words")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
    assert answer.headers["cache-control"] == "no-store"
    assert client.get("/api/games/..%2fflowers/words").status_code == 404
