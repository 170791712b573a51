"""`mandapa rules`: the rules of a game, a section of them or a single clause."""

from __future__ import annotations

import argparse
import os

from rich.console import Console, RenderableType

from mandapa.cli.language import chosen_lang
from mandapa.cli.rules_text import clause_parts, note_parts, page_parts, section_parts
from mandapa.core.edition import EditionFile
from mandapa.core.game import Game
from mandapa.games import find_game
from mandapa.rules.library import NoSuchRule, aid_page, find, near, rules_page
from mandapa.rules.page import Clause


def run(args: argparse.Namespace, console: Console) -> int:
    game = find_game(args.game)
    lang = chosen_lang(args.lang, console)
    # A set-up refuses an edition file with which nothing could be played.
    edition = game.setup(game.players[-1], edition=args.edition).edition
    if args.aid:
        parts = aid_parts(game, lang, edition)
    else:
        parts = rules_parts(game, lang, edition, args.clause or "")
    lines = sum(len(console.render_lines(part, pad=False)) for part in parts)
    if not console.is_terminal or lines < console.height:
        _print(parts, console)
        return 0
    os.environ.setdefault("LESS", "-R")  # else it shows the codes of colours
    with console.pager(styles=True):
        _print(parts, console)
    return 0


def rules_parts(game: Game, lang: str, edition: EditionFile, wanted: str) -> list[RenderableType]:
    """Return what to print: the page, or what is asked of it (`3.2`, `3`). What does not exist is
    an error that names what does."""
    page = rules_page(game, lang, edition)
    if page is None:
        raise NoSuchRule("no-rules", game=game.called())
    if not wanted:
        return page_parts(page)
    found = find(page, wanted)
    if found is None:
        raise near(page, wanted)
    told = clause_parts(found, page) if isinstance(found, Clause) else section_parts(found, page)
    return [*note_parts(page), *told]


def aid_parts(game: Game, lang: str, edition: EditionFile) -> list[RenderableType]:
    """Return the player aid, to be printed one part after another."""
    page = aid_page(game, lang, edition)
    if page is None:
        raise NoSuchRule("no-rules", game=game.called())
    return page_parts(page)


def _print(parts: list[RenderableType], console: Console) -> None:
    for part in parts:
        console.print(part, highlight=False)
