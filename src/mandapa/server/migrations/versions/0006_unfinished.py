"""What lists show of unfinished tables and when something is due there; indices for lists.

What older tables have to say is not known before their events are read: those in play count as
due, so they are read once, soon after the start, and from then on only when they are needed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "unfinished",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.BigInteger),
        sa.Column("seats", sa.LargeBinary),
    )
    op.create_index("ix_unfinished_due", "unfinished", ["due", "table"])
    op.drop_index("ix_tables_status", "tables")  # nothing is looked for by that alone
    op.drop_index("ix_tables_listed", "tables")
    op.create_index("ix_tables_listed", "tables", ["public", "status", "created", "id"])
    op.create_index("ix_tables_game", "tables", ["public", "status", "game", "created", "id"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.execute(
        'INSERT INTO unfinished ("table", due)'
        " SELECT id, CASE WHEN status = 'playing' THEN 0 END FROM tables WHERE status != 'finished'"
    )


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_tables_game", "tables")
    op.drop_index("ix_tables_listed", "tables")
    op.create_index("ix_tables_listed", "tables", ["public", "status", "created"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.drop_table("unfinished")
