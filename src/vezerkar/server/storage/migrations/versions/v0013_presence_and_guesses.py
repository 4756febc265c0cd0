"""What nodes have to know of each other: who is where, who guesses, and who knows which rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("incarnation", sa.String(40), nullable=False, index=True),
    )
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(200), primary_key=True),
        sa.Column("remaining", sa.Float, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "known_rules",
        sa.Column("incarnation", sa.String(40), primary_key=True),
        sa.Column("rules", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    for table in ("known_rules", "guesses", "presence"):
        op.drop_table(table)
