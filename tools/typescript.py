"""Write the TypeScript types of what the server sends and takes: `make types`.

Messages come from the server's own structs. Views are plain data, so their types are read
off the views themselves: of every seat and a spectator, all through games of every set-up.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from tools.shapes import Shape

from mandapa.core.contract import CHANCE
from mandapa.core.draws import draw, seed_from_text
from mandapa.core.game import Game, Setup
from mandapa.games import GAMES
from mandapa.server import api, deals, listings, messages, replays, summary, table_creation
from mandapa.server.commands import AnyCommand
from mandapa.server.hints import GetHint
from mandapa.server.identity import Person
from mandapa.server.refusals import Refused

TARGET: Final = Path("web/src/generated")
HEAD: Final = "// Written by tools/typescript.py; `make types` writes it anew.\n\n"
SENT: Final = {
    "ServerMessage": messages.TableSnapshot
    | messages.Done
    | messages.Hint
    | messages.Presence
    | Refused,
    "ClientMessage": AnyCommand | GetHint,
}
PLAIN: Final = (
    listings.GameFacts,
    listings.Lobby,
    listings.MyGames,
    summary.GameSummary,
    replays.Replay,
    replays.Position,
    replays.Verification,
    deals.DealSnapshot,
    table_creation.NewTable,
    table_creation.SameDeal,
    table_creation.Fork,
    table_creation.Upload,
    api.Name,
    api.Token,
    api.Opened,
    Person,
)
EVERY: Final = 7  # plies between two looks at the views
GAMES_EACH: Final = 5


def main() -> int:
    """Write the files, or with `--check` say which are stale."""
    files = {"messages.ts": message_types(), "views.ts": view_types()}
    stale = [
        name
        for name, text in files.items()
        if not (TARGET / name).is_file() or (TARGET / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        for name in stale:
            print(f"{TARGET / name} is stale: run `make types`", file=sys.stderr)
        return 1 if stale else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


# --- messages ----------------------------------------------------------------


def message_types() -> str:
    wanted = [*SENT.values(), *PLAIN]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="{name}")
    lines = [HEAD]
    for name in sorted(components):
        lines.append(_declared(name, components[name]))
    for name, schema in zip(SENT, schemas, strict=False):
        lines.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(lines)


def _declared(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        mark = "" if key in needed else "?"
        lines.append(f"  {key}{mark}: {_type(value)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)
    match schema.get("type"):
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            # Not `Record<...>`: one of our own messages has that name.
            return f"{{ [key: string]: {_type(values) if isinstance(values, dict) else 'any'} }}"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "any"


# --- views -------------------------------------------------------------------


def view_types() -> str:
    lines = [HEAD]
    for game in GAMES.values():
        shape = Shape()
        for setup in _setups(game):
            for number in range(GAMES_EACH):
                _watch(setup, shape, number)
        name = "".join(part.title() for part in game.name.split("_"))
        lines.append(f"export interface {name}View {shape.typescript()}\n")
    return "\n".join(lines)


def _setups(game: Game) -> list[Setup]:
    """Every number of players, with every option at each of its choices."""
    found = []
    most = max((len(option.choices) for option in game.options), default=1)
    for players in game.players:
        for turn in range(most):
            options = {one.name: one.choices[turn % len(one.choices)] for one in game.options}
            found.append(game.setup(players, options))
    return found


def _watch(setup: Setup, shape: Shape, number: int) -> None:
    """Play a game at random and look at all views now and then."""
    rng = random.Random(f"{setup.game.name} {setup.players} {setup.options} {number}")
    seed = seed_from_text(f"types {number}")
    state = setup.new()
    ply = 0
    while True:
        actor = int(state.actor())
        if ply % EVERY == 0 or actor < CHANCE:
            for seat in (*range(setup.players), None):
                shape.add(state.view(seat))
        if actor < CHANCE:
            return
        if actor == CHANCE:
            state.apply(draw(seed, state.source(), ply, state.outcomes()))
        else:
            state.apply(rng.choice(state.legal_actions()))
        ply += 1


if __name__ == "__main__":
    sys.exit(main())
