"""Tables leave the memory when nobody needs them, and come back as they were; what is due happens
though nobody has read them."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from mandapa.server import commands, schema
from mandapa.server.clock import DAY, ClockPlan
from mandapa.server.events import Flag
from mandapa.server.hall import LOOKING_AHEAD, Hall
from mandapa.server.listings import lobby, public_tables
from mandapa.server.presence import Watcher
from mandapa.server.settings import Settings
from mandapa.server.table import Table
from mandapa.server.table_creation import NewTable, open_table
from mandapa.server.table_queries import TableFilter
from tests.server.conftest import Sites
from tests.server.halls import ANN, BO, Machine, begun, in_hall, play
from tests.server.site import PATIENCE, Player, chooser, play_on, wait_for
from tests.server.tables import facts

DAYS = ClockPlan(2 * DAY, each_turn=True)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 0.05)


@pytest.fixture
def hasty(settings: Settings) -> Settings:
    """Whatever nobody needs leaves with the next round."""
    return replace(settings, idle_seconds=0.0, idle_tables=0)


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


async def sat_through(hall: Hall, table: Table) -> dict[str, Any]:
    """Some moves, a word, a bot that plays for Bo once; what must come back."""
    await play(hall, table, random.Random(1), 6)
    await hall.carry_out(table.id, BO, commands.Chat(text="шалом"))
    await hall.carry_out(table.id, BO, commands.TakeOver(seat=1, on=True))
    await hall.carry_out(table.id, BO, commands.HandBack())
    return facts(await hall.table(table.id))


@pytest.mark.parametrize("clock", [None, DAYS])
def test_a_table_leaves_and_comes_back_as_it_was(hasty: Settings, clock: ClockPlan | None) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall, "ganesha", clock=clock)
        before = await sat_through(hall, table)
        await until(lambda: not hall.tables)
        again = await hall.table(table.id)
        assert again is not table
        assert facts(again) == before
        assert hall.scheduler._timers.keys() <= {table.id}, "no timer of the one that left"
        await play(hall, again, random.Random(2), 3)
        before = facts(await hall.table(table.id))
        await until(lambda: not hall.tables)
        assert facts(await hall.table(table.id)) == before

    in_hall(hasty, body)


def test_a_table_that_leaves_as_soon_as_it_was_read_is_read_again(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        table = await begun(hall)
        hall.evict(table)
        load, loads = hall._load, 0

        async def load_and_evict(table_id: str) -> bool:
            nonlocal loads
            loads += 1
            found = await load(table_id)
            if loads == 1:
                hall.evict(hall.tables[table_id])
            return found

        hall._load = load_and_evict  # type: ignore[method-assign]
        again = await hall.table(table.id)
        assert loads == 2
        assert facts(again) == facts(table)

    in_hall(settings, body)


def test_what_is_looked_at_played_or_due_soon_stays(
    hasty: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandapa.server.scheduler.ROUND", 3600)
    assert LOOKING_AHEAD > 9000

    async def body(hall: Hall) -> None:
        watched, soon, far, held = [
            await begun(hall, clock=ClockPlan(seconds)) for seconds in (600, 9, 600, 600)
        ]
        watcher = Watcher("")  # a spectator without a name
        hall.presence.watch(watched.id, watcher)
        async with held.lock:
            hall.evict_idle()
            assert set(hall.tables) == {watched.id, soon.id, held.id}
        hall.presence.leave(watched.id, watcher)
        hall.evict_idle()
        assert set(hall.tables) == {soon.id}
        assert far.id not in hall.scheduler._timers

    in_hall(hasty, body, Machine())


def test_of_those_that_nobody_needs_the_latest_stay(settings: Settings) -> None:
    async def body(hall: Hall) -> None:
        tables = [await begun(hall) for _ in range(5)]
        await hall.table(tables[0].id)
        hall.evict_idle()
        assert set(hall.tables) == {tables[0].id, tables[4].id}

    in_hall(replace(settings, idle_tables=2), body)


def test_nothing_is_left_of_a_table_that_has_left(hasty: Settings) -> None:
    """Not even a cycle: those are only looked for when nobody is here."""

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=DAYS)
        await sat_through(hall, table)
        gone, match = weakref.ref(table), weakref.ref(table.match)
        gc.collect()
        gc.disable()
        try:
            del table
            await until(lambda: not hall.tables)
            await until(lambda: gone() is None and match() is None)
        finally:
            gc.enable()

    in_hall(hasty, body)


def test_what_is_due_happens_and_the_rest_is_not_read(hasty: Settings) -> None:
    async def first(hall: Hall) -> dict[str, str]:
        bots = NewTable("flowers", seats=["random", "random"])
        found = {
            "bots": await open_table(hall, ANN, bots),
            "clock": await begun(hall, clock=ClockPlan(30)),
            "days": await begun(hall, clock=DAYS),
            "free": await begun(hall),
            "open": await open_table(hall, ANN, NewTable("flowers", seats=["me"])),
        }
        hall.scheduler.sleep = asyncio.sleep
        await hall.carry_out(found["bots"].id, ANN, commands.Start())
        return {name: table.id for name, table in found.items()}

    machine = Machine()
    ids = in_hall(hasty, first, machine)
    read: list[str] = []

    async def second(hall: Hall) -> None:
        load = hall.store.load

        async def noted(table: str) -> Any:
            read.append(table)
            return await load(table)

        hall.store.load = noted  # type: ignore[method-assign]

        async def statuses() -> dict[str, str]:
            t = schema.tables
            return dict(await hall.store.fetch(sa.select(t.c.id, t.c.status)))

        async with asyncio.timeout(PATIENCE):
            while (await statuses())[ids["bots"]] != "finished":
                await asyncio.sleep(0.05)
        assert ids["clock"] not in read, "half a minute is left"
        for _ in range(31):
            machine.seconds += 1
            hall.time.now()
        async with asyncio.timeout(PATIENCE):
            while not any(
                isinstance(event, Flag) for _, event in await hall.store.history(ids["clock"])
            ):
                await asyncio.sleep(0.05)
        assert set(read) <= {ids["bots"], ids["clock"]}

    in_hall(hasty, second, machine)


def test_lists_read_no_table(settings: Settings) -> None:
    async def first(hall: Hall) -> tuple[str, str]:
        playing = await begun(hall, public=True)
        waiting = await open_table(
            hall, ANN, NewTable("rajas", players=3, seats=["me", "easy"], public=True)
        )
        return playing.id, waiting.id

    playing, waiting = in_hall(settings, first)

    async def second(hall: Hall) -> None:
        hall.presence.watch(playing, Watcher(ANN.id))
        found = await lobby(hall, ANN)
        (game,) = found.playing.tables
        assert (game.id, game.names, game.here) == (playing, ["Ann", "Bo"], [True, False])
        assert (game.your_turn, game.yours) == (True, True)
        (room,) = found.open.tables
        assert (room.id, room.players) == (waiting, 3)
        assert (room.names, room.here) == (["Ann", room.names[1], ""], [False, True, False])
        assert not room.your_turn
        assert {one.id for one in found.yours} == {playing, waiting}
        other = (await public_tables(hall, BO, TableFilter("playing"))).tables[0]
        assert not other.your_turn
        assert not hall.tables

    in_hall(settings, second)


def test_a_table_of_an_older_database_is_read_once_and_then_known(hasty: Settings) -> None:
    """The migration knows no more than that it is in play."""

    async def body(hall: Hall) -> None:
        table = await begun(hall, clock=DAYS, public=True)
        u = schema.unfinished

        async def stored() -> tuple[Any, ...]:
            query = sa.select(u.c.due, u.c.seats).where(u.c.table == table.id)
            return (await hall.store.fetch(query))[0]

        right = await stored()
        for seats in (None, b'{"names":["x"],"persons":[""],"bots":[false],"actor":null}'):
            await until(lambda: not hall.tables)
            change = sa.update(u).values(due=0, seats=seats)
            await hall.store.writer.write([(change, {})])
            if seats is None:
                entry = (await lobby(hall, BO)).playing.tables[0]
                assert entry.names == ["Ann", "Bo"], "who asks for it needs not wait"
            async with asyncio.timeout(PATIENCE):
                while await stored() != right:
                    await asyncio.sleep(0.02)

    in_hall(hasty, body)


@pytest.mark.once
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_site_that_was_ended_reads_only_what_is_due(new_site: Sites, how: str) -> None:
    site = new_site()
    ann, bo = Player(site, "Ann"), Player(site, "Bo")
    tables = []
    for clock in (None, {"seconds": 600}, {"seconds": 86400, "each_turn": True}):
        table = ann.open("flowers", "me", start=False, clock=clock)
        bo.do(table, "sit", seat=1)
        ann.do(table, "start")
        lines = [ann.connect(table), bo.connect(table)]
        play_on(lines, chooser(1), 5)
        tables.append((table, lines))
    timed = ann.open("flowers", "me", "random", clock={"seconds": 5})
    getattr(site, how)()
    site.start()
    wait_for(lambda: "flag" in [event["kind"] for event in site.events(timed)])

    def in_memory() -> float:
        answer = httpx.get(f"{site.url}/metrics", trust_env=False, timeout=PATIENCE)
        found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if line[0] != "#")
        return float(found["mandapa_tables_in_memory"])

    assert in_memory() <= 1, "the one whose clock ran out, unless it had before the end"
    for table, lines in tables:
        seen = lines[0].now["seq"]
        for line in lines:
            line.resume()
        assert lines[0].now["seq"] >= seen
        play_on(lines, chooser(2), 4)
        fresh = ann.connect(table)
        assert fresh.lines == lines[0].lines
    assert site.failures() == []
