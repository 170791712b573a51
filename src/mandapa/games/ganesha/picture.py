"""The table of Ganesha drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from mandapa.core.flow import Flow
from mandapa.core.folding import Adapting, Folding
from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.ganesha.altar import GAP
from mandapa.games.ganesha.edition import FEWEST_PLAYERS, PLAYER_COUNTS, board_name
from mandapa.games.ganesha.view import FACE_DOWN
from mandapa.games.ganesha.view_types import Colour, GaneshaView, Hex, PlayerTile

STEP = 3  # characters for half a hex
AHEAD = 7  # slots of a colour that a narrow window shows


# How far the table can be folded: the legend goes first, then the table's edges, then what the
# question is not about.
EDGES, BRIEF, NEEDED = 1, 2, 3
ABOUT_THE_MANDALA = ("offer", "place", "remove")


def picture(view: GaneshaView, setup: Setup, words: Words, names: list[str]) -> Folding:
    return Folding(NEEDED, lambda fold: _draw(view, setup, words, names, fold))


def _draw(
    view: GaneshaView, setup: Setup, words: Words, names: list[str], fold: int
) -> RenderableType:
    """Draw altar and mandala side by side, the players' tiles below."""
    altar, mandala = _altar(view, setup, words), Mandala(view, setup, words)
    spices = _spices(view, words)
    parts: list[RenderableType] = [_heading(view, setup, words, names)]
    about_mandala = view["phase"] in ABOUT_THE_MANDALA
    if fold < NEEDED:
        parts.append(Columns([altar, mandala], padding=(0, 3)))
    else:
        parts.append(mandala if about_mandala else altar)
    if spices and not (fold >= NEEDED and about_mandala):
        parts.append(Text(spices))
    lines = Group(*(_player(view, seat, words, names) for seat in range(len(names))))
    if fold < BRIEF:
        table = _players(view, setup, words, names, edges=fold < EDGES)
        parts.append(Adapting(table, lines, unbroken=True))
    else:
        parts.append(lines)
    taken = [gem for gem in view["taken"] if gem]
    if taken:
        label = words.label(words.text("picture-taken"))
        parts.append(_line(label, [_gem(gem, words) for gem in taken]))
    if not fold:
        parts.append(Text(words.text("picture-legend"), style="dim"))
    return Group(*parts)


def _heading(view: GaneshaView, setup: Setup, words: Words, names: list[str]) -> Text:
    rounds = setup.edition.table["rounds"]["count"][setup.players - FEWEST_PLAYERS]
    now = min(view["round"] + 1, rounds)
    text = words.text("picture-round", round=now, rounds=rounds, name=names[view["drum"]])
    return Text(text, style="bold")


def _line(label: str, parts: list[Text]) -> Text:
    return Text(f"{label} ").append_text(Text(" ").join(parts))


def _gem(colour: Colour, words: Words) -> Text:
    return Text.assemble((words.forms(f"colour-{colour}")["mark"], STYLES[colour]))


def _gems(counts: dict[Colour, int], words: Words) -> Text:
    """Return the number of each colour: `R3 G1`."""
    parts = [_gem(colour, words).append(str(count)) for colour, count in counts.items() if count]
    return Text(" ").join(parts) if parts else Text("-", style="dim")


# --- the altar ---------------------------------------------------------


def _altar(view: GaneshaView, setup: Setup, words: Words) -> Text:
    """Draw each hex as its name and gem; a star marks a spice."""
    fields = {field["hex"]: field for field in view["altar"]}
    drawing = setup.edition.table["altar"][PLAYER_COUNTS[setup.players - FEWEST_PLAYERS]]
    lines = [Text(words.text("picture-altar"), style="underline")]
    for letter, row in zip("abcdefg", drawing, strict=False):
        line = Text()
        number = 0
        for column, sign in enumerate(row):
            if sign == GAP:
                continue
            number += 1
            line.pad_right(column * STEP - line.cell_len)
            field = fields.get(f"{letter}{number}")
            if field is not None:
                line.append_text(_hex(field, words))
        lines.append(line)
    return Text("\n").join(lines)


