"""Print a match: sentences, the table, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from mandapa.cli.keyboard import same_keys
from mandapa.cli.language import frame_words
from mandapa.cli.seats import Seat, shown_names
from mandapa.core.folding import Folding
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.core.narration import Line, Reader, moments
from mandapa.core.ties import lead_line, tie_lines
from mandapa.core.views import View
from mandapa.core.words import Words


class Printer:
    """Prints a match in one language."""

    def __init__(self, console: Console, setup: Setup, seats: Sequence[Seat], lang: str) -> None:
        self.console = console
        self.setup = setup
        self.lang = lang
        self.frame = frame_words(lang)
        self.words = Words(setup.game, lang)
        self.narrator = setup.game.narrator(setup)
        self.names = shown_names(seats, setup.game, lang)
        self._patterns = _patterns(self.words)

    # --- sentences -----------------------------------------------------

    def print(self, text: str | Text = "", style: str = "") -> None:
        shown = Text(text) if isinstance(text, str) else text
        self.console.print(shown, style=style, highlight=False)

    def print_message(self, key: str, style: str = "", **values: Any) -> None:
        """Print one of the frame's own messages."""
        self.print(self.frame.text(key, **values), style)

    def explain(self, name: str, key: str) -> None:
        """Print what something is, with its clause."""
        about = self.words.explained(key)
        label = self.words.label(name)
        self.print_message("explained", "dim", name=label, text=about.text, clause=about.clause)

    def print_whole(self, text: str) -> None:
        """Print a path or a command on its own line, never wrapped, so that it can be copied."""
        self.console.print(Text(f"  {text}"), soft_wrap=True)

    def sentence(self, line: Line) -> Text:
        """Return a line of the game as a sentence."""
        return self.painted(self.words.sentence(line, self.names))

    def painted(self, words: str) -> Text:
        """Colour the names of colours in a text."""
        text = Text(words)
        for pattern, style in self._patterns.items():
            text.highlight_regex(pattern, style)
        return text

    def print_lines(self, lines: Sequence[Line]) -> int:
        """Print sentences; return how many lines they take."""
        bullets = self.bullets(lines)
        for bullet in bullets:
            self.print(bullet)
        return sum(map(self.lines_of, bullets))

    def bullets(self, lines: Sequence[Line]) -> list[Text]:
        return [Text.assemble("· ", self.sentence(line)) for line in lines]

    def narration(
        self,
        match: Match,
        reader: Reader,
        start: int = 0,
        stop: int | None = None,
        *,
        live: bool = False,
    ) -> list[Line]:
        return self.narrator.narrate(moments(match, reader, start, stop, live=live))

    # --- the table -----------------------------------------------------

    @property
    def room(self) -> int:
        """Return the height of the window; 0 if there is none and nothing has to fit."""
        return self.console.height if self.console.is_terminal else 0

    def fitting(self, below: int) -> int | None:
        """Return the height for a picture with `below` lines under it; None without a window."""
        return self.room - below if self.room else None

    def lines_of(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def drawn(self, view: View) -> Folding:
        return self.setup.game.picture(view, self.setup, self.words, self.names)

    def picture(self, drawn: Folding, height: int | None = None, above: int = 0) -> int:
        """Draw the table, folded to a height if one is given; return the number of lines.

        The `above` lines over it stay in sight if that does not cost much of the table.
        """
        shown: RenderableType = drawn
        lines = 1
        if height is not None:
            shown, lines = drawn.fitted(self.console, height, above)
        self.console.print(shown, highlight=False)
        return lines

    def page(self, parts: Sequence[RenderableType], read: Callable[[Text], str]) -> None:
        """Show something long in pages of the window's height; `read` waits for a key."""
        lines = [line for part in parts for line in self.console.render_lines(part, pad=False)]
        size = self.room - 1
        for start in range(0, len(lines), size):
            for line in lines[start : start + size]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            last = start + size >= len(lines)
            prompt = self.frame.text("page-end" if last else "page-more")
            if read(Text(f"{prompt} ", style="dim")).lower().translate(same_keys()) == "q":
                return

    def scores(self, match: Match) -> None:
        """Print why the game ended, the score sheet and the winners."""
        state = match.state
        sheets, ranking = state.scores(), state.ranking()
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column("")
        for name in self.names:
            table.add_column(Text(name, overflow="fold"), justify="right")
        for key in sheets[0]:
            label = self.words.text(f"score-{key}")
            table.add_row(label, *(str(sheet[key]) for sheet in sheets))
        table.add_section()
        totals = [str(sum(sheet.values())) for sheet in sheets]
        own = self.words.has("score-total")  # what it is called where points are not simply counted
        total = self.words.text("score-total") if own else self.frame.text("total")
        table.add_row(total, *totals, style="bold")
        table.add_row(self.frame.text("place"), *(str(place) for place in ranking))
        self.print()
        self.print(self.words.text(f"end-{state.end_reason()}"))
        self.console.print(Padding(table, (0, 1)))
        for key in [*sheets[0], *(["total"] if own else [])]:
            self.explain(self.words.text(f"score-{key}"), f"score-{key}")
        lead = lead_line(state, range(len(self.names))) if self.words.has("lead") else None
        told = tie_lines(state, range(len(self.names)))
        self.print_lines([lead, *told] if lead else told)
        winners = [name for name, place in zip(self.names, ranking, strict=True) if place == 1]
        who = "you" if self.words.you in winners else "other"
        inside = self.frame.text("you-inside")  # its form within a sentence
        names = [inside if name == self.words.you else name for name in winners]
        listed = self.frame.listed(names)
        self.print_message("winners", "bold", names=listed, count=len(winners), who=who)


def _patterns(words: Words) -> dict[str, str]:
    """Return a pattern for the names of each colour, in all their forms but the mark, which only
    pictures have: elsewhere the same letter is a circle or a word."""
    patterns = {}
    for name, style in words.game.look.styles().items():
        key = f"colour-{name}"
        if words.has(key):
            forms = {words.text(key)}
            forms |= {text for form, text in words.forms(key).items() if form != "mark"}
            patterns[rf"\b({'|'.join(map(re.escape, sorted(forms)))})\b"] = style
    return patterns
