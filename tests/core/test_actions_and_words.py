"""The action table, and words that fall back to English."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Literal

import pytest

from mandapa.core.actions import ActionTable
from mandapa.core.errors import UnknownAction, clause_name
from mandapa.core.lexicon import Lexicon
from mandapa.core.narration import Moment, PlainNarrator
from mandapa.core.words import Words
from tests.core.toy import ACTIONS, Aim, Draw, Lay, toy_game

NAMES = ["Ann", "Bo"]


def test_rows_and_notations_belong_together() -> None:
    for row, action in enumerate(ACTIONS):
        assert ACTIONS[row] is action
        assert ACTIONS.row(action.notation) == row
        assert ACTIONS.notations[row] == action.notation
    assert len(ACTIONS) == len(set(ACTIONS.notations))
    assert ACTIONS[1:3] == (Aim("right"), Lay(1))
    assert Draw(1, 3).notation == "draw 2 3"
    assert ACTIONS.row("  lay   2 ") == 3


def test_unknown_texts_are_refused() -> None:
    for text in ("", "lay", "lay 4", "Lay 1", "lay 1 2"):
        with pytest.raises(UnknownAction, match="an example of one is 'aim left'"):
            ACTIONS.row(text)
    for text in ("jump", "lay", "lay 1 2"):
        with pytest.raises(UnknownAction):
            ACTIONS.parse(text)


def test_a_table_has_no_notation_twice() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        ActionTable([Lay(1), Lay(1)])


def test_notations_are_read_back_with_hidden_parts() -> None:
    assert ACTIONS.parse("draw 2 ?") == ("draw", {"seat": 2, "value": "?"})
    assert ACTIONS.parse("aim left") == ("aim", {"side": "left"})
    assert ACTIONS.parse("draw 2 ²") == ("draw", {"seat": 2, "value": "²"})


def test_clauses_have_names() -> None:
    assert [clause_name(number) for number in (101, 412, 1003)] == ["1.1", "4.12", "10.3"]


def said(lang: str, notation: str, actor: int = -1) -> str:
    game = toy_game()
    line = PlainNarrator(game.setup(2)).event(Moment(notation, actor, {}, {}))
    return Words(game, lang).sentence(line, NAMES)


def test_sentences_of_choices_and_events() -> None:
    game = toy_game()
    words = Words(game, "en")
    choice = PlainNarrator(game.setup(2)).choice("aim left", {})
    assert words.sentence(choice, NAMES) == "Aim to the left"
    assert said("en", "aim right", 1) == "Bo aims to the right"
    assert said("en", "draw 1 2") == "Ann draws 2"
    assert said("en", "draw 2 ?") == "Bo draws a card"
    assert words.refusal("1.2") == "you do not hold that card"
    assert words.forms("side-left") == {"where": "on the left"}
    assert words.forms("no-such-key") == {}


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    english = (toy_game().folder / "words" / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(english, encoding="utf-8")
    started = "action-aim = Целиться { $side }\nside-left = налево\n"
    (tmp_path / "words" / "ru.ftl").write_text(started, encoding="utf-8")
    game = dataclasses.replace(toy_game(), folder=tmp_path)
    words = Words(game, "ru")
    line = PlainNarrator(toy_game().setup(2)).event(Moment("aim left", 0, {}, {}))
    assert words.sentence(line, NAMES) == "Ann aims налево"
    assert words.refusal("1.1") == "only what is asked now can be answered"
    assert words.text("no-such-key") == "no-such-key"
    assert words.has("action-aim")
    assert not words.has("no-such-key")


def test_the_source_of_a_language_has_english_for_what_it_lacks(tmp_path: Path) -> None:
    whole = "hello = Hello\nbye = Bye { $name }\n    .short = B\n"
    (tmp_path / "en.ftl").write_text(whole)
    (tmp_path / "ru.ftl").write_text("hello = Привет\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("hello = Bonjour\nbye = Adieu { $name }\n")
    assert Lexicon(tmp_path, "en").source == Lexicon(tmp_path, "tlh").source == whole
    assert Lexicon(tmp_path, "fr").source == "hello = Bonjour\nbye = Adieu { $name }\n"
    assert Lexicon(tmp_path, "ru").source == (
        "hello = Привет\n\nbye = Bye { $name }\n    .short = B\n"
    )


def test_a_game_without_words_in_a_language_speaks_english() -> None:
    words = Words(toy_game(), "tlh")
    assert words.refusal("1.1") == "only what is asked now can be answered"
    assert words.listed(["a", "b", "c"]) == "a, b and c"


def test_numbers_are_said_as_a_language_says_them(tmp_path: Path) -> None:
    """Small ones are written alike everywhere; a message that chooses by one still can."""
    (tmp_path / "ru.ftl").write_text(
        """cards = { $count ->
    [one] { $count } карта, { $left } осталось
    [few] { $count } карты, { $left } осталось
   *[other] { $count } карт, { $left } осталось
}
padded = { NUMBER($count, minimumIntegerDigits: 3) }
both = { cards } – { $left }
""",
        encoding="utf-8",
    )
    (tmp_path / "en.ftl").write_text("nothing = nothing\n", encoding="utf-8")
    words = Lexicon(tmp_path, "ru")
    assert words.text("cards", count=21, left=7) == "21 карта, 7 осталось"
    assert words.text("cards", count=3, left=1234567) == "3 карты, 1\u00a0234\u00a0567 осталось"
    assert words.text("cards", count=2000, left=-4) == "2\u00a0000 карт, -4 осталось"
    assert words.text("padded", count=7) == "007"
    assert words.text("both", count=1, left=5) == "1 карта, 5 осталось – 5"
    assert len(list(words.prepare())) == 3


@pytest.mark.parametrize(
    ("lang", "style", "said"),
    [
        ("en", "standard", ["", "a", "a and b", "a, b and c"]),
        ("ru", "standard", ["", "a", "a и b", "a, b и c"]),
        ("en", "or", ["", "a", "a or b", "a, b or c"]),
        ("ru", "or", ["", "a", "a или b", "a, b или c"]),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(
    lang: str, style: Literal["standard", "or"], said: list[str]
) -> None:
    words = Words(toy_game(), lang)
    assert [words.listed(list("abc")[:count], style) for count in range(4)] == said


def test_french_sets_colons_and_semicolons_apart(tmp_path: Path) -> None:
    for lang in ("en", "fr"):
        (tmp_path / f"{lang}.ftl").write_text("nothing = –\n", encoding="utf-8")
    english, french = Lexicon(tmp_path, "en"), Lexicon(tmp_path, "fr")
    assert (english.label("a"), english.series(["a", "b"])) == ("a:", "a; b")
    assert (french.label("a"), french.series(["a", "b"])) == ("a\u00a0:", "a\u202f; b")
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert french.listed(["a", "b", "c"], "or") == "a, b ou c"
