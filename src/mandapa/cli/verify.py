"""`mandapa verify`: check that every draw of a saved game follows from its seed."""

from __future__ import annotations

import argparse

from rich.console import Console

from mandapa.cli.language import chosen_lang, frame_words
from mandapa.core.log import load
from mandapa.games import GAMES


def run(args: argparse.Namespace, console: Console) -> int:
    lang = chosen_lang(args.lang, console)
    frame = frame_words(lang)
    match = load(args.file, GAMES, args.edition)
    drawn = match.verify()
    game = match.setup.game
    sources = ", ".join(
        frame.text("verify-source", count=count, source=game.drawn_from(source).told(lang))
        for source, count in drawn.items()
    )
    title, edition = game.called().told(lang), match.setup.edition.name
    lines = [
        frame.text("verify-game", game=title, plies=len(match.plies), edition=edition),
        frame.text("verify-commitment", commitment=match.commitment),
        frame.text("verify-draws", count=sum(drawn.values()), sources=sources),
        frame.text("verify-whole" if match.over else "verify-so-far"),
    ]
    for line in lines:
        console.print(line, soft_wrap=True)
    return 0
