"""Events know how long the site had run: clocks go by that, not by the time of day.

Until now clocks went by the time of day and events forgave what the site was down. So what an
old database calls its running time is the time of day, and goes on from there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("ran", sa.BigInteger))
    op.execute("UPDATE events SET ran = at")
    with op.batch_alter_table("events") as batch:
        batch.alter_column("ran", existing_type=sa.BigInteger, nullable=False)
    op.alter_column("pulse", "at", new_column_name="ran", existing_type=sa.BigInteger)


def downgrade() -> None:
    op.alter_column("pulse", "ran", new_column_name="at", existing_type=sa.BigInteger)
    op.drop_column("events", "ran")
