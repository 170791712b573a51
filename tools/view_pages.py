"""The reference of a game's views, for who writes a bot or a board: `docs/views/<game>.md`."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tools.declared import Declarations, Record, values

from mandapa.core.contract import CHANCE
from mandapa.core.draws import draw, seed_from_text
from mandapa.core.game import Game
from mandapa.core.native import Rng

WIDTH: Final = 100
PLIES: Final = 150  # how far the example has come


def page(game: Game) -> str:
    declared = Declarations(game.view)
    lines = [
        f"# Views of {game.title}",
        "",
        f"What `State.view(seat)` gives, what bots are asked with and what the site sends; version"
        f" {game.view_version}. Written by `make types` from"
        f" `src/mandapa/games/{game.name}/view_types.py`; how views came to be as they are:"
        f" [views](../views.md).",
        "",
    ]
    for record in declared.records.values():
        lines += _section(record)
    lines += ["## Names", "", "| name | one of |", "|---|---|"]
    lines += [f"| `{name}` | {_code(values(one))} |" for name, one in declared.literals.items()]
    lines += ["", "## An example", "", "Two players, the first one looks:", "", "```json"]
    return "\n".join([*lines, *_written(_example(game)), "```", ""])


def _section(record: Record) -> list[str]:
    lines = [
        f"## {record.name}",
        "",
        record.meaning,
        "",
        "| field | type | meaning |",
        "|---|---|---|",
    ]
    for field in record.fields:
        name = field.name if field.needed else f"{field.name}?"
        lines.append(f"| `{name}` | {_code(field.kind)} | {field.meaning} |")
    return [*lines, ""]


def _code(text: str) -> str:
    escaped = text.replace("|", "\\|")
    return f"`{escaped}`"


def _example(game: Game) -> dict[str, Any]:
    """Return a view in the middle of a game whose chances and choices follow from a fixed seed."""
    setup, rng, seed = game.setup(2), Rng(7), seed_from_text("views")
    state = setup.new()
    ply = 0
    while ply < PLIES or state.actor() == CHANCE:
        legal = state.legal_actions()
        if state.actor() == CHANCE:
            state.apply(draw(seed, state.source(), ply, state.outcomes()))
        else:
            state.apply(legal[rng.below(len(legal))])
        ply += 1
    return dict(state.view(0))


def _written(view: dict[str, Any]) -> list[str]:
    """JSON with what fits on a line on one line."""
    return _lines(view, "", "")


def _lines(value: Any, start: str, end: str) -> list[str]:
    indent = re.match(" *", start)
    assert indent
    short = f"{start}{json.dumps(value)}{end}"
    if len(short) <= WIDTH or not isinstance(value, dict | list) or not value:
        return [short]
    deeper = indent[0] + "  "
    if isinstance(value, dict):
        inner = [(f"{deeper}{json.dumps(key)}: ", one) for key, one in value.items()]
    else:
        inner = [(deeper, one) for one in value]
    left, right = "{}" if isinstance(value, dict) else "[]"
    lines = [start + left]
    for number, (begin, one) in enumerate(inner, start=1):
        lines += _lines(one, begin, "," if number < len(inner) else "")
    return [*lines, f"{indent[0]}{right}{end}"]
