"""Load on one site: many tables, a steady rate of moves. `make load` runs and publishes it.

python benchmarks/load.py                       500 tables, 200 moves a second, one minute
python benchmarks/load.py --kill 20             kill -9 at random moments under that load
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.crowd import Crowd, missing, unknown
from benchmarks.running_site import Site, quantile, raise_file_limit

TARGET_MS, TARGET_MB = 20.0, 600.0


async def steady(site: Site, args: argparse.Namespace, out: Console) -> dict[str, float]:
    """The load without accidents."""
    crowd = Crowd(site.address)
    out.print(f"opening {args.tables} tables ...")
    await crowd.sit_down(args.tables)
    lines = crowd.connect()
    await asyncio.sleep(3 + args.tables / 100)
    with Progress(console=out) as progress:
        task = progress.add_task("playing", total=args.seconds)
        before = site.move_seconds()[-1][1]
        crowd.seconds.clear()
        begun = time.perf_counter()
        for _ in range(int(args.seconds)):
            await crowd.play(args.rate, 1.0)
            progress.advance(task)
        spent = time.perf_counter() - begun
    await asyncio.sleep(1)
    buckets = site.move_seconds()
    felt = sorted(crowd.seconds)
    figures = {
        "tables": args.tables,
        "moves": buckets[-1][1] - before,
        "moves a second": (buckets[-1][1] - before) / spent,
        "server ms, median": quantile(buckets, 0.5) * 1000,
        "server ms, p99": quantile(buckets, 0.99) * 1000,
        "player ms, median": statistics.median(felt) * 1000,
        "player ms, p99": felt[int(len(felt) * 0.99)] * 1000,
        "memory MB": site.megabytes(),
        "refused": sum(crowd.refused.values()),
        "lines lost": crowd.lost,
    }
    crowd.running = False
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    site.stop()
    on_disk = site.events()
    figures["lost moves"] = len(missing(crowd.acknowledged, on_disk))
    figures["doubled moves"] = unknown(crowd.acknowledged, on_disk)
    return figures


async def killing(site: Site, args: argparse.Namespace, out: Console) -> dict[str, float]:
    """kill -9 again and again; after each, everything acknowledged must be there."""
    rng = random.Random(args.seed)
    crowd = Crowd(site.address)
    await crowd.sit_down(args.tables)
    lines = crowd.connect()
    await asyncio.sleep(2 + args.tables / 100)
    lost, restarts = 0, []
    with Progress(console=out) as progress:
        for _ in progress.track(range(args.kill), description="killing"):
            await crowd.play(args.rate, rng.uniform(1.0, 4.0))
            site.kill()
            lost += len(missing(crowd.acknowledged, site.events()))
            restarts.append(site.start())
            await asyncio.sleep(1.0 + args.tables / 200)
    before = {table: len(moves) for table, moves in crowd.acknowledged.items()}
    over = {player.table for player in crowd.players if _over(player)}
    waiting = set(before) - over
    until = time.perf_counter() + 10 + 3 * args.tables / args.rate
    while waiting and time.perf_counter() < until:
        await crowd.play(args.rate, 1.0)
        over = {player.table for player in crowd.players if _over(player)}
        waiting -= {t for t, moves in crowd.acknowledged.items() if len(moves) > before[t]} | over
    crowd.running = False
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    site.stop()
    moves = sum(len(moves) for moves in crowd.acknowledged.values())
    return {
        "tables": args.tables,
        "kills": args.kill,
        "acknowledged moves": moves,
        "lost moves": lost + len(missing(crowd.acknowledged, site.events())),
        "tables that stand still": len(waiting),
        "slowest restart, seconds": max(restarts),
    }


def _over(player: object) -> bool:
    message = getattr(player, "message", None)
    return message is not None and message.status == "finished"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kill", type=int, default=0, metavar="N", help="kill -9 N times")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    raise_file_limit()
    out = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        site.start()
        try:
            figures = asyncio.run((killing if args.kill else steady)(site, args, out))
        finally:
            if site.process:
                site.stop()
    for name, value in figures.items():
        print(f"{name:28} {value:10.2f}")
    bad = [
        name
        for name in ("lost moves", "doubled moves", "tables that stand still")
        if figures.get(name)
    ]
    for name in bad:
        print(f"not good: {name}", file=sys.stderr)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
