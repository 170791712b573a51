"""Play many games between bots in several processes, and report the results."""

from __future__ import annotations

import dataclasses
import multiprocessing
import os
import signal
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from mandapa.bots.bot import Bot, make_bot
from mandapa.core.draws import seed_from_text
from mandapa.core.errors import SetupError
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.games import find_game
from mandapa.lab.statistics import Estimate, mean, share


@dataclasses.dataclass(frozen=True)
class Simulation:
    """What to simulate: everything a worker process needs."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    edition: str | None = None

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.players, dict(self.options), self.edition)

    def seating(self, number: int) -> list[int]:
        """Return the bot of each seat, by its index in `bots`; they move on by a seat each game."""
        return [(seat + number) % self.players for seat in range(self.players)]

    def deal(self, number: int) -> bytes:
        """Return the seed of a game: the same deal is played with every seating."""
        return seed_from_text(f"{self.seed} deal {number // self.players}")


@dataclasses.dataclass(frozen=True)
class Result:
    """The result of one game, by seats."""

    seating: list[int]
    start: int  # the seat that decided first: chance may draw it
    points: list[int]
    places: list[int]
    plies: int
    decisions: int
    end: str


@dataclasses.dataclass
class BotReport:
    """The results of one bot."""

    bot: str
    games: int
    wins: Estimate  # a shared victory counts as its part
    points: Estimate


@dataclasses.dataclass
class Report:
    """The results of many games."""

    plan: Simulation
    games: int
    bots: list[BotReport]
    order_wins: list[Estimate]  # in turn order, the start player first
    points: Estimate
    plies: Estimate
    decisions: Estimate
    ends: dict[str, int]


def simulate(plan: Simulation, jobs: int = 1, on_game: Callable[[], None] = lambda: None) -> Report:
    """Play all games of a simulation; call `on_game` after each."""
    if plan.games < 1:
        raise SetupError("too-few-games", count=str(plan.games))
    if len(plan.bots) != plan.players:
        raise SetupError("wrong-bots", players=plan.players, count=len(plan.bots))
    setup = plan.setup()
    for name in plan.bots:
        make_bot(name, setup, 0)
    results = []
    for result in _play_here(plan) if jobs == 1 else _play_in_workers(plan, jobs):
        results.append(result)
        on_game()
    return _report(plan, results)


def play_game(plan: Simulation, setup: Setup, number: int) -> Result:
    """Play one game of a simulation, always the same for its number."""
    seating = plan.seating(number)
    names = [plan.bots[bot] for bot in seating]
    match = play_match(Match(setup, names, plan.deal(number)), names, f"{plan.seed} {number}")
    return Result(
        seating,
        next(ply.actor for ply in match.plies if ply.actor >= 0),
        [match.state.points(seat) for seat in range(plan.players)],
        match.state.ranking(),
        len(match.plies),
        sum(ply.actor >= 0 and not ply.forced for ply in match.plies),
        match.state.end_reason(),
    )


def play_match(match: Match, bots: list[str], seed: str) -> Match:
    """Let bots play a match to its end."""
    players: list[Bot] = [
        make_bot(name, match.setup, zlib.crc32(f"{seed} {seat}".encode()))
        for seat, name in enumerate(bots)
    ]
    while not match.over:
        seat = match.actor
        match.play(seat, players[seat].choose(match.view(seat), len(match.plies)))
    return match


# --- processes ---------------------------------------------------------


def _play_here(plan: Simulation) -> Iterator[Result]:
    setup = plan.setup()
    for number in range(plan.games):
        yield play_game(plan, setup, number)


def _play_in_workers(plan: Simulation, jobs: int) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(min(jobs, plan.games), context, _ignore_interrupt) as pool:
        try:
            games = [pool.submit(_play_in_worker, plan, number) for number in range(plan.games)]
            for game in games:
                yield game.result()
        except BaseException:
            # The rest is not wanted: end the workers instead of waiting for their games.
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.kill()
            raise


def _ignore_interrupt() -> None:
    """Ignore Ctrl-C in workers; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_worker(plan: Simulation, number: int) -> Result:
    return play_game(plan, plan.setup(), number)


def cores() -> int:
    return os.cpu_count() or 1


# --- reporting ---------------------------------------------------------


def _report(plan: Simulation, results: list[Result]) -> Report:
    bots = []
    for bot, name in enumerate(plan.bots):
        seats = [result.seating.index(bot) for result in results]
        won = [_won(result, seat) for result, seat in zip(results, seats, strict=True)]
        points = [float(r.points[seat]) for r, seat in zip(results, seats, strict=True)]
        bots.append(BotReport(name, len(results), share(won), mean(points)))
    return Report(
        plan,
        len(results),
        bots,
        [share(_won_by_place(plan, results, place)) for place in range(plan.players)],
        mean([float(points) for result in results for points in result.points]),
        mean([float(result.plies) for result in results]),
        mean([float(result.decisions) for result in results]),
        dict(Counter(result.end for result in results).most_common()),
    )


def _won_by_place(plan: Simulation, results: list[Result], place: int) -> list[float]:
    return [_won(result, (result.start + place) % plan.players) for result in results]


def _won(result: Result, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
