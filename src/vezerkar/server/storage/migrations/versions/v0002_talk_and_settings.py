"""Chat and page settings are stored; tables can be public, ask before a turn ends, use a pack."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# The width of a text, 0 for yes or no.
ADDED = {
    "matches": {"public": 0, "confirm_turn": 0, "rematch": 40, "pack": 80},
    "chairs": {"code": 20, "auto_pass": 0},
}


def upgrade() -> None:
    for table, columns in ADDED.items():
        for name, width in columns.items():
            op.add_column(table, _text(name, width) if width else _yes_or_no(name))
    op.create_index("ix_chairs_code", "chairs", ["code"])
    op.create_table(
        "chat",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(20), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )


def _text(name: str, width: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(width), nullable=False, server_default="")


def _yes_or_no(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def downgrade() -> None:
    op.drop_table("settings")
    op.drop_table("chat")
    op.drop_index("ix_chairs_code", "chairs")
    for table, columns in ADDED.items():
        for name in columns:
            op.drop_column(table, name)
