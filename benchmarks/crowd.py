"""Scripted players: two to a table, over WebSockets, at a steady rate in all.

Every acknowledged move is remembered, to be looked for on disk afterwards.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets

from mandapa.games import GAMES

PEOPLE = 40


class _Choice(msgspec.Struct):
    notation: str


class _Message(msgspec.Struct):
    """As much of a message as a scripted player reads."""

    type: str
    seq: int = 0
    turn: int = 0
    id: int = 0
    status: str = ""
    code: str = ""
    legal: list[_Choice] = []


_DECODE = msgspec.json.Decoder(_Message).decode


@dataclass
class Crowd:
    """All players and what they know."""

    address: str
    seed: int = 1
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)  # table, seq: notation
    seconds: list[float] = field(default_factory=list)  # as the players feel it
    refused: dict[str, int] = field(default_factory=dict)
    lost: int = 0  # connections
    finished: int = 0
    ready: deque[Player] = field(default_factory=deque)
    players: list[Player] = field(default_factory=list)
    running: bool = True

    async def sit_down(self, tables: int) -> None:
        """Open tables, each with two players, games in turn."""
        async with httpx.AsyncClient(base_url=self.address, timeout=30) as http:
            tokens = []
            for number in range(PEOPLE):
                answer = await http.post("/api/programs", json={"name": f"Player {number + 1}"})
                tokens.append(answer.raise_for_status().json()["token"])
            gate = asyncio.Semaphore(8)

            async def one(number: int) -> None:
                async with gate:
                    await self._open(http, number, tokens)

            await asyncio.gather(*(one(number) for number in range(tables)))

    async def _open(self, http: httpx.AsyncClient, number: int, tokens: list[str]) -> None:
        pair = (tokens[number % PEOPLE], tokens[(number + 1) % PEOPLE])
        host, guest = ({"Authorization": f"Bearer {token}"} for token in pair)
        wanted = {"game": list(GAMES)[number % len(GAMES)], "players": 2, "seats": ["me"]}
        opened = await http.post("/api/tables", json=wanted, headers=host)
        table = opened.raise_for_status().json()["table"]
        for do, who in (({"do": "sit", "seat": 1}, guest), ({"do": "start"}, host)):
            answer = await http.post(f"/api/tables/{table}/do", json=do, headers=who)
            answer.raise_for_status()
        self.acknowledged[table] = {}
        rng = random.Random(f"{self.seed} {number}")
        self.players += [Player(self, table, token, rng) for token in pair]

    async def play(self, per_second: float, seconds: float) -> None:
        """Send moves of players whose turn it is, at a steady rate."""
        begun = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - begun) < seconds:
            while sent < passed * per_second and self.ready:
                player = self.ready.popleft()
                if await player.move():
                    sent += 1
            if not self.ready:
                # Nobody can move: what was not sent is not made up for in a burst.
                sent = max(sent, int((time.perf_counter() - begun) * per_second) - 5)
            await asyncio.sleep(0.002)

    def connect(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(player.run()) for player in self.players]


class Player:
    """One scripted person at one table, who comes back whenever the line is lost."""

    def __init__(self, crowd: Crowd, table: str, token: str, rng: random.Random) -> None:
        self.crowd, self.table, self.token, self.rng = crowd, table, token, rng
        self.socket: Any = None
        self.last_seq = 0
        self.message: _Message | None = None
        self.pending: tuple[int, str, float] | None = None
        self.number = 0

    async def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        while self.crowd.running:
            address = f"{self.crowd.address.replace('http', 'ws', 1)}/ws/{self.table}"
            try:
                async with websockets.connect(
                    f"{address}?seq={self.last_seq}",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=30,
                ) as self.socket:
                    async for text in self.socket:
                        self._hear(_DECODE(text))
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            self.socket, self.pending = None, None
            if self.crowd.running:
                self.crowd.lost += 1
                await asyncio.sleep(0.05 + self.rng.random() * 0.2)

    def _hear(self, message: _Message) -> None:
        match message.type:
            case "table":
                self.last_seq = message.seq
                self.message = message
                if message.status == "finished" and not message.legal:
                    self.crowd.finished += 1
                elif message.legal and not self.pending:
                    self.crowd.ready.append(self)
            case "done" if self.pending and self.pending[0] == message.id:
                _, notation, at = self.pending
                self.pending = None
                self.crowd.seconds.append(time.perf_counter() - at)
                self.crowd.acknowledged[self.table][message.seq] = notation
                if self.message and self.message.legal and self.message.seq >= message.seq:
                    self.crowd.ready.append(self)
            case "refused":
                self.pending = None
                self.crowd.refused[message.code] = self.crowd.refused.get(message.code, 0) + 1

    async def move(self) -> bool:
        message = self.message
        if self.socket is None or self.pending or message is None or not message.legal:
            return False
        self.number += 1
        notation = self.rng.choice(message.legal).notation
        self.pending = (self.number, notation, time.perf_counter())
        self.message = None
        act = {"do": "act", "id": self.number, "turn": message.turn, "actions": [notation]}
        try:
            await self.socket.send(msgspec.json.encode(act).decode())
        except websockets.WebSocketException:
            self.pending = None
            return False
        return True


def missing(
    acknowledged: dict[str, dict[int, str]], on_disk: dict[str, dict[int, str]]
) -> list[str]:
    """Acknowledged moves that are not on disk as they were made."""
    wrong = []
    for table, moves in acknowledged.items():
        for seq, notation in moves.items():
            body = on_disk.get(table, {}).get(seq, "")
            event = msgspec.json.decode(body) if body else {}
            if event.get("kind") != "act" or event["plies"][0] != notation:
                wrong.append(f"{table} event {seq}: {notation}")
    return wrong


def unknown(acknowledged: dict[str, dict[int, str]], on_disk: dict[str, dict[int, str]]) -> int:
    """Moves on disk that nobody was told of: those under way when a line was cut."""
    return sum(
        body.startswith('{"kind":"act"') and seq not in acknowledged.get(table, {})
        for table, events in on_disk.items()
        for seq, body in events.items()
    )
