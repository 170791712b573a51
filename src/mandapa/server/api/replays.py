"""Finished games. Reading them gives way to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Response
from litestar.params import Parameter

from mandapa.server import replays, table_creation
from mandapa.server import summary as summaries
from mandapa.server.api.shared import (
    AnyRequest,
    Drawn,
    Id,
    Json,
    Opened,
    Perspective,
    Ply,
    get,
    hall_of,
    post,
)
from mandapa.server.guard import games_drawn, known_person, lang_of, person_of
from mandapa.server.narration import catch_up
from mandapa.server.table import Table


@asynccontextmanager
async def reading(request: AnyRequest, table_id: str) -> AsyncIterator[Table]:
    """Give a table that this person may look at, when it is their turn to read."""
    hall, client = hall_of(request), request.client
    async with hall.replay_throttle.slot(client.host if client else ""):
        yield await hall.visible(table_id, person_of(request))


@get("/api/tables/{table_id:str}/record")
async def replay(
    request: AnyRequest, table_id: Id, perspective: Perspective = "own"
) -> replays.Replay:
    """Tell a finished game."""
    person = person_of(request)
    async with reading(request, table_id) as table:
        reader = replays.reader_of(table, person, perspective)
        async with table.lock:
            await catch_up(table, reader)
        return replays.replay(table, reader, lang_of(request))


@get("/api/tables/{table_id:str}/record/{ply:int}")
async def position(
    request: AnyRequest,
    table_id: Id,
    ply: Ply,
    perspective: Perspective = "own",
    drawn: Drawn = None,
    since: Annotated[
        int | None,
        Parameter(ge=0, le=100_000, description="tell what happened since this ply"),
    ] = None,
) -> replays.Position:
    """Return a finished game at one ply; or one that goes on, from your own seat."""
    async with reading(request, table_id) as table:
        reader = replays.position_reader(table, person_of(request), perspective)
        return replays.position(table, reader, ply, lang_of(request), games_drawn(drawn), since)


@get("/api/tables/{table_id:str}/course")
async def summary(request: AnyRequest, table_id: Id) -> summaries.GameSummary:
    """Return how a finished game went: points over time, turning points, what each player did."""
    async with reading(request, table_id) as table:
        return await summaries.summary(
            hall_of(request), table, person_of(request), lang_of(request)
        )


@get("/api/tables/{table_id:str}/log")
async def log(request: AnyRequest, table_id: Id) -> Response[str]:
    """Return the log of a finished game, as `mandapa replay` and `mandapa verify` read it."""
    async with reading(request, table_id) as table:
        text = replays.log_text(table)
    name = f"{table.plan.game}-{table.id}.log"
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/verification")
async def verification(request: AnyRequest, table_id: Id) -> replays.Verification:
    """Re-derive every draw from the revealed seed."""
    async with reading(request, table_id) as table:
        return await asyncio.to_thread(replays.verify, table, lang_of(request))


@post("/api/records", status_code=201, request_max_body_size=2 * 1024 * 1024)
async def upload(request: AnyRequest, data: Json[table_creation.Upload]) -> Opened:
    """Take a log from elsewhere, to replay, verify and play on from."""
    table = await table_creation.upload(hall_of(request), known_person(request), data)
    return Opened(table.id)
