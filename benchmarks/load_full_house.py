"""The case of load.py with a full database: how soon the site answers, what lists cost, what it
keeps in memory, and whether what is due happens."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from contextlib import closing
from typing import Any

import httpx
from benchmarks.figures import Figures
from benchmarks.full_house import fill
from benchmarks.running_site import Site
from rich.console import Console
from rich.progress import Progress

START_S, LIST_MS, MEMORY_MB = 3.0, 20.0, 500.0
REQUESTS = 40  # of each list
OPENED = 2000  # tables that someone looks at one after another
BOTS = 50  # tables at which a bot has to decide
LISTS = {
    "lobby of a stranger": ("/api/tables", False),
    "lobby of a person": ("/api/tables", True),
    "public tables, open": ("/api/public-tables?status=open", False),
    "public tables, finished": ("/api/public-tables?status=finished", False),
    "public tables of a game": ("/api/public-tables?status=finished&game=rajas", False),
    "public tables by name, found": ("/api/public-tables?status=playing&name=p1", False),
    "public tables by name, not found": ("/api/public-tables?status=finished&name=zz", False),
    "own games": ("/api/my-games", True),
}


async def full_house(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Fill the database of a site, start it again and look around."""
    answer = httpx.post(f"{site.address}/api/programs", json={"name": "Measure"}, timeout=30)
    token, person = answer.json()["token"], answer.json()["person"]["id"]
    site.stop()
    with Progress(console=out) as progress:
        fill(site.database, person, args.unfinished, args.finished, BOTS, progress)
    started = await asyncio.to_thread(site.start)
    figures: Figures = {
        "unfinished tables": (args.unfinished, None),
        "finished tables": (args.finished, None),
        "database, MB": (site.database.stat().st_size / 2**20, None),
        "seconds from the start to the first answer": (started, START_S),
    }
    await asyncio.sleep(5)
    figures["memory after the start, MB"] = (site.megabytes(), MEMORY_MB)
    async with httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) as http:
        headers = {"Authorization": f"Bearer {token}"}
        for name, (path, own) in LISTS.items():
            figures[f"{name}, processor ms"] = (
                await _cost(site, http, path, headers if own else {}),
                LIST_MS,
            )
        out.print(f"opening {OPENED} tables ...")
        begun = time.perf_counter()
        for table in _some_tables(site):
            (await http.get(f"/api/tables/{table}", headers=headers)).raise_for_status()
        figures["tables opened a second, one after another"] = (
            OPENED / (time.perf_counter() - begun),
            None,
        )
    figures["memory after that, MB"] = (site.megabytes(), MEMORY_MB)
    figures["bots that have not decided"] = (await _bots_left(site), 0)
    return figures


async def _cost(site: Site, http: httpx.AsyncClient, path: str, headers: dict[str, Any]) -> float:
    for _ in range(3):
        (await http.get(path, headers=headers)).raise_for_status()
    begun = site.processor_seconds()
    for _ in range(REQUESTS):
        (await http.get(path, headers=headers)).raise_for_status()
    return (site.processor_seconds() - begun) / REQUESTS * 1000


def _rows(site: Site, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(site.database)) as connection:
        return connection.execute(query).fetchall()


def _some_tables(site: Site) -> list[str]:
    rows = _rows(site, f"SELECT id FROM tables ORDER BY id LIMIT {OPENED}")
    return [table for (table,) in rows]


async def _bots_left(site: Site) -> int:
    left = BOTS
    for _ in range(60):
        left = _rows(site, "SELECT count(*) FROM unfinished WHERE due = 0")[0][0]
        if not left:
            break
        await asyncio.sleep(1)
    return left
