"""The table of Rajas of the Ganges drawn for the terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mandapa.core.flow import Flow
from mandapa.core.folding import Adapting, Folding
from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.rajas.free_spaces import Spaces
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BONUS_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    LINES,
)
from mandapa.games.rajas.symbols import ROADS, Printed, open_tile, road_mark, shape_mark
from mandapa.games.rajas.view_types import Building, Colour, Die, Raja, RajasView, Tile

BLUE = "color(231) on color(25)"
CLOSED, RESIDENCE, EMPTY = "▒", "♦", "·"
PANEL = 39  # two of them fit into 80 columns
CELL = 7
AHEAD = 6  # river spaces that are spelled out
NAME = 14


# How far the table can be folded: the legend goes first, then the provinces of the others and
# long tables, then what the question is not about, then the others' dice, then everything but
# the own line and what is asked, and in a narrow window the free spaces: the choices tell them.
BRIEF, NEEDED, LINES_ONLY, OWN, BARE = 1, 2, 3, 4, 5
NEEDS: Final = {
    "worker": ("spaces", "tiles"),
    "take": ("tiles", "province"),
    "lay": ("province",),
    "yield": ("province",),
    "edge": ("province",),
    "bonus": ("province",),
    "sail": ("river",),
    "good": ("province",),
    "name": ("pool",),
}


def picture(view: RajasView, setup: Setup, words: Words, names: list[str]) -> Folding:
    return Folding(BARE, Picture(view, setup, words, names).draw)


class Picture:
    """One drawing of one view."""

    def __init__(self, view: RajasView, setup: Setup, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.fold = 0
        self.printed = Printed(setup)
        # Everyone's view after the end keeps the seats apart, but they are all alike here.
        self.rajas = view["rajas"]
        self.spaces = Spaces(view, self.printed, words)
        self.needs = NEEDS.get(view["phase"], ())

    def draw(self, fold: int = 0) -> RenderableType:
        self.fold = fold
        parts: list[RenderableType] = []
        if self.fold < LINES_ONLY:
            parts.append(Adapting(self.players(), Group(*map(self.player, range(len(self.rajas))))))
        else:
            seats = [seat for seat in range(len(self.rajas)) if self.fold < OWN or self.acts(seat)]
            parts += [self.player(seat) for seat in seats]
        if self.shows("tiles") and self.fold < OWN:
            parts.append(self.tiles())
        if self.shows("pool"):
            parts.append(self.fact("picture-pool", Flow(self.pool())))
        if self.shows("spaces"):
            parts.append(self.free_spaces())
            if self.fold < LINES_ONLY:
                parts.append(self.fact("picture-spaces", Text(self.spaces.workers(self.names))))
        if self.shows("province"):
            parts.append(self.provinces())
        if self.shows("river"):
            parts.append(self.fact("picture-river", Text(self.river())))
        if not self.fold:
            legend = Text(self.words.text("picture-legend"), style="dim")
            parts.append(Padding(legend, (0, 1)))
        return Group(*parts)

    def free_spaces(self) -> RenderableType:
        found = Flow(self.spaces.brief(), gap=2)
        if self.fold == BARE:
            return Padding(Adapting(self.beside("picture-free", found), Group()), (0, 1))
        brief = self.fact("picture-free", found)
        if self.fold >= BRIEF:
            return brief
        return Adapting(Padding(self.spaces.table(), (0, 1)), brief)

    def shows(self, part: str) -> bool:
        """Return whether a part of the table is drawn: all, or what the question is about."""
        return self.fold < NEEDED or part in self.needs

    def acts(self, seat: int) -> bool:
        return bool(seat == self.view["turn"])

    def provinces(self) -> RenderableType:
        if self.fold:
            return self.province(self.view["turn"])
        pairs = Table.grid(padding=(0, 1))
        for start in range(0, len(self.rajas), 2):
            seats = range(start, min(start + 2, len(self.rajas)))
            pairs.add_row(*(self.province(seat) for seat in seats))
        return Adapting(pairs, Group(*map(self.province, range(len(self.rajas)))))

    def fact(self, key: str, what: RenderableType) -> Padding:
        """Put a label before something, or above it where it is too wide."""
        return Padding(
            Adapting(self.beside(key, what), Group(self.label(key), what)),
            (0, 1),
        )

    def beside(self, key: str, what: RenderableType) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_row(self.label(key), what)
        return grid

    def label(self, key: str) -> Text:
        return Text(self.words.label(self.words.text(key)), style="dim")

    # --- the players ---------------------------------------------------

    def players(self) -> Table:
        table = Table(
            box=box.SIMPLE_HEAD,
            expand=True,
            padding=(0, 1, 0, 0),
            header_style="dim",
            show_edge=not self.fold,
        )
        table.add_column(self.words.text("picture-player"), no_wrap=True, max_width=14)
        for key in ("money", "fame", "points", "karma", "workers", "boat"):
            table.add_column(self.words.text(f"picture-{key}"), justify="right")
        table.add_column(self.words.text("picture-levels"))
        table.add_column(self.words.text("picture-dice"), ratio=1)
        for seat, mine in enumerate(self.rajas):
            table.add_row(
                self.name(seat),
                str(mine["money"]),
                str(mine["fame"]),
                self.gap(mine),
                str(mine["karma"]),
                f"{mine['idle']}/{mine['workers']}",
                str(mine["boat"]),
                self.levels(mine["levels"]),
                Flow(self.dice(mine["dice"])),
            )
        return table

    def name(self, seat: int) -> Text:
        name = Text(self.names[seat], style="bold" if self.acts(seat) else "")
        name.truncate(NAME, overflow="ellipsis")
        if seat == self.view["start"]:
            name.append(" ⚑", "yellow")
        return name

    def player(self, seat: int) -> RenderableType:
        """Draw a player on separate lines, for a small window."""
        mine = self.rajas[seat]
        values = {
            "money": mine["money"],
            "fame": mine["fame"],
            "points": self.gap(mine),
            "karma": mine["karma"],
            "workers": f"{mine['idle']}/{mine['workers']}",
        }
        told = [self.name(seat)]
        told += [Text(f"{self.words.text(f'picture-{key}')} {n}") for key, n in values.items()]
        dice = self.dice(mine["dice"])
        levels = Text(self.levels(mine["levels"]))
        if self.fold >= LINES_ONLY and not self.acts(seat):
            return Flow(told, gap=2)
        return Flow([*told, levels, *dice], gap=2)

    def gap(self, mine: Raja) -> str:
        """Return how far the markers are apart; with a plus, how far they have passed."""
        meet = int(self.printed.edition.meet)
        past = mine["fame"] - (meet + 1 - mine["money"]) // 2
        return f"+{past}" if past > 0 else str(-past)

    def levels(self, levels: dict[Building, int]) -> str:
        marks = []
        for building, level in levels.items():
            fame = int(self.printed.edition.levels[level - 1])
            marks.append(f"{self.words.forms(f'building-{building}')['mark']}{fame}")
        return " ".join(marks)

    def dice(self, dice: list[Die]) -> list[Text]:
        """Draw the faces of each colour, and the number of dice out of the most allowed."""
        chips = []
        for colour in COLOUR_NAMES:
            faces = [str(die["face"]) for die in dice if die["colour"] == colour]
            if faces:
                chips.append(self.paint(colour, " ".join(faces)))
        return [*chips, Text(f"{len(dice)}/{self.printed.edition.dice_limit}", "dim")]

    def paint(self, colour: Colour, what: str) -> Text:
        mark = self.words.forms(f"colour-{colour}")["mark"]
        return Text(f"{mark} {what}".rstrip(), style=STYLES.get(colour, BLUE))

    # --- the board -----------------------------------------------------

    def tiles(self) -> RenderableType:
        """Draw the open tiles by colour and back."""
        table = self.fact("picture-tiles", self.tile_table())
        lines = [
            Flow([self.paint(colour, ""), *self.tile_list(colour)], gap=2)
            for colour in COLOUR_NAMES
        ]
        title = Text(self.words.label(self.words.text("picture-tiles")), style="dim")
        return Adapting(table, Padding(Group(title, *lines), (0, 1)), unbroken=True)

    def tile_list(self, colour: Colour) -> Iterator[Text]:
        for back in BACK_NAMES:
            tile = self.tile(open_tile(self.view, colour, back))
            yield Text.assemble((f"{self.words.text(f'back-{back}')} ", "dim"), tile)

    def tile_table(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row("", *(Text(self.words.text(f"back-{name}"), "dim") for name in BACK_NAMES))
        for colour in COLOUR_NAMES:
            found = [self.tile(open_tile(self.view, colour, back)) for back in BACK_NAMES]
            grid.add_row(self.paint(colour, ""), *found)
        return grid

    def tile(self, tile: Tile | None) -> str:
        """Draw cost, roads, buildings and stalls."""
        if tile is None:
            return "–"
        cost, stalls = str(tile["cost"]), self.stalls(tile).replace("\n", "")
        shown = (cost, shape_mark(tile), self.buildings(tile), stalls)
        return " ".join(part for part in shown if part)

    def buildings(self, tile: Tile) -> str:
        return " ".join(self.words.forms(f"building-{one}")["mark"] for one in tile["buildings"])

    def stalls(self, tile: Tile) -> str:
        """Draw goods with their coins; a third stall goes on the next line."""
        marks = [
            f"{self.words.forms('good-' + stall['good'])['mark']}{stall['coins']}"
            for stall in tile["stalls"]
        ]
        return "".join(marks[:2]) + "".join(f"\n{one}" for one in marks[2:])

    def pool(self) -> list[Text]:
        return [self.paint(colour, str(count)) for colour, count in self.view["pool"].items()]

    def river(self) -> str:
        """Draw what the next spaces give the player to move."""
        boat = self.rajas[self.view["turn"]]["boat"]
        last = int(self.printed.edition.river_length)
        found = []
        for space in range(boat + 1, min(boat + AHEAD, last) + 1):
            if space - 1 == self.printed.edition.bridge:
                found.append(self.words.text("picture-bridge"))
            effect = self.effect(self.printed.space_effect(space, self.view))
            found.append(f"{self.words.label(str(space))} {effect}")
        return self.words.series(found) or "–"

    def effect(self, effect: int) -> str:
        return self.words.items("parts", self.printed.parts(effect))

    # --- provinces -----------------------------------------------------

    def province(self, seat: int) -> Panel:
        grid = Table.grid()
        grid.add_column(width=2)
        for _ in range(COLUMNS):
            grid.add_column(width=CELL)
        for line in range(LINES):
            cells = [self.cell(seat, line * COLUMNS + column) for column in range(COLUMNS)]
            grid.add_row(str(line + 1), *cells)
        grid.add_row("", *"abcde")
        name = self.names[seat]
        who = "you" if name == self.words.text("you") else "other"
        title = Text(self.words.text("picture-province", name=name, who=who), "bold")
        return Panel(
            Group(grid, self.edges(seat)) if self.fold < LINES_ONLY else grid,
            title=title,
            title_align="left",
            box=box.ROUNDED,
            padding=0,
            width=PANEL,
        )

    def cell(self, seat: int, cell: int) -> Text:
        edition = self.printed.edition
        for laid in self.rajas[seat]["province"]:
            if laid["cell"] == CELL_NAMES[cell]:
                tile, roads = laid["tile"], road_mark(laid["roads"])
                return Text(f"{roads} {self.buildings(tile)}\n{self.stalls(tile)}", no_wrap=True)
        if cell == edition.residence:
            return Text(f"{RESIDENCE} {ROADS[int(edition.residence_roads)]}", "bold yellow")
        return Text(EMPTY if edition.buildable >> cell & 1 else CLOSED, "dim")

    def edges(self, seat: int) -> Text:
        """Draw what the edges still give, by their number."""
        mine = self.rajas[seat]
        found = []
        for number, edge in enumerate(mine["edges"]):
            if not edge["earned"]:
                effect = self.printed.bonus_effect(BONUS_NAMES[number], mine)
                place = self.printed.edge_place(number)
                found.append(f"{number + 1} {place} {self.effect(effect)}")
        label = self.words.label(self.words.text("picture-edges"))
        return Text(f"{label} {self.words.series(found)}", style="dim")
