"""The frame's words: none missing, none unused, no mistake in them, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from tests import fluent_files
from tests.web.spoken import LANGUAGES, SOURCE, WORDS

USED = re.compile(r"\bt\(\s*'([a-z0-9-]+)'")
COMPUTED = re.compile(r"(?<!function )\bt\((?!\s*'[a-z0-9-]+')")


def frame_files() -> list[Path]:
    """All but the games' own folders, whose words are theirs."""
    found = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return [
        path for path in found if path.relative_to(SOURCE).parts[0] not in ("games", "generated")
    ]


@cache
def keys_in_code() -> set[str]:
    return {key for path in frame_files() for key in USED.findall(path.read_text("utf-8"))}


def messages(lang: str) -> list[Message]:
    return messages_of(WORDS / f"{lang}.ftl")


def messages_of(path: Path) -> list[Message]:
    return fluent_files.messages(path)


class Variables(Visitor):
    """The names after `$`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802
        self.names.add(node.id.name)  # type: ignore[attr-defined]


def variables(message: Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def test_keys_are_written_out() -> None:
    """A key that is put together could neither be missed nor be found unused."""
    for path in frame_files():
        assert not COMPUTED.findall(path.read_text("utf-8")), path.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(lang: str) -> None:
    assert sorted(message.id.name for message in messages(lang)) == sorted(keys_in_code())


@pytest.mark.parametrize("path", sorted(WORDS.glob("*.ftl")), ids=lambda path: path.name)
def test_every_message_can_be_said(path: Path) -> None:
    bundle = fluent_files.bundle(path)
    known = {message.id.name: variables(message) for message in messages_of(path)}
    everything = set().union(*known.values())  # what a message passes on to another one
    for message in messages_of(path):
        for number in (1, 2, 5):
            values = dict.fromkeys(everything, number)
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            assert bundle.format_pattern(pattern, values)[1] == [], message.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_translations_use_what_they_are_given(lang: str) -> None:
    english = {message.id.name: variables(message) for message in messages("en")}
    for message in messages(lang):
        # A language may need one more to agree with, such as a count.
        assert english[message.id.name] <= variables(message), message.id.name
