"""What lists are searched by: the game of a table, the names of those who sit there."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("game", sa.String(40), nullable=False, server_default=""))
    op.add_column("seatings", sa.Column("name", sa.String(120), nullable=False, server_default=""))
    op.create_index("ix_tables_listed", "tables", ["public", "status", "created"])
    tables = sa.table("tables", sa.column("id"), sa.column("plan"), sa.column("game"))
    seatings = sa.table("seatings", sa.column("table"), sa.column("seat"), sa.column("name"))
    events = sa.table("events", sa.column("table"), sa.column("body"))
    connection = op.get_bind()
    for table, plan in connection.execute(sa.select(tables.c.id, tables.c.plan)).all():
        game = json.loads(plan)["game"]
        connection.execute(sa.update(tables).where(tables.c.id == table).values(game=game))
    for table, seat in connection.execute(sa.select(seatings.c.table, seatings.c.seat)).all():
        bodies = connection.execute(sa.select(events.c.body).where(events.c.table == table))
        for event in map(json.loads, bodies.scalars()):
            if event["kind"] == "sit" and event["seat"] == seat:
                here = (seatings.c.table == table, seatings.c.seat == seat)
                name = event["name"].casefold()
                connection.execute(sa.update(seatings).where(*here).values(name=name))


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("seatings", "name")
    op.drop_column("tables", "game")
