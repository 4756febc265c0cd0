"""Matches can be watched under any rules: what their readers saw is stored now and then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, width in (("kept", 200), ("still", 64)):
        column = sa.Column(name, sa.String(width), nullable=False, server_default="")
        op.add_column("matches", column)
    op.create_table(
        "moments",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("reader", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "stills",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stills")
    op.drop_table("moments")
    for name in ("still", "kept"):
        op.drop_column("matches", name)
