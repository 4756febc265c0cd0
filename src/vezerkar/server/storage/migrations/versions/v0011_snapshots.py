"""Matches come back from a snapshot and the rest of their journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("form", sa.String(200), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshot_blocks",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("block", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("states", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshot_blocks")
    op.drop_table("snapshots")
