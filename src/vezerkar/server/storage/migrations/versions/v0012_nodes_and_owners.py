"""Several servers share a database: each table has one owner, and a number that grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("incarnation", sa.String(40), nullable=False, index=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("heartbeat", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("incarnation", sa.String(40), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    owned = sa.text("incarnation <> ''")
    op.create_index(
        "ix_owners_owned", "owners", ["incarnation"], postgresql_where=owned, sqlite_where=owned
    )


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("nodes")
