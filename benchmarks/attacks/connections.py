"""Requests that are huge, half sent or never read, and floods of pings."""

from __future__ import annotations

import argparse
import asyncio
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import httpx
from benchmarks.figures import Figures
from benchmarks.load_cases import WORDS_TAKE
from benchmarks.running_site import Site
from rich.console import Console

HEAD_MEGABYTES, HALF_SENT, WAITING, FLOOD_SECONDS = 105, 300, 45.0, 10.0
ANSWER_MS, MEMORY_MB = 250.0, 30.0
PING = struct.pack("!BB4s", 0x89, 0x80, b"")  # empty, with a mask of zeros
EVE = "127.0.0.2"  # an address of its own: 127.0.0.1 may be a proxy's
T = TypeVar("T")


async def heads(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Headers without end, and an address without end."""
    size = max(2_000_000, int(HEAD_MEGABYTES * 1_000_000 * args.scale))
    out.print(f"sending {size / 1e6:.0f} MB of headers ...")
    before = site.megabytes()

    async def send() -> float:
        line = b"X-Header: " + b"x" * 88 + b"\r\n"
        sent = await _pour(site, b"GET / HTTP/1.1\r\nHost: localhost\r\n", line * 1000, size)
        return sent + await _pour(site, b"GET /", b"x" * 100_000, size)

    taken, quiet, slowest = await _meanwhile(site, send)
    return {
        "sent, MB": (2 * size / 1e6, None),
        "taken before the connection was closed, MB": (taken / 1e6, None),
        "memory, MB more": (site.megabytes() - before, MEMORY_MB),
        "health before, slowest of 50, ms": (quiet, None),
        "health meanwhile, slowest, ms": (slowest, _answer(args)),
    }


async def half_sent(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Requests whose end never comes: no head, half a head, half a body, half a handshake."""
    number = max(20, int(HALF_SENT * args.scale))
    seconds = WAITING if args.scale >= 1 else 14.0
    starts = (
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    )

    async def send() -> int:
        lines = [await _dial(site) for _ in range(number)]
        for place, (_, writer) in enumerate(lines):
            writer.write(starts[place % len(starts)])
        out.print(f"waiting for {seconds:.0f} s ...")
        await asyncio.sleep(seconds)
        still = sum([not await _ended(reader) for reader, _ in lines])
        for _, writer in lines:
            writer.close()
        return still

    still, quiet, slowest = await _meanwhile(site, send)
    return {
        "half-sent requests": (number, None),
        f"open after {seconds:.0f} s": (still, 0),
        "health before, slowest of 50, ms": (quiet, None),
        "health meanwhile, slowest, ms": (slowest, _answer(args)),
    }


async def pings(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Pings as fast as they go, on one WebSocket after another."""
    seconds = max(2.0, FLOOD_SECONDS * args.scale)
    table = await _table(site)
    before, computed = site.megabytes(), site.processor_seconds()
    out.print(f"pings for {seconds:.0f} s ...")

    async def send() -> int:
        until, answered = time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            answered += await _flood(site, table, until)
        return answered

    answered, quiet, slowest = await _meanwhile(site, send)
    computed = site.processor_seconds() - computed
    return {
        "pings answered a second": (answered / seconds, None),
        "processor time a second, ms": (computed / seconds * 1000, None),
        "memory, MB more": (site.megabytes() - before, MEMORY_MB),
        "health before, slowest of 50, ms": (quiet, None),
        "health meanwhile, slowest, ms": (slowest, _answer(args)),
    }


def _answer(args: argparse.Namespace) -> float:
    """What others may wait; the tests run a tenth of an attack beside other work."""
    return ANSWER_MS if args.scale >= 1 else 4 * ANSWER_MS


# --- what they share -------------------------------------------------------------


async def _meanwhile(site: Site, attack: Callable[[], Awaitable[T]]) -> tuple[T, float, float]:
    """Attack, and ask for the site's health every 50 ms: the slowest answer before and meanwhile,
    in ms. What is slow before already is slow because of the machine's other work."""
    took: list[float] = []

    async def ask() -> None:
        async with httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) as http:
            while True:
                begun = time.perf_counter()
                (await http.get("/health")).raise_for_status()
                took.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(0.05)

    asking = asyncio.create_task(ask())
    await asyncio.sleep(WORDS_TAKE)  # the site itself is still getting ready
    took.clear()
    while len(took) < 50:
        await asyncio.sleep(0.05)
    quiet = max(took)
    took.clear()
    try:
        found = await attack()
        while not took:
            await asyncio.sleep(0.05)
    finally:
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
    return found, quiet, max(took)


async def _dial(site: Site) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", site.port, local_addr=(EVE, 0))


async def _ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other side has closed; what it said before does not matter."""
    try:
        async with asyncio.timeout(0.02):
            while await reader.read(65536):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


async def _pour(site: Site, start: bytes, more: bytes, size: int) -> float:
    """Send until the other side closes or enough is sent; the bytes that went out."""
    _, writer = await _dial(site)
    sent = 0
    with suppress(ConnectionError):
        writer.write(start)
        while sent < size:
            writer.write(more)
            await writer.drain()
            sent += len(more)
        writer.write(b"\r\n\r\n")
        await writer.drain()
    writer.close()
    return sent


async def _table(site: Site) -> str:
    async with httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) as http:
        token = (await http.post("/api/programs", json={"name": "Eve"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        opened = await http.post("/api/tables", json={"game": "flowers"})
        return str(opened.json()["table"])


async def _flood(site: Site, table: str, until: float) -> int:
    """Pings on one line until it is cut or the time is over; how many were answered."""
    reader, writer = await _dial(site)
    answered = 0
    with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
        writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        while time.perf_counter() < until:
            writer.write(PING * 1000)
            await writer.drain()
            async with asyncio.timeout(1):
                answered += (await reader.read(65536)).count(b"\x8a\x00")
            if reader.at_eof():
                break
    writer.close()
    return answered
