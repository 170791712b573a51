"""Record games of Rajas of the Ganges: each number of players with each combination of options
once, played in turn at random, by greedy bots and by different bots, and some games more.

    python -m tools.record_rajas
"""

from __future__ import annotations

import itertools

from tools.record import TESTS, record

from mandapa.games.rajas import GAME

STYLES = ("random", "greedy", "mixed")
MORE = 12  # games with the ordinary options


def main() -> None:
    folder = TESTS / GAME.name / "recorded"
    folder.mkdir(exist_ok=True)
    names = [option.name for option in GAME.options]
    number = 0
    for players in GAME.players:
        for chosen in itertools.product(*(option.choices for option in GAME.options)):
            setup = GAME.setup(players, dict(zip(names, chosen, strict=True)))
            record(setup, STYLES[number % 3], number, folder, f"{players}-{'-'.join(chosen)}")
            number += 1
    for number in range(MORE):
        setup = GAME.setup(GAME.players[number % 3])
        record(setup, STYLES[number // 3 % 3], 100 + number, folder, f"more-{number:02}")
    print(f"{len(list(folder.glob('*.log')))} games in {folder.name}")


if __name__ == "__main__":
    main()
