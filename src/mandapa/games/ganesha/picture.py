"""The table of Ganesha drawn for the terminal, at most 80 columns wide."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mandapa.core.game import Setup
from mandapa.core.palette import STYLES
from mandapa.core.words import Words
from mandapa.games.ganesha.altar import GAP
from mandapa.games.ganesha.edition import FEWEST_PLAYERS, PLAYER_COUNTS, board_name
from mandapa.games.ganesha.rows import COLOUR_NAMES
from mandapa.games.ganesha.view import FACE_DOWN

STEP = 3  # characters for half a hex


def picture(view: dict[str, Any], setup: Setup, words: Words, names: list[str]) -> RenderableType:
    """Altar and mandala beside each other, the players' tiles below."""
    top = Columns([_altar(view, setup, words), _mandala(view, setup, words)], padding=(0, 3))
    parts: list[RenderableType] = [_heading(view, setup, words, names), top]
    spices = _spices(view, words)
    if spices:
        parts.append(Text(spices))
    parts.append(_players(view, setup, words, names))
    taken = [gem for gem in view["taken"] if gem]
    if taken:
        parts.append(_line(words.text("picture-taken"), [_gem(gem, words) for gem in taken]))
    parts.append(Text(words.text("picture-legend"), style="dim"))
    return Group(*parts)


def _heading(view: dict[str, Any], setup: Setup, words: Words, names: list[str]) -> Text:
    rounds = setup.edition.table["rounds"]["count"][setup.players - FEWEST_PLAYERS]
    now = min(view["round"] + 1, rounds)
    text = words.text("picture-round", round=now, rounds=rounds, name=names[view["drum"]])
    return Text(text, style="bold")


def _line(title: str, parts: list[Text]) -> Text:
    return Text(f"{title}: ").append_text(Text(" ").join(parts))


def _gem(colour: str, words: Words) -> Text:
    return Text.assemble((words.forms(f"colour-{colour}")["mark"], STYLES[colour]))


def _gems(counts: list[int], words: Words) -> Text:
    """`R3 G1`: how many of each colour there are."""
    parts = [
        _gem(colour, words).append(str(count))
        for colour, count in zip(COLOUR_NAMES, counts, strict=True)
        if count
    ]
    return Text(" ").join(parts) if parts else Text("-", style="dim")


# --- the altar ---------------------------------------------------------


def _altar(view: dict[str, Any], setup: Setup, words: Words) -> Text:
    """Each hex as its name and gem; a star marks a spice."""
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


def _hex(field: dict[str, Any], words: Words) -> Text:
    gem = _gem(field["gem"], words) if field["gem"] else Text("·", style="dim")
    star = Text("*" if field["spice"] else " ", style="bold" if field["gem"] else "dim")
    return Text.assemble((field["hex"], "dim"), gem, star)


def _spices(view: dict[str, Any], words: Words) -> str:
    found = [
        f"{field['hex']} {words.text('spice-' + field['spice'])}"
        for field in view["altar"]
        if field["spice"] and field["spice"] != FACE_DOWN
    ]
    return f"* {', '.join(found)}" if found else ""


# --- the mandala and the bag -------------------------------------------


def _mandala(view: dict[str, Any], setup: Setup, words: Words) -> Text:
    """The slots of each colour, those with a gem in brackets; beside them the gems in the bag."""
    board = setup.edition.table[board_name(setup.options["side"], setup.players)]
    lines = [Text(words.text("picture-mandala"), style="underline")]
    for place, colour in enumerate(COLOUR_NAMES):
        filled = view["mandala"][place]
        line = _gem(colour, words).append("  ")
        for slot, value in enumerate(board[colour]):
            line.append(f"({value})" if slot < filled else f" {value} ", style=_slot(slot, filled))
        line.append(f"{view['bag'][place]:>5}", style="dim")
        lines.append(line)
    return Text("\n").join(lines)


def _slot(slot: int, filled: int) -> str:
    if slot == filled:
        return "bold"
    return "dim" if slot < filled else "default"


# --- the players -------------------------------------------------------


def _players(view: dict[str, Any], setup: Setup, words: Words, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words.text("picture-player"), max_width=22, no_wrap=True)
    table.add_column(words.text("picture-points"), justify="right")
    table.add_column(words.text("picture-treasury"))
    table.add_column(words.text("picture-tactics"))
    lap = setup.edition.table["track"]["lap"]
    for seat, name in enumerate(names):
        total = view["totals"][seat]
        slots = [
            _gem(gem, words) if gem else Text("-", style="dim") for gem in view["tactics"][seat]
        ]
        turn = seat == view["turn"] and view["phase"] != "done"
        table.add_row(
            Text(f"{'>' if turn else ' '} {seat + 1} {name}", style="bold" if turn else ""),
            Text(str(total), style="bold" if total > lap else ""),
            _gems(view["treasuries"][seat], words),
            Text(" ").join(slots),
        )
    return table