def _hex(field: Hex, words: Words) -> Text:
    gem = _gem(field["gem"], words) if field["gem"] else Text("·", style="dim")
    star = Text("*" if field["spice"] else " ", style="bold" if field["gem"] else "dim")
    return Text.assemble((field["hex"], "dim"), gem, star)


def _spices(view: GaneshaView, words: Words) -> str:
    found = [
        f"{field['hex']} {words.text('spice-' + field['spice'])}"
        for field in view["altar"]
        if field["spice"] and field["spice"] != FACE_DOWN
    ]
    return f"* {words.listed(found)}" if found else ""


# --- the mandala and the bag -------------------------------------------


class Mandala:
    """The slots of each colour, those with a gem in brackets; beside them the gems in the bag."""

    def __init__(self, view: GaneshaView, setup: Setup, words: Words) -> None:
        self.title = words.text("picture-mandala")
        board = setup.edition.table[board_name(setup.options["side"], setup.players)]
        rows = [
            (_gem(colour, words), board[colour], filled, view["bag"][colour])
            for colour, filled in view["mandala"].items()
        ]
        self.whole = self.lines([_slots(values, filled) for _, values, filled, _ in rows], rows)
        self.next = self.lines([_next_slots(values, filled) for _, values, filled, _ in rows], rows)

    def lines(self, slots: list[Text], rows: list[Any]) -> Text:
        lines = [Text(self.title, style="underline")]
        for (gem, _, _, bag), line in zip(rows, slots, strict=True):
            lines.append(Text.assemble(gem, "  ", line, (f"{bag:>5}", "dim")))
        return Text("\n").join(lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        whole = self.__rich_measure__(console, options).maximum <= options.max_width
        yield self.whole if whole else self.next

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [max(map(cell_len, text.plain.split("\n"))) for text in (self.next, self.whole)]
        return Measurement(*widths)


def _slots(values: list[int], filled: int) -> Text:
    line = Text()
    for slot, value in enumerate(values):
        line.append(f"({value})" if slot < filled else f" {value} ", style=_slot(slot, filled))
    return line


def _next_slots(values: list[int], filled: int) -> Text:
    """Return how many are filled, and what the next ones give."""
    line = Text(f"{filled:>2}|", style="dim")
    for slot in range(filled, filled + AHEAD):
        value = values[slot] if slot < len(values) else ""
        line.append(f"{value:>2} ", style=_slot(slot, filled))
    return line


def _slot(slot: int, filled: int) -> str:
    if slot == filled:
        return "bold"
    return "dim" if slot < filled else "default"


# --- the players -------------------------------------------------------


def _players(
    view: GaneshaView, setup: Setup, words: Words, names: list[str], *, edges: bool
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=edges)
    table.add_column(words.text("picture-player"), max_width=22, no_wrap=True)
    table.add_column(words.text("picture-points"), justify="right")
    table.add_column(words.text("picture-treasury"))
    table.add_column(words.text("picture-tactics"))
    lap = setup.edition.table["track"]["lap"]
    for seat in range(len(names)):
        tile = view["tiles"][seat]
        total = tile["total"]
        table.add_row(
            _name(view, seat, names),
            Text(str(total), style="bold" if total > lap else ""),
            _gems(tile["treasury"], words),
            _tactics(tile, words),
        )
    return table


def _player(view: GaneshaView, seat: int, words: Words, names: list[str]) -> Flow:
    """Return the same on one line, for a small window."""
    tile = view["tiles"][seat]
    tactics = Text.assemble(f"{words.text('picture-tactics')} ", _tactics(tile, words))
    points = Text(str(tile["total"]), style="bold")
    gems = _gems(tile["treasury"], words)
    return Flow([_name(view, seat, names), points, gems, tactics], gap=2)


def _name(view: GaneshaView, seat: int, names: list[str]) -> Text:
    turn = seat == view["turn"] and view["phase"] != "done"
    return Text(f"{'>' if turn else ' '} {seat + 1} {names[seat]}", style="bold" if turn else "")


def _tactics(tile: PlayerTile, words: Words) -> Text:
    slots = [_gem(gem, words) if gem else Text("-", style="dim") for gem in tile["tactics"]]
    return Text(" ").join(slots)
