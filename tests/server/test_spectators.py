"""Spectators are told after the players and at once, and none of them waits for another."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mandapa.server import commands
from mandapa.server.broadcast import Scene
from mandapa.server.frames import Frame
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.presence import Watcher
from mandapa.server.settings import Settings, sqlite_url
from mandapa.server.snapshot import table_snapshot
from mandapa.server.socket import LINE, _Connection
from mandapa.server.spectators import AT_ONCE
from tests.server.halls import ANN, BO, begun, in_hall, play
from tests.server.site import PATIENCE

CROWD = 2 * AT_ONCE + 5
STRANGER = Person("", "")


class FakeLine:
    """Hears what a connection sends, as long as it is ready."""

    def __init__(self, name: str, heard: list[tuple[str, dict[str, Any]]]) -> None:
        self.name, self._heard = name, heard
        self._readable = asyncio.Event()
        self._readable.set()

    @property
    def ready(self) -> bool:
        return self._readable.is_set()

    @ready.setter
    def ready(self, value: bool) -> None:
        (self._readable.set if value else self._readable.clear)()

    def write_frame(self, frame: Frame) -> None:
        assert self.ready
        self._heard.append((self.name, json.loads(frame.text)))

    async def send_frame(self, frame: Frame) -> None:
        await self._readable.wait()
        self.write_frame(frame)


class FakeSocket:
    """A client that says nothing."""

    def __init__(self, line: FakeLine) -> None:
        self.scope, self.query_params = {LINE: line}, dict[str, str]()

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        return mode


class Audience:
    """People who look at a table, and all that they hear."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall, self.table = hall, table
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.lines: dict[str, FakeLine] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, name: str, person: Person = STRANGER, lang: str = "en") -> _Connection:
        line = self.lines[name] = FakeLine(name, self.heard)
        socket: Any = FakeSocket(line)
        found = _Connection(socket, self.hall, self.table, person, lang, 0)
        self._tasks.append(asyncio.create_task(found.run()))
        await until(lambda: bool(self.seqs(name)))
        return found

    def seqs(self, name: str) -> list[int]:
        """The events up to which someone was told the table, message by message."""
        return [one["seq"] for who, one in self.heard if who == name and one["type"] == "table"]

    def told(self, seq: int) -> list[str]:
        """Who was told the table up to an event, in this order."""
        return [name for name, one in self.heard if one.get("seq") == seq]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0)


@pytest.fixture
def sqlite(tmp_path: Path) -> Settings:
    return Settings(sqlite_url(tmp_path / "site.db"), bot_workers=1)


def test_players_are_told_first_and_then_everyone(sqlite: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        audience = Audience(hall, table.id)
        for number in range(CROWD):
            await audience.come(f"spectator {number}", lang=("en", "ru")[number % 2])
        await audience.come("Ann", ANN)
        await audience.come("Bo", BO)
        for _ in range(5):
            await play(hall, table, random.Random(table.seq), 1)
            await until(lambda: len(audience.told(table.seq)) >= CROWD + 2)
            told = audience.told(table.seq)
            assert set(told[:2]) == {"Ann", "Bo"}
            assert sorted(told[2:]) == sorted(f"spectator {number}" for number in range(CROWD))
        await audience.leave()

    in_hall(sqlite, body)


def test_one_who_does_not_read_holds_up_nobody_and_is_told_all_of_it_later(
    sqlite: Settings,
) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        audience = Audience(hall, table.id)
        for name in ("quick", "slow"):
            await audience.come(name)
        begin, rng = table.seq, random.Random(3)
        audience.heard.clear()
        audience.lines["slow"].ready = False
        for number in range(1, 6):
            await play(hall, table, rng, 1)
            await until(lambda: len(audience.seqs("quick")) == number)  # noqa: B023
        assert audience.seqs("slow") == [], "what it has not read does not pile up"
        audience.lines["slow"].ready = True
        await until(lambda: begin + 5 in audience.seqs("slow"))
        # What was ready when it stopped reading, then the rest at once.
        assert len(audience.seqs("slow")) == 2
        story = {
            name: [line for who, one in audience.heard if who == name for line in one["story"]]
            for name in ("quick", "slow")
        }
        assert story["quick"] == story["slow"]
        await audience.leave()

    in_hall(sqlite, body)


def test_a_spectator_who_sits_down_is_told_as_a_player_and_back_again(sqlite: Settings) -> None:
    async def body(hall: Hall) -> None:
        wanted = await begun(hall)
        eve = Person("e" * 24, "Eve")
        audience = Audience(hall, wanted.id)
        await audience.come("Eve", eve)
        # She takes Bo's seat as only the host of an open table could let her: by the events.
        wanted.seats[1].person = eve.id
        await hall.carry_out(wanted.id, ANN, commands.Chat(text="hm"))
        await until(lambda: wanted.seq in audience.seqs("Eve"))
        told = audience.heard[-1][1]
        assert told["you"] == 1
        assert told["view"] == json.loads(Frame(table_snapshot(wanted, 1, "en").view).text)
        wanted.seats[1].person = BO.id
        await hall.carry_out(wanted.id, ANN, commands.Chat(text="hm"))
        await until(lambda: wanted.seq in audience.seqs("Eve"))
        assert audience.heard[-1][1]["you"] is None
        await audience.leave()

    in_hall(sqlite, body)


def test_many_changes_in_a_row_leave_nobody_out(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Watcher] = []

    class Spectator(Watcher):
        def tell_now(self, scene: Scene) -> bool:
            told.append(self)
            return True

    async def body(hall: Hall) -> None:
        table = await begun(hall)

        async def changes_again() -> None:
            await asyncio.sleep(0)
            if len(told) < 4 * CROWD:
                hall.announce(table)

        monkeypatch.setattr(hall, "turn_to_send", changes_again)
        crowd = [Spectator("") for _ in range(CROWD)]
        for one in crowd:
            one.spectator = True
            hall.presence.watch(table.id, one)
        await until(lambda: len(told) >= 2 * CROWD + AT_ONCE)
        assert set(told[: CROWD + AT_ONCE]) == set(crowd)
        for one in crowd:
            hall.presence.leave(table.id, one)

    in_hall(sqlite, body)


def test_what_fails_for_one_reaches_the_others(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        audience = Audience(hall, table.id)
        for name in ("first", "broken", "last"):
            await audience.come(name)
        audience.heard.clear()

        def fails(_: Frame) -> None:
            raise ValueError("broken")

        monkeypatch.setattr(audience.lines["broken"], "write_frame", fails)
        await play(hall, table, random.Random(1), 1)
        for name in ("first", "last"):
            await until(lambda: table.seq in audience.seqs(name))  # noqa: B023
        await until(lambda: "a connection failed" in caplog.text)
        await audience.leave()

    in_hall(sqlite, body)
