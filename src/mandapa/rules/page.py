"""A rules page as data: sections, clauses and blocks, for the terminal and for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some words in one style; a `clause` names another clause of the page."""

    text: str
    style: Literal["", "strong", "emphasis", "code", "clause"] = ""


class Paragraph(msgspec.Struct, frozen=True, tag_field="is", tag="paragraph", omit_defaults=True):
    """Sentences, perhaps a worked example."""

    phrases: list[Phrase]
    example: bool = False


class Items(msgspec.Struct, frozen=True, tag_field="is", tag="items", omit_defaults=True):
    """A list, perhaps with numbers."""

    items: list[list[Phrase]]
    numbered: bool = False


class Rows(msgspec.Struct, frozen=True, tag_field="is", tag="rows"):
    """A table."""

    head: list[list[Phrase]]
    rows: list[list[list[Phrase]]]


class Sketch(msgspec.Struct, frozen=True, tag_field="is", tag="sketch"):
    """A drawing in characters of one width."""

    text: str


class Figure(msgspec.Struct, frozen=True, tag_field="is", tag="figure"):
    """A position of the game, by the name of its file."""

    name: str
    caption: str


PageBlock = Paragraph | Items | Rows | Sketch | Figure


class Clause(msgspec.Struct, frozen=True):
    """A numbered rule."""

    name: str  # `3.2`
    blocks: list[PageBlock]


class Section(msgspec.Struct, frozen=True):
    """A part of the page under one heading."""

    number: str  # empty where nothing is cited
    heading: str
    blocks: list[PageBlock]  # before the first clause
    clauses: list[Clause]


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    note: str  # said first, as where the page is not in the reader's language; usually empty
    edition: str  # whose numbers it has
    sections: list[Section]


def clauses(page: RulesPage) -> Iterator[tuple[Section, Clause]]:
    for section in page.sections:
        for clause in section.clauses:
            yield section, clause


def figures(page: RulesPage) -> list[str]:
    """Return the names of the figures of a page."""
    found = []
    for section in page.sections:
        for blocks in (section.blocks, *(clause.blocks for clause in section.clauses)):
            found += [block.name for block in blocks if isinstance(block, Figure)]
    return found
