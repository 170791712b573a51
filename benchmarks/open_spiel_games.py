"""OpenSpiel's Python API, playing random games: actions a second, chance outcomes counted."""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter

import pyspiel

GAMES = ("backgammon", "gin_rummy")


def step_rate(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    steps = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(actions, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps / (perf_counter() - start)


if __name__ == "__main__":
    print(json.dumps({name: step_rate(name, float(sys.argv[1])) for name in GAMES}))
