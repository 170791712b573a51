"""Play many games of Ganesha and see whether its reconstructed numbers make a good game.

Writes docs/balance/ganesha.md. Run it against the installed, compiled package:

    python tools/calibrate_ganesha.py --games 1000 --search-games 100
"""

from __future__ import annotations

import argparse
import dataclasses
import statistics
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from mandapa.bots.bot import Bot, make_bot
from mandapa.cli.bar import Bar
from mandapa.core.draws import seed_from_text
from mandapa.core.game import Setup
from mandapa.core.match import Match
from mandapa.core.views import View
from mandapa.games import find_game
from mandapa.lab.statistics import Estimate, mean, share

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "ganesha.md"
SIDES = ("day", "night")
LAP = 50
TYPICAL = (30, 70)
SPICES = (
    *("cardamom", "caraway", "coriander", "ginger"),
    *("black-mustard", "cinnamon", "red-pepper", "black-pepper"),
)


AIMS = """
## What they should lead to

Typical totals from 30 to 70; with three and four players someone passes 50 in 20-60 % of games; no
spice is always or never used; a bot that never offers wins less than half its fair share on either
side. The win share of each seat is only reported: with four players three seats begin a block of
three rounds and one never does, so seats are not equal.

With three and four players the slot values of green, purple and blue were raised by about a quarter
until totals and the passing of 50 were as they should be; red and yellow, and the boards for two
players, stayed as first proposed.

One thing does not hold: greedy bots use black mustard whenever they are offered it. It gives a
point and costs nothing (8.8), so no printed value could change that; search bots, too, leave it
only now and then.
"""


