"""Record games of Rajas of the Ganges in which version 2 of the rules matters: with Navaratna, a
player without workers takes no yield tile once markers have met. One for each number of players.

    python -m tools.record_rajas
"""

from __future__ import annotations

import itertools

from tools.record import TESTS, botted, prefix, record

from mandapa.core.draws import seed_from_text
from mandapa.core.errors import MandapaError
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.games.rajas import GAME

# A player without workers while another has some left: they must be of different strength.
UNEVEN = botted("greedy", "random")
OTHER_OPTIONS = {
    2: {},
    3: {"river_tiles": "on"},
    4: {"market_cap": "off", "yield_on_build": "off"},
}


def is_same_by_older_rules(match: Match) -> bool:
    """Whether every decision would have been allowed, and the last one the last."""
    setup = match.setup
    older = Match(GAME.setup(setup.players, setup.options, rules=1), seed=match.seed)
    try:
        for ply in match.plies:
            if ply.actor >= 0 and not ply.forced:
                older.play(ply.actor, GAME.actions[ply.action].notation)
    except MandapaError:
        return False
    return older.over


def rules_matter(setup: Setup, seed: int) -> bool:
    match = Match(setup, seed=seed_from_text(f"recorded {seed}"))
    UNEVEN(match, seed)
    return not is_same_by_older_rules(match)


def main() -> None:
    folder = TESTS / GAME.name / "recorded"
    for players, options in OTHER_OPTIONS.items():
        setup = GAME.setup(players, {"navaratna": "on", **options})
        seed = next(seed for seed in itertools.count() if rules_matter(setup, seed))
        record(setup, UNEVEN, seed, folder, f"{prefix(setup)}{players}-no-late-yields")
    print(f"{len(list(folder.glob('*.log')))} games in {folder.name}")


if __name__ == "__main__":
    main()
