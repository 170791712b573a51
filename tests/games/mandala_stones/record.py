"""Record games that bots would hardly play: `python -m tests.games.mandala_stones.record`.

Every player follows one stubborn rule, which leads to full boards, to empty ones and to an
overfull mandala. What is there already stays as it is.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

from mandapa.core.draws import seed_from_text
from mandapa.core.game import Setup
from mandapa.core.log import save
from mandapa.core.match import Match
from mandapa.core.trace import trace
from mandapa.games.mandala_stones import GAME

FOLDER = Path(__file__).parent / "recorded"


def hoarder(legal: list[str], turn: int) -> str:
    """Collects as long as it can, by turns with the first and the last artist, then scores
    everything at once."""
    collects = [move for move in legal if move.startswith("collect")]
    if collects:
        return collects[0 if turn % 2 else -1]
    return legal[-1]


def miser(legal: list[str], turn: int) -> str:
    """Scores a single stone whenever it has one, else collects."""
    singles = [move for move in legal if move.startswith("tops") and "-" not in move]
    return singles[0] if singles else legal[turn % len(legal)]


def painter(legal: list[str], turn: int) -> str:
    """Scores a colour whenever it can, else collects, else as few stones as possible."""
    colours = [move for move in legal if move.startswith("score")]
    collects = [move for move in legal if move.startswith("collect")]
    if colours:
        return colours[-1]
    return collects[turn * 7 % len(collects)] if collects else legal[turn % len(legal)]


Style = Callable[[list[str], int], str]
STYLES: dict[str, Style] = {
    "hoarder": hoarder,
    "miser": miser,
    "painter": painter,
}


def played(setup: Setup, choose: Style, seed: str) -> Match:
    match = Match(setup, seed=seed_from_text(seed))
    turn = 0
    while not match.over:
        match.play(match.actor, choose(match.legal(), turn))
        turn += 1
    return match


def keep(match: Match, name: str) -> None:
    path = FOLDER / f"{name}.log"
    print(path.stem, match.state.end_reason(), len(match.state.view(None)["mandala"]))
    if not path.exists():
        save(match, path)
        lines = "\n".join(trace(match)) + "\n"
        path.with_suffix(".trace").write_text(lines, encoding="utf-8")


def main() -> None:
    for players in GAME.players:
        for open_stacks in ("off", "on"):
            setup = GAME.setup(players, {"open_stacks": open_stacks}, rules=1)
            for name, choose in STYLES.items():
                match = played(setup, choose, f"{name} {players} {open_stacks}")
                keep(match, f"{players}-open_stacks-{open_stacks}-{name}")
    # By version 2 of the rules: hoarders who are stuck, and seat 1 did not begin.
    hoarders = (played(GAME.setup(4), hoarder, f"recorded {n}") for n in itertools.count())
    keep(next(filter(is_stuck, hoarders)), "rules-2-4-no-action")


def is_stuck(match: Match) -> bool:
    return match.state.end_reason() == "no-action" and match.view(None)["start"] > 0


if __name__ == "__main__":
    main()
