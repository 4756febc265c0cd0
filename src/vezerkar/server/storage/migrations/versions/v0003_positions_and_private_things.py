"""Matches may begin with a position or as a copy; seats have notes, a code and a token."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", _text("start"))
    op.add_column("matches", _word("origin", 40))
    branch = sa.Column("branch", sa.Integer, nullable=False, server_default="0")
    op.add_column("matches", branch)
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", hints)
    op.add_column("chairs", _text("notes"))
    op.add_column("chairs", _word("lock", 80))
    op.add_column("chairs", _word("token", 80))
    op.create_index("ix_chairs_token", "chairs", ["token"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def _word(name: str, width: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(width), nullable=False, server_default="")


def downgrade() -> None:
    op.drop_index("ix_chairs_token", "chairs")
    for table, names in (
        ("chairs", ("token", "lock", "notes")),
        ("matches", ("hints", "branch", "origin", "start")),
    ):
        for name in names:
            op.drop_column(table, name)
