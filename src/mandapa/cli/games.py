"""`mandapa games`: the games with their options, editions, languages and bots."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mandapa.bots.bot import names_for
from mandapa.cli.language import chosen_lang, frame_words
from mandapa.core.edition import EditionFile
from mandapa.core.errors import tell
from mandapa.core.game import Game
from mandapa.core.lexicon import FALLBACK, Lexicon, languages
from mandapa.core.words import Words
from mandapa.games import GAMES, find_game

# Values of these kinds are not simply printed in the rulebook.
TO_CHECK = ("documented", "deduced", "reconstructed")


def run(args: argparse.Namespace, console: Console) -> int:
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    lang = FALLBACK if args.json else chosen_lang(args.lang, console)
    found = [describe(game, lang) for game in games]
    if args.json:
        console.print(json.dumps(found, indent=2, ensure_ascii=False), soft_wrap=True)
        return 0
    for game in found:
        _show(game, console, frame_words(lang))
    return 0


def describe(game: Game, lang: str) -> dict[str, Any]:
    words = Words(game, lang)
    return {
        "name": game.name,
        "title": words.text("title"),
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "choices": [*option.choices, *option.more],
                "default": option.default,
                "said": tell(option.values(), lang),
                "meaning": words.text(f"option-{option.name}"),
                "explained": [
                    {
                        "name": words.label(choice),
                        "text": words.meaning(option.name, choice),
                        "clause": words.explained(f"option-{option.name}").clause,
                    }
                    for choice in option.choices
                ],
            }
            for option in game.options
        ],
        "editions": [
            {
                "name": edition.name,
                "title": edition.table.get("title", edition.name),
                "file": edition.source,
                "provenance": edition.provenance(),
                "notes": _notes(game, edition, lang),
            }
            for edition in game.editions().values()
        ],
        "languages": languages(game.folder / "words"),
        "bots": names_for(game),
    }


def _notes(game: Game, edition: EditionFile, lang: str) -> dict[str, str]:
    """Return the notes on the groups of an edition; those without words as they are written."""
    folder = game.folder / "edition_words"
    words = Lexicon(folder, lang) if folder.is_dir() else None
    found = {}
    for group in edition.groups():
        if written := edition.table[group].get("note"):
            key = f"{edition.name}-{group}"
            found[group] = words.text(key) if words and words.has(key) else str(written)
    return found


def _show(game: dict[str, Any], console: Console, frame: Lexicon) -> None:
    console.print(Text(f"{game['name']}  {game['title']}", style="bold"))
    _line(console, frame.text("games-players"), ", ".join(map(str, game["players"])))
    for option in game["options"]:
        choices = frame.label(f"{option['name']}={option['said']}")
        _line(console, frame.text("games-option"), f"{choices} {option['meaning']}")
        for choice in option["explained"]:
            console.print(Padding(Text(frame.text("explained", **choice)), (0, 4)))
    _line(console, frame.text("games-languages"), ", ".join(game["languages"]))
    _line(console, frame.text("games-bots"), ", ".join(game["bots"]))
    for edition in game["editions"]:
        _line(console, frame.text("games-edition"), f"{edition['name']}, {edition['title']}")
        doubtful = False
        for group, provenance in edition["provenance"].items():
            note = edition["notes"].get(group, "")
            doubtful = doubtful or provenance in TO_CHECK
            known = f"{frame.label(group)} {frame.text(f'provenance-{provenance}')}. {note}"
            console.print(Padding(Text(known.rstrip()), (0, 4)))
        if doubtful:
            console.print(Padding(Text(frame.text("games-advice")), (0, 4)))
            console.print(f"    {edition['file']}", soft_wrap=True)


def _line(console: Console, label: str, text: str) -> None:
    console.print(Padding(Text.assemble((f"{label:<11} ", "dim"), text), (0, 2)))
