"""Bad days: the process is stopped as by a suspended machine, its bots are killed, its disk is
full. What was acknowledged must be on disk, and nobody may lose time or a game by it."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from benchmarks.figures import Figures
from benchmarks.running_site import Site
from rich.console import Console

STOPPED, FULL = 14.0, 20.0  # seconds
CLOCK = 10  # seconds that each player has
SMALL_DISK = 8 << 20  # bytes


async def stopped(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Stop the process for longer than the player on turn has left."""
    seconds = max(6.5, STOPPED * args.scale)
    async with _People(site) as (ann, bo):
        table = await _table(ann, bo, clock={"seconds": max(5, int(CLOCK * args.scale))})
        actor = int((await _see(ann, table))["actor"])
        before = await _clock(ann, table, actor)
        assert site.process
        out.print(f"stopped for {seconds:g} seconds ...")
        site.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        site.process.send_signal(signal.SIGCONT)
        lost = before - await _clock(ann, table, actor)
        await _act((ann, bo)[actor], table)
        gave_up = (await _see(ann, table))["seats"][actor]["gave_up"]
    return {
        "stopped, seconds": (seconds, None),
        "time that the player on turn lost, ms": (lost, 1000.0),
        "players flagged": (float(gave_up), 0.0),
    }


async def killed_bots(site: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Kill every process of the bots again and again while they play."""
    rounds, answered = max(3, int(20 * args.scale)), []
    async with _People(site) as (ann, _):
        wanted = {"game": "flowers", "seats": ["me", "search:2000"], "start": True}
        table = str((await ann.post("/api/tables", json=wanted)).json()["table"])
        for _ in range(rounds):
            await _my_turn(ann, table)
            if (await _see(ann, table))["status"] == "finished":
                break
            await _act(ann, table)
            await asyncio.sleep(0.05)
            _kill_children(site)
            begun = time.perf_counter()
            await _my_turn(ann, table)
            answered.append(time.perf_counter() - begun)
    out.print(f"bots killed {len(answered)} times")
    return {
        "times that the bots were killed": (len(answered), None),
        "slowest answer all the same, seconds": (max(answered), 20.0),
    }


async def full_disk(_: Site, args: argparse.Namespace, out: Console) -> Figures:
    """Fill the disk while people play; the site has one of its own, in memory."""
    seconds = max(4.0, FULL * args.scale)
    if os.geteuid() != 0:
        out.print("only root can mount a small disk: not measured")
        return {}
    with _small_disk() as folder:
        site = Site(folder, "--no-limits")
        site.start()
        try:
            return await _on_full_disk(site, folder / "ballast", seconds, out)
        finally:
            site.stop()


async def _on_full_disk(site: Site, ballast: Path, seconds: float, out: Console) -> Figures:
    async with _People(site) as (ann, bo):
        table = await _table(ann, bo, clock={"seconds": 600})
        _fill(ballast)
        acknowledged, people = 0, [ann, bo]
        while True:
            now = await _see(ann, table)
            answer = await _act(people[now["actor"]], table)
            if answer.status_code != 200:
                break
            acknowledged = answer.json()["seq"]
        out.print(f"refused with {answer.json()['code']}, full for {seconds:g} seconds ...")
        took, wrong, until = [], 0, time.perf_counter() + seconds
        clock = await _clock(ann, table, now["actor"])
        while time.perf_counter() < until:
            begun = time.perf_counter()
            found = await ann.get("/health")
            took.append(time.perf_counter() - begun)
            told = [one["code"] for one in found.json()["reasons"]]
            wrong += found.status_code != 503 or told != ["disk-full"]
            await asyncio.sleep(0.1)
        ran = clock - await _clock(ann, table, now["actor"])
        ballast.unlink()
        begun = time.perf_counter()
        while (await ann.get("/health")).status_code != 200:
            await asyncio.sleep(0.1)
        back = time.perf_counter() - begun
        lost = acknowledged - len(site.events()[table])
        played = (await _act(people[now["actor"]], table)).status_code == 200
    return {
        "disk full, seconds": (seconds, None),
        "answers of health that were not true": (wrong, 0.0),
        "health meanwhile, slowest, ms": (1000 * max(took), 250.0),
        "time that ran on a clock meanwhile, ms": (ran, 0.0),
        "acknowledged moves lost": (max(0, lost), 0.0),
        "moves refused once there was room": (float(not played), 0.0),
        "plays again after, seconds": (back, 40.0),
    }


# --- people and their table --------------------------------------------------


class _People:
    """Two people with tokens."""

    def __init__(self, site: Site) -> None:
        self._clients = [
            httpx.AsyncClient(base_url=site.address, timeout=60, trust_env=False) for _ in range(2)
        ]

    async def __aenter__(self) -> list[httpx.AsyncClient]:
        for client, name in zip(self._clients, ("Ann", "Bo"), strict=True):
            token = (await client.post("/api/programs", json={"name": name})).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
        return self._clients

    async def __aexit__(self, *_: object) -> None:
        for client in self._clients:
            await client.aclose()


async def _table(ann: httpx.AsyncClient, bo: httpx.AsyncClient, **more: Any) -> str:
    wanted = {"game": "flowers", "seats": ["me", "open"], **more}
    table = str((await ann.post("/api/tables", json=wanted)).json()["table"])
    (await bo.post(f"/api/tables/{table}/do", json={"do": "sit", "seat": 1})).raise_for_status()
    (await ann.post(f"/api/tables/{table}/do", json={"do": "start"})).raise_for_status()
    return table


async def _see(client: httpx.AsyncClient, table: str, **params: Any) -> dict[str, Any]:
    found = await client.get(f"/api/tables/{table}", params=params)
    found.raise_for_status()
    return dict(found.json())


async def _clock(client: httpx.AsyncClient, table: str, seat: int) -> float:
    return float((await _see(client, table))["seats"][seat]["clock"])


async def _act(client: httpx.AsyncClient, table: str) -> httpx.Response:
    now = await _see(client, table)
    action = now["legal"][0]["notation"]
    asked = {"do": "act", "turn": now["turn"], "actions": [action]}
    return await client.post(f"/api/tables/{table}/do", json=asked)


async def _my_turn(client: httpx.AsyncClient, table: str) -> None:
    now = await _see(client, table)
    while not now["legal"] and now["status"] != "finished":
        now = await _see(client, table, seq=now["seq"], wait=20)


# --- the bad things -----------------------------------------------------------


def _kill_children(site: Site) -> None:
    assert site.process
    for file in Path(f"/proc/{site.process.pid}/task").glob("*/children"):
        for child in file.read_text().split():
            os.kill(int(child), signal.SIGKILL)


@contextmanager
def _small_disk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", folder]
        subprocess.run(command, check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def _fill(ballast: Path) -> None:
    with ballast.open("ab", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                continue
