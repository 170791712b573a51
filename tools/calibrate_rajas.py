"""Games of Rajas of the Ganges between bots, and what they tell about its reconstructed numbers.

    python tools/calibrate_rajas.py 400 greedy random
    python tools/calibrate_rajas.py 400 money fame
    python tools/calibrate_rajas.py 100 search:200 search:200 search:200 river_tiles=on

Prints wins with 95 % intervals, rounds to the end, the share of each area, and how often the
player wins who was drawn as the first start player.
"""

from __future__ import annotations

import sys
from collections import Counter

from mandapa.bots.lookahead import best_next
from mandapa.bots.tree import Tree
from mandapa.bots.worth import settle
from mandapa.core.contract import CHANCE, OVER
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import PLACED
from mandapa.games.rajas.judgement import lean
from mandapa.games.rajas.rows import SPACES
from mandapa.games.rajas.state import Rajas
from mandapa.lab.statistics import Estimate, mean, share

LEANING = {"money": (1.0, 0.7), "fame": (0.7, 1.0)}


def leaning(state: Rajas, seat: int, rng: Rng, money: float, fame: float) -> int:
    """One step ahead by a judgement that loves one track more than is right."""
    best, best_worth = -1, -1e9
    for row in state.legal_actions():
        worth = 0.0
        for _ in range(3):
            after = state.copy()
            after.apply(row)
            settle(after, rng)
            assert isinstance(after, Rajas)
            worth += lean(after, seat, money, fame)
        if worth > best_worth:
            best, best_worth = row, worth
    return best


def choose(bot: str, state: Rajas, rng: Rng) -> int:
    seat = int(state.actor())
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if bot == "random":
        return legal[rng.below(len(legal))]
    if bot == "greedy":
        return int(best_next(state, seat, rng, 4))
    if bot in LEANING:
        return leaning(state, seat, rng, *LEANING[bot])
    tree = Tree(state, rng, GAME.search.exploration, GAME.search.horizon)
    tree.run(int(bot.partition(":")[2]))
    return int(tree.most_visited())


def play(setup: Setup, bots: list[str], seed: int, areas: Counter[str]) -> tuple[Rajas, int, int]:
    """A game; its end, its first start player and its rounds."""
    rng = Rng(seed)
    state = setup.new()
    assert isinstance(state, Rajas)
    state.apply(state.sample(rng))
    first, rounds, placed = int(state.start), 1, 0
    while state.actor() != OVER:
        before, placed = placed, int(sum(state.common[PLACED + n] for n in range(SPACES)))
        rounds += placed < before
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        row = choose(bots[state.actor()], state, rng)
        notation = GAME.actions[row].notation
        if notation.startswith("worker"):
            areas[notation.split()[1].split("-")[0]] += 1
        state.apply(row)
    return state, first, rounds


def percent(one: Estimate) -> str:
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"


def main() -> None:
    games, bots = int(sys.argv[1]), [one for one in sys.argv[2:] if "=" not in one]
    options = dict(one.split("=") for one in sys.argv[2:] if "=" in one)
    edition = options.pop("edition", None)
    setup = GAME.setup(len(bots), options, edition)
    areas: Counter[str] = Counter()
    wins: list[list[float]] = [[] for _ in bots]
    first_wins: list[float] = []
    lengths: list[float] = []
    for number in range(games):
        turn = number % len(bots)
        seated = [(seat + turn) % len(bots) for seat in range(len(bots))]
        state, first, rounds = play(setup, [bots[one] for one in seated], number + 1, areas)
        ranking = state.ranking()
        for seat, one in enumerate(seated):
            wins[one].append(float(ranking[seat] == 1))
        first_wins.append(float(ranking[first] == 1))
        lengths.append(float(rounds))
    for bot, won in zip(bots, wins, strict=True):
        print(f"{bot:12} wins {percent(share(won))}")
    print(f"first start player wins {percent(share(first_wins))}")
    length = mean(lengths)
    print(f"rounds {length.value:.1f} ({length.low:.1f} to {length.high:.1f})")
    total = sum(areas.values())
    print("areas", {area: f"{100 * n / total:.1f}%" for area, n in areas.most_common()})


if __name__ == "__main__":
    main()
