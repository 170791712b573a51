"""`mandapa verify`: check that every draw of a saved game follows from its seed."""

from __future__ import annotations

import argparse

from rich.console import Console

from mandapa.core.log import load
from mandapa.games import GAMES


def run(args: argparse.Namespace, console: Console) -> int:
    match = load(args.file, GAMES, args.edition)
    drawn = match.verify()
    sources = ", ".join(f"{count} from {source}" for source, count in drawn.items())
    lines = [
        f"{match.setup.game.title}, {len(match.plies)} plies, edition {match.setup.edition.name}",
        f"commitment {match.commitment}",
        f"{sum(drawn.values())} draws: {sources}",
    ]
    if match.over:
        lines.append("Verified: the log is whole and every draw follows from the seed.")
    else:
        lines.append("Verified so far: every draw follows from the seed. The game is unfinished.")
    for line in lines:
        console.print(line, soft_wrap=True)
    return 0
