"""Write the TypeScript types of what the server sends and takes, and `docs/views`: `make types`.

Messages come from the server's own structs, views from what each game declares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from tools.declared import Declarations, values
from tools.view_pages import page

from mandapa.games import GAMES
from mandapa.rules.page import RulesPage
from mandapa.server import deals, listings, messages, replays, summary, table_creation
from mandapa.server.api import people, shared
from mandapa.server.commands import AnyCommand
from mandapa.server.happenings import GetEffects
from mandapa.server.hints import GetHint
from mandapa.server.identity import Person
from mandapa.server.refusals import Refused
from mandapa.server.rules import FigurePosition

TARGET: Final = Path("web/src/generated")
# Fields whose type a struct cannot say, because it depends on the game.
BY_GAME: Final = {
    ("TableSnapshot", "view"): "View | null",
    ("TableSnapshot", "prospects"): "Prospect | null",
    ("Position", "view"): "View",
    ("Position", "prospects"): "Prospect | null",
    ("FigurePosition", "view"): "View",
    ("FigurePosition", "prospects"): "Prospect | null",
}
PAGES: Final = Path("docs/views")
HEAD: Final = "// Written by tools/typescript.py; run `make types` to write it again.\n\n"
SENT: Final = {
    "ServerMessage": messages.TableSnapshot
    | messages.Done
    | messages.Hint
    | messages.Effects
    | messages.Presence
    | Refused,
    "ClientMessage": AnyCommand | GetHint | GetEffects,
}
PLAIN: Final = (
    listings.GameFacts,
    listings.Lobby,
    listings.MyGames,
    summary.GameSummary,
    replays.Replay,
    replays.Position,
    replays.Verification,
    RulesPage,
    FigurePosition,
    deals.DealSnapshot,
    table_creation.NewTable,
    table_creation.SameDeal,
    table_creation.Fork,
    table_creation.Upload,
    people.Name,
    people.Token,
    shared.Opened,
    Person,
)


def main() -> int:
    """Write the files, or with `--check` say which are stale."""
    views = {name: game.view for name, game in GAMES.items()}
    editions = {name: game.laid_out or game.printed for name, game in GAMES.items()}
    prospects = {name: one.prospect_types for name, one in GAMES.items() if one.prospect_types}
    files = {
        TARGET / "messages.ts": message_types(),
        TARGET / "views.ts": by_game("View", views),
        TARGET / "editions.ts": by_game("Edition", editions),
        TARGET / "prospects.ts": by_game("Prospect", prospects),
    }
    for name, declared in prospects.items():
        files[TARGET / "prospects" / f"{name}.ts"] = declared_types(declared)
    for name, game in GAMES.items():
        files[TARGET / "views" / f"{name}.ts"] = declared_types(game.view)
        files[TARGET / "editions" / f"{name}.ts"] = declared_types(editions[name])
        files[PAGES / f"{name}.md"] = page(game)
    stale = [
        path
        for path, text in files.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if "--check" in sys.argv:
            print(f"{path} is stale: run `make types`", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


# --- messages ----------------------------------------------------------------


def message_types() -> str:
    wanted = [*SENT.values(), *PLAIN]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="{name}")
    lines = [
        HEAD
        + "import type { Prospect } from './prospects';\nimport type { View } from './views';\n"
    ]
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
        lines.append(f"  {key}{mark}: {BY_GAME.get((name, key)) or _type(value)};")
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


def declared_types(root: type) -> str:
    """Write what is declared: an interface for each thing, a type for each set of names."""
    declared = Declarations(root)
    lines = [HEAD]
    lines += [f"export type {name} = {values(one)};\n" for name, one in declared.literals.items()]
    for record in declared.records.values():
        lines += [f"/** {record.meaning} */"] if record.meaning else []
        lines.append(f"export interface {record.name} {{")
        for field in record.fields:
            lines.append(f"  /** {field.meaning} */")
            name = field.name if field.name.isidentifier() else f"'{field.name}'"
            lines.append(f"  {name}{'' if field.needed else '?'}: {field.kind};")
        lines.append("}\n")
    return "\n".join(lines)


def by_game(what: str, roots: dict[str, type]) -> str:
    """Write the declared types by the names of their games."""
    lines = [HEAD.rstrip()]
    for name, root in roots.items():
        lines.append(f"import type {{ {root.__name__} }} from './{what.lower()}s/{name}';")
    lines += ["", f"export interface {what}s {{"]
    lines += [f"  {name}: {root.__name__};" for name, root in roots.items()]
    return "\n".join([*lines, "}\n", f"export type {what} = {what}s[keyof {what}s];\n"])


if __name__ == "__main__":
    sys.exit(main())
