"""Each event carries a check over all before it; names and chat texts are kept beside.

The rules of `server/chain.py` and `server/personal_data.py` are written out here as they were, so
that an old database comes along the same way whatever becomes of them.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PERSONAL = {"sit": ("name",), "begin": ("names",), "chat": ("name", "text")}
TABLES = sa.table(
    "tables", sa.column("id"), sa.column("created"), sa.column("plan"), sa.column("deal")
)
DEALS = sa.table("deals", sa.column("id"), sa.column("commitment"))
EVENTS = sa.table("events", *map(sa.column, ("table", "seq", "at", "ran", "body", "chain")))


def upgrade() -> None:
    texts = op.create_table(
        "texts",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("salt", sa.LargeBinary),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("events", sa.Column("chain", sa.LargeBinary))
    connection = op.get_bind()
    change = (
        sa.update(EVENTS)
        .where(EVENTS.c.table == sa.bindparam("t"), EVENTS.c.seq == sa.bindparam("s"))
        .values(
            body=sa.bindparam("b", type_=sa.LargeBinary),
            chain=sa.bindparam("c", type_=sa.LargeBinary),
        )
    )
    for table, check in _tables(connection):
        columns = (EVENTS.c.seq, EVENTS.c.at, EVENTS.c.ran, EVENTS.c.body)
        found = connection.execute(
            sa.select(*columns).where(EVENTS.c.table == table).order_by(EVENTS.c.seq)
        )
        changes, rows = [], []
        for seq, at, ran, old in found.all():
            body, apart = _set_apart(bytes(old))
            check = hashlib.sha256(check + b"%d %d %d " % (seq, at, ran) + body).digest()[:16]
            changes.append({"t": table, "s": seq, "b": body, "c": check})
            for place, (salt, text) in enumerate(apart):
                key = {"table": table, "seq": seq, "place": place}
                rows.append({**key, "salt": salt, "text": text})
        if changes:
            connection.execute(change, changes)
        if rows:
            connection.execute(sa.insert(texts), rows)
    with op.batch_alter_table("events") as batch:
        batch.alter_column("chain", existing_type=sa.LargeBinary, nullable=False)


def _tables(connection: sa.Connection) -> Iterator[tuple[str, bytes]]:
    """Every table with the check before its first event."""
    query = sa.select(TABLES.c.id, TABLES.c.created, TABLES.c.plan, DEALS.c.commitment)
    for table, created, plan, commitment in connection.execute(
        query.join(DEALS, DEALS.c.id == TABLES.c.deal)
    ).all():
        facts = (table.encode(), b"%d" % created, commitment.encode(), bytes(plan))
        yield table, hashlib.sha256(b"\0".join(facts)).digest()[:16]


def _set_apart(body: bytes) -> tuple[bytes, list[tuple[bytes, str]]]:
    try:
        event: dict[str, Any] = json.loads(body)
        fields = PERSONAL.get(event["kind"], ())
    except (ValueError, KeyError, TypeError):
        return body, []  # it could not be read before either
    apart: list[tuple[bytes, str]] = []

    def hashed(text: str) -> str:
        apart.append((secrets.token_bytes(16), text))
        return hashlib.sha256(apart[-1][0] + text.encode()).hexdigest()[:32]

    for name in fields:
        value = event[name]
        event[name] = [hashed(one) for one in value] if isinstance(value, list) else hashed(value)
    return (json.dumps(event, separators=(",", ":")).encode() if fields else body), apart


def downgrade() -> None:
    raise NotImplementedError("restore the backup that was made before the upgrade")
