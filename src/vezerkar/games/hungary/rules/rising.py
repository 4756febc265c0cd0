# hot: compiled by mypyc
"""The Slovak rising: the zone it closes, and whom it keeps from fighting whom (section 12.2)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import HUNGARIAN, PARTISAN

NO_BAN: Final = b""


def ban_for(s: Campaign, units: list[int]) -> bytes:
    """HU-12.2.1.7, HU-12.2.1.2, HU-12.2.2.4: hexes closed to partisans and to Hungarians."""
    board = s.board
    if not board.rising or s.zone_open:
        return NO_BAN
    for u in units:
        if board.unit_type[u] == PARTISAN:
            return board.beyond_zone
        if board.unit_nation[u] == HUNGARIAN and partisans_in_zone(s):
            return board.zone
    return NO_BAN


def bans(s: Campaign) -> tuple[bytes, bytes]:
    """The same: what is closed to partisans, and what to Hungarians."""
    board = s.board
    if not board.rising or s.zone_open:
        return NO_BAN, NO_BAN
    return board.beyond_zone, board.zone if partisans_in_zone(s) else NO_BAN


def is_banned(banned: bytes, h: int) -> bool:
    """Whether a hex is closed by such a ban."""
    return len(banned) > 0 and banned[h] != 0


def partisans_in_zone(s: Campaign) -> bool:
    for u in s.board.partisans:
        if s.unit_hex[u] >= 0 and s.board.zone[s.unit_hex[u]]:
            return True
    return False


def holds_partisans(s: Campaign, h: int) -> bool:
    for u in s.at[h]:
        if s.board.unit_type[u] == PARTISAN:
            return True
    return False


def only_partisans(s: Campaign, h: int) -> bool:
    """HU-12.2.3.1: partisans without other combat units."""
    units = s.combat_in(h)
    if not units:
        return False
    for u in units:
        if s.board.unit_type[u] != PARTISAN:
            return False
    return True
