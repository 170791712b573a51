"""`mandapa games`: the games with their options, editions, languages and bots."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mandapa.bots.bot import names_for
from mandapa.core.game import Game
from mandapa.core.words import FALLBACK, Words, languages
from mandapa.games import GAMES, find_game

# Values of these kinds are not simply printed in the rulebook.
TO_CHECK = ("documented", "deduced", "reconstructed")


def run(args: argparse.Namespace, console: Console) -> int:
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    found = [describe(game) for game in games]
    if args.json:
        console.print(json.dumps(found, indent=2, ensure_ascii=False), soft_wrap=True)
        return 0
    for game in found:
        _show(game, console)
    return 0


def describe(game: Game) -> dict[str, Any]:
    words = Words(game, FALLBACK)
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "choices": [*option.choices, *option.more],
                "default": option.default,
                "said": option.values_text(),
                "meaning": words.text(f"option-{option.name}"),
            }
            for option in game.options
        ],
        "editions": [
            {
                "name": edition.name,
                "title": edition.table.get("title", edition.name),
                "file": edition.source,
                "provenance": edition.provenance(),
                "notes": {
                    group: edition.table[group]["note"]
                    for group in edition.groups()
                    if "note" in edition.table[group]
                },
            }
            for edition in game.editions().values()
        ],
        "languages": languages(game.folder / "words"),
        "bots": names_for(game),
    }


def _show(game: dict[str, Any], console: Console) -> None:
    console.print(Text(f"{game['name']}  {game['title']}", style="bold"))
    _line(console, "players", ", ".join(map(str, game["players"])))
    for option in game["options"]:
        _line(console, "option", f"{option['name']}={option['said']}: {option['meaning']}")
    _line(console, "languages", ", ".join(game["languages"]))
    _line(console, "bots", ", ".join(game["bots"]))
    for edition in game["editions"]:
        _line(console, "edition", f"{edition['name']}, {edition['title']}")
        doubtful = False
        for group, provenance in edition["provenance"].items():
            note = edition["notes"].get(group, "")
            doubtful = doubtful or provenance in TO_CHECK
            console.print(Padding(Text(f"{group}: {provenance}. {note}".rstrip()), (0, 4)))
        if doubtful:
            advice = (
                "What is not from the rulebook may differ in your copy: look at it, save a"
                " corrected copy of the file below, and play with --edition FILE."
            )
            console.print(Padding(Text(advice), (0, 4)))
            console.print(f"    {edition['file']}", soft_wrap=True)


def _line(console: Console, label: str, text: str) -> None:
    console.print(Padding(Text.assemble((f"{label:<11}", "dim"), text), (0, 2)))
