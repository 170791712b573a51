"""The answers to a question as a numbered list: on one line, in columns, or page by page."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mandapa.cli.choose import Question
from mandapa.cli.printer import Printer

LEAST: Final = 3  # lines of a list that are always shown
GAP: Final = 3  # between columns
INDENT: Final = 5  # columns of a number


class Listing:
    """The labelled answers to a question, and the page of them that is shown."""

    def __init__(
        self, printer: Printer, question: Question, labels: list[Text], steps: list[str]
    ) -> None:
        self.printer = printer
        self.question = question
        self.labels = labels
        self.steps = steps
        self.first = 0  # the first answer on the page
        self.after = 0  # the first one after it

    def head(self) -> list[Text]:
        """Return the answers so far, the question and the keys."""
        words, frame = self.printer.words, self.printer.frame
        key = f"choose-{self.question.field}"
        asked = words.text(key) if words.has(key) else self.question.field
        before = f"{' · '.join(self.steps)} · " if self.steps else ""
        keys = frame.text("keys-back" if self.steps else "keys-short")
        return [Text.assemble((before, "dim"), asked, "  ", (keys, "dim"))]

    def turn_page(self) -> None:
        self.first = self.after if self.after < len(self.labels) else 0

    def items(self, room: int) -> list[Text]:
        """Return the answers, in at most `room` lines if there is a window to fit."""
        entries = self._entries()
        line = Text(" ").join(entries)
        if line.cell_len <= self.printer.console.width and not self.question.final:
            self.after = len(entries)
            return [line]
        columns = self._columns(entries)
        entries = [self._hanging(entry) for entry in entries]
        lines_of, room = self.printer.lines_of, max(room, LEAST)
        whole = sum(map(lines_of, entries))
        if not self.printer.room or whole <= room:
            self.after = len(entries)
            return entries
        if len(columns) <= room and all(lines_of(one) == 1 for one in columns):
            self.after = len(entries)
            return columns
        return self._page(entries, room - 1)

    def _entries(self) -> list[Text]:
        answers = self.question.answers
        numbers = [Text(f"{answer.number:>3}", style="bold cyan") for answer in answers]
        told = self.question.final  # whole actions say more than a number
        if not told and all(str(one.value) == str(one.number) for one in answers):
            return numbers
        return [
            Text.assemble(number, "  ", label)
            for number, label in zip(numbers, self.labels, strict=True)
        ]

    def _hanging(self, entry: Text) -> Text:
        """Indent the further lines of an entry."""
        if not self.printer.room or entry.cell_len <= self.printer.console.width:
            return entry
        number, label = entry.divide([INDENT])
        lines = label.wrap(self.printer.console, self.printer.console.width - INDENT)
        for line in lines:
            line.rstrip()
        return Text.assemble(number, Text(f"\n{' ' * INDENT}").join(lines))

    def _columns(self, entries: list[Text]) -> list[Text]:
        """Arrange the answers in columns, counted downwards."""
        widest = max(entry.cell_len for entry in entries) + GAP
        count = max((self.printer.console.width + GAP) // widest, 1)
        height = -(-len(entries) // count)
        lines = [Text() for _ in range(height)]
        for place, entry in enumerate(entries):
            line = lines[place % height]
            line.append(" " * (widest * (place // height) - line.cell_len))
            line.append_text(entry)
        return lines

    def _page(self, entries: list[Text], room: int) -> list[Text]:
        """Return as many answers as there is room for, and a line about the others."""
        shown: list[Text] = []
        used = 0
        for entry in entries[self.first :]:
            used += self.printer.lines_of(entry)
            if used > room and shown:
                break
            shown.append(entry)
        self.after = self.first + len(shown)
        told = self.printer.frame.text(
            "list-page", first=self.first + 1, last=self.after, count=len(entries)
        )
        return [*shown, Text(told, style="dim")]
