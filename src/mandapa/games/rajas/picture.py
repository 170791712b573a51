"""The table of Rajas of the Ganges drawn for the terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.rajas.edition import turned
from mandapa.games.rajas.marks import ROADS, Printed
from mandapa.games.rajas.rows import (
    BACK_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    FACES,
    LINES,
    SPACE_NAMES,
)

View = dict[str, Any]
BLUE = "color(231) on color(25)"
CLOSED, RESIDENCE, EMPTY = "▒", "♦", "·"
PANEL = 39  # two of them fit into 80 columns
CELL = 7
AHEAD = 6  # river spaces that are spelled out


def picture(view: View, setup: Setup, words: Words, names: list[str]) -> RenderableType:
    return Picture(view, setup, words, names).draw()


class Picture:
    """One drawing of one view."""

    def __init__(self, view: View, setup: Setup, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.printed = Printed(setup)
        # Everyone's view after the end keeps the seats apart, but they are all alike here.
        self.rajas = view["rajas"]

    def draw(self) -> RenderableType:
        provinces = Table.grid(padding=(0, 1))
        for start in range(0, len(self.rajas), 2):
            seats = range(start, min(start + 2, len(self.rajas)))
            provinces.add_row(*(self.province(seat) for seat in seats))
        return Group(
            self.players(),
            self.fact("picture-tiles", self.tiles()),
            self.fact("picture-pool", self.pool()),
            self.fact("picture-spaces", self.workers()),
            provinces,
            self.fact("picture-river", self.river()),
            Padding(Text(self.words.text("picture-legend"), style="dim"), (0, 1)),
        )

    def fact(self, key: str, what: RenderableType) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Text(f"{self.words.text(key)}:", style="dim"), what)
        return Padding(grid, (0, 1))

    # --- the players ---------------------------------------------------

    def players(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.words.text("picture-player"), no_wrap=True, max_width=14)
        for key in ("money", "fame", "points", "karma", "workers", "boat"):
            table.add_column(self.words.text(f"picture-{key}"), justify="right")
        table.add_column(self.words.text("picture-levels"))
        table.add_column(self.words.text("picture-dice"), ratio=1)
        meet = int(self.printed.edition.meet)
        for seat, mine in enumerate(self.rajas):
            name = Text(self.names[seat], style="bold" if seat == self.view["turn"] else "")
            if seat == self.view["start"]:
                name.append(" ⚑", "yellow")
            difference = mine["fame"] - (meet + 1 - mine["money"]) // 2
            table.add_row(
                name,
                str(mine["money"]),
                str(mine["fame"]),
                str(difference),
                str(mine["karma"]),
                f"{mine['idle']}/{mine['workers']}",
                str(mine["boat"]),
                self.levels(mine["levels"]),
                self.dice(mine["dice"]),
            )
        return table

    def levels(self, levels: list[int]) -> str:
        worth = [int(self.printed.edition.levels[level]) for level in levels]
        marks = [self.words.forms(f"building-{name}")["mark"] for name in BUILDING_NAMES]
        return " ".join(f"{mark}{fame}" for mark, fame in zip(marks, worth, strict=True))

    def dice(self, counts: list[int]) -> Text:
        """Each colour's faces on its colour."""
        text = Text()
        for colour in range(len(COLOUR_NAMES)):
            faces = "".join(str(face + 1) * counts[colour * FACES + face] for face in range(FACES))
            if faces:
                text.append_text(self.paint(colour, faces))
                text.append(" ")
        return text.append(f"{sum(counts)}/{self.printed.edition.dice_limit}", "dim")

    def paint(self, colour: int, what: str) -> Text:
        name = COLOUR_NAMES[colour]
        mark = self.words.forms(f"colour-{name}")["mark"]
        return Text(f"{mark} {what}", style=STYLES.get(name, BLUE))

    # --- the board -----------------------------------------------------

    def tiles(self) -> Table:
        """Open tiles by colour and back."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row("", *(Text(self.words.text(f"back-{name}"), "dim") for name in BACK_NAMES))
        for colour, _ in enumerate(COLOUR_NAMES):
            stacks = [colour * len(BACK_NAMES) + back for back in range(len(BACK_NAMES))]
            found = [self.tile(self.view["top"][stack]) for stack in stacks]
            grid.add_row(self.paint(colour, ""), *found)
        return grid

    def tile(self, tile: int) -> str:
        """Cost, roads, buildings and stalls."""
        if tile < 0:
            return "–"
        cost = int(self.printed.edition.cost[tile])
        roads = ROADS[int(self.printed.edition.roads[tile])]
        stalls = self.stalls(tile).replace("\n", "")
        return " ".join(part for part in (str(cost), roads, self.buildings(tile), stalls) if part)

    def buildings(self, tile: int) -> str:
        marks = [
            self.words.forms(f"building-{one}")["mark"] for one in self.printed.buildings(tile)
        ]
        return " ".join(marks)

    def stalls(self, tile: int) -> str:
        """Goods with their coins; a third stall goes on the next line."""
        marks = [
            f"{self.words.forms(f'good-{good}')['mark']}{coins}"
            for good, coins in self.printed.stalls(tile)
        ]
        return "".join(marks[:2]) + "".join(f"\n{one}" for one in marks[2:])

    def pool(self) -> Text:
        text = Text()
        for colour, count in enumerate(self.view["pool"]):
            text.append_text(self.paint(colour, str(count)))
            text.append(" ")
        return text

    def workers(self) -> str:
        """Who stands where."""
        found = []
        for space, placed in enumerate(self.view["placed"]):
            for seat in range(len(self.rajas)):
                if placed >> 4 * seat & 15:
                    place = self.words.text(f"space-{SPACE_NAMES[space]}")
                    found.append(f"{self.names[seat]} – {place}")
        return "; ".join(found) or "–"

    def river(self) -> str:
        """What the next spaces give the player to move."""
        boat = self.rajas[self.view["turn"]]["boat"]
        last = int(self.printed.edition.river_length)
        found = []
        for space in range(boat + 1, min(boat + AHEAD, last) + 1):
            if space - 1 == self.printed.edition.bridge:
                found.append(self.words.text("picture-bridge"))
            found.append(f"{space}: {self.effect(self.printed.space_effect(space, self.view))}")
        return "; ".join(found) or "–"

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
            Group(grid, self.edges(seat)),
            title=title,
            title_align="left",
            box=box.ROUNDED,
            padding=0,
            width=PANEL,
        )

    def cell(self, seat: int, cell: int) -> Text:
        edition = self.printed.edition
        laid = self.rajas[seat]["cells"][cell]
        if laid >= 0:
            tile, turn = divmod(laid, 4)
            roads = ROADS[int(turned(edition.roads[tile], turn))]
            return Text(f"{roads} {self.buildings(tile)}\n{self.stalls(tile)}", no_wrap=True)
        if cell == edition.residence:
            return Text(f"{RESIDENCE} {ROADS[int(edition.residence_roads)]}", "bold yellow")
        return Text(EMPTY if edition.buildable >> cell & 1 else CLOSED, "dim")

    def edges(self, seat: int) -> Text:
        """What the edges still give, by their number."""
        mine = self.rajas[seat]
        found = []
        for edge in range(8):
            if not mine["earned"] >> edge & 1:
                effect = self.printed.bonus_effect(f"edge-{edge + 1}", mine)
                found.append(f"{edge + 1} {self.printed.edge_place(edge)} {self.effect(effect)}")
        label = self.words.text("picture-edges")
        return Text(f"{label}: {'; '.join(found)}", style="dim")
