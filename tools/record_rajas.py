"""Record games of Rajas of the Ganges with Navaratna, which version 2 of the rules changed: each
number of players with each combination of options once, played in turn at random, by greedy bots
and by different bots.

    python -m tools.record_rajas
"""

from __future__ import annotations

import itertools

from tools.record import TESTS, prefix, record

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
    print(f"{len(list(folder.glob('*.log')))} games in {folder.name}")


if __name__ == "__main__":
    main()
