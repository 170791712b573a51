"""Opening a table, looking at it, and doing something there."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from litestar import MediaType, Response

from mandapa.server import table_creation
from mandapa.server.api.shared import (
    AnyRequest,
    Drawn,
    Id,
    Json,
    Opened,
    Seq,
    Wait,
    get,
    hall_of,
    post,
)
from mandapa.server.broadcast import reader_of, tell
from mandapa.server.commands import Act, AnyCommand
from mandapa.server.guard import games_drawn, known_person, lang_of, person_of
from mandapa.server.happenings import effects
from mandapa.server.hints import hint
from mandapa.server.messages import Done, Effects, Hint, TableSnapshot
from mandapa.server.metrics import MOVE_SECONDS
from mandapa.server.narration import catch_up
from mandapa.server.presence import Watcher


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest, data: Json[table_creation.NewTable]) -> Opened:
    """Open a table; only its link finds it, unless it is public."""
    table = await table_creation.open_table(hall_of(request), known_person(request), data)
    return Opened(table.id)


@get("/api/tables/{table_id:str}")
async def table_state(
    request: AnyRequest, table_id: Id, seq: Seq = 0, wait: Wait = 0.0, drawn: Drawn = None
) -> Response[TableSnapshot]:
    """Return the table as you may know it. With `wait`, the answer comes when there is something
    newer than `seq`, or when the time is over."""
    hall, person = hall_of(request), person_of(request)
    await hall.visible(table_id, person)
    watcher = Watcher(person.id)
    hall.presence.watch(table_id, watcher)
    try:
        until = time.monotonic() + max(0.0, wait)  # `nan` is no time
        while True:
            watcher.changed.clear()
            table = await hall.visible(table_id, person)
            left = until - time.monotonic()
            if table.seq > seq or left <= 0:
                break
            try:
                async with asyncio.timeout(left):
                    await watcher.changed.wait()
            except TimeoutError:
                continue
        async with hall.locked(table_id, person) as table:
            seat, presence = table.seat_of(person.id), hall.presence
            await catch_up(table, seat)
            reader = reader_of(
                table,
                seat,
                lang_of(request),
                last_seq=min(seq, table.seq),
                host=person.id == table.host,
                here=presence.seats_here(table),
                watching=presence.watching(table_id),
                drawn=games_drawn(drawn),
                retell=len(table.seats_of(person.id)) > 1,
            )
            frame = tell(table, reader, hall.stalled.clock_time(table))
            return Response(cast(Any, frame.text), media_type=MediaType.JSON)
    finally:
        hall.presence.leave(table_id, watcher)


@post("/api/tables/{table_id:str}/do", status_code=200)
async def do(request: AnyRequest, table_id: Id, data: Json[AnyCommand]) -> Done:
    """Sit down, start, act, take back, chat: the same messages as on the WebSocket."""
    started = time.perf_counter()
    hall, person = hall_of(request), known_person(request)
    seq = await hall.carry_out(table_id, person, data)
    if isinstance(data, Act):
        MOVE_SECONDS.observe(time.perf_counter() - started)
    return Done(data.id, seq)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def ask_hint(request: AnyRequest, table_id: Id) -> Hint:
    """Return what a bot would do in your place."""
    return await hint(hall_of(request), table_id, known_person(request), lang_of(request))


@get("/api/tables/{table_id:str}/edition")
async def table_edition(request: AnyRequest, table_id: Id) -> dict[str, Any]:
    """Return the numbers on this table's components, also those of a file that the host gave."""
    table = await hall_of(request).visible(table_id, person_of(request))
    return table.setup.game.for_boards(table.setup.edition)


@get("/api/tables/{table_id:str}/effects")
async def ask_effects(request: AnyRequest, table_id: Id) -> Effects:
    """Return what each of your choices would do, as far as you may know."""
    return await effects(hall_of(request), table_id, known_person(request), lang_of(request))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: Id) -> Opened:
    """Open a table for the same people, each one seat further."""
    return Opened(await table_creation.rematch(hall_of(request), known_person(request), table_id))


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(request: AnyRequest, table_id: Id, data: Json[table_creation.Fork]) -> Opened:
    """Play on from a ply of a finished game, with new draws."""
    table = await table_creation.fork(hall_of(request), known_person(request), table_id, data)
    return Opened(table.id)
