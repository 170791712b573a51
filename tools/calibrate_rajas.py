"""Games of Rajas of the Ganges between bots, and what they tell about its reconstructed numbers.

    python tools/calibrate_rajas.py 400 autumn greedy random
    python tools/calibrate_rajas.py 400 autumn greedy:money greedy:fame
    python tools/calibrate_rajas.py 100 autumn search:200 search:200 search:200 river_tiles=on

How many games, a word that gives the deals, a bot for each player, and options; `edition=FILE`
takes another edition. Prints wins with 95 % intervals, rounds to the end, the share of each
area, and how often the player wins who began, the one after, and so on.
"""

from __future__ import annotations

import sys
import zlib
from collections import Counter

from mandapa.bots.bot import GREEDY_SAMPLES
from mandapa.bots.lookahead import best_next
from mandapa.bots.tree import Tree
from mandapa.cli.bar import Bar
from mandapa.core.contract import CHANCE, OVER
from mandapa.core.game import Setup
from mandapa.core.native import Rng
from mandapa.games.rajas import GAME
from mandapa.games.rajas.board import PLACED
from mandapa.games.rajas.rows import GOOD_NAMES, SPACES
from mandapa.games.rajas.state import Rajas
from mandapa.lab.statistics import Estimate, mean, share


def choose(bot: str, state: Rajas, rng: Rng) -> int:
    """Return what the bot of that name would do; without views, which hide nothing in this game."""
    seat = int(state.actor())
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    kind, _, more = bot.partition(":")
    if kind == "random":
        return legal[rng.below(len(legal))]
    if kind == "greedy":
        taste = GAME.tastes.index(more) + 1 if more else 0
        return int(best_next(state, seat, rng, GREEDY_SAMPLES, taste))
    settings = GAME.search
    tree = Tree(state, rng, settings.exploration, settings.horizon, settings.evaluate_all)
    tree.run(int(more))
    return int(tree.most_visited())


def area(notation: str) -> str:
    name = notation.split()[1].split("-")[0]
    return "market" if name in ("assorted", *GOOD_NAMES) else name


def play(setup: Setup, bots: list[str], seed: int, areas: Counter[str]) -> tuple[Rajas, int, int]:
    """Play a game; return its end, its first start player and its rounds."""
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
            areas[area(notation)] += 1
        state.apply(row)
    return state, first, rounds


def percent(one: Estimate) -> str:
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"


def main() -> None:
    games, word = int(sys.argv[1]), sys.argv[2]
    bots = [one for one in sys.argv[3:] if "=" not in one]
    options = dict(one.split("=") for one in sys.argv[3:] if "=" in one)
    edition = options.pop("edition", None)
    setup = GAME.setup(len(bots), options, edition)
    areas: Counter[str] = Counter()
    wins: list[list[float]] = [[] for _ in bots]
    in_turn: list[list[float]] = [[] for _ in bots]
    lengths: list[float] = []
    with Bar(games) as bar:
        for number in range(games):
            turn = number % len(bots)
            seated = [(seat + turn) % len(bots) for seat in range(len(bots))]
            # Neighbouring small seeds begin alike, so a deal's seed is its name, scrambled.
            seed = zlib.crc32(f"{word} {number}".encode())
            state, first, rounds = play(setup, [bots[one] for one in seated], seed, areas)
            ranking = state.ranking()
            for seat, one in enumerate(seated):
                wins[one].append(float(ranking[seat] == 1))
            for n in range(len(bots)):
                in_turn[n].append(float(ranking[(first + n) % len(bots)] == 1))
            lengths.append(float(rounds))
            bar.step()
    print(" ".join(sys.argv[1:]))
    for bot, won in zip(bots, wins, strict=True):
        print(f"  {bot:12} wins {percent(share(won))}")
    print("  in turn order", ", ".join(percent(share(won)) for won in in_turn))
    length = mean(lengths)
    print(
        f"  rounds {length.value:.1f} ({length.low:.1f} to {length.high:.1f}),"
        f" {min(lengths):.0f} to {max(lengths):.0f}"
    )
    total = sum(areas.values())
    print("  areas", {name: f"{100 * n / total:.1f}%" for name, n in areas.most_common()})


if __name__ == "__main__":
    main()
