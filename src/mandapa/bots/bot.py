"""The bots, by name. A bot is given the view of its seat, never the state.

Without a limit of time a bot's choice depends only on its seed, the view and the number of the
ply, so it plays the same in any process.
"""

from __future__ import annotations

import time
import zlib
from abc import ABC, abstractmethod

from mandapa.bots.levels import LEVELS
from mandapa.bots.lookahead import best_next
from mandapa.bots.tree import Tree
from mandapa.core.contract import State
from mandapa.core.draws import Seed, seed_number
from mandapa.core.errors import BotError
from mandapa.core.game import Game, Setup
from mandapa.core.native import Rng
from mandapa.core.views import View
from mandapa.core.whole_number import whole_number

DEFAULT_ITERATIONS = 1000
MAX_ITERATIONS = 1_000_000
GREEDY_SAMPLES = 4
CHUNK = 50  # iterations between two checks for interrupts, for time and for a clear lead
CARELESS = 4  # one decision in four is made without looking
NAMES = ("random", "careless", "greedy", "search")


class Bot(ABC):
    """A player that is a program. A bot of your own overrides `decide`."""

    def __init__(self, setup: Setup, seed: Seed = 0) -> None:
        self.setup = setup
        self.seed = seed_number(seed)

    def choose(self, view: View, ply: int = 0, seconds: float | None = None) -> int:
        """Choose an action for the seat whose view this is.

        `ply` is how many plies have been played: a bot that leaves something to chance decides
        otherwise at another ply. `seconds` is the most time it should take.
        """
        root = self.setup.from_view(view)
        legal = root.legal_actions()
        if len(legal) == 1:
            return legal[0]
        mix = zlib.crc32(f"{self.seed} {view['seat']} {ply}".encode())
        return self.decide(root, view["seat"], Rng(mix), seconds)

    @abstractmethod
    def decide(self, root: State, seat: int, rng: Rng, seconds: float | None) -> int:
        """Choose one of the two or more legal actions of a state made by `from_view`.

        `root` holds what the seat knows; `root.sample_hidden(rng)` completes it.
        """


class RandomBot(Bot):
    """Chooses any legal action."""

    def decide(self, root: State, seat: int, rng: Rng, seconds: float | None) -> int:  # noqa: ARG002
        legal = root.legal_actions()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Chooses the action with the best position right after it, by the game's own evaluation or by
    that of one of its tastes."""

    def __init__(self, setup: Setup, seed: Seed = 0, taste: str = "") -> None:
        super().__init__(setup, seed)
        self.taste = setup.game.tastes.index(taste) + 1 if taste else 0

    def decide(self, root: State, seat: int, rng: Rng, seconds: float | None) -> int:  # noqa: ARG002
        return best_next(root, seat, rng, GREEDY_SAMPLES, self.taste)


class CarelessBot(GreedyBot):
    """A greedy bot that makes every few decisions without looking."""

    def decide(self, root: State, seat: int, rng: Rng, seconds: float | None) -> int:
        if rng.below(CARELESS):
            return super().decide(root, seat, rng, seconds)
        legal = root.legal_actions()
        return legal[rng.below(len(legal))]


class SearchBot(Bot):
    """Monte Carlo tree search with a number of iterations for each decision."""

    def __init__(
        self,
        setup: Setup,
        seed: Seed = 0,
        iterations: int = DEFAULT_ITERATIONS,
        horizon: int | None = None,
        exploration: float | None = None,
    ) -> None:
        super().__init__(setup, seed)
        self.iterations = iterations
        settings = setup.game.search
        self.horizon = settings.horizon if horizon is None else horizon
        self.exploration = settings.exploration if exploration is None else exploration

    def decide(self, root: State, seat: int, rng: Rng, seconds: float | None) -> int:  # noqa: ARG002
        began = time.monotonic()
        evaluate_all = self.setup.game.search.evaluate_all
        tree = Tree(root, rng, self.exploration, self.horizon, evaluate_all)
        left = self.iterations
        while not tree.is_decided(left):
            tree.run(min(CHUNK, left))
            left -= min(CHUNK, left)
            if left == 0 or (seconds is not None and time.monotonic() - began >= seconds):
                break
        return tree.most_visited()


def names_for(game: Game) -> list[str]:
    """Return the names of the bots of a game: by level, or by what they do."""
    return [*LEVELS, *NAMES, *[f"greedy:{taste}" for taste in game.tastes], "search:N"]


def make_bot(name: str, setup: Setup, seed: Seed = 0) -> Bot:
    """Make a bot by its name: one of `names_for`, with a number for the iterations."""
    kind, _, number = LEVELS.get(name, name).partition(":")
    if kind == "random" and not number:
        return RandomBot(setup, seed)
    if kind == "careless" and not number:
        return CarelessBot(setup, seed)
    if kind == "greedy" and number in ("", *setup.game.tastes) and name != "greedy:":
        return GreedyBot(setup, seed, number)
    if kind == "search":
        if not number:
            return SearchBot(setup, seed)
        iterations = whole_number(number)
        if iterations is not None and 0 < iterations <= MAX_ITERATIONS:
            return SearchBot(setup, seed, iterations)
        raise BotError("wrong-iterations", name=name[:40], most=MAX_ITERATIONS)
    raise BotError("no-bot", name=name[:40], known=names_for(setup.game))
