"""The table of Flowers drawn for the terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mandapa.core.flow import NOTHING, Flow
from mandapa.core.folding import Folding
from mandapa.core.game import Setup
from mandapa.core.words import Words
from mandapa.games.flowers.rows import COLOUR_NAMES, MANDALA_NAMES
from mandapa.games.flowers.symbols import (
    COVERED,
    Symbols,
    Tiles,
    deduced,
    owners_view,
    printed,
)
from mandapa.games.flowers.view_types import Cards, Flower, FlowersView, MandalaName

CLAIM = "⚑"
BACK_MARKS = {"dark": "●", "light": "○"}
# Three mandalas stand side by side in a window of at least this many columns.
WIDE = 76
NAME = 14


# How far the table can be folded: the legend goes first, then room between things, boxes and
# what is known of other hands; in the end a mandala is two lines.
UNBOXED, BRIEF, COUNTS = 2, 4, 5


def picture(view: FlowersView, setup: Setup, words: Words, names: list[str]) -> Folding:
    return Folding(COUNTS, Picture(view, setup, words, names).folded)


class Picture:
    """A drawing that fits itself to the width it is given."""

    def __init__(self, view: FlowersView, setup: Setup, words: Words, names: list[str]) -> None:
        self.view = view
        self.fold = 0
        self.words = words
        self.names = names
        self.tiles = Tiles(setup)
        self.marks = Symbols(words)
        self.seats = range(int(view["players"]))

    def folded(self, fold: int) -> Picture:
        found = copy(self)
        found.fold = fold
        return found

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        wide = options.max_width >= WIDE
        if self.fold < BRIEF:
            panels = [self.mandala(place) for place in MANDALA_NAMES]
            if wide:
                yield side_by_side(panels, console, options)
            else:
                yield from panels
        else:
            for place in MANDALA_NAMES:
                yield from self.brief_mandala(place)
        if self.fold < BRIEF:
            yield Padding(self.supplies(), (0, 1))
            yield self.players() if wide else self.players_below_each_other()
        else:
            yield from self.brief_players()
        yield from self.hands()
        if not self.fold:
            yield Padding(Text(self.words.text("picture-legend"), style="dim"), (0, 1))

    # --- the mandalas --------------------------------------------------

    def mandala(self, place: MandalaName) -> Panel:
        """Tiles, colours that show and are missing, and everybody's cards."""
        found = self.view["mandalas"][place]
        name = Text(f" {place} ", style="bold")
        if not found["present"]:
            gone = self.words.text("picture-gone") if self.view["set_up"] else ""
            return Panel(Text(gone, style="dim"), title=name, box=box.ROUNDED, border_style="dim")
        missing = [colour for colour in COLOUR_NAMES if colour not in found["present"]]
        colours = Table.grid(padding=(0, 1))
        for key, which in (("picture-has", found["present"]), ("picture-needs", missing)):
            label = Text(self.words.text(key), style="dim")
            colours.add_row(label, Flow(self.marks.colour(colour) for colour in which))
        cards = Group(*(self.cards(place, seat) for seat in self.seats))
        gap = [] if self.fold else [Text("")]
        parts = Group(self.centre(place), colours, *gap, cards)
        return Panel(parts, title=name, box=box.ROUNDED, padding=(0, 1))

    def centre(self, place: MandalaName) -> Flow:
        """Draw the two tiles; one while the mandala is being begun."""
        found = self.view["mandalas"][place]
        tiles = [
            Text.assemble(f"{BACK_MARKS[tile['back']]} ", self.marks.tile(tile))
            for tile in (found["dark"], found["light"])
            if tile is not None
        ]
        return Flow(tiles, gap=4)

    def cards(self, place: MandalaName, seat: int) -> RenderableType:
        """Draw a seat's cards in a mandala, the claim marker before the name of its holder."""
        found = owners_view(self.view, seat)["mandalas"][place]["cards"][seat]
        holder = self.view["mandalas"][place]["claim"] == seat
        count = sum(found["up"].values()) + found["down_size"]
        name = Text.assemble(
            (f"{CLAIM if holder else ' '} ", "bold yellow"), self.name(seat, bold=holder)
        )
        head = Table.grid(expand=True)
        head.add_column(no_wrap=True, overflow="ellipsis")
        head.add_column(justify="right", no_wrap=True)
        if not count:
            head.add_row(name, NOTHING)
            return head
        head.add_row(name, Text(self.words.text("picture-cards", count=count)))
        if self.fold >= UNBOXED:
            return Flow([name, *self.laid(found)])
        return Group(head, Padding(Flow(self.laid(found)), (0, 0, 0, 2)))

    def laid(self, found: Cards) -> list[Text]:
        """Cards of one seat in one mandala."""
        laid = self.marks.cards(found["up"])
        if found["down"] is not None:
            return laid + self.marks.covered(found["down"])
        if found["down_size"]:
            laid.append(Text(f"{COVERED}{found['down_size']}", style="dim"))
        return laid

    def brief_mandala(self, place: MandalaName) -> Iterator[RenderableType]:
        """Tiles and missing colours on a line, who has cards there on another."""
        found = self.view["mandalas"][place]
        name = Text(place, style="bold")
        if not found["present"]:
            gone = self.words.text("picture-gone") if self.view["set_up"] else ""
            yield Text.assemble(name, " ", (gone, "dim"))
            return
        missing = [colour for colour in COLOUR_NAMES if colour not in found["present"]]
        needs = Text(self.words.text("picture-needs"), style="dim")
        marks = [self.marks.colour(colour) for colour in missing]
        yield Flow([name, *self.centre(place).marks, needs, *marks])
        seats = []
        for seat in self.seats:
            cards = owners_view(self.view, seat)["mandalas"][place]["cards"][seat]
            count = sum(cards["up"].values()) + cards["down_size"]
            if count:
                flag = CLAIM if found["claim"] == seat else ""
                laid = [Text(str(count))] if self.fold >= COUNTS else self.laid(cards)
                mark = Text.assemble((flag, "bold yellow"), self.name(seat, bold=False))
                seats.append(Text(" ").join([mark, *laid]))
        yield Padding(Flow(seats, gap=2), (0, 0, 0, 2))

    # --- around them ---------------------------------------------------

    def supplies(self) -> Flow:
        """Deck, stacks of tiles and discard pile."""
        view, words = self.view, self.words
        dark, light = view["stacks"]["dark"], view["stacks"]["light"]
        parts = [
            words.text("picture-deck", count=view["deck"]),
            words.text("picture-stacks", dark=dark, light=light),
            words.text("picture-discard", count=sum(view["discard"].values())),
        ]
        return Flow([*map(Text, parts), *self.marks.cards(view["discard"])], gap=2)

    def players(self) -> Table:
        """Hands by size, tiles, flowers and what they are worth now."""
        table = Table(
            box=box.SIMPLE_HEAD,
            expand=True,
            padding=(0, 1),
            header_style="dim",
            show_edge=not self.fold,
        )
        table.add_column(self.words.text("picture-player"), no_wrap=True, max_width=NAME + 4)
        table.add_column(self.words.text("picture-in-hand"), justify="right")
        table.add_column(self.words.text("picture-singles"), ratio=3)
        table.add_column(self.words.text("picture-flowers"), ratio=3)
        table.add_column(self.words.text("picture-points"), justify="right")
        for seat in self.seats:
            acts = seat == decider(self.view)
            table.add_row(
                Text.assemble(("▶ " if acts else "  ", "bold"), self.player(seat, acts=acts)),
                str(self.view["hand_sizes"][seat]),
                self.singles(seat),
                self.flowers(seat),
                Text(self.points(seat), style="bold"),
            )
        return table

    def players_below_each_other(self) -> Group:
        """Draw the same for a narrow window."""
        lines: list[RenderableType] = [] if self.fold else [Text("")]
        for seat in self.seats:
            acts = seat == decider(self.view)
            hand = f"{self.words.text('picture-in-hand')} {self.view['hand_sizes'][seat]}"
            points = f"{self.words.text('picture-points')} {self.points(seat)}"
            name = Text.assemble(("▶ " if acts else "  ", "bold"), self.player(seat, acts=acts))
            lines.append(Flow([name, Text(hand), Text(points, style="bold")], gap=2))
            tiles = (*self.singles(seat).marks, *self.flowers(seat).marks)
            found = Flow((mark for mark in tiles if mark is not NOTHING), gap=2)
            lines.append(Padding(found, (0, 0, 0, 2)))
        return Group(*lines)

    def brief_players(self) -> Iterator[RenderableType]:
        """Hands and points; tiles only where they matter, when one is taken."""
        found = []
        for seat in self.seats:
            acts = seat == decider(self.view)
            hand = f"{self.words.text('picture-in-hand')} {self.view['hand_sizes'][seat]}"
            points = f"{self.words.text('picture-points')} {self.points(seat)}"
            colon = self.words.sign(":")
            told = Text.assemble(self.player(seat, acts=acts), f"{colon} {hand}, {points}")
            if self.fold < COUNTS or self.view["phase"] == "take":
                tiles = (*self.singles(seat).marks, *self.flowers(seat).marks)
                yield Flow([told, *(mark for mark in tiles if mark is not NOTHING)], gap=2)
            else:
                found.append(told)
        if found:
            yield Flow(found, gap=2)

    def singles(self, seat: int) -> Flow:
        tiles = self.view["singles"][seat]
        return Flow((self.marks.tile(tile) for tile in tiles), gap=2)

    def flowers(self, seat: int) -> Flow:
        """Each flower with its two tiles, if they may be known, and its worth."""
        found = []
        for flower in self.flowers_of(seat):
            mark = self.marks.colour(flower["colour"])
            if flower["tiles"] is None:
                found.append(Text.assemble(mark, " ?"))
            else:
                pair = " ".join(printed(tile) for tile in flower["tiles"])
                points = self.tiles.flower_points(flower["tiles"])
                found.append(Text.assemble(mark, f" {pair} =", (f"{points}", "bold")))
        return Flow(found, gap=2)

    def points(self, seat: int) -> str:
        """Return the points that are certain; a `+` stands for flowers whose tiles are hidden."""
        points = sum(tile["value"] for tile in self.view["singles"][seat])
        pairs = [flower["tiles"] for flower in self.flowers_of(seat)]
        points += sum(self.tiles.flower_points(pair) for pair in pairs if pair)
        return f"{points}+" if None in pairs else str(points)

    def flowers_of(self, seat: int) -> list[Flower]:
        found = owners_view(self.view, seat)["flowers"]
        return [flower for flower in found if flower["seat"] == seat]

    # --- hands ---------------------------------------------------------

    def hands(self) -> Iterator[RenderableType]:
        """Draw what is known of each hand: one's own exactly, the others as far as is certain."""
        view, words = self.view, self.words
        for seat in self.seats:
            own = owners_view(view, seat)
            hand = own["hand"]
            if own["seat"] == seat and hand is not None:
                key = "picture-hand" if view["seat"] == seat else "picture-hand-of"
                title = words.text(key, count=sum(hand.values()), name=self.names[seat])
                if self.fold >= UNBOXED:
                    cards = self.marks.named_cards(hand)
                    if self.fold >= BRIEF:
                        cards = self.marks.cards(hand)
                    yield Flow([Text(words.label(title), style="bold"), *cards], gap=2)
                    continue
                yield Panel(
                    Flow(self.marks.named_cards(hand), gap=3),
                    title=Text(title, style="bold"),
                    title_align="left",
                    box=box.ROUNDED,
                    border_style="yellow" if key == "picture-hand" else "dim",
                )
            elif any(view["known"][seat].values()) and self.fold <= UNBOXED:
                label = words.text("picture-surely", name=self.names[seat])
                yield self.fact(label, self.marks.cards(view["known"][seat]))
        if self.fold > UNBOXED:
            return
        if "seats" not in view:
            yield from self.deduced()
        last = view["last"]
        if last and last["face_down"] and view["memory"] and last["seat"] != view["seat"]:
            name = self.names[last["seat"]]
            label = words.text("picture-last", name=name, mandala=last["mandala"])
            yield self.fact(label, self.marks.cards({last["colour"]: last["count"]}))

    def deduced(self) -> Iterator[RenderableType]:
        """Draw what the other hands hold together, if that says more than each hand alone."""
        view = self.view
        if together := deduced(view):
            key = "picture-together-all" if view["seat"] is None else "picture-together"
            yield self.fact(self.words.text(key), self.marks.cards(together))

    # --- small things --------------------------------------------------

    def fact(self, label: str, cards: list[Text]) -> Padding:
        return Padding(Flow([Text(self.words.label(label), style="dim"), *cards]), (0, 1))

    def player(self, seat: int, *, acts: bool) -> Text:
        name = self.name(seat, bold=acts)
        if seat == self.view["start"]:
            name.append(" ①", "yellow")
        return name

    def name(self, seat: int, *, bold: bool) -> Text:
        text = Text(self.names[seat], style="bold" if bold else "")
        text.truncate(NAME, overflow="ellipsis")
        return text


def side_by_side(panels: list[Panel], console: Console, options: ConsoleOptions) -> Table:
    """Panels of one height that fill the width."""
    width, rest = divmod(options.max_width, len(panels))
    grid = Table.grid()
    heights = []
    for number, panel in enumerate(panels):
        panel.width = width + (number < rest)
        heights.append(len(console.render_lines(panel, options.update(width=panel.width))))
        grid.add_column(width=panel.width)
    for panel in panels:
        panel.height = max(heights)
    grid.add_row(*panels)
    return grid


def decider(view: FlowersView) -> int | None:
    """Return the seat that must decide."""
    if view["phase"] == "play":
        return view["turn"]
    if view["phase"] == "take":
        return view["mandalas"][view["mandala"]]["claim"]
    return None
