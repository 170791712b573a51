"""Shared deals."""

from __future__ import annotations

from mandapa.server import deals, table_creation
from mandapa.server.api.shared import AnyRequest, Id, Json, Opened, get, hall_of, post
from mandapa.server.guard import known_person, lang_of, person_of


@get("/api/deals/{deal_id:str}")
async def deal(request: AnyRequest, deal_id: Id) -> deals.DealSnapshot:
    """Return the tables that play the same deal, and how they ended."""
    return await deals.deal_snapshot(
        hall_of(request), deal_id, person_of(request), lang_of(request)
    )


@post("/api/deals/{deal_id:str}/tables", status_code=201)
async def same_deal(
    request: AnyRequest, deal_id: Id, data: Json[table_creation.SameDeal]
) -> Opened:
    """Open another table with a shared deal."""
    person = known_person(request)
    table = await table_creation.open_with_deal(hall_of(request), person, deal_id, data)
    return Opened(table.id)


@post("/api/deals/{deal_id:str}/close", status_code=200)
async def close_deal(request: AnyRequest, deal_id: Id) -> deals.DealSnapshot:
    """End a shared deal: its seed becomes public."""
    hall, person = hall_of(request), known_person(request)
    await deals.close_deal(hall, deal_id, person)
    return await deals.deal_snapshot(hall, deal_id, person, lang_of(request))
