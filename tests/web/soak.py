"""Whole games by a random clicker that clicks only what is lit. After every move, what is
drawn is compared with the view that the server gives. By hand: `make soak`."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as Lost

from mandapa.games import GAMES
from tests.server.site import Site
from tests.web.clicker import BOARDS, Clicker, Plan, Tally
from tests.web.spoken import LANGUAGES
from tests.web.visitor import launch

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "soak.md"
SEED = 20260
DRAWN = 0.8  # of all games are on the drawn boards, the rest on the plain one
LONGEST = 300.0  # seconds that one game may take
SOON = 100.0  # milliseconds in which a move should be drawn


def plans(games: int, seed: int = SEED) -> Iterator[Plan]:
    """All numbers of players and all options come up, as evenly as they can."""
    rng = random.Random(seed)
    drawn = round(games * DRAWN)
    for number in range(games):
        among = list(BOARDS if number < drawn else GAMES)
        turn, place = divmod(number if number < drawn else number - drawn, len(among))
        game = among[place]
        options = {
            option.name: option.choices[chosen(turn // 3, nth) % len(option.choices)]
            for nth, option in enumerate(GAMES[game].options)
        }
        yield Plan(
            game,
            players=2 + turn % 3,
            options=options,
            phone=turn % 4 == 3,
            lang=rng.choice(LANGUAGES),
            theme=rng.choice(("day", "night")),
            bot=rng.choice(("random", "greedy")),
            seed=seed + number,
            plain=number >= drawn,
        )


def chosen(time: int, nth: int) -> int:
    """Let neighbours come up in all four combinations of two choices."""
    return (time >> nth % 2) + nth // 2


def soak(
    browser: Browser,
    site: Site,
    wanted: list[Plan],
    until: float,
    say: Callable[[str], None],
    longest: float = LONGEST,
) -> Tally:
    tally, began = Tally(), time.monotonic()
    for number, plan in enumerate(wanted, 1):
        if time.monotonic() > until:
            tally.unfinished.append(f"{len(wanted) - number + 1} games: no time was left")
            break
        start, clicker = time.monotonic(), Clicker(browser, site, plan, tally)
        try:
            over = clicker.play(min(until, start + longest))
            if not over:
                spent = time.monotonic() - start
                tally.unfinished.append(f"{plan}: not over after {spent:.0f} s")
        except (Lost, AssertionError) as error:
            tally.unfinished.append(f"{plan}: {str(error).splitlines()[0]}")
        finally:
            clicker.close()
        tally.games[plan.kind] = tally.games.get(plan.kind, 0) + 1
        say(
            f"{number:4} of {len(wanted)}: {plan.kind}, {plan.players} players,"
            f" {time.monotonic() - start:.1f} s; differences so far: {len(tally.differences)}"
        )
    tally.seconds = time.monotonic() - began
    return tally


REPORT = """\
# The browser table under a random clicker

A random clicker plays whole games in a real browser and clicks only what is lit. After every move, what is
drawn (cards by their paint, motif and place, counts, names, markers, worths, what is lit, what a play is said to do)
is compared with the view that the server gives to that seat. Movement is off. Every number of players and every
option comes up.

```
make soak GAMES={games} SEED={seed}
```

- games: {games}
- decisions by clicking: {tally.decisions}, of {tally.moves} plies in all
- comparisons: {tally.comparisons}
- differences: {differences}
- errors or warnings on the console: {errors}
- games that did not come to their end: {unfinished}
- time: {minutes:.1f} minutes, bots included

## From the server's answer to the picture

Milliseconds from the arrival of a message in the page until the frame that shows it.

| board | games | messages | median | 99 % within | slowest | within 100 ms |
|---|---|---|---|---|---|---|
{rows}
"""  # noqa: E501


def report(tally: Tally, seed: int) -> str:
    rows = []
    for kind, count in sorted(tally.games.items()):
        if times := tally.times.get(kind):
            most = sorted(times)[int(0.99 * len(times))]
            figures = (statistics.median(times), most, max(times))
            soon = sum(took <= SOON for took in times) / len(times)
            rows.append(
                f"| {kind} | {count} | {len(times)} |"
                f" {' | '.join(f'{one:.0f}' for one in figures)} | {100 * soon:.1f} % |"
            )
    page = REPORT.format(
        games=sum(tally.games.values()),
        seed=seed,
        tally=tally,
        differences=len(tally.differences),
        errors=len(tally.errors),
        unfinished=len(tally.unfinished),
        minutes=tally.seconds / 60,
        rows="\n".join(rows),
    )
    found = [*tally.differences, *tally.errors, *tally.unfinished]
    if found:
        page += "\n## What was found\n\n" + "".join(f"- {line}\n" for line in found[:40])
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", help="of this game alone")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after this time")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    given = parser.parse_args()
    wanted = [one for one in plans(given.games, given.seed) if given.only in (None, one.game)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder), bot_workers=1).start()
        browser = launch(playwright)
        try:
            until = time.monotonic() + 60 * given.minutes
            tally = soak(browser, site, wanted, until, lambda line: print(line, flush=True))
        finally:
            browser.close()
            site.stop()
    page = report(tally, given.seed)
    print(page)
    if given.write:
        PAGE.write_text(page, encoding="utf-8")
    return bool(tally.differences or tally.errors or tally.unfinished)


if __name__ == "__main__":
    sys.exit(main())
