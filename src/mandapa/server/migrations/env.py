"""Alembic runs within the connection that `database.migrate` gives it."""

from __future__ import annotations

from alembic import context

from mandapa.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
