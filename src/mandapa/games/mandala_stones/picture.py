"""The table of Mandala Stones drawn for the terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final, cast

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mandapa.core.flow import Flow
from mandapa.core.folding import Folding
from mandapa.core.game import Setup
from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games.mandala_stones.edition import BY_COLOURS, BY_HEIGHT, VALUES
from mandapa.games.mandala_stones.rows import CIRCLE_NAMES, SIDES, SPACES
from mandapa.games.mandala_stones.scoring import space_value
from mandapa.games.mandala_stones.spiral import spiral_rows
from mandapa.games.mandala_stones.state import MandalaStones
from mandapa.games.mandala_stones.symbols import PATTERN_MARKS, Objectives, Symbols, owners_view
from mandapa.games.mandala_stones.view_types import MandalaStonesView

NAME: Final = 12
ROW: Final = 3  # circles in a row
CIRCLE: Final = 4  # columns of a circle
HANDS: Final = "◆"
ARROWS: Final = "↑→↓←"
BONUSES: Final = 4  # bonuses of the mandala that a small window shows


# How far the table can be folded: the legend goes first, then what stacks would score and what is
# unseen, then the players' table, the objectives, and in the end the others' boards.
UNVALUED, BRIEF, BARE, OWN = 2, 3, 4, 5


def picture(view: MandalaStonesView, setup: Setup, words: Words, names: list[str]) -> Folding:
    return Folding(OWN, Picture(view, setup, words, names).folded)


class Picture:
    """A drawing that fits itself to the width it is given."""

    def __init__(
        self, view: MandalaStonesView, setup: Setup, words: Words, names: list[str]
    ) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.fold = 0
        self.tops_only = False
        self.objectives = Objectives(setup)
        self.edition = self.objectives.edition
        self.marks = Symbols(words)
        self.state = cast("MandalaStones", setup.from_view(view))

    def folded(self, fold: int) -> Picture:
        found = copy(self)
        found.fold = fold
        return found

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        room = options.max_width - 2
        board, mandala = self.main_board(), self.mandala()
        if board.cell_len_max > room:
            self.tops_only = True
            board = self.main_board()
        if board.cell_len_max + 3 + mandala.cell_len_max <= room:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_row(board.text, mandala.text)
            yield Padding(grid, (0, 1))
        else:
            yield Padding(board.text, (0, 1))
            brief = self.fold >= BRIEF
            yield self.brief_mandala() if brief else Padding(mandala.text, (1, 1, 0, 1))
        table = self.players()
        if self.fold < BRIEF and table.__rich_measure__(console, options).minimum <= room:
            yield table
        else:
            yield from self.brief_players()
        if self.fold < BARE:
            for line in self.cards():
                yield Padding(Text(line), (0, 1))
        if not self.view["open_stacks"] and self.fold < UNVALUED:
            yield Padding(self.unseen(), (0, 1))
        if not self.fold:
            yield Padding(Text(self.words.text("picture-legend"), style="dim"), (0, 1))

    # --- the main board ------------------------------------------------

    def main_board(self) -> Block:
        if not self.is_grid():
            return Block([self.circle_line(circle) for circle in range(len(CIRCLE_NAMES))])
        lines = []
        for row in range(ROW):
            lines += [self.stacks_above(row), self.circles_in(row)]
        return Block([*lines, self.stacks_above(ROW)])

    def is_grid(self) -> bool:
        """Whether the circles of this edition stand in rows, with stacks between them."""
        around = self.edition.around
        for circle in range(len(CIRCLE_NAMES)):
            right = around[circle * SIDES + 1]
            if circle % ROW < ROW - 1 and around[(circle + 1) * SIDES + 3] != right:
                return False
            below = around[circle * SIDES + 2]
            if circle + ROW < len(CIRCLE_NAMES) and around[(circle + ROW) * SIDES] != below:
                return False
        return True

    def stack_width(self) -> int:
        if self.tops_only:
            return 6
        each = 2 if self.view["open_stacks"] else 1
        return 6 + each * (int(self.edition.height) - 1)

    def stacks_above(self, row: int) -> Text:
        """Draw the stacks above a row of circles, or below the last one."""
        side, row = (2, row - 1) if row == ROW else (0, row)
        width = self.stack_width()
        line = Text(" " * ((width + CIRCLE) // 2 + 1))
        for column in range(ROW):
            stack = self.edition.around[(row * ROW + column) * SIDES + side]
            line.append_text(fitted(self.stack(stack), width + CIRCLE))
        return line

    def circles_in(self, row: int) -> Text:
        width = self.stack_width()
        line = Text()
        for column in range(ROW):
            circle = row * ROW + column
            left = self.edition.around[circle * SIDES + 3]
            line.append_text(fitted(self.stack(left), width))
            line.append_text(fitted(self.circle(circle), CIRCLE))
        right = self.edition.around[(row * ROW + ROW - 1) * SIDES + 1]
        line.append_text(fitted(self.stack(right), width))
        return line

    def circle_line(self, circle: int) -> Text:
        """Draw a circle with its four stacks, where they cannot be drawn around it."""
        line = fitted(self.circle(circle), CIRCLE)
        for side in range(SIDES):
            stack = self.stack(self.edition.around[circle * SIDES + side])
            line.append_text(fitted(Text.assemble(ARROWS[side], stack), self.stack_width() + 2))
        return line

    def circle(self, circle: int) -> Text:
        """`[B✶]` with an artist, `B` without."""
        name, moving = CIRCLE_NAMES[circle], self.view["moving"]
        for artist in self.view["artists"]:
            if artist["circle"] == name:
                style = "dim" if moving and moving["artist"] == name else "bold"
                return Text(f"[{name}{PATTERN_MARKS[artist['pattern']]}]", style=style)
        style = "bold reverse" if moving and moving["circle"] == name else "dim"
        return Text.assemble(" ", (name, style))

    def stack(self, stack: int) -> Text:
        stones = self.view["stacks"][stack]
        number = Text(f"{stack + 1:>2} ", style="dim")
        if self.tops_only:
            stones = stones[-1:]
        return Text.assemble(number, self.marks.stack(stones) if stones else Text("·", style="dim"))

    # --- the mandala ---------------------------------------------------

    def mandala(self) -> Block:
        lines = []
        for indent, places in spiral_rows(int(self.edition.spiral)):
            line = Text(" " * indent)
            for place in places:
                line.append_text(fitted(self.mandala_space(place), 3))
            lines.append(line)
        return Block(lines)

    def mandala_space(self, place: int) -> Text:
        """Draw a space of the spiral, counted from 1; 0 stands for none."""
        if place == 0:
            return Text("")
        if place <= len(self.view["mandala"]):
            return self.marks.stone(self.view["mandala"][place - 1])
        if place == self.edition.hands[self.view["players"]]:
            return Text(HANDS, style="bold yellow")
        bonus = self.edition.bonus[place]
        return Text(f"+{bonus}", style="bold") if bonus else Text(" ·", style="dim")

    def brief_mandala(self) -> Flow:
        """Draw how far it is covered, what covering on brings, and where the last round begins."""
        covered = len(self.view["mandala"])
        hands = int(self.edition.hands[self.view["players"]])
        ahead = [
            Text(
                self.words.text("picture-bonus", bonus=int(self.edition.bonus[place]), place=place)
            )
            for place in range(covered + 1, int(self.edition.spiral) + 1)
            if self.edition.bonus[place]
        ]
        told = self.words.text("picture-mandala", covered=covered, place=hands)
        return Flow([Text(told), *ahead[:BONUSES]], gap=2)

    # --- the players ---------------------------------------------------

    def players(self) -> Table:
        """Every board with what each stack would score now, and the points."""
        table = Table(
            box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", show_edge=not self.fold
        )
        table.add_column(self.words.text("picture-player"), no_wrap=True, max_width=NAME + 4)
        for space in range(SPACES):
            table.add_column(f"{space + 1}\n{self.space_rule(space)}", no_wrap=True, min_width=8)
        table.add_column(self.words.text("picture-points"), justify="right")
        for seat in range(self.view["players"]):
            table.add_row(
                self.name(seat),
                *(self.space(seat, space) for space in range(SPACES)),
                Text(str(self.state.points(seat)), style="bold"),
            )
        return table

    def name(self, seat: int) -> Text:
        acts = self.acts(seat)
        name = Text(self.names[seat], style="bold" if acts else "")
        name.truncate(NAME, overflow="ellipsis")
        if seat == self.view["start"]:
            name.append(" ⚑", "yellow")
        return Text.assemble(("▶ " if acts else "  ", "bold"), name)

    def acts(self, seat: int) -> bool:
        return self.view["phase"] in ("turn", "first", "space") and seat == self.view["turn"]

    def brief_players(self) -> Iterator[RenderableType]:
        """Draw the boards on lines of their own, for a small window."""
        if self.fold < BARE or self.view["phase"] == "space":
            rules = [f"{space + 1} {self.space_rule(space)}" for space in range(SPACES)]
            yield Padding(Flow([Text(rule, style="dim") for rule in rules], gap=2), (0, 2))
        for seat in range(self.view["players"]):
            if self.fold >= OWN and not self.acts(seat):
                continue
            boards = self.view["boards"][seat]["spaces"]
            spaces = [
                Text.assemble((f"{space + 1} ", "dim"), self.marks.stack(boards[space]))
                for space in range(SPACES)
                if boards[space]
            ]
            points = Text(str(self.state.points(seat)), style="bold")
            yield Flow([self.name(seat), points, *spaces], gap=2)

    def space_rule(self, space: int) -> str:
        counts = self.edition.counts[space]
        if counts == BY_HEIGHT:
            values = [self.edition.value[space * VALUES + height] for height in range(1, 5)]
            return "·".join(str(value) for value in values)
        return self.words.text("counts-colours" if counts == BY_COLOURS else "counts-heights")

    def space(self, seat: int, space: int) -> Text:
        stones = self.view["boards"][seat]["spaces"][space]
        if not stones:
            return Text("–", style="dim")
        if self.fold >= UNVALUED:
            return self.marks.stack(stones)
        value = space_value(self.edition, self.state.spaces, seat * SPACES, space)
        return Text.assemble(self.marks.stack(stones), "\n", (f"= {value}", "dim"))

    def cards(self) -> Iterator[str]:
        """List the objectives that may be seen, and how many others there are."""
        words = self.words
        for seat in range(self.view["players"]):
            name = self.names[seat]
            shown = owners_view(self.view, seat)["boards"][seat]
            held = shown["objectives"]
            if held is None and self.fold >= UNVALUED:
                continue
            if held is None:
                yield words.text("picture-cards", name=name, count=shown["cards"])
                continue
            for card in held:
                fields = self.objectives.fields(card)
                rule = words.sentence(Line(self.objectives.rule(card), fields), self.names)
                yield words.sentence(
                    Line("picture-card", fields | {"rule": rule}, seat), self.names
                )

    def unseen(self) -> Text:
        """Return how many patterns of each colour nobody has seen yet."""
        line = Text(self.words.text("picture-unseen") + " ", style="dim")
        for colour, unseen in self.view["unseen"].items():
            mark = self.marks.stone({"colour": colour, "pattern": None})
            counts = [f"{PATTERN_MARKS[pattern]}{count}" for pattern, count in unseen.items()]
            line = Text.assemble(line, " ", mark, f" {' '.join(counts)} ")
        return line


class Block:
    """Lines of text that stand beside other lines."""

    def __init__(self, lines: list[Text]) -> None:
        self.text = Text("\n").join(lines)
        self.text.no_wrap = True
        self.cell_len_max = max(line.cell_len for line in lines)


def fitted(text: Text, width: int) -> Text:
    """Pad a copy with spaces up to a width."""
    found = text.copy()
    found.append(" " * max(width - found.cell_len, 0))
    return found
