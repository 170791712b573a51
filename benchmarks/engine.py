"""Measure this process's engine on one game; JSON on standard output.

Run by `run.py` twice: with the installed package (compiled) and with PYTHONPATH=src (not).
"""

from __future__ import annotations

import dataclasses
import json
import sys

from mandapa.core.build import COMPILED
from mandapa.games import find_game
from mandapa.lab.speed import measure

if __name__ == "__main__":
    game, players, seconds = sys.argv[1:]
    found = measure(find_game(game).setup(int(players)), float(seconds))
    print(json.dumps({"compiled": COMPILED, **dataclasses.asdict(found)}))
