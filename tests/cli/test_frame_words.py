"""The words around the games: none missing, none unused, no mistake in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from mandapa import cli
from mandapa.cli.keyboard import WORDS
from mandapa.cli.language import frame_words
from mandapa.core.lexicon import languages
from tests import fluent_files

TEXTS = (
    "address",
    "commitment",
    "edition",
    "encoding",
    "game",
    "lang",
    "seed",
    "source",
    "sources",
    "text",
    "clause",
    "command",
    "example",
    "name",
    "names",
    "path",
    "reason",
    "seats",
    "typed",
    "what",
)
VALUES = {**dict.fromkeys(TEXTS, "x"), "value": "B", "who": "other"}
NUMBERS = ("count", "first", "last", "number", "players", "plies", "ply")


def messages(lang: str) -> list[Message]:
    return fluent_files.messages(WORDS / f"{lang}.ftl")


@cache
def keys_in_code() -> list[str]:
    return sorted(set(_keys_in_code()))


def _keys_in_code() -> Iterator[str]:
    """What `print_message`, `note` and the frame's `text` are called with."""
    for path in Path(cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                speaker = ast.unparse(node.func)
                if speaker.endswith((".print_message", ".note", "frame.text", "english.text")):
                    yield from choices(node.args[0])


def choices(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from choices(node.body)
        yield from choices(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        # `provenance-{name}`: every key that begins so
        text = (WORDS / "en.ftl").read_text(encoding="utf-8")
        yield from re.findall(rf"^({node.values[0].value!s}[\w-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", languages(WORDS))
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    keys = [message.id.name for message in messages(lang)]
    assert sorted(keys) == keys_in_code()


@pytest.mark.parametrize("lang", languages(WORDS))
def test_every_message_can_be_said(lang: str) -> None:
    bundle = fluent_files.bundle(WORDS / f"{lang}.ftl")
    for message in messages(lang):
        for number in (1, 2, 5):
            values = {**VALUES, **dict.fromkeys(NUMBERS, number)}
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            assert bundle.format_pattern(pattern, values)[1] == [], message.id.name


def test_winners() -> None:
    words = frame_words("en")
    assert words.text("winners", names="You", count=1, who="you") == "You win."
    assert words.text("winners", names="Asha", count=1, who="other") == "Asha wins."
    both = words.listed([words.text("you-inside"), "Asha"])
    assert words.text("winners", names=both, count=2, who="you") == (
        "You and Asha share the victory."
    )
    words = frame_words("fr")
    both = words.listed([words.text("you-inside"), "Asha"])
    assert words.text("winners", names=both, count=2, who="you") == (
        "La victoire est partagée entre vous et Asha."
    )
    assert words.text("winners", names="Asha", count=1, who="other") == "Asha gagne."
    words = frame_words("ru")
    three = words.listed([words.text("you-inside"), "Аша", "Рави"])
    assert words.text("winners", names=three, count=3, who="you") == (
        "Победу делите вы, Аша и Рави."
    )
    assert words.text("winners", names="Вы", count=1, who="you") == "Вы победили."


def test_spanish_winners() -> None:
    words = frame_words("es")
    assert words.text("winners", names="Tú", count=1, who="you") == "¡Ganas la partida!"
    assert words.text("winners", names="Inés", count=1, who="other") == "Inés gana la partida."
    both = words.listed([words.text("you-inside"), "Inés"])
    assert words.text("winners", names=both, count=2, who="you") == (
        "Victoria compartida: tú e Inés."
    )
