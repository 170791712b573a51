"""Record games of Rajas of the Ganges with Navaratna, which version 2 of the rules changed: each
number of players with each combination of options once, played in turn at random, by greedy bots
and by different bots; and a game of version 1 that would have gone otherwise.

    python -m tools.record_rajas
"""

from __future__ import annotations

import itertools
from pathlib import Path

from tools.record import STYLES, TESTS, prefix, record

from mandapa.core.draws import seed_from_text
from mandapa.core.match import Match
from mandapa.games.rajas import GAME

IN_TURN = ("random", "greedy", "mixed")


def main() -> None:
    folder = TESTS / GAME.name / "recorded"
    folder.mkdir(exist_ok=True)
    names = [option.name for option in GAME.options]
    number = 0
    for players in GAME.players:
        for chosen in itertools.product(*(option.choices for option in GAME.options)):
            setup = GAME.setup(players, dict(zip(names, chosen, strict=True)))
            name = f"{prefix(setup)}{players}-{'-'.join(chosen)}"
            if setup.options["navaratna"] == "on":  # the rest is as in version 1
                record(setup, IN_TURN[number % 3], number, folder, name)
            number += 1
    record_late_yields(folder)
    print(f"{len(list(folder.glob('*.log')))} games in {folder.name}")


def record_late_yields(folder: Path) -> None:
    """A player without a worker is asked for a yield tile after the markers have met (12.2)."""
    setup = GAME.setup(2, {"navaratna": "on"}, rules=1)
    for seed in itertools.count():
        match = Match(setup, seed=seed_from_text(f"recorded {seed}"))
        STYLES["random"](match, seed)
        if asked_late(match):
            record(setup, "random", seed, folder, "late-yield")
            return


def asked_late(match: Match) -> bool:
    state = match.setup.new()
    for ply in match.plies:
        met = state.to_json()["trigger"] >= 0
        if met and state.question() == "yield" and not state.to_json()["declinable"]:
            return True
        state.apply(ply.action)
    return False


if __name__ == "__main__":
    main()
