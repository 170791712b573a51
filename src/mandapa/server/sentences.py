"""Lines as sentences in the reader's language, cached because most occur again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from mandapa.core.game import Setup
from mandapa.core.lexicon import Lexicon
from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.server.messages import Named, StoryLine
from mandapa.server.refusals import LANGUAGES, WORDS
from mandapa.server.table import Table


def shown_names(table: Table, seat: int | None, lang: str) -> list[str]:
    """Return the names for sentences, the reader's own as a pronoun."""
    names = [one.name for one in table.seats]
    if seat is not None:
        names[seat] = words_of(table.setup.game.name, lang).you
    return names


@lru_cache
def words_of(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


async def preload_words() -> None:
    """Compile all words bit by bit before they are needed."""
    for game in GAMES:
        for lang in LANGUAGES:
            for _ in words_of(game, lang).prepare():
                await asyncio.sleep(0.001)


@lru_cache(maxsize=64)
def frame_words(lang: str) -> Lexicon:
    return Lexicon(WORDS, lang)


# Game, language, key, fields, actor and names: all that a sentence depends on.
_Key = tuple[str, str, str, bytes, int, tuple[str, ...]]


def sentence(setup: Setup, lang: str, line: Line, names: list[str]) -> str:
    """Return a line as a sentence, from the cache."""
    return _cached_sentence(*_key_of(setup, lang, line, names))


def story_lines(
    table: Table, lang: str, lines: Sequence[tuple[int, Line]], names: list[str]
) -> list[StoryLine]:
    """Return lines of the log with their tokens. The first line of what a bot decided for a person
    says so."""
    found, marked = [], -1
    for ply, line in lines:
        text, tokens = _cached_tokens(*_key_of(table.setup, lang, line, names))
        stand_in = ply != marked and table.stand_ins.get(ply) == line.actor
        if stand_in:
            marked = ply
            text = frame_words(lang).text("told-stand-in", text=text)
        found.append(StoryLine(ply, text, line.key, line.fields, line.actor, tokens, stand_in))
    return found


def _key_of(setup: Setup, lang: str, line: Line, names: list[str]) -> _Key:
    # Only the names that occur are part of the key, so tables share sentences.
    named = {line.actor, *_seats_in(line.fields)}
    known = tuple(name if seat in named else "" for seat, name in enumerate(names))
    return setup.game.name, lang, line.key, msgspec.json.encode(line.fields), line.actor, known


def _seats_in(fields: dict[str, Any]) -> Iterator[int]:
    for name, value in fields.items():
        if name == "seat":
            yield value - 1
        elif isinstance(value, list):
            for one in value:
                yield from _seats_in(one)


@lru_cache(maxsize=65536)
def _cached_sentence(
    game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]
) -> str:
    return words_of(game, lang).sentence(Line(key, msgspec.json.decode(fields), actor), names)


@lru_cache(maxsize=65536)
def _cached_tokens(
    game: str, lang: str, key: str, fields: bytes, actor: int, names: tuple[str, ...]
) -> tuple[str, list[Named]]:
    line = Line(key, msgspec.json.decode(fields), actor)
    text, tokens = words_of(game, lang).sentence_with_tokens(line, names)
    return text, [Named(*one) for one in tokens]
