"""The table of seats is called seats; what a user's page remembers is called preferences."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

INDEXED = ("user", "code", "token")  # columns of the seats


def upgrade() -> None:
    op.execute("ALTER TABLE settings RENAME TO preferences")
    _rename_seats("chairs", "seats")


def downgrade() -> None:
    _rename_seats("seats", "chairs")
    op.execute("ALTER TABLE preferences RENAME TO settings")


def _rename_seats(old: str, new: str) -> None:
    """SQLite cannot rename an index: they are made again."""
    for column in INDEXED:
        op.drop_index(f"ix_{old}_{column}", old)
    op.execute(f"ALTER TABLE {old} RENAME TO {new}")
    for column in INDEXED:
        op.create_index(f"ix_{new}_{column}", new, [column])
