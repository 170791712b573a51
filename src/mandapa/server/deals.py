"""Shared deals: several tables with the same seed, compared, and closed by their host.

Playing a deal reveals its hands and draws. While two or more people play a deal, it cannot be
played elsewhere: a rival could look ahead under a second name.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mandapa.server.clock import DAY
from mandapa.server.events import BreakOff
from mandapa.server.hall import Hall
from mandapa.server.identity import Person
from mandapa.server.refusals import Refusal
from mandapa.server.sentences import frame_words
from mandapa.server.store import now
from mandapa.server.table import Table
from mandapa.server.table_rows import Result, Row

LEFT: Final = DAY * 1000  # ms without an event after which a game without a clock is abandoned
_PROVEN: Final = ("deal-proven-draws", "deal-proven-once")
_UNPROVEN: Final = ("deal-unproven-names", "deal-unproven-help")


class DealTable(msgspec.Struct, frozen=True):
    """One table of a deal."""

    table: str  # empty for a private one that is not yours
    yours: bool  # you sit there
    status: str
    result: Result | None  # also none for a game that was broken off


class DealSnapshot(msgspec.Struct, frozen=True):
    """The tables that play the same deal, how they ended, and what comparing them means."""

    id: str
    game: str
    players: int
    commitment: str
    shared: bool
    closed: bool
    busy: bool  # two or more people play it now: nobody may open another table
    host: bool  # it is yours to close
    may_close: bool  # and you may now
    seed: str
    tables: list[DealTable]
    proven: list[str]  # sentences: what the comparison shows for certain
    unproven: list[str]  # and what nobody can know


async def deal_snapshot(hall: Hall, deal_id: str, person: Person, lang: str) -> DealSnapshot:
    rows = await _rows(hall, deal_id)
    first = await hall.table(rows[-1].id)
    deal = first.deal
    playing = [await hall.table(row.id) for row in rows if row.status == "playing"]
    mine = (await hall.store.persons_of_deal(deal_id)).get(person.id)
    host = bool(person.id) and deal.host == person.id
    words = frame_words(lang)
    return DealSnapshot(
        id=deal.id,
        game=first.plan.game,
        players=first.plan.players,
        commitment=deal.commitment,
        shared=deal.shared,
        closed=deal.closed,
        busy=any(table.people > 1 for table in playing),
        host=host,
        may_close=host and deal.shared and not deal.closed and all(map(_left, playing)),
        seed=deal.seed.hex() if deal.closed and deal.seed else "",
        tables=[
            DealTable(
                row.id if row.public or row.id == mine else "",
                row.id == mine,
                row.status,
                row.result,
            )
            for row in reversed(rows)
        ],
        proven=[words.text(key) for key in _PROVEN],
        unproven=[words.text(key) for key in _UNPROVEN],
    )


async def close_deal(hall: Hall, deal_id: str, person: Person) -> None:
    """Close a deal: its seed becomes public, and no more tables can be opened with it.
    Abandoned games are broken off."""
    async with hall.deal_lock():
        rows = await _rows(hall, deal_id)
        if (await hall.table(rows[-1].id)).deal.host != person.id:
            raise Refusal("not-host", 403)
        playing = [await hall.table(row.id) for row in rows if row.status == "playing"]
        if not all(map(_left, playing)):
            raise Refusal("deal-in-play", 409)
        for table in playing:
            async with table.lock:
                if not _left(table):  # a player came back while we waited
                    raise Refusal("deal-in-play", 409)
                await hall.append_event(table, BreakOff())
        await hall.close_deal(deal_id)


def _left(table: Table) -> bool:
    """Return whether a game is abandoned; one with a clock ends by itself."""
    return table.plan.clock is None and now() - table.at > LEFT


async def _rows(hall: Hall, deal_id: str) -> list[Row]:
    rows = await hall.store.of_deal(deal_id)
    if not rows:
        raise Refusal("no-such-deal", 404)
    return rows