class NeverOffers(Bot):
    """Another bot that always passes in phase 3, waiting for the free final stage."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.setup, inner.seed)
        self.inner = inner

    def choose(self, view: View, ply: int = 0, seconds: float | None = None) -> int:
        if view["phase"] == "offer":
            return self.setup.game.actions.row("pass")
        return self.inner.choose(view, ply, seconds)

    def decide(self, root: Any, seat: int, rng: Any, seconds: float | None) -> int:
        return self.inner.decide(root, seat, rng, seconds)


@dataclasses.dataclass
class Tally:
    """What the games of one kind of table showed."""

    totals: list[int] = dataclasses.field(default_factory=list)
    winning: list[int] = dataclasses.field(default_factory=list)
    beyond: list[float] = dataclasses.field(default_factory=list)
    seat_wins: dict[int, list[float]] = dataclasses.field(default_factory=dict)
    final_share: list[float] = dataclasses.field(default_factory=list)
    laid: Counter[str] = dataclasses.field(default_factory=Counter)
    asked: Counter[str] = dataclasses.field(default_factory=Counter)
    used: Counter[str] = dataclasses.field(default_factory=Counter)
    waiter: list[float] = dataclasses.field(default_factory=list)


def bot_for(name: str, setup: Setup, seed: str) -> Bot:
    number = zlib.crc32(seed.encode())
    kind, _, inner = name.partition("+")
    if kind == "never-offers":
        return NeverOffers(make_bot(inner, setup, number))
    return make_bot(name, setup, number)


def play(setup: Setup, names: list[str], seed: str, tally: Tally) -> None:
    """One game; a name `never-offers+greedy` stands for the bot that waits."""
    match = Match(setup, names, seed_from_text(seed))
    bots = [bot_for(name, setup, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not match.over:
        seat = match.actor
        view = match.view(seat)
        action = bots[seat].choose(view, len(match.plies))
        watch(setup.game.actions[action].notation, view, tally)
        match.play(seat, action)
    watch_draws(match, tally)
    points = [match.state.points(seat) for seat in range(setup.players)]
    winner = match.state.ranking().index(1)
    tally.totals += points
    tally.winning.append(points[winner])
    tally.beyond.append(float(max(points) > LAP))
    opener = int(match.view(None)["opener"])
    for seat in range(setup.players):
        order = (seat - opener) % setup.players
        tally.seat_wins.setdefault(order, []).append(float(seat == winner))
        if names[seat].startswith("never-offers"):
            tally.waiter.append(float(seat == winner))
    sheets = match.state.scores()
    tally.final_share.append(sum(sheet["final"] for sheet in sheets) / max(sum(points), 1))


def watch(notation: str, view: View, tally: Tally) -> None:
    """Count how spices are asked and used."""
    if view["phase"] == "spice":
        tally.asked[view["spice"]] += 1
        tally.used[view["spice"]] += notation != "leave"
    elif view["phase"] == "lift":
        tally.asked["coriander"] += 1
        tally.used["coriander"] += notation != "leave"
    elif view["phase"] == "offer" and view["cinnamon"]:
        tally.asked["cinnamon"] += 1
        word = notation.split()
        needs = word[0] == "offer" and word[1] not in (word[2], "yellow", "none")
        tally.used["cinnamon"] += needs


def watch_draws(match: Match, tally: Tally) -> None:
    for ply in match.plies:
        word = match.setup.game.actions[ply.action].notation.split()
        if word[0] == "flip":
            tally.laid[word[2]] += 1


def table(players: int, side: str, names: list[str], games: int, seed: str) -> Tally:
    """Many games of one kind; the bots move on by a seat each game."""
    setup = find_game("ganesha").setup(players, {"side": side})
    tally = Tally()
    with Bar(games) as bar:
        for number in range(games):
            seating = [names[(seat + number) % players] for seat in range(players)]
            play(setup, seating, f"{seed} {players} {side} {number}", tally)
            bar.step()
    return tally


def percent(found: Estimate) -> str:
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f}-{100 * found.high:.0f})"


def points(found: Estimate) -> str:
    return f"{found.value:.1f} ({found.low:.1f}-{found.high:.1f})"


def middle(totals: list[int]) -> str:
    """Return the middle nine tenths of all totals."""
    cuts = statistics.quantiles(totals, n=20)
    return f"{cuts[0]:.0f}-{cuts[-1]:.0f}"


def study(bot: str, games: int, lines: list[str]) -> None:
    tallies = {
        (players, side): table(players, side, [bot] * players, games, f"calibrate {bot}")
        for players in (2, 3, 4)
        for side in SIDES
    }
    lines += [
        "",
        f"## Games between {bot} bots ({games} of each kind)",
        "",
        "| players | side | mean total | middle 90 % of totals | within 30-70 | winner's total"
        " | someone passes 50 | points from the final stage |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (players, side), tally in tallies.items():
        low, high = TYPICAL
        typical = share([float(low <= total <= high) for total in tally.totals])
        lines.append(
            f"| {players} | {side} | {points(mean([float(t) for t in tally.totals]))}"
            f" | {middle(tally.totals)} | {percent(typical)}"
            f" | {points(mean([float(t) for t in tally.winning]))}"
            f" | {percent(share(tally.beyond))}"
            f" | {100 * statistics.fmean(tally.final_share):.0f} % |"
        )
    lines += [
        "",
        "Wins by seat, counted from the player who was first in round one:",
        "",
        "| players | side | first | second | third | fourth |",
        "|---|---|---|---|---|---|",
    ]
    for (players, side), tally in tallies.items():
        wins = [percent(share(tally.seat_wins[seat])) for seat in range(players)]
        lines.append(f"| {players} | {side} | {' | '.join(wins + [''] * (4 - players))} |")
    lines += [
        "",
        "How often a spice is used, of all tokens on the altar and of all times it was offered:",
        "",
        "| spice | laid | used, of those laid | used, of those offered |",
        "|---|---|---|---|",
    ]
    for spice in SPICES:
        laid = sum(tally.laid[spice] for tally in tallies.values())
        asked = sum(tally.asked[spice] for tally in tallies.values())
        used = sum(tally.used[spice] for tally in tallies.values())
        lines.append(
            f"| {spice} | {laid} | {percent(of(used, laid))} | {percent(of(used, asked))} |"
        )
    print("\n".join(lines[-60:]), flush=True)


def of(part: int, whole: int) -> Estimate:
    return share([1.0] * part + [0.0] * (whole - part)) if whole else Estimate(0, 0, 1)


def waiting(bot: str, games: int, lines: list[str]) -> None:
    lines += [
        "",
        f"## One bot that never offers among {bot} bots ({games} games of each kind)",
        "",
        f"It chooses like a {bot} bot but always passes in phase 3. Its wins must stay under half"
        " of a fair share.",
        "",
        "| players | side | its wins | half a fair share |",
        "|---|---|---|---|",
    ]
    for players in (2, 3, 4):
        for side in SIDES:
            names = [f"never-offers+{bot}", *[bot] * (players - 1)]
            tally = table(players, side, names, games, f"waiting {bot}")
            lines.append(
                f"| {players} | {side} | {percent(share(tally.waiter))} | {50 / players:.0f} % |"
            )
            print(lines[-1], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each kind, greedy bots")
    parser.add_argument("--search-games", type=int, default=100, help="of each kind, search bots")
    parser.add_argument("--search", default="search:200", help="the search bot")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    edition = find_game("ganesha").edition()
    lines = [
        "# Ganesha: what its numbers lead to",
        "",
        f"Measured on edition {edition.name} ({edition.digest}) with `tools/calibrate_ganesha.py"
        f" --games {given.games} --search-games {given.search_games} --search {given.search}`."
        " In brackets: 95 % confidence intervals. All games with spices, laid at random; every bot"
        " sits in every seat equally often.",
        *AIMS.rstrip().splitlines(),
    ]
    for bot, games in (("greedy", given.games), (given.search, given.search_games)):
        if games:
            study(bot, games, lines)
            waiting(bot, games, lines)
    if not given.dry:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
