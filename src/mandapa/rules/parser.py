"""Parse a rules page: the few forms of Markdown that the pages are written in.

A `#` line is the title and a `##` line a section, with its number if it has clauses. A clause is a
paragraph that begins with its number in bold. Blocks are separated by blank lines: paragraphs,
lists, tables, drawings between fences, and figures (`![caption](figures/NAME.toml)`). What
follows a clause belongs to it. Anything else is a mistake, and is said with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from mandapa.rules.page import (
    Clause,
    Figure,
    Items,
    PageBlock,
    Paragraph,
    Phrase,
    Rows,
    Section,
    Sketch,
)

HEADING: Final = re.compile(r"## (?:(\d+) )?(.+)")
CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* ")
FIGURE: Final = re.compile(r"!\[([^\]]*)\]\(figures/([a-z0-9_-]+)\.toml\)")
EXAMPLE: Final = re.compile(r"\*\*[^\W\d]+\.\*\* ")
ITEM: Final = re.compile(r"(?:-|\d+\.) ")
FENCE: Final = "```"
INLINE: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>[^*]+)\*|(?<![\d.])(?P<clause>\d+\.\d+)(?![\d])"
)


class PageError(ValueError):
    """A rules page that cannot be read; the text names the line."""


def clause_names(text: str) -> frozenset[str]:
    """Return the numbers of the clauses of a page."""
    return frozenset(re.findall(r"^\*\*(\d+\.\d+)\*\* ", text, re.MULTILINE))


def parse(text: str, known: frozenset[str] | None = None) -> tuple[str, list[Section]]:
    """Return the title and the sections of a page. It cites these clauses, else its own."""
    known = clause_names(text) if known is None else known
    title = ""
    sections: list[Section] = []
    for number, block in _chunks(text):
        first = block.partition("\n")[0]
        if first.startswith("# ") and not title:
            title = first[2:].strip()
        elif found := HEADING.fullmatch(block):
            sections.append(Section(found[1] or "", found[2], [], []))
        elif block.startswith("#") or not title:
            raise PageError(f"line {number}: '{first[:40]}' is no heading of a rules page")
        else:
            if not sections:
                sections.append(Section("", "", [], []))
            _add(sections[-1], block, number, known)
    return title, sections


def _add(section: Section, block: str, number: int, known: frozenset[str]) -> None:
    found = CLAUSE.match(block)
    if found:
        name = found[1]
        if name.partition(".")[0] != section.number:
            raise PageError(f"line {number}: clause {name} stands in section '{section.heading}'")
        section.clauses.append(Clause(name, []))
        block = block[found.end() :]
    into = section.clauses[-1].blocks if section.clauses else section.blocks
    into.append(_block(block, number, known))


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts between blank lines, each with the number of its first line; a drawing may
    have blank lines of its own."""
    lines: list[str] = []
    first = 0
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        fenced = bool(lines) and lines[0].startswith(FENCE)
        ends = line.startswith(FENCE) if fenced else not line.strip()
        if fenced or not ends:
            first = first if lines else number
            lines.append(line)
        if ends and lines:
            yield first, "\n".join(lines)
            lines = []
    if lines:
        raise PageError(f"line {first}: this drawing has no end")


def _block(block: str, number: int, known: frozenset[str]) -> PageBlock:
    if block.startswith(FENCE):
        return Sketch("\n".join(block.splitlines()[1:-1]))
    if found := FIGURE.fullmatch(block.replace("\n", " ")):
        return Figure(found[2], found[1])
    if block.startswith("|"):
        return _rows(block, number, known)
    if ITEM.match(block):
        return _items(block, number, known)
    return Paragraph(_phrases(block, known), example=bool(EXAMPLE.match(block)))


def _rows(block: str, number: int, known: frozenset[str]) -> Rows:
    lines = [line.strip().removeprefix("|").removesuffix("|") for line in block.splitlines()]
    cells = [[_phrases(cell, known) for cell in line.split("|")] for line in lines]
    if len(lines) < 2 or set(lines[1]) - set("-|: ") or len({len(row) for row in cells}) > 1:
        raise PageError(f"line {number}: this table has no line under its head, or uneven rows")
    return Rows(cells[0], cells[2:])


def _items(block: str, number: int, known: frozenset[str]) -> Items:
    found: list[str] = []
    for line in block.splitlines():
        if sign := ITEM.match(line):
            found.append(line[sign.end() :])
        elif line.startswith("  "):
            found[-1] += f"\n{line.strip()}"
        else:
            raise PageError(f"line {number}: further lines of an item are indented: '{line[:40]}'")
    return Items([_phrases(item, known) for item in found], numbered=not block.startswith("-"))


def _phrases(text: str, known: frozenset[str]) -> list[Phrase]:
    """Return words with their styles; a number that is a clause of the page leads there."""
    text = re.sub(r"[ \t\n]+", " ", text).strip(" ")  # no-break spaces stay
    found: list[Phrase] = []
    at = 0
    for one in INLINE.finditer(text):
        style = one.lastgroup
        if style == "clause" and one["clause"] not in known:
            continue
        if one.start() > at:
            found.append(Phrase(text[at : one.start()]))
        found.append(Phrase(one[style or 0], style))  # type: ignore[arg-type]
        at = one.end()
    return [*found, Phrase(text[at:])] if at < len(text) else found
