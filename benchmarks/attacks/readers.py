"""Many who only read: spectators of a game, and one who looks through records without end."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets
from benchmarks.figures import Figures
from benchmarks.running_site import Site
from rich.console import Console

SPECTATORS, MOVES = 200, 70
SPECTATORS_MS = 12.0  # of processor time that they may add to a move
WRITES, ASKING = 60, 8
PAUSE = 0.05  # seconds between two writes
# Seconds from move to move while processor time is measured, with and without spectators: what
# the site does every second anyway counts alike.
PACE = 0.25
WRITE_MS = 20.0  # for a write beside someone who reads records
WORDS_TAKE = 4.0  # seconds after which a new site has its words ready
GAME = "rajas"  # the largest view


async def spectators(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Measure the processor time of a move with and without spectators."""
    many, moves = max(20, int(SPECTATORS * args.scale)), max(10, int(MOVES * args.scale))
    await _quiet(site)
    async with _person(site, "Ann") as ann, _person(site, "Bo") as bo:
        game = await _Game.begun(site, ann, bo)
        await game.play(5)  # words and drawings are made
        alone = await _processor_ms(site, game, moves)
        out.print(f"{many} spectators sit down ...")
        crowd = [_Spectator(site, game.table, ("en", "ru")[n % 2]) for n in range(many)]
        await asyncio.gather(*(one.come() for one in crowd))
        game.spectators = crowd
        await game.play(3)
        told = _told(site)
        watched = await _processor_ms(site, game, moves)
        told_now = _told(site)
        await asyncio.gather(*(one.socket.close() for one in crowd))
        await game.close()
    return {
        "spectators": (many, None),
        "moves": (moves, None),
        "processor time of a move without spectators, ms": (alone, None),
        "processor time that they add to a move, ms": (watched - alone, SPECTATORS_MS),
        "messages sent a move": ((told_now[0] - told[0]) / moves, None),
        "messages made a move": ((told_now[1] - told[1]) / moves, None),
    }


