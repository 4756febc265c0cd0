"""Logins are kept by the server, and what is done with accounts is written down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "logins",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
    )
    op.create_index("ix_logins_user", "logins", ["user"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("address", sa.String(80), nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_user", "audit", ["user"])


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("logins")
