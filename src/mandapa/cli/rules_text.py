"""Rules pages as text for the terminal: headings, clauses, tables, and figures as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mandapa.core.words import Words
from mandapa.games import GAMES
from mandapa.rules.figures import figure
from mandapa.rules.page import (
    Clause,
    Figure,
    Items,
    PageBlock,
    Paragraph,
    Phrase,
    Rows,
    RulesPage,
    Section,
    Sketch,
)

STYLES: Final = {"strong": "bold", "emphasis": "italic", "code": "cyan", "clause": "cyan"}
INDENT: Final = 2


def page_parts(page: RulesPage) -> list[RenderableType]:
    """Return a whole page, to be printed one part after another."""
    parts: list[RenderableType] = [Text(page.title, style="bold"), Text(), *note_parts(page)]
    for section in page.sections:
        parts += section_parts(section, page)
    return parts


def note_parts(page: RulesPage) -> list[RenderableType]:
    """Return what is to be said before anything else of a page."""
    return [Text(page.note, style="yellow"), Text()] if page.note else []


def section_parts(section: Section, page: RulesPage) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if section.heading:
        parts += [Text(f"{section.number} {section.heading}".strip(), style="bold"), Text()]
    for block in section.blocks:
        parts += [*_block(block, page), Text()]
    for clause in section.clauses:
        parts += clause_parts(clause, page)
    return parts


def clause_parts(clause: Clause, page: RulesPage) -> list[RenderableType]:
    number = Text(f"{clause.name} ", style="bold cyan")
    first, *others = clause.blocks
    parts: list[RenderableType] = []
    if isinstance(first, Paragraph):
        parts.append(Text.assemble(number, _text(first.phrases)))
    else:
        parts += [number, *_block(first, page)]
    for block in others:
        under = [Padding(one, (0, 0, 0, INDENT), expand=False) for one in _block(block, page)]
        parts += [Text(), *under]
    return [*parts, Text()]


def _block(block: PageBlock, page: RulesPage) -> list[RenderableType]:
    if isinstance(block, Items):
        return [_item(block, number, item) for number, item in enumerate(block.items, start=1)]
    if isinstance(block, Rows):
        return [_table(block)]
    if isinstance(block, Sketch):
        return [Text(block.text, no_wrap=True)]
    if isinstance(block, Figure):
        return _figure(block, page)
    return [_text(block.phrases)]


def _item(block: Items, number: int, item: list[Phrase]) -> RenderableType:
    """Return an item of a list, its further lines under its first."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(f"{number}." if block.numbered else "·", _text(item))
    return grid


def _table(block: Rows) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for cell in block.head:
        table.add_column(_text(cell))
    for row in block.rows:
        table.add_row(*map(_text, row))
    return table


def _figure(block: Figure, page: RulesPage) -> list[RenderableType]:
    shown = figure(block.name, GAMES, page.lang)
    caption = Text(block.caption, style="italic")
    if shown is None:
        return [caption]
    setup = shown.match.setup
    words = Words(setup.game, page.lang)
    picture = setup.game.picture(shown.view, setup, words, list(shown.match.names))
    return [picture, caption]


def _text(phrases: Sequence[Phrase]) -> Text:
    return Text.assemble(*((one.text, STYLES.get(one.style, "")) for one in phrases))
