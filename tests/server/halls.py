"""A hall without a site around it, on either database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from mandapa.server import commands, events, schema
from mandapa.server.chain import chain_next
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.running_time import TICK, RunningTime
from mandapa.server.settings import Settings
from mandapa.server.table import Table
from mandapa.server.table_creation import (
    NewTable,
    open_table,
)

ANN, BO = Person("a" * 24, "Ann"), Person("b" * 24, "Bo")


class Machine:
    """A monotonic clock that only the test moves."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> int:
        return int(self.seconds * 10**9)


def run(machine: Machine, hall: Hall, seconds: float) -> None:
    """Time passes while the site runs."""
    for _ in range(round(seconds / TICK)):
        machine.seconds += TICK
        hall.time.now()


def in_hall(
    settings: Settings,
    body: Callable[[Hall], Awaitable[Any]],
    machine: Callable[[], int] = time.monotonic_ns,
) -> Any:
    async def main() -> Any:
        hall = Hall(settings, running=RunningTime(machine))
        await hall.open()
        try:
            return await body(hall)
        finally:
            await hall.close()

    return asyncio.run(main())


async def begun(hall: Hall, game: str = "flowers", **more: Any) -> Table:
    wanted = NewTable(game, seats=["me", "open"], **more)
    table = await open_table(hall, ANN, wanted)
    await hall.carry_out(table.id, BO, commands.Sit(seat=1))
    await hall.carry_out(table.id, ANN, commands.Start())
    return table


async def play(hall: Hall, table: Table, rng: random.Random, decisions: int = 10_000) -> None:
    while table.status == "playing" and decisions:
        decisions -= 1
        assert table.match is not None
        assert table.actor is not None
        person = (ANN, BO)[table.actor]
        legal = table.match.legal()
        await hall.carry_out(
            table.id, person, commands.Act(turn=table.position_seq, actions=[rng.choice(legal)])
        )


async def say(hall: Hall, table_id: str, text: str) -> int:
    """Let Ann chat more often than a person may; return the number of the event."""
    table = await hall.table(table_id)
    async with table.lock:
        await hall.append_event(table, events.Chat(ANN.name, text, ANN.id, 0))
    return table.seq


async def behind_its_back(hall: Hall, table: Table, body: bytes) -> None:
    """Write the next event of a table as another process would."""
    seq = table.seq + 1
    row = {"table": table.id, "seq": seq, "at": 1, "ran": 1, "body": body}
    check = chain_next(table.chain, seq, 1, 1, body)
    await hall.store.writer.write([(sa.insert(schema.events), {**row, "chain": check})])
