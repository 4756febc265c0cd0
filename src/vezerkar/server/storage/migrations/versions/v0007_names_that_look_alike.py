"""Accounts are found by what their names look like; those that look alike already stay apart."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa
from alembic import op

from vezerkar.server.names import skeleton

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

USERS = sa.table("users", sa.column("id"), sa.column("name"), sa.column("folded"))


def upgrade() -> None:
    rows = op.get_bind().execute(sa.select(USERS.c.id, USERS.c.name, USERS.c.folded)).all()
    wanted = {row.id: skeleton(row.name) for row in rows}
    count = Counter(wanted.values()) + Counter(
        row.folded for row in rows if row.folded != wanted[row.id]
    )
    for user, folded in wanted.items():
        if count[folded] == 1:
            _fold(user, folded)


def downgrade() -> None:
    for row in op.get_bind().execute(sa.select(USERS.c.id, USERS.c.name)).all():
        _fold(row.id, row.name.casefold())


def _fold(user: str, folded: str) -> None:
    op.execute(sa.update(USERS).where(USERS.c.id == user).values(folded=folded))
