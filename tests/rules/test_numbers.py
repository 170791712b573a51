"""Numbers on a page are those of the edition in play."""

from __future__ import annotations

import pytest

from mandapa.core.edition import EditionFile
from mandapa.core.words import Words
from mandapa.games import find_game
from mandapa.rules.numbers import NumberError, Numbers

EDITION = EditionFile(
    'name = "x"\n[cards]\nprovenance = "rulebook"\none = 1\ncopies = 22\nstart = [5, 6, 8]\n'
    'rooms = ["2 fame", "1 karma"]\n',
    "x.toml",
)


def filled(text: str, lang: str = "en") -> str:
    words = Words(find_game("flowers"), lang)
    told = {"cards.rooms.1": "two of fame", "cards.rooms.2": "a karma"}
    return Numbers(EDITION, told, words).fill(text)


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("{cards.copies}", "en", "22"),
        ("{cards.start.2} and {cards.start.3}", "en", "6 and 8"),
        ("{cards.start}", "en", "5, 6 and 8"),
        ("{cards.start}", "ru", "5, 6 и 8"),
        ("{cards.start.count}", "en", "3"),
        ("{cards.start.4}", "en", "–"),
        ("{cards.one|card|cards}", "en", "1\u00a0card"),
        ("{cards.copies|card|cards}", "en", "22\u00a0cards"),
        ("{cards.one|карта|карты|карт}", "ru", "1\u00a0карта"),
        ("{cards.copies|карта|карты|карт}", "ru", "22\u00a0карты"),
        ("{cards.start.1|карта|карты|карт}", "ru", "5\u00a0карт"),
        ("{cards.start.1|carte|cartes}", "fr", "5\u00a0cartes"),
        ("{cards.start.4|card|cards}", "en", "–\u00a0cards"),
        ("{cards.rooms.1}", "en", "two of fame"),
        ("{} { a } stay", "en", "{} { a } stay"),
    ],
)
def test_a_key_stands_for_what_the_edition_has(text: str, lang: str, said: str) -> None:
    assert filled(text, lang) == said


def test_a_line_of_a_table_is_repeated_for_a_list() -> None:
    text = "| n | gives |\n|---|---|\n| {#} | {cards.rooms.#} |"
    assert filled(text) == "| n | gives |\n|---|---|\n| 1 | two of fame |\n| 2 | a karma |"


@pytest.mark.parametrize("text", ["{cards.nothing}", "{cards.copies.1}", "| {cards.one.#} |"])
def test_a_key_that_no_edition_has_is_a_mistake(text: str) -> None:
    with pytest.raises(NumberError, match="cards"):
        filled(text)
