"""Lists of tables tell how matches stand and ended, and people put tables away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, width in (("scores", 200), ("result", 400)):
        column = sa.Column(name, sa.String(width), nullable=False, server_default="")
        op.add_column("matches", column)
    op.create_table(
        "archived",
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("archived")
    op.drop_column("matches", "result")
    op.drop_column("matches", "scores")
