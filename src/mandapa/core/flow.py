"""A row of symbols in a picture for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

NOTHING = Text("–", style="dim")


class Flow:
    """Symbols in a row; lines break only between symbols."""

    def __init__(self, marks: Iterable[Text], gap: int = 1) -> None:
        self.marks = list(marks) or [NOTHING]
        self.gap = " " * gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text.assemble(self.marks[0])
        for mark in self.marks[1:]:
            if line.cell_len + len(self.gap) + mark.cell_len > options.max_width:
                yield line
                line = Text.assemble(mark)
            else:
                line = Text.assemble(line, self.gap, mark)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [mark.cell_len for mark in self.marks]
        return Measurement(max(widths), sum(widths) + len(self.gap) * (len(widths) - 1))
