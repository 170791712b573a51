"""The table of any game as blocks of text and tables, made from its terminal picture.

What a game draws for the terminal is made of texts, tables and panels. Told as such, and
not as a drawing, a browser lays them out for any screen and a screen reader reads them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Drawn
from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.views import View
from mandapa.core.words import Words

WIDTH: Final = 400  # columns: clients break the lines, not we
_CONSOLE: Final = Console(width=WIDTH, color_system="truecolor", force_terminal=True)


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Text in one style. With `back` it is a coloured chip."""

    text: str
    bold: bool = False
    dim: bool = False
    fore: str = ""
    back: str = ""


class Lines(msgspec.Struct, frozen=True, tag_field="is", tag="lines"):
    """Text; several lines together are a drawing in fixed-width characters."""

    lines: list[list[Span]]


class Grid(msgspec.Struct, frozen=True, tag_field="is", tag="grid"):
    """Rows of cells; without a head it is only a layout."""

    head: list[list[Span]]
    rows: list[list[list[Lines | Grid | Box | Beside]]]


class Box(msgspec.Struct, frozen=True, tag_field="is", tag="box"):
    """Blocks with a title."""

    title: list[Span]
    inside: list[Lines | Grid | Box | Beside]


class Beside(msgspec.Struct, frozen=True, tag_field="is", tag="beside"):
    """Blocks side by side, where there is room."""

    parts: list[list[Lines | Grid | Box | Beside]]


Block = Lines | Grid | Box | Beside


def view_blocks(setup: Setup, view: View, words: Words, names: list[str]) -> list[Block]:
    """Return a reader's view of a table as blocks."""
    return blocks_of(setup.game.picture(view, setup, words, names))


# --- from drawings to blocks ---------------------------------------------------


def blocks_of(drawn: Any) -> list[Block]:
    if isinstance(drawn, str):
        drawn = Text(drawn)
    if isinstance(drawn, Text):
        return [Lines(_lines(drawn))] if drawn.plain else []
    if isinstance(drawn, Padding):
        return blocks_of(drawn.renderable)
    if isinstance(drawn, Panel):
        title = Text(drawn.title) if isinstance(drawn.title, str) else drawn.title
        return [Box(_spans(title or Text("")), blocks_of(drawn.renderable))]
    if isinstance(drawn, Columns):
        return [Beside([blocks_of(part) for part in drawn.renderables])]
    if isinstance(drawn, Group):
        return _all(drawn.renderables)
    if isinstance(drawn, Drawn):
        return [_grid(drawn)]
    return _all(drawn.__rich_console__(_CONSOLE, _CONSOLE.options))


def _all(parts: Iterable[Any]) -> list[Block]:
    return [block for part in parts for block in blocks_of(part)]


def _grid(drawn: Drawn) -> Grid:
    columns = [[blocks_of(cell) for cell in column.cells] for column in drawn.columns]
    head = [_spans(_text(column.header)) for column in drawn.columns] if drawn.show_header else []
    return Grid(head, [list(row) for row in zip(*columns, strict=True)])


def _text(drawn: Any) -> Text:
    return drawn if isinstance(drawn, Text) else Text(str(drawn))


def _lines(text: Text) -> list[list[Span]]:
    return [_spans(line) for line in text.split("\n", allow_blank=True)]


def _spans(text: Text) -> list[Span]:
    found = []
    for part in text.render(_CONSOLE):
        if isinstance(part, Segment) and part.text:
            found.append(_span(part.text.replace("\n", " "), part.style or Style.null()))
    return found


def _span(text: str, style: Style) -> Span:
    # A colour without a background was chosen for the terminal's background: drop it.
    back = style.bgcolor.get_truecolor().hex if style.bgcolor else ""
    fore = style.color.get_truecolor().hex if style.color and back else ""
    return Span(text, bool(style.bold), bool(style.dim), fore, back)
