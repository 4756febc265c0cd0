"""Alembic runs this; the connection comes from upgrade() of the package above."""

from __future__ import annotations

from alembic import context

from vezerkar.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
