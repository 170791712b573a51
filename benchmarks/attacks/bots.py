"""Forty tables of bots only, opened by one person: a bot that someone waits for stays quick."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets
from benchmarks.figures import Figures
from benchmarks.running_site import Site
from rich.console import Console

from mandapa.games import GAMES

TABLES, MOVES = 40, 12
ANSWER = 2.0  # seconds
# Half of them think for as long as they may, half write as fast as they can.
LEVELS = ("search:20000", "greedy")


async def bots(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Measure how long someone waits for a quick bot and for hints meanwhile."""
    tables, moves = max(4, int(TABLES * args.scale)), max(3, int(MOVES * args.scale))
    async with _person(site, "Eve") as eve, _person(site, "Ann") as ann:
        line = await _line(site, ann)
        quiet = [await _answered(*line) for _ in range(3)]
        begun = time.perf_counter()
        out.print(f"opening {tables} tables of bots only ...")
        await asyncio.gather(*[_open_bots(eve, number) for number in range(tables)])
        opened = time.perf_counter() - begun
        answers = [await _answered(*line) for _ in range(moves)]
        hints = [await _hint(*line) for _ in range(max(2, moves // 4))]
        await line[0].close()
    return {
        "tables of bots only": (tables, None),
        "opened in, seconds": (opened, None),
        "answer of a quick bot before, slowest, seconds": (max(quiet), None),
        "answer of a quick bot, slowest, seconds": (max(answers), ANSWER),
        "hint, slowest, seconds": (max(hints), ANSWER),
    }


@asynccontextmanager
async def _person(site: Site, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) as client:
        token = (await client.post("/api/programs", json={"name": name})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


async def _open_bots(client: httpx.AsyncClient, number: int) -> None:
    seats = [LEVELS[number % len(LEVELS)]] * 2
    wanted = {"game": list(GAMES)[number % len(GAMES)], "seats": seats, "start": True}
    (await client.post("/api/tables", json=wanted)).raise_for_status()


async def _line(site: Site, client: httpx.AsyncClient) -> tuple[Any, dict[str, Any]]:
    """A table with a quick bot, and what was last told of it."""
    wanted = {"game": "rajas", "seats": ["me", "greedy"], "start": True}
    table = (await client.post("/api/tables", json=wanted)).json()["table"]
    socket = await websockets.connect(
        f"{site.address.replace('http', 'ws', 1)}/ws/{table}",
        additional_headers={"Authorization": client.headers["Authorization"]},
        proxy=None,
    )
    now: dict[str, Any] = {}
    while not now.get("legal"):
        await _hear(socket, now)
    return socket, now


async def _hear(socket: Any, now: dict[str, Any]) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await socket.recv())
    if message["type"] == "refused":
        raise RuntimeError(message["text"])
    if message["type"] == "table":
        now.clear()
        now.update(message)
    return message


async def _answered(socket: Any, now: dict[str, Any]) -> float:
    """Decide until the bot has its turn; the seconds until it is one's own again."""
    answered = False
    while not answered:
        begun, turn = time.perf_counter(), now["turn"]
        actions = [now["legal"][0]["notation"]]
        await socket.send(json.dumps({"do": "act", "turn": turn, "actions": actions}))
        while now["turn"] == turn or not now["legal"]:
            await _hear(socket, now)
            if now["status"] == "finished":
                raise RuntimeError("the game was over too soon")
            answered = answered or now["actor"] == 1
    return time.perf_counter() - begun


async def _hint(socket: Any, now: dict[str, Any]) -> float:
    begun = time.perf_counter()
    await socket.send(json.dumps({"do": "hint", "id": 1}))
    while (await _hear(socket, now))["type"] != "hint":
        pass
    return time.perf_counter() - begun
