"""Play and search every game, for a compiler that watches (see MANDAPA_PGO in setup.py)."""

from __future__ import annotations

from mandapa.core.build import COMPILED
from mandapa.core.contract import playout
from mandapa.core.native import Rng
from mandapa.games import GAMES
from mandapa.lab.speed import PLAYOUT_LIMIT, first_search

PLAYOUTS = 2000
ITERATIONS = 2000


def main() -> None:
    if not COMPILED:
        raise SystemExit("the engine to be watched is not compiled")
    for game in GAMES.values():
        for players in game.players:
            setup = game.setup(players)
            rng = Rng(11)
            for _ in range(PLAYOUTS // len(game.players)):
                playout(setup.new(), rng, PLAYOUT_LIMIT)
            first_search(setup).run(ITERATIONS // len(game.players))


if __name__ == "__main__":
    main()
