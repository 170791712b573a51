"""Paged queries: the public tables, the games of a person. Each page has a cursor for the next."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from mandapa.server import schema
from mandapa.server.refusals import Refusal
from mandapa.server.store import Store, listed
from mandapa.server.table_rows import Result, Row

PAGE: Final = 20  # tables on a page
LATEST: Final = 2000  # games that statistics are made of
SEARCHED: Final = 2000  # public tables of a kind that are searched for a name, the newest
_NEWEST: Final = (schema.tables.c.created.desc(), schema.tables.c.id.desc())
_CURSOR: Final = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{1,32})")


class TableFilter(msgspec.Struct, frozen=True):
    """Which public tables to list."""

    status: Literal["open", "playing", "finished"] = "open"
    game: str = ""
    name: str = ""  # a part of the name of someone who sits there
    after: str = ""  # the cursor of the page before


async def public_page(store: Store, wanted: TableFilter) -> tuple[list[Row], str]:
    """Return tables that anyone may join or watch, the newest first."""
    t, s = schema.tables, schema.seatings
    which = [t.c.public, t.c.status == wanted.status]
    if wanted.game:
        which.append(t.c.game == wanted.game)
    query = listed().where(*which)
    if wanted.name:
        # Part of a name is found by looking at every table, so only at the newest.
        newest = sa.select(t.c.id).where(*which, *_after(wanted.after)).order_by(*_NEWEST)
        named = s.c.name.contains(wanted.name.casefold(), autoescape=True)
        found = sa.select(s.c.table).where(s.c.table.in_(newest.limit(SEARCHED)), named)
        query = query.where(t.c.id.in_(found))
    return await _page(store, query, wanted.after)


async def finished_page(store: Store, person: str, after: str) -> tuple[list[Row], str]:
    """Return the finished games of a person, the newest first."""
    t, s = schema.tables, schema.seatings
    mine = sa.select(s.c.table).where(s.c.person == person)
    query = listed().where(t.c.id.in_(mine), t.c.status == "finished")
    return await _page(store, query, after)


async def results_of(store: Store, person: str) -> list[tuple[str, Result, set[int]]]:
    """Return the game, the result and the person's seats of their latest finished games."""
    t, s = schema.tables, schema.seatings
    query = sa.select(t.c.id, t.c.game, t.c.result, s.c.seat).join(s, s.c.table == t.c.id)
    query = query.where(s.c.person == person, t.c.status == "finished", t.c.result.is_not(None))
    query = query.order_by(t.c.created.desc(), t.c.id).limit(LATEST)
    found: dict[str, tuple[str, Result, set[int]]] = {}
    for table, game, result, seat in await store.fetch(query):
        if table not in found:
            found[table] = (game, msgspec.json.decode(result, type=Result), set())
        found[table][2].add(seat)
    return list(found.values())


async def _page(store: Store, query: sa.Select[Any], after: str) -> tuple[list[Row], str]:
    rows = await store.rows(query.where(*_after(after)).order_by(*_NEWEST), PAGE + 1)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return rows[:PAGE], f"{last.created}.{last.id}" if last else ""


def _after(cursor: str) -> list[sa.ColumnElement[bool]]:
    """Return what comes after a page; without its cursor everything."""
    if not cursor:
        return []
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise Refusal("wrong-message", detail="after")
    t = schema.tables
    place = sa.tuple_(sa.literal(int(found[1])), sa.literal(found[2]))
    return [sa.tuple_(t.c.created, t.c.id) < place]
