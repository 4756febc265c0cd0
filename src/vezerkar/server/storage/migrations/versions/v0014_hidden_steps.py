"""From whom a step was hidden: a match that is read again need not find it out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("hidden", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("journal", "hidden")
