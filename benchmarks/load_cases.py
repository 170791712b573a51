"""The cases of load.py: each gives figures, some with the most they may be."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from typing import Any

import httpx
from benchmarks.crowd import Crowd, Player, missing, unknown
from benchmarks.figures import Figures
from benchmarks.running_site import Site, quantile
from rich.console import Console
from rich.progress import Progress

from mandapa.games import GAMES

WORDS_TAKE = 4.0  # seconds after which a new site has its words ready
SERVER_MS, MEMORY_MB, RECORD_MS = 20.0, 600.0, 100.0


async def steady(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """The load without accidents."""
    crowd, lines = await gather(site, args, out)
    before = await asyncio.to_thread(site.move_seconds)
    crowd.seconds.clear()
    begun, computed = time.perf_counter(), site.processor_seconds()
    with Progress(console=out) as progress:
        for _ in progress.track(range(int(args.seconds)), description="playing"):
            await crowd.play(args.rate, 1.0)
    spent = time.perf_counter() - begun
    computed = site.processor_seconds() - computed
    await asyncio.sleep(1)
    buckets = _since(before, await asyncio.to_thread(site.move_seconds))
    memory = site.megabytes()
    await dismiss(crowd, lines)
    site.stop()
    on_disk = site.events()
    felt = sorted(crowd.seconds)
    return {
        "tables": (args.tables, None),
        "moves": (buckets[-1][1], None),
        "moves a second": (buckets[-1][1] / spent, None),
        "server's time, median, ms": (quantile(buckets, 0.5) * 1000, None),
        "server's time, p99, ms": (quantile(buckets, 0.99) * 1000, SERVER_MS),
        "processor time a move, ms": (computed / buckets[-1][1] * 1000, None),
        "players' time, median, ms": (statistics.median(felt) * 1000, None),
        "players' time, p99, ms": (felt[int(len(felt) * 0.99)] * 1000, None),
        "memory, MB": (memory, MEMORY_MB),
        "connections lost": (crowd.lost, 0),
        "refused moves": (sum(crowd.refused.values()), 0),
        "lost moves": (len(missing(crowd.acknowledged, on_disk)), 0),
        "doubled moves": (unknown(crowd.acknowledged, on_disk), 0),
    }


async def killing(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """kill -9 again and again."""
    rng = random.Random(args.seed)
    crowd, lines = await gather(site, args, out)
    lost, restarts = 0, [0.0]
    with Progress(console=out) as progress:
        for _ in progress.track(range(args.kills), description="killing"):
            await crowd.play(args.rate, rng.uniform(1.0, 4.0))
            site.kill()
            lost += len(missing(crowd.acknowledged, site.events()))
            restarts.append(await asyncio.to_thread(site.start))
            await asyncio.sleep(1.0 + args.tables / 200)
    before = {table: len(moves) for table, moves in crowd.acknowledged.items()}
    waiting = set(before)
    until = time.perf_counter() + 20 + 5 * args.tables / args.rate
    while waiting and time.perf_counter() < until:
        await crowd.play(args.rate, 1.0)
        over = {player.table for player in crowd.players if _over(player)}
        waiting -= {t for t, moves in crowd.acknowledged.items() if len(moves) > before[t]} | over
    await dismiss(crowd, lines)
    site.stop()
    moves = sum(len(moves) for moves in crowd.acknowledged.values())
    return {
        "tables": (args.tables, None),
        "kills": (args.kills, None),
        "acknowledged moves": (moves, None),
        "lost moves": (lost + len(missing(crowd.acknowledged, site.events())), 0),
        "tables that stand still": (len(waiting), 0),
        "slowest restart, seconds": (max(restarts), None),
    }


async def records(site: Site, args: argparse.Namespace, out: Console) -> Figures:  # noqa: ARG001
    """Finished games, opened cold."""
    async with _client(site) as http:
        tables = {}
        for game in GAMES:
            wanted = {"game": game, "players": 4, "seats": ["greedy"] * 4, "start": True}
            tables[game] = (await http.post("/api/tables", json=wanted)).json()["table"]
        plies = {}
        for game, table in tables.items():
            while True:
                now = (await http.get(f"/api/tables/{table}")).json()
                if now["status"] == "finished":
                    break
                await asyncio.sleep(0.2)
            plies[game] = now["plies"]
    figures: Figures = {}
    for game, table in tables.items():
        parts = {"position": f"/record/{plies[game]}", "story": "/record"}
        worst = dict.fromkeys(parts, 0.0)
        for perspective in ("spectator", "0", "everyone"):
            site.stop()
            await asyncio.to_thread(site.start)
            await asyncio.sleep(WORDS_TAKE)
            async with _client(site) as http:
                await http.get("/api/me")  # warms the line, not the table
                for part, path in parts.items():
                    begun = time.perf_counter()
                    asked = {"perspective": perspective}
                    (await http.get(f"/api/tables/{table}{path}", params=asked)).raise_for_status()
                    worst[part] = max(worst[part], time.perf_counter() - begun)
        for part, seconds in worst.items():
            name = f"{game}, {plies[game]} plies: {part}, ms"
            figures[name] = (seconds * 1000, RECORD_MS)
    return figures


async def thinking(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Four bots think without end, others move."""
    async with _client(site) as http:
        for _ in range(4):
            wanted = {
                "game": "rajas",
                "players": 4,
                "seats": ["search:20000"] * 4,
                "start": True,
            }
            (await http.post("/api/tables", json=wanted)).raise_for_status()
        few = argparse.Namespace(**{**vars(args), "tables": min(40, args.tables)})
        crowd, lines = await gather(site, few, out)
        before = await asyncio.to_thread(site.move_seconds)
        for _ in range(int(args.seconds / 2)):
            await crowd.play(20.0, 1.0)
        buckets = _since(before, await asyncio.to_thread(site.move_seconds))
        await dismiss(crowd, lines)
    return {
        "moves at other tables": (buckets[-1][1], None),
        "server's time, median, ms": (quantile(buckets, 0.5) * 1000, None),
        "server's time, p99, ms": (quantile(buckets, 0.99) * 1000, SERVER_MS),
    }


# --- what they share -------------------------------------------------------------


async def gather(
    site: Site, args: argparse.Namespace, out: Console
) -> tuple[Crowd, list[asyncio.Task[None]]]:
    crowd = Crowd(site.address, args.seed)
    out.print(f"opening {args.tables} tables ...")
    await crowd.sit_down(args.tables)
    lines = crowd.connect()
    await asyncio.sleep(3 + args.tables / 60)
    return crowd, lines


async def dismiss(crowd: Crowd, lines: list[asyncio.Task[None]]) -> None:
    crowd.running = False
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


def _client(site: Site) -> httpx.AsyncClient:
    token = _token(site)
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=site.address, headers=headers, timeout=60)


def _token(site: Site) -> Any:
    answer = httpx.post(f"{site.address}/api/programs", json={"name": "Measure"}, timeout=30)
    return answer.json()["token"]


def _since(before: list[tuple[float, int]], after: list[tuple[float, int]]) -> Any:
    return [(le, n - m) for (le, n), (_, m) in zip(after, before, strict=True)]


def _over(player: Player) -> bool:
    return player.message is not None and player.message.status == "finished"
