"""What a match was set up with is called its settings."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE matches RENAME COLUMN options TO settings")


def downgrade() -> None:
    op.execute("ALTER TABLE matches RENAME COLUMN settings TO options")
