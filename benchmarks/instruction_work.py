"""Play and search with fixed seeds, for `instructions.py` to count; JSON on standard output."""

from __future__ import annotations

import gc
import json
import sys

from mandapa.core.build import COMPILED
from mandapa.core.contract import playout
from mandapa.core.native import Rng
from mandapa.games import find_game
from mandapa.lab.speed import PLAYOUT_LIMIT, first_search

PLAYERS = 2
# Every build knows the oldest rules, so all builds play the same games.
RULES = 1

if __name__ == "__main__":
    gc.disable()  # one collection more or less would be five percent of an action
    setup = find_game(sys.argv[1]).setup(PLAYERS, rules=RULES)
    playouts, iterations = map(int, sys.argv[2:])
    rng = Rng(1)
    actions: int = 0
    for _ in range(playouts):
        actions += playout(setup.new(), rng, PLAYOUT_LIMIT)
    first_search(setup).run(iterations)
    print(json.dumps({"compiled": COMPILED, "actions": actions, "iterations": iterations}))
