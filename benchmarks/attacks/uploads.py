"""Files that are meant to be read slowly, sent all the time, while others ask how the site is."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from pathlib import Path

import httpx
from benchmarks.figures import Figures
from benchmarks.running_site import Site
from rich.console import Console

from mandapa.core.trace import read_recording

SIZE = 2 * 1024 * 1024 - 16384  # about as much as the site takes
RECORDED = Path(__file__).parents[2] / "tests" / "games" / "rajas" / "recorded"
ASKED = 50


def hostile_logs() -> dict[str, str]:
    """Logs of a whole game with something in them that is long to read."""
    longest = max(RECORDED.glob("*.game"), key=lambda path: path.stat().st_size)
    real, _ = read_recording(longest.read_text(encoding="utf-8"))
    head = real.partition("\n\n")[0]
    return {
        "spaces": f"{head}\n\n1 {' ' * SIZE}",
        "marks": f"{head}\n\n1 {' #' * (SIZE // 2)}",
        "lines": f"{head}\n\n{('1 ' + ' ' * 390 + chr(10)) * (SIZE // 393)}",
        "blank lines": "mandapa log 1" + "\n" * (SIZE // 2),
        "options": "mandapa log 1\n" + "\n".join(f"option {n} x" for n in range(SIZE // 20)),
        "a whole game, and on": real + real.partition("\n\n")[2],
        "a whole game": real,
    }


def hostile_editions() -> dict[str, str]:
    """As many characters as an edition may have, nested as deep as they go."""
    return {
        "tables": "\n".join(f"[t{n}]" for n in range(2500)),
        "arrays": "a = " + "[\n" * 9000,
        "inline tables": "\n".join(f"a{n} = {'{a=' * 70}1{'}' * 70}" for n in range(60)),
    }


async def uploads(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Send everything again and again, and ask for the site's health meanwhile."""
    logs, editions = hostile_logs(), hostile_editions()
    async with httpx.AsyncClient(base_url=site.address, timeout=60) as http:
        made = (await http.post("/api/programs", json={"name": "Eve"})).json()
        http.headers["Authorization"] = f"Bearer {made['token']}"
        bodies = [("/api/records", _body(log=log)) for log in logs.values()]
        bodies += [
            ("/api/tables", _body(game="rajas", edition_text=text)) for text in editions.values()
        ]
        slowest = await _one_by_one(http, bodies)
        done = asyncio.Event()
        sending = [asyncio.create_task(_send(http, bodies[n:], done)) for n in range(3)]
        await asyncio.sleep(0.5)
        took: list[float] = []
        until = time.perf_counter() + 30 * args.scale
        while len(took) < ASKED or time.perf_counter() < until:
            begun = time.perf_counter()
            answer = await http.get("/health")
            took.append(1000 * (time.perf_counter() - begun))
            answer.raise_for_status()
            await asyncio.sleep(0.05)
        done.set()
        sent = sum([await task for task in sending])
    out.print(f"{sent} files, health asked for {len(took)} times")
    worst = max(max(took[n : n + ASKED]) for n in range(0, len(took) - ASKED + 1, ASKED))
    return {
        "files sent": (sent, None),
        "a file alone, slowest answer, s": (slowest, None),
        "health meanwhile, median, ms": (statistics.median(took), 20.0),
        "health meanwhile, slowest of 50, ms": (worst, 250.0),
        "memory, MB": (site.megabytes(), None),
    }


Bodies = list[tuple[str, bytes]]


def _body(**fields: str) -> bytes:
    """Written out once: what measures must not be busy itself."""
    return json.dumps(fields).encode()


async def _one_by_one(http: httpx.AsyncClient, bodies: Bodies) -> float:
    slowest = 0.0
    for path, body in bodies:
        begun = time.perf_counter()
        answer = await http.post(path, content=body)
        slowest = max(slowest, time.perf_counter() - begun)
        assert answer.status_code in (201, 400), answer.text[:200]
    return slowest


async def _send(http: httpx.AsyncClient, bodies: Bodies, done: asyncio.Event) -> int:
    sent = 0
    while not done.is_set():
        path, body = bodies[sent % len(bodies)]
        await http.post(path, content=body)
        sent += 1
    return sent
