"""How a table is stored: what to write for a new one and for its events, and the table rebuilt
from what was written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from mandapa.core.draws import commitment
from mandapa.server import schema
from mandapa.server.chain import chain_next, chain_start
from mandapa.server.database_errors import Damaged
from mandapa.server.events import AnyEvent, Sit, Stand, decode, encode
from mandapa.server.personal_data import Text, restore_texts, split_texts
from mandapa.server.plan import Plan
from mandapa.server.table import Table
from mandapa.server.table_parts import Deal, Listing
from mandapa.server.table_rows import listing_of, result_of

Writes = list[tuple[sa.Executable, dict[str, Any]]]

_PLAN: Final = msgspec.json.Decoder(Plan)
_INSERT_EVENT: Final = sa.insert(schema.events)
_INSERT_TEXT: Final = sa.insert(schema.texts)
_INSERT_TABLE: Final = sa.insert(schema.tables)
_INSERT_DEAL: Final = sa.insert(schema.deals)
_INSERT_SEATING: Final = sa.insert(schema.seatings)
_DELETE_SEATING: Final = sa.delete(schema.seatings).where(
    schema.seatings.c.table == sa.bindparam("the_table"),
    schema.seatings.c.seat == sa.bindparam("the_seat"),
)
_UNLIST: Final = sa.delete(schema.unfinished).where(
    schema.unfinished.c.table == sa.bindparam("the_table")
)
_LIST: Final = sa.insert(schema.unfinished)
_CHANGE_LISTING: Final = (
    sa.update(schema.unfinished)
    .where(schema.unfinished.c.table == sa.bindparam("the_table"))
    .values(due=sa.bindparam("the_due"), seats=sa.bindparam("the_seats"))
)
_SET_STATUS: Final = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("the_table"))
    .values(status=sa.bindparam("the_status"), result=sa.bindparam("the_result"))
)
_CLOSE_DEAL: Final = (
    sa.update(schema.deals).where(schema.deals.c.id == sa.bindparam("the_deal")).values(closed=True)
)


def creation(
    table: Table, new_deal: bool, first: Sequence[AnyEvent], ran: int
) -> tuple[Writes, bytes]:
    """Return what to write for a new table that has taken in its first events, and the check of
    the last of them."""
    deal, at = table.deal, table.created
    write: Writes = []
    if new_deal:
        write.append((_INSERT_DEAL, {c: getattr(deal, c) for c in schema.deals.c.keys()}))  # noqa: SIM118
    row: dict[str, Any] = {
        "id": table.id,
        "created": at,
        "game": table.plan.game,
        "plan": msgspec.json.encode(table.plan),
        "public": table.public,
        "host": table.host,
        "deal": deal.id,
        "status": "finished" if table.plan.uploaded else "open",
    }
    write.append((_INSERT_TABLE, row))
    check = chain_start(table.id, at, row["plan"], deal.commitment)
    for number, event in enumerate(first, start=1):
        rows, check = _rows(table.id, number, at, ran, event, check)
        write.extend(rows)
    write.extend(relisting(table, listing_of(table)))
    return write, check


def addition(table: Table, event: AnyEvent, after: Table) -> Writes:
    """Return what to write for the next event of a table, and what it means for the lists.
    `after` is the table as the event makes it; its check and its listing are noted there."""
    write, after.chain = _rows(table.id, after.seq, after.at, after.ran, event, table.chain)
    if after.status != table.status:
        result = result_of(after)
        body = msgspec.json.encode(result) if result else None
        values = {"the_table": table.id, "the_status": after.status, "the_result": body}
        write.append((_SET_STATUS, values))
    if after.deal.closed and not table.deal.closed:
        write.extend(closing(table.deal.id))
    after.listing = listing_of(after)
    write.extend(relisting(table, after.listing))
    return write


def closing(deal: str) -> Writes:
    """Return what to write so that a deal is closed."""
    return [(_CLOSE_DEAL, {"the_deal": deal})]


def relisting(table: Table, listing: Listing | None) -> Writes:
    """Return what to write so that a table is listed like that."""
    if listing == table.listing:
        return []
    if listing is None:
        return [(_UNLIST, {"the_table": table.id})]
    if table.listing is None:
        return [(_LIST, {"table": table.id, **listing._asdict()})]
    values = {"the_table": table.id, "the_due": listing.due, "the_seats": listing.seats}
    return [(_CHANGE_LISTING, values)]


def _rows(
    table: str, seq: int, at: int, ran: int, event: AnyEvent, before: bytes
) -> tuple[Writes, bytes]:
    """Return the rows of an event: its texts, who sits where after it, and its check."""
    without, texts = split_texts(event)
    body = encode(without)
    check = chain_next(before, seq, at, ran, body)
    row = {"table": table, "seq": seq, "at": at, "ran": ran, "body": body, "chain": check}
    write: Writes = [(_INSERT_EVENT, row)]
    write += [(_INSERT_TEXT, {"table": table, "seq": seq, **text._asdict()}) for text in texts]
    if isinstance(event, Sit) and event.person:
        name = event.name.casefold()
        values = {"table": table, "seat": event.seat, "person": event.person, "name": name}
        write.append((_INSERT_SEATING, values))
    if isinstance(event, Stand):
        write.append((_DELETE_SEATING, {"the_table": table, "the_seat": event.seat}))
    return write, check


class StoredTable(NamedTuple):
    """All that is stored of a table."""

    row: sa.RowMapping  # with its deal
    events: Sequence[Any]
    texts: Sequence[Any]
    listing: Listing | None


def rebuild(stored: StoredTable) -> Table:
    """Rebuild the table, if it is what was written."""
    row, columns = stored.row, schema.deals.c.keys()
    plan = _PLAN.decode(row["tables_plan"])
    deal = Deal(**{column: row[f"deals_{column}"] for column in columns})
    if deal.seed and not plan.uploaded and commitment(deal.seed) != deal.commitment:
        raise Damaged("other-seed")
    id_, created = row["tables_id"], row["tables_created"]
    table = Table(id_, created, plan, row["tables_public"], row["tables_host"], deal)
    table.chain = chain_start(id_, created, row["tables_plan"], deal.commitment)
    texts: defaultdict[int, dict[int, Text]] = defaultdict(dict)
    for seq, *text in stored.texts:
        texts[seq][text[0]] = Text(*text)
    for seq, at, ran, body, chain in stored.events:
        table.chain = chain_next(table.chain, table.seq + 1, at, ran, body)
        if table.chain != chain:
            raise Damaged("wrong-event", seq=str(seq))
        table.apply(restore_texts(decode(body), texts[seq]), at, ran)
    table.listing = stored.listing
    return table
