"""How bots fare against each other, over many seat-rotated games; writes docs/strength.md.

Run by hand: it takes a while.
"""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from mandapa.games import GAMES
from mandapa.lab.simulate import Report, Simulation, cores, simulate

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"


@dataclasses.dataclass(frozen=True)
class Study:
    """A pairing, and what its first bot should reach."""

    game: str
    bots: tuple[str, ...]
    games: int
    what: str  # "value" or "low": the share itself, or the lower end of its interval
    target: float

    def plan(self, seed: str) -> Simulation:
        return Simulation(self.game, len(self.bots), self.games, seed, self.bots)


# Where a game needs something else than 90 % of wins, or fewer games because they are long.
GREEDY_SHARE = {"flowers": 0.85, "rajas": 0.95}
SEARCH_GAMES = {"rajas": 200}
STUDIES = [
    study
    for game in GAMES
    for study in (
        Study(game, ("greedy", "random"), 1000, "value", GREEDY_SHARE.get(game, 0.90)),
        Study(game, ("search:1000", "greedy"), SEARCH_GAMES.get(game, 400), "low", 0.60),
    )
]


def row(study: Study, report: Report) -> str:
    wins = report.bots[0].wins
    points = " / ".join(f"{bot.points.value:.1f}" for bot in report.bots)
    reached = "reached" if getattr(wins, study.what) > study.target else "NOT reached"
    name = "share" if study.what == "value" else "lower bound"
    return (
        f"| {study.game} | {' against '.join(study.bots)} | {report.games}"
        f" | {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}) | {points}"
        f" | {name} above {study.target:.0%}: {reached} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="only this game")
    parser.add_argument("--seed", default="strength", help="the text the deals come from")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes")
    arguments = parser.parse_args()
    studies = [study for study in STUDIES if arguments.game in (None, study.game)]
    rows = []
    with Progress(console=Console(stderr=True)) as progress:
        for study in studies:
            task = progress.add_task(f"{study.game} {study.bots[0]}", total=study.games)

            def advance(task: int = task) -> None:
                progress.advance(task)  # type: ignore[arg-type]

            rows.append(row(study, simulate(study.plan(arguments.seed), arguments.jobs, advance)))
            print(rows[-1], flush=True)
    if arguments.game is None:
        PAGE.write_text(page(rows, arguments.seed), encoding="utf-8")


def page(rows: list[str], seed: str) -> str:
    return "\n".join(
        [
            "# How strong the bots are",
            "",
            f"Written by `benchmarks/strength.py --seed {seed}`, run by hand. Every deal is"
            " played with every seating; a shared victory counts as its part; intervals are"
            " Wilson's at 95 %.",
            "",
            "| game | bots | games | won by the first | mean points | target |",
            "|---|---|---:|---:|---:|---|",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    main()
