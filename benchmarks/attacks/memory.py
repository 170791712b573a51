"""Connections opened and closed and bodies refused, by the thousand; and a long load."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
from benchmarks.figures import Figures
from benchmarks.load_cases import dismiss, gather
from benchmarks.running_site import Site, quantile
from rich.console import Console
from rich.progress import Progress

CONNECTIONS, BODIES, TOGETHER = 20_000, 20_000, 20
MEMORY_MB = 30.0
LOAD_SECONDS, TABLES, RATE = 600.0, 500, 200.0
DELAY_MS = 50.0
HELLO = (
    "GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REFUSED = (b'{"nme": 1}', b'{"name": "\xff"}', b"[", b'{"name": "' + b"x" * 70_000 + b'"}')


async def garbage(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """What is left of connections and refusals once they are over."""
    connections, bodies = int(CONNECTIONS * args.scale), int(BODIES * args.scale)
    async with httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) as http:
        token = (await http.post("/api/programs", json={"name": "Eve"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        table = (await http.post("/api/tables", json={"game": "flowers"})).json()["table"]

    async def come_and_go(number: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(HELLO.format(table=table).encode())
        await reader.readuntil(b"\r\n\r\n")
        await reader.read(100)  # it has been told something
        if number % 2:
            writer.write(b"\x88\x80\x00\x00\x00\x00")  # half of them say goodbye
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    async def be_refused(number: int) -> None:
        body = REFUSED[number % len(REFUSED)]
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        head = "POST /api/people HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        with suppress(ConnectionError):
            while await reader.read(65536):
                pass
        writer.close()

    # What is made once, such as words and buffers for as many at a time, is no growth.
    await asyncio.sleep(20 if args.scale >= 1 else 8)
    await _many(come_and_go, 500, out, "warming up")
    await _many(be_refused, 500, out, "warming up")
    await asyncio.sleep(1)
    before = _resident(site)
    await _many(come_and_go, connections, out, "connections")
    await asyncio.sleep(1)
    between = _resident(site)
    await _many(be_refused, bodies, out, "refused bodies")
    await asyncio.sleep(1)
    after = _resident(site)
    return {
        "connections opened and closed": (connections, None),
        "memory for these, MB": (between - before, None),
        "refused bodies": (bodies, None),
        "memory for these, too, MB": (after - between, None),
        "memory in all, MB more": (after - before, MEMORY_MB),
    }


async def long_load(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """How long single steps take, and how late the others begin, while many play."""
    full = args.scale >= 1
    tables, seconds = (TABLES, LOAD_SECONDS) if full else (20, 8.0)
    load = argparse.Namespace(tables=tables, seed=args.seed)
    crowd, lines = await gather(site, load, out)
    await asyncio.sleep(15 if full else 3)  # the site itself is still getting ready
    before = await asyncio.to_thread(site.get, "/metrics")
    memory = _resident(site)
    with Progress(console=out) as progress:
        for _ in progress.track(range(int(seconds)), description="playing"):
            await crowd.play(RATE * tables / TABLES, 1.0)
    after = await asyncio.to_thread(site.get, "/metrics")
    memory = _resident(site) - memory
    await dismiss(crowd, lines)
    delays = _since("mandapa_loop_delay_seconds", before, after)
    steps = _since("mandapa_callback_seconds", before, after)
    pauses = _since("mandapa_garbage_seconds", before, after)
    return {
        "seconds": (seconds, None),
        "tables": (tables, None),
        "delays of the event loop, median, ms": (quantile(delays, 0.5) * 1000, None),
        "delays of the event loop, 99.9 %, ms": (
            quantile(delays, 0.999) * 1000,
            DELAY_MS if full else None,  # a few seconds say little
        ),
        "steps of more than 50 ms of processor time": (_over(steps, 0.05), 0),
        "steps of more than 20 ms of processor time": (_over(steps, 0.02), None),
        "pauses for garbage of more than 10 ms": (_over(pauses, 0.01), None),
        "memory, MB more": (memory, None),
    }


async def _many(
    what: Callable[[int], Awaitable[None]], number: int, out: Console, name: str
) -> None:
    with Progress(console=out) as progress:
        for start in progress.track(range(0, number, TOGETHER), description=name):
            await asyncio.gather(*[what(start + one) for one in range(TOGETHER)])


def _resident(site: Site) -> float:
    """The memory that the process has now, in MB."""
    assert site.process
    status = Path(f"/proc/{site.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def _since(name: str, before: str, after: str) -> list[tuple[float, int]]:
    """The buckets of a histogram, all its labels together."""
    old, new = _buckets(name, before), _buckets(name, after)
    return [(edge, count - old.get(edge, 0)) for edge, count in sorted(new.items())]


def _buckets(name: str, text: str) -> dict[float, int]:
    found: dict[float, int] = {}
    for edge, count in re.findall(name + r'_bucket\{.*?le="([^"]+)"\} ([\d.e+]+)', text):
        found[float(edge)] = found.get(float(edge), 0) + int(float(count))
    return found


def _over(buckets: list[tuple[float, int]], seconds: float) -> int:
    within = [count for edge, count in buckets if edge <= seconds]
    return buckets[-1][1] - (within[-1] if within else 0)
