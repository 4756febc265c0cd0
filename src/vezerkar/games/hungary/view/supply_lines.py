"""Who would be out of supply if the turn ended now: shown while there is time to mend it."""

from __future__ import annotations

from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, OOS, PARTISAN, SOVIET


def unfed(s: Campaign) -> frozenset[int]:
    """The units that lack a source and are not marked as out of supply yet (HU-5.7.1)."""
    board = s.board
    given = find_sources(s)
    return frozenset(
        u
        for side in (AXIS, SOVIET)
        for u in board.combat_units[side]
        if s.unit_hex[u] >= 0
        and given[u] == NO_SOURCE
        and not s.flags[u] & OOS
        and board.unit_type[u] != PARTISAN  # HU-12.2.1.3
    )
