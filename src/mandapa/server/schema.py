"""The tables of the database. The events are the truth; everything else is an index to them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A seed and who may know it. Several tables may play the same deal.
deals: Final = sa.Table(
    "deals",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seed", sa.LargeBinary),  # none: an uploaded log that does not tell it
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # others may open tables with it
    sa.Column("closed", sa.Boolean, nullable=False),  # the seed is public
    sa.Column("host", sa.String(32), nullable=False),
)

tables: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("game", sa.String(40), nullable=False, server_default=""),
    sa.Column("plan", sa.LargeBinary, nullable=False),  # a `Plan` in JSON
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("deal", sa.String(32), sa.ForeignKey("deals.id"), nullable=False, index=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("result", sa.LargeBinary),  # a `Result` in JSON, once there is one
    sa.Index("ix_tables_listed", "public", "status", "created", "id"),
    sa.Index("ix_tables_game", "public", "status", "game", "created", "id"),
    sa.Index("ix_tables_host", "host", "status"),
)

# The tables that are not finished, as they are after their last event: what lists show, and what
# a site has to look after, without reading their events.
unfinished: Final = sa.Table(
    "unfinished",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    # The running time at which something happens there unasked; none: nothing does.
    sa.Column("due", sa.BigInteger),
    sa.Column("seats", sa.LargeBinary),  # `Seats` in JSON; none: its events have to be read
    sa.Index("ix_unfinished_due", "due", "table"),
)

events: Final = sa.Table(
    "events",
    METADATA,
    # Two writers can never both write event n of a table.
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # the time of day, for people
    sa.Column("ran", sa.BigInteger, nullable=False),  # how long the site had run, for clocks
    sa.Column("body", sa.LargeBinary, nullable=False),  # an `Event` in JSON, its texts as hashes
    sa.Column("chain", sa.LargeBinary, nullable=False),  # a check over all up to here
)

# Names and chat texts, beside the events so that they can be erased or changed.
texts: Final = sa.Table(
    "texts",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("salt", sa.LargeBinary),  # none: it is not the one that was written
    sa.Column("text", sa.Text, nullable=False),
)

# One row: the running time of the site in milliseconds.
pulse: Final = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ran", sa.BigInteger, nullable=False),
)

# Who sits where: to find the games of a person.
seatings: Final = sa.Table(
    "seatings",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(120), nullable=False, server_default=""),  # casefolded, to search
)