async def records(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Measure how long a write takes beside someone who asks for positions without end."""
    writes = max(15, int(WRITES * args.scale))
    await asyncio.sleep(WORDS_TAKE)
    async with _person(site, "Ann") as ann, _person(site, "Bo") as bo, _person(site, "Eve") as eve:
        wanted = {"game": GAME, "players": 4, "seats": ["greedy"] * 4, "start": True}
        record = (await eve.post("/api/tables", json=wanted)).raise_for_status().json()["table"]
        out.print("a game of bots is played ...")
        while (now := (await eve.get(f"/api/tables/{record}")).json())["status"] != "finished":
            await asyncio.sleep(0.5)
        game = await _Game.begun(site, ann, bo)
        await game.play(5)
        quiet = await _spaced(game, writes)
        asked = 0

        async def ask(number: int) -> None:
            nonlocal asked
            while True:
                ply = (number * 37 + asked * 11) % now["plies"]
                about = {"perspective": "everyone", "drawn": "", "lang": "en"}
                answer = await eve.get(f"/api/tables/{record}/record/{ply}", params=about)
                answer.raise_for_status()
                asked += 1

        tasks = [asyncio.create_task(ask(number)) for number in range(ASKING)]
        await asyncio.sleep(1)
        begun, before = time.perf_counter(), asked
        busy = await _spaced(game, writes)
        rate = (asked - before) / (time.perf_counter() - begun)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await game.close()
    return {
        "positions a second": (rate, None),
        "a write without them, median, ms": (statistics.median(quiet) * 1000, None),
        "a write beside them, median, ms": (statistics.median(busy) * 1000, WRITE_MS),
        "a write beside them, slowest, ms": (max(busy) * 1000, None),
    }


class _Game:
    """Two people who take turns, each on a line of their own."""

    def __init__(self, table: str, lines: list[Any]) -> None:
        self.table, self.lines = table, lines
        self.now: list[dict[str, Any]] = [{}, {}]
        self.spectators: list[_Spectator] = []

    @classmethod
    async def begun(cls, site: Site, ann: httpx.AsyncClient, bo: httpx.AsyncClient) -> _Game:
        wanted = {"game": GAME, "seats": ["me"]}
        table = (await ann.post("/api/tables", json=wanted)).json()["table"]
        for client, do in ((bo, {"do": "sit", "seat": 1}), (ann, {"do": "start"})):
            (await client.post(f"/api/tables/{table}/do", json=do)).raise_for_status()
        lines = [await _line(site, table, client) for client in (ann, bo)]
        game = cls(table, lines)
        for number in range(2):
            await game._hear(number)
        return game

    async def close(self) -> None:
        for line in self.lines:
            await line.close()

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            await self.move()

    async def move(self) -> float:
        """Decide once; the seconds until it is acknowledged. Returns when all have been told."""
        number = next(seat for seat in range(2) if self.now[seat].get("legal"))
        now = self.now[number]
        act = {"do": "act", "turn": now["turn"], "actions": [now["legal"][0]["notation"]]}
        begun = time.perf_counter()
        await self.lines[number].send(json.dumps(act))
        while (await self._hear(number))["type"] != "done":
            pass
        took = time.perf_counter() - begun
        seq = max(one["seq"] for one in self.now)
        while any(one["seq"] <= now["seq"] for one in self.now):
            for seat in range(2):
                if self.now[seat]["seq"] <= now["seq"]:
                    await self._hear(seat)
        seq = max(one["seq"] for one in self.now)
        for one in self.spectators:
            await one.told(seq)
        return took

    async def _hear(self, number: int) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.lines[number].recv())
        if message["type"] == "refused":
            raise RuntimeError(message["text"])
        if message["type"] == "table":
            self.now[number] = message
        return message


class _Spectator:
    """Someone without a name or a seat, with a browser's line."""

    def __init__(self, site: Site, table: str, lang: str) -> None:
        ws = site.address.replace("http", "ws", 1)
        self._address = f"{ws}/ws/{table}?lang={lang}&drawn={GAME}"
        self.socket: Any = None

    async def come(self) -> None:
        self.socket = await websockets.connect(
            self._address, proxy=None, max_size=None, open_timeout=60, max_queue=1000
        )

    async def told(self, seq: int) -> None:
        while json.loads(await self.socket.recv()).get("seq", 0) < seq:
            pass


async def _spaced(game: _Game, moves: int) -> list[float]:
    """How long moves take, with pauses between them as people make."""
    found = []
    for _ in range(moves):
        await asyncio.sleep(PAUSE)
        found.append(await game.move())
    return found


async def _processor_ms(site: Site, game: _Game, moves: int) -> float:
    begun = site.processor_seconds()
    for _ in range(moves):
        pause = asyncio.create_task(asyncio.sleep(PACE))
        await game.move()
        await pause
    return (site.processor_seconds() - begun) / moves * 1000


async def _quiet(site: Site) -> None:
    """Wait until a new site has its words ready."""
    used = -1.0
    while site.processor_seconds() - used > WORDS_TAKE / 20:
        used = site.processor_seconds()
        await asyncio.sleep(WORDS_TAKE)


def _told(site: Site) -> tuple[float, float]:
    """Return how many messages about tables were sent and made; none where nobody counts them."""
    lines = [line.split() for line in site.get("/metrics").splitlines()]
    found = {line[0]: float(line[1]) for line in lines if len(line) == 2}
    return found.get("mandapa_told_total", 0), found.get("mandapa_tellings_made_total", 0)


async def _line(site: Site, table: str, client: httpx.AsyncClient) -> Any:
    return await websockets.connect(
        f"{site.address.replace('http', 'ws', 1)}/ws/{table}?drawn={GAME}",
        additional_headers={"Authorization": client.headers["Authorization"]},
        proxy=None,
        max_size=None,
    )


@asynccontextmanager
async def _person(site: Site, name: str) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(
        base_url=site.address, timeout=60, trust_env=False, limits=limits
    ) as client:
        token = (await client.post("/api/programs", json={"name": name})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client
